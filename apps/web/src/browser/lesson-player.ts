import type { Json } from "@paravent/kernel";
import type { Lesson, LessonMove, LessonStep } from "@paravent/protocol";
import type { Page } from "playwright-core";
import { closeSheet, doAct } from "./lesson-acts.ts";
import { areThere, isThere, touch, touchOnce, until } from "./lesson-hands.ts";

const MINE = ".bar[data-tone=mine]";
const COMMIT = "[data-commit][aria-disabled=false]";
const DECLINE = "[data-decline]";
const FOLD = "[data-fold]";
const OPEN_SECTOR = ".dk-sector--open:not([inert] *)";
const ON = "[data-lesson-on]";
const STRAYED = ".ls-go[data-lesson-back]";
const ORDERED = /\/order/;

/** Plays a lesson to its end by touching what can be seen: the invited moves, and "Go on" where there are none. */
export async function playLesson(page: Page, { steps }: Lesson, seen: (step: string) => Promise<void>): Promise<void> {
  for (const step of steps) {
    await reach(page, step.id);
    await seen(step.id);
    const own = step.moves.filter(({ seat }) => seat === 0);
    if (own.length === 0) await goOn(page, step.id);
    else await playStep(page, step, own);
  }
  await reach(page, "end");
  await seen("end");
}

const reach = (page: Page, step: string): Promise<void> =>
  until(page, `the lesson comes to "${step}"`, () => isThere(page, `.ls-caption[data-step="${step}"]`));

/** The caption may still be on its way to where it covers nothing. */
const goOn = (page: Page, step: string): Promise<void> =>
  until(page, `${step} is left`, async () => {
    const button = `.ls-caption[data-step="${step}"] ${ON}`;
    if (await isThere(page, button)) await touchOnce(page, button);
    return !(await isThere(page, button));
  });

/** Prepares one answer after the other and commits as soon as that is possible: some are committed together. */
async function playStep(page: Page, { id: step, points }: LessonStep, moves: readonly LessonMove[]): Promise<void> {
  for (let done = 0; done < moves.length; ) {
    const { act, value } = moves[done]!;
    if (act === null) await until(page, `${step}: a question`, () => isThere(page, MINE));
    // What has a button of its own at the table is prepared there and committed like an answer.
    const opener = `[data-act="${act}"][aria-disabled=false]`;
    if (act !== null && !(await isThere(page, opener))) await doAct(page, act, value);
    else {
      await closeSheet(page);
      if (act !== null) await touch(page, opener);
      await answer(
        page,
        moves.slice(done),
        points.map(({ at }) => at),
      );
    }
    const waiting = `.ls-caption[data-step="${step}"][data-left="${moves.length - done}"]`;
    await until(page, `${step}: ${JSON.stringify(value)} is taken`, async () => {
      const [isAstray, isWaiting] = await areThere(page, [STRAYED, waiting]);
      if (isAstray) throw new Error(`${step}: another move than ${JSON.stringify(value)}`);
      return !isWaiting;
    });
    done = moves.length - (await leftIn(page, step));
  }
}

const leftIn = (page: Page, step: string): Promise<number> =>
  page.evaluate((id) => {
    const caption = document.querySelector<HTMLElement>(`.ls-caption[data-step="${id}"]`);
    return Number(caption?.dataset.left ?? 0);
  }, step);

async function answer(page: Page, moves: readonly LessonMove[], pointed: readonly string[]): Promise<void> {
  for (const { asked, value } of moves) {
    // What is put in order lies in order already: touching it would move it.
    if (!ORDERED.test(asked)) await choose(page, wordsIn(value), pointed);
    if (await isThere(page, COMMIT)) return touch(page, COMMIT);
    // To stop, to pass or to refuse is a button of its own.
    if (await isThere(page, DECLINE)) return touch(page, DECLINE);
  }
  throw new Error(`nothing can be committed: ${JSON.stringify(moves[0]?.value)}`);
}

/** Touches what these words name, one after the other; some words of an answer have no place of their own on the screen. */
async function choose(page: Page, words: readonly string[], pointed: readonly string[]): Promise<void> {
  let left = [...words];
  const opened = new Set<string>();
  await until(page, `something to choose: ${words}`, async () => {
    for (const [at, word] of left.entries()) {
      if (!(await pick(page, word))) continue;
      left = left.slice(at + 1);
      return left.length === 0;
    }
    if (!left.some(isRef) && ((await isThere(page, COMMIT)) || (await isThere(page, DECLINE)))) return true;
    await openPile(page, pointed, opened);
    return false;
  });
}

/** Whether a word names one thing among others: that one is to be touched, whatever else lies ready. */
const isRef = (word: string): boolean => word.includes(":");

/** Touches the thing of this name, unless it is chosen already; false when there is none. */
async function pick(page: Page, word: string): Promise<boolean> {
  const places = [`[data-agent="${word}"]`, `[data-join="${word}"]`, `.dk-sector--open[data-sector="${word}"]`];
  const things = [`[data-ref="${word}"]`, ...places];
  const having = (rest: string) => things.map((one) => `${one}:not([inert] *)${rest}`).join(", ");
  const open = having(":not([aria-disabled=true])");
  const [isChosen, isOpen] = await areThere(page, [having("[aria-pressed=true]"), open]);
  if (isChosen) return true;
  if (!isOpen) return false;
  const before = await heightOf(page, word);
  await touch(page, open);
  const after = await heightOf(page, word);
  if (before !== null && after !== null && Math.abs(after - before) > RAISED)
    throw new Error(`${word} has moved from ${before} to ${after} under the finger`);
  return true;
}

/** What is chosen may be raised a little. */
const RAISED = 6;

/** How far down the middle of a card or die is that stays where it is when it is touched; null: there is none. */
const heightOf = (page: Page, word: string): Promise<number | null> =>
  page.evaluate((name) => {
    const steady = `.dc :is(.dc-sector-card, .ds-card, .dc-die-button)[data-ref="${name}"]`;
    const box = document.querySelector(steady)?.getBoundingClientRect();
    return box ? box.y + box.height / 2 : null;
  }, word);

/** Opens the piles of a sector, what is looked for may lie there: first of those that are pointed at. */
async function openPile(page: Page, pointed: readonly string[], opened: Set<string>): Promise<void> {
  if (await isThere(page, FOLD)) await touch(page, FOLD);
  const sectors = await page.evaluate(
    (open) => [...document.querySelectorAll<HTMLElement>(open)].map(({ dataset }) => dataset.sector ?? ""),
    OPEN_SECTOR,
  );
  const unopened = sectors.filter((sector) => !opened.has(sector));
  const next = unopened.find((sector) => pointed.includes(`sector:${sector}`)) ?? unopened[0];
  if (next === undefined) return;
  opened.add(next);
  await touch(page, `${OPEN_SECTOR}[data-sector="${next}"]`);
}

/** What an answer names, in order; what is shared out, as often as it gets a part. */
function wordsIn(value: Json): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "number") return [String(value)];
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === "number" ? Array.from({ length: inner }, () => key) : wordsIn(inner),
  );
}
