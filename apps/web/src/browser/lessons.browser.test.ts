import { Lesson } from "@paravent/protocol";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openOwnHouse } from "./house.ts";
import { playLesson } from "./lesson-player.ts";
import { playLessons } from "./lessons-played.ts";
import { DESKTOP, PHONE } from "./player.ts";

const house = openOwnHouse({ PARAVENT_LESSONS: "on" });

/** Where those begin that are played on a phone; `npm run keys` plays every lesson on both. */
const LATER = { diktat: 4, dclight: 2 };

/** Two learners at a time: each waits for the other less than for what moves at a table. */
test("every lesson is played to its end and read in both languages, on a desktop or on a phone", {
  timeout: 300_000,
}, async () => {
  const desktop = await house.visit(DESKTOP, "en");
  const phone = await house.visit(PHONE, "fr");
  const first = async () => {
    await playLessons(desktop.page, "diktat", 0, LATER.diktat);
    await playLessons(desktop.page, "dclight", LATER.dclight);
  };
  const second = async () => {
    await playLessons(phone.page, "diktat", LATER.diktat);
    await playLessons(phone.page, "dclight", 0, LATER.dclight);
  };
  await Promise.all([first(), second()]);
  expect([...desktop.faults, ...phone.faults]).toEqual([]);
});

test("whoever asks for the lessons of a game sees those on a phone, not another game's", async () => {
  const { page } = await house.visit(PHONE, "fr");
  await page.locator(".mine-lessons", { hasText: "DCLight" }).click();
  await page.locator(".lrn-card[data-game=dclight]").first().waitFor();
  const others = page.locator(".lrn-card[data-game=diktat]");
  expect(await others.count()).toBeGreaterThan(0);
  expect(await others.first().isVisible()).toBe(false);
});

test("whoever asks for a lesson that is not there finds the list of those that are", async () => {
  const { page } = await house.visit(PHONE, "fr");
  await page.goto(new URL("/learn/dclight/no-such-lesson", page.url()).href);
  await page.waitForURL(/\/learn#learn-dclight$/);
  await page.locator(".lrn-card[data-game=dclight]").first().waitFor();
});

test.each([
  [667, 375],
  [844, 390],
])("on a phone of %i × %i captions leave what they speak of, and all they say is in sight", async (width, height) => {
  const { page } = await house.visit({ width, height }, "fr");
  await page.goto(new URL("/learn/dclight/first-turns", page.url()).href);
  const get = await page.request.get(new URL("/api/lessons/dclight/first-turns", page.url()).href);
  /** The largest part of something lit that lies under the caption; all of it where what is said is cut. */
  const covered = () =>
    page.evaluate(() => {
      const said = document.querySelector(".ls-said");
      if (!said || said.scrollHeight > said.clientHeight) return 1;
      const over = document.querySelector(".ls-caption")!.getBoundingClientRect();
      const parts = [...document.querySelectorAll(".ls-ring")].map((ring) => {
        const lit = ring.getBoundingClientRect();
        const wide = Math.min(over.right, lit.right) - Math.max(over.x, lit.x);
        const high = Math.min(over.bottom, lit.bottom) - Math.max(over.y, lit.y);
        return (Math.max(0, wide) * Math.max(0, high)) / (lit.width * lit.height);
      });
      return Math.max(0, ...parts);
    });
  await playLesson(page, Lesson.parse(await get.json()), async (step) => {
    await expect.poll(covered, { message: step }).toBeLessThan(0.25);
  });
});

test("a lesson is resumed where it was left, and another move is answered and taken back", async () => {
  const { page } = await house.visit(DESKTOP, "en");
  await page.goto(new URL("/learn/diktat/first-night", page.url()).href);
  // While something is to be read, nothing is asked.
  await page.locator(".bar[data-tone=everyone]", { hasText: "Go on" }).waitFor();
  for (let step = 0; step < 2; step++) await page.locator("[data-lesson-on]").click();
  await page.locator('[data-step="send"]').waitFor();
  await page.reload();
  await page.locator('[data-step="send"]').waitFor();
  await onlyOneIsLit(page, "[data-ref=sendTeam]");
  const place = await page.locator(".ls-holder").boundingBox();
  await page.locator("[data-ref=sendTeam]:visible").click();
  await onlyOneIsLit(page, "[data-place='sector:josefov']");
  expect(await page.locator(".ls-holder").boundingBox()).toEqual(place);
  await page.locator("[data-ref=extendInfluence]:visible").first().click();
  await page.locator("[data-commit][aria-disabled=false]:visible").first().click();
  await page.locator(".ls-caption", { hasText: "without a team in a sector you win nothing" }).waitFor();
  // Those who listen are told as well.
  await page
    .locator("[data-lesson-said]", { hasText: "without a team in a sector you win nothing" })
    .waitFor({ state: "attached" });
  await page.locator("[data-lesson-back]").click();
  await page.locator(".ls-caption", { hasText: "everyone will want to kill yours" }).waitFor();
  // The same question is open again.
  await page.locator("[data-ref=extendInfluence]:visible").first().click();
  await page.locator("[data-commit][aria-disabled=false]:visible").first().click();
  await page.locator(".ls-caption", { hasText: "without a team in a sector you win nothing" }).waitFor();
});

/** The ring is around the next thing to touch, and around nothing else. */
async function onlyOneIsLit(page: Page, selector: string): Promise<void> {
  const lit = () =>
    page.evaluate((wanted) => {
      const rings = [...document.querySelectorAll(".ls-ring")].map((ring) => ring.getBoundingClientRect());
      const thing = document.querySelector(wanted)?.getBoundingClientRect();
      const [ring] = rings;
      return rings.length === 1 && ring && thing && ring.x <= thing.x && ring.y <= thing.y && ring.right >= thing.right;
    }, selector);
  await expect.poll(lit, { message: selector }).toBe(true);
}
