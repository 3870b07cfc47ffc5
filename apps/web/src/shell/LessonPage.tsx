import { useEffect, useMemo } from "preact/hooks";
import { Redirect } from "wouter-preact";
import { t } from "../i18n/index.ts";
import { listLessons, readLesson, readLessonContent } from "../net/rest.ts";
import { saidNo } from "../net/said-no.ts";
import type { Plug } from "../plug/plug.ts";
import type { Teaching } from "../plug/teaching.ts";
import { clearDrafts } from "../store/draft.ts";
import { playHere } from "../store/link.ts";
import { view } from "../store/table.ts";
import { TheStage } from "../table/stage/TheStage.tsx";
import { useFetched } from "../ui/fetched.ts";
import { Notice } from "../ui/Notice.tsx";
import { PlugTable } from "./PlugTable.tsx";

interface Props {
  readonly plug: Plug;
  readonly teach: () => Promise<Teaching>;
  readonly id: string;
}

/** A lesson: the game's own table, played on this page, with a character beside it. */
export function LessonPage({ plug, teach, id }: Props) {
  const opened = useFetched(useMemo(() => () => openLesson(plug.id, teach, id), [plug.id, id]));
  useEffect(() => {
    if (!opened || opened === "unknown") return;
    clearDrafts();
    playHere(opened.line);
    opened.line.showWhole();
    return () => {
      opened.line.close();
      playHere(null);
    };
  }, [opened]);
  if (opened === "unknown") return <Redirect to={`/learn#learn-${plug.id}`} replace />;
  if (!opened || view.value === null) return <Notice>{t.value.line.loading}</Notice>;
  const { Lesson, line, teller, next } = opened;
  return (
    <>
      <Lesson line={line} teller={teller} next={next} />
      <PlugTable key={plug.id} plug={plug} />
      <TheStage />
    </>
  );
}

async function openLesson(game: string, teach: () => Promise<Teaching>, id: string) {
  const [{ Lesson }, { LessonLine }, { lessonWords }, teaching, lesson, content, { games }] = await Promise.all([
    import("../lessons/Lesson.tsx"),
    import("../lessons/line.ts"),
    import("../lessons/words.ts"),
    teach(),
    readLesson(game, id).catch(unknown),
    readLessonContent(game),
    listLessons(),
  ]);
  if (lesson === null) return "unknown";
  await lessonWords.open();
  const teller = teaching.tellers[lesson.teller];
  if (!teller) throw new Error(`nobody is called ${lesson.teller}`);
  const lessons = games.find((one) => one.game === game)?.lessons ?? [];
  const after = lessons[lessons.findIndex((one) => one.id === id) + 1];
  const next = after ? { href: `/learn/${game}/${after.id}`, title: after.title } : null;
  return { Lesson, teller, next, line: new LessonLine(game, lesson, content, teaching) };
}

/** Nothing where there is no lesson of that name: all other faults are those of the moment. */
function unknown(fault: unknown): null {
  if (saidNo(fault).reason === "noLesson") return null;
  throw fault;
}
