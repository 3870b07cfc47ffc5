import { table } from "@paravent/diktat/testing";
import { expect, test } from "vitest";
import { elements } from "../words/en/elements.ts";
import { isUsed, usedWords } from "./used.ts";

test("of two players' markers of a sector one may be Used and the other not", () => {
  const t = table({ ana: { influence: { motol: 1 }, used: ["marker:motol:1"] }, bor: { influence: { motol: 1 } } });
  const view = t.turnOf("ana").view("bor");
  expect([0, 1, null].map((seat) => isUsed(view, "marker:motol:1", seat))).toEqual([true, false, true]);
});

test("of a Used stack it is said which of its markers is fresh", () => {
  const used = (...tokens: string[]) => {
    const t = table({ ana: { influence: { motol: 2 }, used: tokens }, bor: {} });
    return usedWords(t.turnOf("ana").view("bor").players[0]!.influence[0]!, elements);
  };
  expect([used(), used("marker:motol:2")]).toEqual([null, "Used"]);
  expect(used("marker:motol:lower")).toBe("Used: the lower marker alone");
  expect(used("marker:motol:upper")).toBe("Used: the upper marker alone");
});
