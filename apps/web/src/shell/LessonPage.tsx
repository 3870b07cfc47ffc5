import { useEffect, useMemo } from "preact/hooks";
import { t } from "../i18n/index.ts";
import { readLesson, readLessonContent } from "../net/rest.ts";
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
    if (!opened) return;
    clearDrafts();
    playHere(opened.line);
    opened.line.showWhole();
    return () => {
      opened.line.close();
      playHere(null);
    };
  }, [opened]);
  if (!opened || view.value === null) return <Notice>{t.value.line.loading}</Notice>;
  const { Lesson, line, teller } = opened;
  return (
    <>
      <Lesson line={line} teller={teller} />
      <PlugTable key={plug.id} plug={plug} />
      <TheStage />
    </>
  );
}

async function openLesson(game: string, teach: () => Promise<Teaching>, id: string) {
  const [{ Lesson }, { LessonLine }, { lessonWords }, teaching, lesson, content] = await Promise.all([
    import("../lessons/Lesson.tsx"),
    import("../lessons/line.ts"),
    import("../lessons/words.ts"),
    teach(),
    readLesson(game, id),
    readLessonContent(game),
  ]);
  await lessonWords.open();
  const teller = teaching.tellers[lesson.teller];
  if (!teller) throw new Error(`nobody is called ${lesson.teller}`);
  return { Lesson, teller, line: new LessonLine(game, lesson, content, teaching) };
}
