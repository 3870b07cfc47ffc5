import { expect, it } from "vitest";
import { lengthWithin, waitFor } from "./calendar.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A Friday, at noon. */
const FRIDAY = Date.UTC(2026, 10, 20, 12);

it("counts hour by hour where nothing stands still", () => {
  expect(waitFor(FRIDAY, 30 * HOUR, [], false)).toBe(30 * HOUR);
});

it("leaves weekends out", () => {
  expect(waitFor(FRIDAY, 12 * HOUR, [], true)).toBe(12 * HOUR);
  expect(waitFor(FRIDAY, 13 * HOUR, [], true)).toBe(61 * HOUR);
  // From within one, and across two.
  expect(waitFor(FRIDAY + DAY, HOUR, [], true)).toBe(36 * HOUR + HOUR);
  expect(waitFor(FRIDAY, 7 * DAY, [], true)).toBe(7 * DAY + 4 * DAY);
});

it("leaves spans out once, however they overlap", () => {
  const still = [
    { from: FRIDAY + 2 * HOUR, until: FRIDAY + 6 * HOUR },
    { from: FRIDAY + 4 * HOUR, until: FRIDAY + 8 * HOUR },
    { from: FRIDAY - DAY, until: FRIDAY - HOUR },
    { from: FRIDAY + 8 * HOUR, until: FRIDAY + 8 * HOUR },
  ];
  expect(waitFor(FRIDAY, 2 * HOUR, still, false)).toBe(2 * HOUR);
  expect(waitFor(FRIDAY, 3 * HOUR, still, false)).toBe(9 * HOUR);
  expect(lengthWithin(still, { from: FRIDAY, until: FRIDAY + 5 * HOUR })).toBe(3 * HOUR);
  expect(lengthWithin(still, { from: FRIDAY - 2 * DAY, until: FRIDAY + DAY })).toBe(29 * HOUR);
});
