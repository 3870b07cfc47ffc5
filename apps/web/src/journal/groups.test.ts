import { expect, test } from "vitest";
import { canFold, grouped, openLately, staysFolded } from "./groups.ts";

const line = (key: string, opens = false) => ({ key, opens });

test("lines belong to the action that was begun before them", () => {
  const groups = grouped([line("a"), line("b", true), line("c"), line("d"), line("e", true)]);
  expect(groups.map(({ lines }) => lines.map(({ key }) => key).join(""))).toEqual(["a", "bcd", "e"]);
});

test("a folded action shows how it began and how it ended", () => {
  const [group] = grouped([line("a", true), line("b"), line("c"), line("d")]);
  expect(canFold(group!)).toBe(true);
  expect(group!.lines.filter((_, at) => staysFolded(at, 4)).map(({ key }) => key)).toEqual(["a", "d"]);
});

test("two lines are not folded", () => {
  const [group] = grouped([line("a", true), line("b")]);
  expect(canFold(group!)).toBe(false);
});

test("what was told lately is open, what is further up is folded", () => {
  const actions = Array.from({ length: 20 }, (_, n) => [line(`${n}`, true), line(`${n}b`), line(`${n}c`)]);
  const open = openLately(grouped(actions.flat()));
  expect([...open].at(0)).toBe("19");
  expect(open.has("6")).toBe(true);
  expect(open.has("5")).toBe(false);
});
