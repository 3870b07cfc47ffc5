import type { Json } from "@paravent/kernel";
import type { Lesson, LessonMove } from "@paravent/protocol";
import type { Page } from "playwright-core";

const COMMIT = "[data-commit][aria-disabled=false]:visible";
const PATIENCE_MS = 20_000;
const ORDERED = /\/order/;

/** Plays a lesson to its end by touching what can be seen: the invited moves, and "Go on" where there are none. */
export async function playLesson(page: Page, { steps }: Lesson, seen: (step: string) => Promise<void>): Promise<void> {
  for (const step of steps) {
    const caption = page.locator(`.ls-caption[data-step="${step.id}"]:visible`);
    await caption.waitFor({ timeout: PATIENCE_MS });
    await seen(step.id);
    const moves = step.moves.filter(({ seat }) => seat === 0);
    if (moves.length === 0) await page.locator("[data-lesson-on]").click();
    for (const move of moves) await play(page, move);
  }
  await page.locator('.ls-caption[data-step="end"]:visible').waitFor({ timeout: PATIENCE_MS });
}

/** Touches what an answer names, and commits as soon as that is possible: some answers are committed together. */
async function play(page: Page, { asked, value }: LessonMove): Promise<void> {
  await page.locator(".bar[data-tone=mine]").first().waitFor({ timeout: PATIENCE_MS });
  // What is put in order lies in order already: touching it would move it.
  if (!ORDERED.test(asked)) for (const word of wordsIn(value)) await choose(page, word);
  // To pass is a button of its own.
  const commit = page.locator(isPass(value) ? "[data-decline]:visible" : COMMIT).first();
  if ((await commit.count()) > 0) await commit.click();
}

const isPass = (value: Json): boolean => JSON.stringify(value) === '{"branch":"pass"}';

/** Touches the thing of this name, unless it is chosen already or has no place of its own on the screen. */
async function choose(page: Page, word: string): Promise<void> {
  const named = ["data-ref", "data-agent"].map((kind) => `[${kind}="${word}"]:not([aria-pressed=true]):visible`);
  const sector = `.dk-sector--open[data-sector="${word}"]:visible`;
  const thing = page.locator([...named, sector].join(", ")).first();
  const isThere = (patience: number) =>
    thing.waitFor({ timeout: patience }).then(
      () => true,
      () => false,
    );
  let found = await isThere(word.includes(":") ? 1_000 : 250);
  // It may lie in a pile that has to be opened first.
  const closed = page.locator("[data-sector-fan][aria-expanded=false]:visible");
  for (let n = 0; !found && n < (await closed.count()); n++) {
    await closed.nth(n).click();
    found = await isThere(250);
  }
  if (found) await thing.click();
}

/** What an answer names, in order. */
function wordsIn(value: Json): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}
