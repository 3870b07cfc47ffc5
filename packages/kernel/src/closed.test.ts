import { expect, test } from "vitest";
import { closedHere, closedInside, reasonFor, within } from "./closed.ts";
import { refuse } from "./refusal.ts";

const why = (reason: string) => refuse(reason, "T-1");
const closed = {
  b: why("everywhere"),
  [within("raid", "b")]: why("inRaid"),
  [within("raid", "b", "c")]: why("deeper"),
  [within("draw", "b")]: why("inDraw"),
};
const named = (value: unknown, ref = "b") => reasonFor(closed, value, ref)?.reason;

test("a thing is closed by the reason that knows most of the way to it", () => {
  expect(named({ branch: "b" })).toBe("everywhere");
  expect(named({ branch: "siege", value: ["b"] })).toBe("everywhere");
  expect(named({ branch: "raid", value: ["b"] })).toBe("inRaid");
  expect(named({ branch: "power", value: { branch: "raid", value: { branch: "b" } } })).toBe("inRaid");
  expect(named({ branch: "raid", value: { branch: "b", value: { c: 2 } } }, "c")).toBe("deeper");
  expect(named({ branch: "raid", value: { branch: "d", value: ["c"] } }, "c")).toBeUndefined();
});

test("fields of a form are steps of the way as well", () => {
  expect(named({ branch: "study", value: { pay: { gold: 1 }, draw: { branch: "b" } } })).toBe("inDraw");
  expect(named({ pay: { gold: 1 }, take: ["b"] })).toBe("everywhere");
});

test("what a value does not name has its plain reason; nothing inherited is one", () => {
  for (const value of [null, 3, "b", [], {}, { branch: 4 }]) expect(named(value)).toBe("everywhere");
  expect(named({ branch: "toString" }, "toString")).toBeUndefined();
});

test("a widget is told what is closed at its own level", () => {
  expect(Object.keys(closedHere(closed))).toEqual(["b"]);
  const inside = closedInside(closed, "raid");
  expect(closedHere(inside)).toEqual({ b: why("inRaid") });
  expect(closedHere(closedInside(inside, "b"))).toEqual({ c: why("deeper") });
  // The way may have begun further in.
  expect(closedHere(closedInside(closedInside(closed, "power"), "raid"))).toEqual({ b: why("inRaid") });
});
