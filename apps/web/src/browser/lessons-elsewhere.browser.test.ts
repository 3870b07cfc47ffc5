import { expect, test } from "vitest";
import { openHouse } from "./house.ts";
import { playLessons } from "./lessons-played.ts";
import { DESKTOP, PHONE } from "./player.ts";

const house = openHouse({ PARAVENT_LESSONS: "on" });

test("Diktat’s lessons are played to their end on a phone in French", { timeout: 300_000 }, async () => {
  const { page, faults } = await house.visit(PHONE, "fr");
  await playLessons(page, "diktat");
  expect(faults).toEqual([]);
});

test("DCLight’s lessons are played to their end on a desktop in English", { timeout: 300_000 }, async () => {
  const { page, faults } = await house.visit(DESKTOP, "en");
  await playLessons(page, "dclight");
  expect(faults).toEqual([]);
});
