import { expect, it } from "vitest";
import { row } from "../store/conformance.ts";
import { Asked } from "./asked.ts";
import { Banks } from "./banks.ts";

const RULES = { seconds: 60, cap: 90 };

it("what a decision leaves over is saved up to the cap, what it takes beyond its time is drawn, down to nothing", () => {
  const banks = new Banks(30, RULES, new Map([[1, 5_000]]));
  expect([banks.of(0), banks.of(1)]).toEqual([60_000, 5_000]);
  expect(banks.after(0, 10_000, true)).toBe(80_000);
  expect(banks.after(0, 0, true)).toBe(90_000);
  expect(banks.after(0, 50_000, true)).toBe(40_000);
  expect(banks.after(1, 36_000, true)).toBe(0);
  banks.note([row(3, { seat: 0, bank: 7 }), row(4, { seat: 0 })]);
  expect(banks.of(0)).toBe(7);
});

it("who may save nothing still draws", () => {
  const banks = new Banks(30, RULES, new Map());
  expect([banks.after(0, 1_000, false), banks.after(0, 40_000, false)]).toEqual([60_000, 50_000]);
});

it("there is no reserve where none was agreed on, or no clock runs", () => {
  expect(new Banks(30, undefined, new Map()).after(0, 1, true)).toBeNull();
  expect(new Banks(null, RULES, new Map()).of(0)).toBeNull();
});

it("who takes an answer back and gives another saves nothing by it", () => {
  const asked = new Asked([row(0)], 1, new Banks(30, RULES, new Map()));
  asked.note([row(1, { input: { kind: "answer", seat: 1, question: 1, value: 0 }, at: Date.now() })], 2);
  expect(asked.bankAfter(0, true)).toBeGreaterThan(60_000);
  asked.note([row(2, { input: { kind: "rewind", seat: 0, to: 1 }, at: Date.now() })], 3);
  expect(asked.bankAfter(0, true)).toBeLessThanOrEqual(60_000);
  asked.note([row(3, { input: { kind: "answer", seat: 0, question: 3, value: 0 }, at: Date.now() })], 4);
  expect(asked.bankAfter(0, true)).toBeGreaterThan(60_000);
});
