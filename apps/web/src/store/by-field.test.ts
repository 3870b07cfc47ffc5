import { effect, signal } from "@preact/signals";
import { expect, test } from "vitest";
import { byField } from "./by-field.ts";

interface View {
  readonly turn: number;
  readonly piles: readonly number[];
  readonly final?: string;
}

test("who reads a field hears of that one and of no other", () => {
  const view = signal<View | null>({ turn: 1, piles: [] });
  const fields = byField(view);
  const heard: number[] = [];
  const end = effect(() => {
    if (fields.value) heard.push(fields.value.turn);
  });
  const { piles } = view.value!;
  view.value = { turn: 1, piles: [3] };
  view.value = { turn: 2, piles };
  expect(heard).toEqual([1, 2]);
  end();
});

test("it stays the same object, and always says how things are now", () => {
  const view = signal<View | null>({ turn: 1, piles: [] });
  const fields = byField(view);
  const before = fields.value!;
  view.value = { turn: 2, piles: [4] };
  expect(fields.value).toBe(before);
  expect({ ...before }).toEqual({ turn: 2, piles: [4] });
});

test("with another field it is another object", () => {
  const view = signal<View | null>({ turn: 1, piles: [] });
  const fields = byField(view);
  const before = fields.value;
  view.value = { turn: 1, piles: [], final: "over" };
  expect(fields.value).not.toBe(before);
  expect(fields.value?.final).toBe("over");
});

test("without a view there is nothing; who still looks at what there was sees it as it was", () => {
  const view = signal<View | null>({ turn: 1, piles: [] });
  const fields = byField(view);
  const before = fields.value!;
  view.value = { turn: 7, piles: [] };
  expect(before.turn).toBe(7);
  view.value = null;
  expect(fields.value).toBeNull();
  expect(before.turn).toBe(7);
});
