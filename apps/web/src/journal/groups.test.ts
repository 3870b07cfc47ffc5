import { expect, test } from "vitest";
import { canFold, grouped, staysFolded } from "./groups.ts";

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
