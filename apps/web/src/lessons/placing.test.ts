import { expect, test } from "vitest";
import { overlap } from "../ui/box.ts";
import { placeFor } from "./placing.ts";

const SCREEN = { width: 1440, height: 900 };
const CAPTION = { width: 460, height: 280 };
const here = { x: 8, y: 390, ...CAPTION };

test("a caption stays where it is while it hides nothing that it must spare, though something else lies under it", () => {
  const journal = { x: 0, y: 380, width: 300, height: 300, weight: 5 };
  const ring = { x: 600, y: 200, width: 150, height: 100, weight: 40, spared: 0 };
  expect(placeFor(CAPTION, SCREEN, [journal, ring], here)).toEqual(here);
});

test("it moves away from what it must spare, to where least of the rest lies", () => {
  const ring = { x: 300, y: 500, width: 150, height: 100, weight: 40, spared: 0 };
  const journal = { x: 1100, y: 0, width: 340, height: 900, weight: 5 };
  const place = placeFor(CAPTION, SCREEN, [ring, journal], here);
  for (const one of [ring, journal]) expect(overlap(place, one)).toBe(0);
});

test("what bears to lose a strip of its edge does not drive it away", () => {
  const card = { x: 440, y: 300, width: 250, height: 340, weight: 3, spared: 0.2 };
  expect(placeFor(CAPTION, SCREEN, [card], here)).toEqual(here);
  const more = { ...card, x: 300 };
  expect(overlap(placeFor(CAPTION, SCREEN, [more], here), more)).toBeLessThan(0.2 * 250 * 340);
});

test("of a caption in the lower half the foot stays where it is when it says more", () => {
  const place = placeFor({ ...CAPTION, height: 330 }, SCREEN, [], here);
  expect(place.x).toBe(here.x);
  expect(place.y + place.height).toBe(here.y + here.height);
});
