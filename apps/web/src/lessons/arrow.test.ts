import { expect, test } from "vitest";
import { arrowTo } from "./arrow.ts";

const caption = { x: 0, y: 0, width: 300, height: 100 };
const target = { x: 100, y: 300, width: 80, height: 60 };

test("an arrow leads from the caption to what it speaks of", () => {
  expect(arrowTo(caption, target, [])).toEqual({ start: { x: 140, y: 100 }, end: { x: 140, y: 300 } });
});

test("there is none over what is read or touched, nor where the two are close", () => {
  const bar = { x: 0, y: 180, width: 390, height: 50 };
  expect(arrowTo(caption, target, [bar])).toBeNull();
  expect(arrowTo(caption, { ...target, y: 110 }, [])).toBeNull();
  const aslant = arrowTo(caption, { ...target, x: 400 }, [bar]);
  expect(aslant).toBeNull();
});

test("what lies beside the way, in the target or around it is no obstacle", () => {
  const beside = { x: 200, y: 180, width: 90, height: 50 };
  const inside = { x: 110, y: 310, width: 20, height: 20 };
  const around = { x: 0, y: 120, width: 390, height: 400 };
  expect(arrowTo(caption, target, [beside, inside, around])).not.toBeNull();
});
