import { useLocation } from "wouter-preact";
import { t } from "../i18n/index.ts";
import { language } from "../i18n/language.ts";
import { listLessons } from "../net/rest.ts";
import { useFetched } from "../ui/fetched.ts";
import { LanguageSwitch } from "../ui/LanguageSwitch.tsx";
import { Notice } from "../ui/Notice.tsx";
import { openFirstGame } from "./first-game.ts";
import { plugs } from "./plugs.ts";

/** The list of lessons, once it is fetched with the pages it is shown on. */
export function LearnPage() {
  const here = useFetched(fetchLessons);
  const [, navigate] = useLocation();
  if (!here) return <Notice>{t.value.line.connecting}</Notice>;
  const { pages, taught } = here;
  const games = taught.map(({ plug, ...rest }) => {
    const name = plug.name[language.value];
    const begin = () => void openFirstGame(plug).then(({ id }) => navigate(`/table/${id}`));
    const first = { label: t.value.lobby.firstGame(name), begin };
    const reading = plug.rules
      ? [
          { label: t.value.nav.rules, href: `/rules/${plug.id}` },
          { label: t.value.nav.gallery, href: `/rules/${plug.id}/gallery` },
        ]
      : [];
    return { ...rest, game: plug.id, name, reading, first };
  });
  return <pages.LearnPage games={games} tools={<LanguageSwitch />} />;
}

async function fetchLessons() {
  const [pages, { lessonWords }, { games }] = await Promise.all([
    import("../lessons/LearnPage.tsx"),
    import("../lessons/words.ts"),
    listLessons(),
  ]);
  const listed = plugs.peek().flatMap((plug) => {
    const lessons = games.find(({ game }) => game === plug.id)?.lessons;
    return plug.lessons && lessons ? [{ plug, lessons, teach: plug.lessons }] : [];
  });
  const taught = listed.map(async ({ plug, lessons, teach }) => ({ plug, lessons, teaching: await teach() }));
  await lessonWords.open();
  return { pages, taught: await Promise.all(taught) };
}
