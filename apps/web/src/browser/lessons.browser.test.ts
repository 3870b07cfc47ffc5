import { expect, test } from "vitest";
import { openHouse } from "./house.ts";
import { playLessons } from "./lessons-played.ts";
import { DESKTOP, PHONE } from "./player.ts";

const house = openHouse({ PARAVENT_LESSONS: "on" });

test("Diktat’s lessons are played to their end on a desktop in English", { timeout: 300_000 }, async () => {
  const { page, faults } = await house.visit(DESKTOP, "en");
  await playLessons(page, "diktat");
  expect(faults).toEqual([]);
});

test("DCLight’s lessons are played to their end on a phone in French", { timeout: 300_000 }, async () => {
  const { page, faults } = await house.visit(PHONE, "fr");
  await playLessons(page, "dclight");
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
  await page.locator(".ls-caption", { hasText: "whoever is nowhere wins nothing" }).waitFor();
  // Those who listen are told as well.
  await page
    .locator("[data-lesson-said]", { hasText: "whoever is nowhere wins nothing" })
    .waitFor({ state: "attached" });
  await page.locator("[data-lesson-back]").click();
  await page.locator(".ls-caption", { hasText: "everyone will want yours dead" }).waitFor();
});
