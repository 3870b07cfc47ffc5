import { expect, test } from "vitest";
import { beatsFrom, type Declarations } from "./declared.ts";

type Event =
  | { type: "named"; seat: number }
  | { type: "revealed"; seat: number; kind: string }
  | { type: "paid"; from: number; pp: number }
  | { type: "counted" };

const BEATS: Declarations<Event, null> = {
  named: { weight: "note" },
  revealed: { weight: "scene", sound: "strike", stretch: { turn: 2 }, opening: () => "A pawn turns over." },
  paid: { weight: "with", flights: ({ from, pp }) => [{ from: `seat:${from}`, to: "bank", sign: "PP", n: pp }] },
  counted: { weight: "line" },
};
const narrator = {
  tell: (event: Event) => (event.type === "counted" ? null : `${event.type}.`),
  doer: (seat: number) => ({ name: `P${seat}`, mark: null, colour: "" }),
  list: (parts: readonly string[]) => parts.join(" and "),
  times: (n: number) => `${n} times`,
};

test("what follows from something is told with it, and what nobody need see is not told", () => {
  const beats = beatsFrom(
    BEATS,
    [
      { type: "named", seat: 1 },
      { type: "revealed", seat: 1, kind: "guard" },
      { type: "counted" },
      { type: "paid", from: 1, pp: 2 },
    ],
    null,
    narrator,
  );
  expect(beats.map(({ text, quiet }) => [text, quiet])).toEqual([
    ["named.", ""],
    ["revealed.", "paid."],
  ]);
  expect(beats[1]!.flights).toEqual([{ from: "seat:1", to: "bank", sign: "PP", n: 2 }]);
  expect(beats[1]!.by?.name).toBe("P1");
});

test("what something weighs may depend on what comes before and after it", () => {
  const twice: Declarations<Event, null> = {
    ...BEATS,
    named: { weight: (_, before) => (before.at(-1)?.type === "named" ? "with" : "note") },
    revealed: { weight: (_, __, after) => (after.some(({ type }) => type === "paid") ? "line" : "note") },
  };
  const events: Event[] = [
    { type: "named", seat: 1 },
    { type: "named", seat: 2 },
    { type: "revealed", seat: 1, kind: "guard" },
    { type: "paid", from: 1, pp: 2 },
  ];
  const beats = beatsFrom(twice, events, null, narrator);
  expect(beats.map(({ text, quiet }) => [text, quiet])).toEqual([["named (2 times).", "paid."]]);
});

test("without anything that travels there is no travel to wait for", () => {
  const [beat] = beatsFrom(BEATS, [{ type: "revealed", seat: 0, kind: "guard" }], null, narrator);
  expect(beat!.steps).not.toContain("travel");
});

test("what follows from nothing that was shown is told by itself", () => {
  const [beat] = beatsFrom(BEATS, [{ type: "paid", from: 0, pp: 1 }], null, narrator);
  expect(beat!.text).toBe("paid.");
});

test("a result is not given away before it has landed", () => {
  const [beat] = beatsFrom(BEATS, [{ type: "revealed", seat: 0, kind: "guard" }], null, narrator);
  expect(beat).toMatchObject({ opening: "A pawn turns over.", text: "revealed.", stretch: { turn: 2 } });
});
