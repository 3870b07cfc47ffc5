import { expect, test } from "vitest";
import { overlap } from "../ui/box.ts";
import { placeBeside } from "./placing.ts";

const card = { width: 300, height: 260 };
const phone = { width: 390, height: 844 };

test.each([
  ["a small thing", { x: 200, y: 700, width: 40, height: 40 }, phone],
  ["a row of a phone", { x: 0, y: 90, width: 390, height: 60 }, phone],
  ["the last row of a phone", { x: 0, y: 780, width: 390, height: 60 }, phone],
  ["a corner of a desktop", { x: 1400, y: 860, width: 30, height: 30 }, { width: 1440, height: 900 }],
])("a card never covers %s", (_, thing, screen) => {
  const { x, y, stroke } = placeBeside(thing, card, screen);
  expect(overlap({ x, y, ...card }, thing)).toBe(0);
  expect(stroke).not.toBeNull();
  expect(Math.min(x, y, screen.width - x - card.width, screen.height - y - card.height)).toBeGreaterThanOrEqual(0);
});

test("a card of a thing as large as the screen stays on it, without a stroke", () => {
  const { x, y, stroke } = placeBeside({ x: 0, y: 0, ...phone }, card, phone);
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
  expect(stroke).toBeNull();
});
