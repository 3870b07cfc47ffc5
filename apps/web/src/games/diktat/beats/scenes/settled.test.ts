import type { DiktatEvent } from "@paravent/diktat";
import { expect, test } from "vitest";
import { settledBy } from "./settled.ts";
import type { Telling } from "./telling.ts";

const KILL: DiktatEvent[] = [
  { type: "victimRevealed", seat: 0, pawn: 3, owner: 1, sector: "oldTown", kind: "guard" },
  { type: "victimDiscarded", owner: 1, sector: "oldTown", kind: "guard" },
  { type: "paid", from: 0, to: 1, pp: 2, rule: "DK-MAN-KILL-07" },
];
const LATER: DiktatEvent[] = [{ type: "debtTaken", seat: 0, pp: 5, compulsory: false }];

/** What somebody with 10 PP tells who has taken a Debt since. */
const telling = (you: number | null) =>
  ({ you, game: { own: you === null ? null : { pp: 10 } }, later: LATER }) as unknown as Telling;

test("whoever paid sees between which totals, counted back from what came later; nobody else does", () => {
  expect(settledBy(telling(0), KILL)).toEqual([
    { seat: 0, pp: -2, totals: { before: 7, after: 5 } },
    { seat: 1, pp: 2, totals: null },
  ]);
  expect(settledBy(telling(null), KILL).map(({ totals }) => totals)).toEqual([null, null]);
});

test("where nothing is paid there is nothing to show", () => {
  expect(settledBy(telling(0), KILL.slice(0, 2))).toEqual([]);
});

test("Power Points of a trade count for its parties, and later ones are counted back", () => {
  const trade: DiktatEvent[] = [{ type: "traded", from: 1, to: 0, id: 1, give: { pp: 4 }, want: { pp: 1, guard: 1 } }];
  expect(settledBy(telling(0), trade)).toEqual([
    { seat: 1, pp: -3, totals: null },
    { seat: 0, pp: 3, totals: { before: 2, after: 5 } },
  ]);
  const since = { ...telling(0), later: trade };
  expect(settledBy(since, KILL)[0]?.totals).toEqual({ before: 9, after: 7 });
});
