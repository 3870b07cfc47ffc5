import { readFileSync } from "node:fs";
import { greedyBot } from "@paravent/bots";
import type { Lesson as PlayedLesson } from "@paravent/content/lessons";
import { loadLessons } from "@paravent/content/lessons/load";
import { loadPlugs, namedGames } from "@paravent/content/registry";
import { type Input, Rng, sample } from "@paravent/kernel";
import { Lesson } from "@paravent/protocol";
import { beforeAll, describe, expect, test } from "vitest";
import { sameAnswer } from "./matching.ts";
import { LessonPlay } from "./play.ts";

const names = namedGames().filter((name) => name.startsWith("@paravent/"));
const games = await Promise.all(
  names.map(async (name) => ({ plug: [...(await loadPlugs([name])).values()][0]!, lessons: await loadLessons(name) })),
);
const all = games.flatMap(({ plug, lessons }) =>
  lessons.map((lesson) => ({ plug, lesson, name: `${plug.id}/${lesson.id}` })),
);

type Plug = (typeof games)[number]["plug"];

/** As a browser gets it: through JSON, checked by the protocol. */
const sent = (lesson: PlayedLesson): Lesson => Lesson.parse(JSON.parse(JSON.stringify(lesson)));
const begin = (plug: Plug, lesson: PlayedLesson, progress?: LessonPlay["progress"]) =>
  new LessonPlay(plug.load(), sent(lesson), greedyBot(plug.bots!.greedy), progress);

/** The learner makes the move that is waited for. */
function obey(play: LessonPlay): void {
  const { expected } = play;
  if (!expected) {
    play.goOn();
    return;
  }
  const { act, value } = expected;
  const question = play.view.question?.id ?? play.view.waiting!.id;
  const input: Input =
    act === null ? { kind: "answer", seat: 0, question, value } : { kind: "act", seat: 0, question, act, value };
  expect(play.take(input)).toBeNull();
}

test("there are lessons of every game", () => {
  for (const { lessons } of games) expect(lessons.length).toBeGreaterThan(0);
});

describe.each(all)("$name", ({ plug, lesson }) => {
  let laws = "";
  beforeAll(() => {
    laws = readFileSync(new URL(`../../../../docs/rules/${plug.id}.md`, import.meta.url), "utf8");
  });

  test("is played to its end by the moves it waits for, and then freely", () => {
    const play = begin(plug, lesson);
    for (const [n, step] of lesson.steps.entries()) {
      expect(play.step, step.id).toBe(n);
      do obey(play);
      while (play.step === n);
      expect(play.strayed).toBeNull();
    }
    expect(play.current).toBeNull();
    for (let answers = 0; answers < 6 && !play.isOver; answers++) {
      const question = play.view.question!;
      expect(question, "the rivals do not stop").not.toBeNull();
      const value = sample(question.ask, Rng.from(`free/${answers}`));
      expect(play.take({ kind: "answer", seat: 0, question: question.id, value })).toBeNull();
    }
    const again = begin(plug, lesson, play.progress);
    expect(again.view).toEqual(play.view);
  });

  test("goes back step by step to where it began", () => {
    const play = begin(plug, lesson);
    const views = lesson.steps.map((_, n) => {
      const { view } = play;
      do obey(play);
      while (play.step === n);
      return view;
    });
    for (const [n, view] of [...views.entries()].reverse()) {
      play.back();
      expect(play.step).toBe(n);
      expect(play.view).toEqual(view);
    }
    expect(play.canGoBack).toBe(false);
  });

  test("is resumed at any step", () => {
    const play = begin(plug, lesson);
    for (const n of lesson.steps.keys()) {
      expect(begin(plug, lesson, { version: "another", step: n, free: [] }).view).toEqual(play.view);
      do obey(play);
      while (play.step === n);
    }
  });

  test("says to another move what it thinks of it, and takes it back", () => {
    const play = begin(plug, lesson);
    for (const n of lesson.steps.keys()) {
      const { question } = play.view;
      const { view, expected } = play;
      const other = question && expected?.act === null ? anotherAnswer(play) : undefined;
      if (other !== undefined) {
        expect(play.take({ kind: "answer", seat: 0, question: question!.id, value: other })).toBeNull();
        expect(play.strayed).not.toBeNull();
        expect(play.step).toBe(n);
        play.back();
        expect(play.view).toEqual(view);
        expect(play.tries).toBe(1);
      }
      play.showMove();
      if (expected) play.back();
      expect(play.view).toEqual(view);
      do obey(play);
      while (play.step === n);
    }
  });

  test("speaks briefly, in both languages, and cites rules that exist", () => {
    const said = lesson.steps.flatMap(({ say, otherwise, hint, tries }) => [
      say,
      ...(otherwise ? [otherwise] : []),
      ...(hint ? [hint] : []),
      ...tries.map((one) => one.say),
    ]);
    for (const { fr, en } of [...said, lesson.end])
      for (const text of [fr, en]) {
        expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(48);
        expect(text.split("*").length % 2, text).toBe(1);
        expect(text).not.toMatch(/[()[\]]|\b(DK|DC)-/);
      }
    const cited = lesson.steps.flatMap(({ rule }) => (rule ? [rule] : []));
    expect(cited.filter((rule) => !laws.includes(rule))).toEqual([]);
  });
});

/** An answer the rules take, other than those that are waited for in this step. */
function anotherAnswer(play: LessonPlay) {
  const { ask } = play.view.question!;
  const waited = play.current!.moves.map(({ value }) => value);
  const tried = Array.from({ length: 40 }, (_, n) => sample(ask, Rng.from(`other/${n}`)));
  return tried.find((value) => waited.every((one) => !sameAnswer(ask, one, value)));
}
