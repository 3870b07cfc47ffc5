import { expect, it } from "vitest";
import type { LogRow } from "../store/store.ts";
import { type ToyEvent, toy } from "../testing/toy.ts";
import { entryFor, journalFor } from "./journal.ts";

function row(seq: number, change: Partial<LogRow> = {}): LogRow {
  const events = [{ type: "bidsOpened", bids: [seq], winner: 0 }];
  const input = { kind: "answer", seat: 1, question: seq, value: seq } as const;
  return {
    seq,
    seat: 1,
    command: `c-${seq}`,
    input,
    events,
    known: true,
    seen: [seq, seq, seq],
    undoable: false,
    rules: "1",
    drawn: null,
    at: 1,
    ...change,
  };
}

it("has no entry for a row nobody perceives", () => {
  expect(entryFor(toy, row(1, { events: [] }), 0)).toBeNull();
});

it("names the author to everybody, or to nobody else", () => {
  expect(entryFor(toy, row(1), 0)?.seat).toBe(1);
  const veiled = row(1, { known: false });
  expect([0, 1, "public" as const].map((who) => entryFor(toy, veiled, who)?.seat)).toEqual([null, 1, null]);
});

it("says that somebody took an answer back, to all who had seen it", () => {
  const back = { input: { kind: "rewind" as const, seat: 1, to: 0 }, events: [] };
  const observers = [0, 1, "public" as const];
  const told = { seq: 1, seat: 1, events: [], back: true };
  expect(observers.map((who) => entryFor(toy, row(1, back), who))).toEqual([told, told, told]);
  expect(observers.map((who) => entryFor(toy, row(1, { ...back, known: false }), who))).toEqual([null, told, null]);
});

it("keeps the newest part of a story that is too long", () => {
  const bids = Array.from({ length: 10_000 }, () => 1000);
  const opened: ToyEvent = { type: "bidsOpened", bids, winner: 0 };
  const rows = Array.from({ length: 30 }, (_, seq) => row(seq, { events: [opened] }));
  const journal = journalFor(toy, rows, "public", { seq: 29 });
  expect(journal.length).toBeGreaterThan(0);
  expect(journal.length).toBeLessThan(30);
  expect(journal.at(-1)?.seq).toBe(29);
  expect(journal.map(({ seq }) => seq)).toEqual(journal.map((_, i) => 30 - journal.length + i));
});

it("tells that the clock has answered, even if nothing came of it, but not in whose place where that is hidden", () => {
  const late = row(1, { command: "clock:question-1-at-0", events: [] });
  expect(entryFor(toy, late, 0)).toEqual({ seq: 1, seat: 1, events: [], late: true });
  expect(entryFor(toy, row(1), 0)).not.toHaveProperty("late");
  const veiled = { ...late, known: false };
  expect([0, "public" as const].map((who) => entryFor(toy, veiled, who))).toEqual([null, null]);
  expect(entryFor(toy, veiled, 1)).toMatchObject({ late: true });
  const seen = row(1, { command: "clock:question-1-at-0", known: false });
  expect(entryFor(toy, seen, 0)).not.toHaveProperty("late");
});

it("tells a seat, and nobody else, that a bot has answered in its place", () => {
  const played = row(1, { command: "bot:1-question-2" });
  expect(entryFor(toy, played, 1)).toMatchObject({ seat: 1, byBot: true });
  for (const who of [0, "public" as const]) expect(entryFor(toy, played, who)).not.toHaveProperty("byBot");
  expect(entryFor(toy, row(1), 1)).not.toHaveProperty("byBot");
});

it("counts rows from before observers had numbers backwards from the first that have them", () => {
  const old = [0, 1, 2, 3, 4].map((seq) => row(seq, { seen: null, ...(seq === 2 && { events: [] }) }));
  const numbers = (rows: LogRow[], seq: number) => journalFor(toy, rows, "public", { seq }).map((entry) => entry.seq);
  expect(numbers(old, 3)).toEqual([0, 1, 2, 3]);
  const later = [row(5, { seen: [3, 4, null] }), row(6, { seen: [4, 5, 4] })];
  expect(numbers([...old, ...later], 4)).toEqual([0, 1, 2, 3, 4]);
});
