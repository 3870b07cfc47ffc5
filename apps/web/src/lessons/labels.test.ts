import { expect, test } from "vitest";
import { overlap } from "../ui/box.ts";
import { placeLabels } from "./labels.ts";

const PHONE = { width: 390, height: 844 };
const score = (x: number, text: string) => ({ x, y: 47, width: 26, height: 30, text });

test("labels of things side by side stand one below the other", () => {
  const [first, second] = placeLabels([score(128, "10 PV, 1 Dette"), score(57, "8 PV, 1 Dette")], PHONE);
  expect(first!.y).toBe(77);
  expect(second!.y).toBeGreaterThanOrEqual(first!.y + first!.height);
  expect(overlap(first!, second!)).toBe(0);
});

test("those far enough apart stand side by side", () => {
  const [first, second] = placeLabels([score(4, "8 PV"), score(300, "5 PV")], PHONE);
  expect(second!.y).toBe(first!.y);
});

test("a label stays on the screen, and stands over what lies at its foot", () => {
  const [right] = placeLabels([score(360, "the Manoeuvres left")], PHONE);
  expect(right!.x + right!.width).toBeLessThanOrEqual(PHONE.width);
  const [low] = placeLabels([{ x: 10, y: 800, width: 60, height: 40, text: "the journal" }], PHONE);
  expect(low!.y + low!.height).toBeLessThanOrEqual(800);
});

test("a label covers no other thing that is pointed at, nor what is kept free: it stands at another side", () => {
  const agents = { x: 10, y: 540, width: 150, height: 55, text: "who" };
  const button = { x: 10, y: 595, width: 130, height: 64, text: "how" };
  const bar = { x: 0, y: 487, width: 390, height: 53 };
  const [who] = placeLabels([agents, button], PHONE, [bar]);
  for (const other of [agents, button, bar]) expect(overlap(who!, other)).toBe(0);
  const [over] = placeLabels([{ x: 200, y: 440, width: 150, height: 45, text: "your beast" }], PHONE, [bar]);
  expect(over!.y + over!.height).toBeLessThanOrEqual(440);
});

test("a label covers a button rather than another thing that is pointed at, and neither where there is room", () => {
  const agents = { x: 8, y: 541, width: 158, height: 56, text: "your Agents" };
  const power = { x: 174, y: 551, width: 48, height: 46, text: "your Power Points" };
  const bar = { x: 0, y: 484, width: 390, height: 53 };
  const manoeuvre = { x: 14, y: 600, width: 117, height: 54 };
  const [who] = placeLabels([agents, power], PHONE, [bar], [manoeuvre]);
  expect(overlap(who!, power)).toBe(0);
  expect(overlap(who!, manoeuvre)).toBeGreaterThan(0);
  const [first] = placeLabels(
    [{ x: 10, y: 620, width: 130, height: 54, text: "here first" }],
    PHONE,
    [bar],
    [{ x: 14, y: 676, width: 105, height: 44 }],
  );
  expect(first!.y + first!.height).toBeLessThanOrEqual(620);
});
