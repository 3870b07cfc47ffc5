import { Lesson, LessonList } from "@paravent/protocol";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openHouse } from "./house.ts";
import { playLesson } from "./lesson-player.ts";
import { DESKTOP, PHONE } from "./player.ts";

const house = openHouse({ PARAVENT_LESSONS: "on" });

/**
 * `LESSON=diktat/first-night` plays that one, `LESSON=all` all of them. Where nothing is said each visitor plays the first
 * lesson of one game.
 */
const wanted = process.env.LESSON ?? "first";

async function lessonsOf(page: Page, visitor: number): Promise<readonly { game: string; id: string }[]> {
  const list = LessonList.parse(await (await page.request.get(new URL("/api/lessons", page.url()).href)).json());
  if (wanted === "first")
    return list.games.slice(visitor, visitor + 1).map(({ game, lessons }) => ({ game, id: lessons[0]!.id }));
  const all = list.games.flatMap(({ game, lessons }) => lessons.map(({ id }) => ({ game, id })));
  return wanted === "all" ? all : all.filter(({ game, id }) => wanted === `${game}/${id}`);
}

/** What is spoken of is never under the caption. */
const isCovered = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const caption = document.querySelector(".ls-caption")?.getBoundingClientRect();
    if (!caption) return false;
    return [...document.querySelectorAll(".ls-ring")].some((ring) => {
      const { x, y, width, height } = ring.getBoundingClientRect();
      const [middleX, middleY] = [x + width / 2, y + height / 2];
      return middleX > caption.x && middleX < caption.right && middleY > caption.y && middleY < caption.bottom;
    });
  });

test.each([
  ["a phone", "in French", PHONE, "fr", 0],
  ["a desktop", "in English", DESKTOP, "en", 1],
] as const)("lessons are finished on %s %s", { timeout: 600_000 }, async (_where, _in, size, language, visitor) => {
  const { page, faults } = await house.visit(size, language);
  await page.evaluate(() => localStorage.setItem("paravent.pace", "off"));
  const found = await lessonsOf(page, visitor);
  expect(found.length).toBeGreaterThan(0);
  for (const { game, id } of found) {
    const lesson = Lesson.parse(
      await (await page.request.get(new URL(`/api/lessons/${game}/${id}`, page.url()).href)).json(),
    );
    await page.goto(new URL(`/learn/${game}/${id}`, page.url()).href);
    const covered: string[] = [];
    await playLesson(page, lesson, async (step) => {
      if (await isCovered(page)) covered.push(step);
    });
    expect(covered).toEqual([]);
    await page.goto(new URL("/learn", page.url()).href);
    await page.locator(".lrn-card.done").first().waitFor();
  }
  expect(faults).toEqual([]);
});

test("a lesson is resumed where it was left, and another move is answered and taken back", async () => {
  const { page } = await house.visit(DESKTOP, "en");
  await page.goto(new URL("/learn/diktat/first-night", page.url()).href);
  for (let step = 0; step < 2; step++) await page.locator("[data-lesson-on]").click();
  await page.locator('[data-step="send"]').waitFor();
  await page.reload();
  await page.locator('[data-step="send"]').waitFor();
  await page.locator("[data-ref=extendInfluence]:visible").first().click();
  await page.locator("[data-commit][aria-disabled=false]:visible").first().click();
  await page.getByText("whoever is nowhere wins nothing").waitFor();
  await page.locator("[data-lesson-back]").click();
  await page.getByText("everyone will want yours dead").first().waitFor();
});
