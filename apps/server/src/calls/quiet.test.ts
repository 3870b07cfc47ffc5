import { expect, it } from "vitest";
import { FIRST_HABITS, isZone, quietFor } from "./quiet.ts";

const HOUR = 3_600_000;
const at = (time: string): number => Date.parse(`2026-07-01T${time}Z`);
const habits = (from: number, until: number, zone = "UTC") => ({
  ...FIRST_HABITS,
  quiet: { from: from * 60, until: until * 60 },
  zone,
});

it("is quiet until the hour somebody has asked for, and then as at any other time", () => {
  const paused = { ...habits(22, 7), pausedUntil: at("20:00:00") };
  expect(quietFor(at("12:00:00"), paused)).toBe(8 * HOUR);
  expect(quietFor(at("20:00:00"), paused)).toBe(0);
  expect(quietFor(at("22:00:00"), paused)).toBe(9 * HOUR);
});

it("is quiet from one hour to the other, also over midnight", () => {
  const night = habits(22, 7);
  expect(quietFor(at("21:59:59"), night)).toBe(0);
  expect(quietFor(at("22:00:00"), night)).toBe(9 * HOUR);
  expect(quietFor(at("06:59:30"), night)).toBe(30_000);
  expect(quietFor(at("07:00:00"), night)).toBe(0);
  const noon = habits(12, 14);
  expect([at("11:59:00"), at("13:00:00"), at("14:00:00")].map((now) => quietFor(now, noon))).toEqual([0, HOUR, 0]);
});

it("counts in the player's own time zone", () => {
  // In July it is 22:00 in Prague when it is 20:00 in Greenwich, and 05:30 in India at midnight.
  expect(quietFor(at("20:00:00"), habits(22, 7, "Europe/Prague"))).toBe(9 * HOUR);
  expect(quietFor(at("19:59:00"), habits(22, 7, "Europe/Prague"))).toBe(0);
  expect(quietFor(at("00:00:00"), habits(22, 7, "Asia/Kolkata"))).toBe(1.5 * HOUR);
});

it("is never quiet where nobody asked for it, or asked for nothing", () => {
  expect(quietFor(at("03:00:00"), FIRST_HABITS)).toBe(0);
  expect(quietFor(at("03:00:00"), habits(3, 3))).toBe(0);
});

it("knows a time zone from what is none", () => {
  expect(["Europe/Paris", "UTC", "Mars/Olympus", "'; DROP"].map(isZone)).toEqual([true, true, false, false]);
});
