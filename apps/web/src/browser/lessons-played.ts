import { Lesson, LessonList } from "@paravent/protocol";
import type { Page } from "playwright-core";
import { isThere, until } from "./lesson-hands.ts";
import { readInBoth } from "./lesson-languages.ts";
import { playLesson } from "./lesson-player.ts";

/** `LESSON=diktat/first-night` plays that one alone. */
const wanted = process.env.LESSON;

/**
 * What of the table is under the caption though it should not be: what is spoken of, on a phone that which is named first,
 * the bar, and the buttons of what was offered.
 */
const coveredIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const caption = document.querySelector(".ls-caption")?.getBoundingClientRect();
    if (!caption) return [];
    // A stage as large as the screen loses a strip of its edge; anything smaller would be hidden by as much.
    const isUnder = (one: Element): boolean => {
      const { x, y, width, height, right, bottom } = one.getBoundingClientRect();
      const wide = Math.min(right, caption.right) - Math.max(x, caption.x);
      const high = Math.min(bottom, caption.bottom) - Math.max(y, caption.y);
      return wide > 0 && high > 0 && wide * high > 0.2 * width * height;
    };
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const rings = all(".ls-ring");
    const kept = [...rings.slice(0, innerWidth < 600 ? 1 : rings.length), ...all(".bar, [data-place=offers] button")];
    return kept.filter(isUnder).map((one) => `${one.getAttribute("class")} ${one.textContent}`);
  });

/** Something that the caption speaks of is lit, or what it asks for lies ready already. */
const isLit = async (page: Page): Promise<boolean> =>
  (await isThere(page, ".ls-ring")) || (await isThere(page, "[data-commit][aria-disabled=false]"));

async function get(page: Page, path: string): Promise<unknown> {
  return (await page.request.get(new URL(path, page.url()).href)).json();
}

/**
 * Plays lessons of a game to their end, reads each step in both languages on the way, and goes from each to the next by
 * its last caption: all of them, or those from one place of the list to before another.
 */
export async function playLessons(page: Page, game: string, from = 0, to?: number): Promise<void> {
  const { games } = LessonList.parse(await get(page, "/api/lessons"));
  const lessons = games.find((one) => one.game === game)?.lessons ?? [];
  const played = wanted ? lessons.filter(({ id }) => wanted === `${game}/${id}`) : lessons.slice(from, to);
  for (const [at, { id }] of played.entries()) {
    const lesson = Lesson.parse(await get(page, `/api/lessons/${game}/${id}`));
    const path = `/learn/${game}/${id}`;
    if (!page.url().endsWith(path)) await page.goto(new URL(path, page.url()).href);
    await playLesson(page, lesson, async (step) => {
      let under: readonly string[] = [];
      const standsAside = async () => {
        under = await coveredIn(page);
        return under.length === 0;
      };
      await until(page, `${id}, ${step}: the caption stands aside`, standsAside).catch((fault) => {
        throw new Error(`${fault}; under it are ${under}`);
      });
      const points = lesson.steps.find((one) => one.id === step)?.points ?? [];
      if (points.length > 0) await until(page, `${id}, ${step}: something is pointed at`, () => isLit(page));
      await readInBoth(page, lesson, step);
    });
    const next = page.locator("a[data-lesson-next]:visible");
    if (at + 1 < played.length && (await next.count()) > 0) await next.click();
  }
  await page.goto(new URL("/learn", page.url()).href);
  // The end of each is kept.
  const done = page.locator(`.lrn-card.done[data-game=${game}]`);
  await until(page, "every lesson is done", async () => (await done.count()) === played.length);
}
