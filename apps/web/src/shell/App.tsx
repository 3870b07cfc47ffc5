import { useEffect, useState } from "preact/hooks";
import { useLocation, useRoute } from "wouter";
import { t } from "../i18n/index.ts";
import { type SaidNo, saidNo } from "../net/said-no.ts";
import { PreferencesDialog } from "../preferences/PreferencesDialog.tsx";
import { enter } from "../store/session.ts";
import { table, view } from "../store/table.ts";
import { callReader } from "../turns/call.ts";
import { faultText } from "../ui/faults.ts";
import { Notice } from "../ui/Notice.tsx";
import { pageBefore } from "../ui/page-before.ts";
import { LearnPage } from "./LearnPage.tsx";
import { LessonPage } from "./LessonPage.tsx";
import { Lobby } from "./Lobby.tsx";
import { learnGames, plugOf } from "./plugs.ts";
import { RulesBeside } from "./RulesBeside.tsx";
import { RulesPage } from "./RulesPage.tsx";
import { SkipLink } from "./SkipLink.tsx";
import { TablePage } from "./TablePage.tsx";

const RETRY_MS = 2_000;

/** Every page needs a session and the games: a guest is made without asking, again and again until the server is there. */
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
  useEffect(() => (isOpen ? callReader() : undefined), [isOpen]);
  if (isOpen)
    return (
      <>
        <SkipLink />
        <Pages />
        <PreferencesDialog />
      </>
    );
  return <Notice>{session === "opening" ? t.value.line.connecting : faultText(session)}</Notice>;
}

const TABLE = "/table/";

/** Whether this page is a table at which this game is shown. */
const isTableOf = (game: string, page: string): boolean =>
  page.startsWith(TABLE) && table.value?.game === game && page === `${TABLE}${table.value.id}` && view.value !== null;

function Pages() {
  const [isLobby] = useRoute("/");
  const [isTable] = useRoute("/table/:id");
  const [isRules, rules] = useRoute("/rules/:game/:page?");
  const [isLearn] = useRoute("/learn");
  const [isLesson, lesson] = useRoute("/learn/:game/:id");
  const [here] = useLocation();
  useEffect(() => {
    if (!isRules) pageBefore.value = here;
  }, [isRules, here]);
  if (isLobby) return <Lobby />;
  if (isLearn) return <LearnPage />;
  const taught = isLesson ? plugOf(lesson.game) : null;
  if (isLesson && taught?.lessons)
    return <LessonPage key={`${taught.id}/${lesson.id}`} plug={taught} teach={taught.lessons} id={lesson.id} />;
  const ruled = isRules ? plugOf(rules.game) : null;
  // Who reads the rules at a table stays there.
  const seat = isTable ? here : ruled?.rules && isTableOf(ruled.id, pageBefore.value) ? pageBefore.value : null;
  if (seat !== null) {
    const id = seat.slice(TABLE.length);
    return (
      <>
        <TablePage key={id} id={id} />
        {ruled && <RulesBeside key={ruled.id} plug={ruled} page={rules?.page} table={seat} />}
      </>
    );
  }
  if (ruled?.rules) return <RulesPage key={ruled.id} plug={ruled} page={rules?.page} />;
  return <Notice home>{t.value.fault.lost}</Notice>;
}
