import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { matchRoute, useLocation, useRoute, useRouter } from "wouter-preact";
import { t } from "../i18n/index.ts";
import { type SaidNo, saidNo } from "../net/said-no.ts";
import { PreferencesDialog } from "../preferences/PreferencesDialog.tsx";
import { enter } from "../store/session.ts";
import { table as shownTable, view } from "../store/table.ts";
import { callReader } from "../turns/call.ts";
import { faultText } from "../ui/faults.ts";
import { useFetched } from "../ui/fetched.ts";
import { Notice } from "../ui/Notice.tsx";
import { pageBefore } from "../ui/page-before.ts";
import { AccountPlace } from "./AccountPlace.tsx";
import { LearnPage } from "./LearnPage.tsx";
import { Lobby } from "./Lobby.tsx";
import { gameName, learnGames, plugOf, plugs } from "./plugs.ts";
import { RulesBeside } from "./RulesBeside.tsx";
import { RulesPage } from "./RulesPage.tsx";
import { SkipLink } from "./SkipLink.tsx";
import { TournamentPlace } from "./TournamentPlace.tsx";

const RETRY_MS = 2_000;

/**
 * Pages need a session and the games: a guest is made without asking, again and again until the server is there. A
 * rulebook is read without.
 */
export function App() {
  const [session, setSession] = useState<"opening" | "open" | SaidNo>("opening");
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = () =>
      Promise.all([enter(), learnGames()])
        .then(() => setSession("open"))
        .catch((fault: unknown) => {
          setSession(saidNo(fault));
          timer = setTimeout(open, RETRY_MS);
        });
    void open();
    return () => clearTimeout(timer);
  }, []);
  const isOpen = session === "open";
  const [isRules] = useRoute("/rules/:game/:page?");
  useEffect(() => (isOpen ? callReader() : undefined), [isOpen]);
  if (isOpen || (isRules && session !== "opening"))
    return (
      <>
        <SkipLink />
        <Pages />
        <PreferencesDialog />
      </>
    );
  return <Notice>{session === "opening" ? t.value.line.connecting : faultText(session)}</Notice>;
}

/** Whether one plays this game on that page: a table, or a lesson. */
const isPlayedOn = (page: string, game: string): boolean =>
  /^\/(table|replay|learn)\//.test(page) && shownTable.value?.game === game && view.value !== null;

/** The page the address names. Who reads the rules of a game while playing it stays where it is played. */
function Pages() {
  const [isRules, rules] = useRoute("/rules/:game/:page?");
  const [here] = useLocation();
  useEffect(() => {
    if (!isRules) pageBefore.value = here;
  }, [isRules, here]);
  const ruled = isRules ? plugOf(rules.game) : null;
  const isBeside = ruled?.rules && isPlayedOn(pageBefore.value, ruled.id);
  if (ruled?.rules && !isBeside) return <RulesPage key={ruled.id} plug={ruled} page={rules?.page} />;
  const page = isBeside ? pageBefore.value : here;
  return (
    <>
      <PageAt address={page} />
      {isBeside && <RulesBeside key={ruled.id} plug={ruled} page={rules?.page} back={page} />}
    </>
  );
}

function PageAt({ address }: { readonly address: string }) {
  const { parser } = useRouter();
  // A page begins at its top, however far one has read on the one before.
  useEffect(() => window.scrollTo(0, 0), [address]);
  const [isTable, atTable] = matchRoute(parser, "/table/:id", address);
  const [isReplay, atReplay] = matchRoute(parser, "/replay/:id", address);
  const [isLesson, lesson] = matchRoute(parser, "/learn/:game/:id", address);
  if (address === "/") return <Lobby />;
  // The account, and what links in letters lead to.
  if (/^\/(account|confirm|reset|unsubscribe)/.test(address)) return <AccountPlace address={address} />;
  const table = isTable ? atTable.id : isReplay ? atReplay.id : null;
  if (table !== null) return <PlayedPage of={(pages) => <pages.TablePage key={table} id={table} />} />;
  const [isTournament, atTournament] = matchRoute(parser, "/tournament/:id", address);
  if (isTournament || address === "/tournaments") return <TournamentPlace id={isTournament ? atTournament.id : null} />;
  if (address === "/leaders") return <Leaders />;
  if (address === "/moderation") return <Moderation />;
  if (address === "/learn") return <LearnPage />;
  const taught = isLesson ? plugOf(lesson.game) : null;
  const teach = taught?.lessons;
  if (taught && teach && isLesson)
    return (
      <PlayedPage
        of={(pages) => (
          <pages.LessonPage key={`${taught.id}/${lesson.id}`} plug={taught} teach={teach} id={lesson.id} />
        )}
      />
    );
  return <Notice home>{t.value.fault.lost}</Notice>;
}

function Leaders() {
  const Page = useFetched(fetchLeaders);
  if (!Page) return <Notice>{t.value.line.loading}</Notice>;
  return <Page games={plugs.value.map(({ id }) => ({ id, name: gameName(id) }))} />;
}

async function fetchLeaders() {
  const [{ LeadersPage }, { recordWords }] = await Promise.all([
    import("../record/LeadersPage.tsx"),
    import("../record/words.ts"),
  ]);
  await recordWords.open();
  return LeadersPage;
}

function Moderation() {
  const Page = useFetched(fetchModeration);
  return Page ? <Page /> : <Notice>{t.value.line.loading}</Notice>;
}

async function fetchModeration() {
  const [{ ModerationPage }, { mannersWords }] = await Promise.all([
    import("../moderation/ModerationPage.tsx"),
    import("../table/talk/words.ts"),
  ]);
  await mannersWords.open();
  return ModerationPage;
}

/** A page on which one plays, once it is fetched: the lobby does not wait for it. */
function PlayedPage({ of }: { readonly of: (pages: PlayedPages) => ComponentChildren }) {
  const pages = useFetched(fetchPlayedPages);
  return pages ? of(pages) : <Notice>{t.value.line.loading}</Notice>;
}

const fetchPlayedPages = () => import("./played-pages.ts");
type PlayedPages = Awaited<ReturnType<typeof fetchPlayedPages>>;
