import { expect, test } from "vitest";
import { openOwnHouse } from "./house.ts";
import { playLessons } from "./lessons-played.ts";
import { DESKTOP, PHONE } from "./player.ts";

const house = openOwnHouse({ PARAVENT_LESSONS: "on" });

/** Where those begin that are played on a phone in French; `npm run keys` plays every lesson on both. */
const LATER = { diktat: 4, dclight: 2 };

test("lessons are played to their end on a desktop in English", { timeout: 300_000 }, async () => {
  const { page, faults } = await house.visit(DESKTOP, "en");
  await playLessons(page, "diktat", 0, LATER.diktat);
  expect(faults).toEqual([]);
});

test("lessons are played to their end on a phone in French", { timeout: 300_000 }, async () => {
  const { page, faults } = await house.visit(PHONE, "fr");
  await playLessons(page, "diktat", LATER.diktat);
  expect(faults).toEqual([]);
});

test("DCLight’s lessons are played to their end, one on a desktop in English, the others on a phone in French", async () => {
  const one = await house.visit(DESKTOP, "en");
  await playLessons(one.page, "dclight", LATER.dclight);
  const other = await house.visit(PHONE, "fr");
  await playLessons(other.page, "dclight", 0, LATER.dclight);
  expect([...one.faults, ...other.faults]).toEqual([]);
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
  await page.locator(".ls-caption", { hasText: "whoever is nowhere wins nothing" }).waitFor();
  // Those who listen are told as well.
  await page
    .locator("[data-lesson-said]", { hasText: "whoever is nowhere wins nothing" })
    .waitFor({ state: "attached" });
  await page.locator("[data-lesson-back]").click();
  await page.locator(".ls-caption", { hasText: "everyone will want yours dead" }).waitFor();
});
