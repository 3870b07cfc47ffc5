import { expect, it } from "vitest";
import { morningAfter } from "./morning.ts";

it("ends on the next day, at the end of the quiet hours or at eight", () => {
  const evening = new Date(2026, 10, 30, 22, 15);
  expect(morningAfter(evening, null)).toEqual(new Date(2026, 11, 1, 8));
  expect(morningAfter(evening, { from: 1350, until: 450 })).toEqual(new Date(2026, 11, 1, 7, 30));
});
