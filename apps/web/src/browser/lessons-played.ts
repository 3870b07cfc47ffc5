import { Lesson, LessonList } from "@paravent/protocol";
import type { Page } from "playwright-core";
import { isThere, until } from "./lesson-hands.ts";
import { readInBoth } from "./lesson-languages.ts";
import { playLesson } from "./lesson-player.ts";

/** `LESSON=diktat/first-night` plays that one alone. */
const wanted = process.env.LESSON;

/** What is spoken of is not under the caption; on a phone there is room only for the first thing that is pointed at. */
const isCovered = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const caption = document.querySelector(".ls-caption")?.getBoundingClientRect();
    if (!caption) return false;
    const rings = [...document.querySelectorAll(".ls-ring")];
    return rings.slice(0, innerWidth < 600 ? 1 : rings.length).some((ring) => {
      const { x, y, width, height } = ring.getBoundingClientRect();
      const [middleX, middleY] = [x + width / 2, y + height / 2];
      return middleX > caption.x && middleX < caption.right && middleY > caption.y && middleY < caption.bottom;
    });
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
      await until(page, `${id}, ${step}: the caption stands aside`, async () => !(await isCovered(page)));
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
