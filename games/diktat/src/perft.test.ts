import { perft } from "@paravent/testkit";
import { expect, test } from "vitest";
import { type Played, table } from "./testing/index.ts";

/**
 * Sequences of legal answers of length 1, 2, 3 and so on from named positions, counted by hand from the rules. A change
 * of any offer near them, wanted or not, changes a number.
 */
const sequences = (t: Played, depth = 3): number[] => perft(t.position.game, t.position.state, depth);

test("a first turn on an empty board", () => {
  const t = table({ ana: { reserve: "C G E" }, bor: { reserve: "C" } })
    .card("hidden", { sector: "karst" })
    .secret("hidden")
    .turnOf("ana");

  // Send, spy or extend; 12 sectors, the secret card, or 3 Agents and nothing.
  // Then 15 piles for each sector; after the look and after each discard it is Bor's turn: send, spy or extend.
  expect(sequences(t)).toEqual([3, 12 + 1 + 4, 12 * 15 + 3 + 4 * 3]);
});

test("knives and eyes", () => {
  const t = table({ ana: { assassinTokens: 1 }, bor: {} })
    .pile("bor", "karst", "C G")
    .pile("bor", "motol", "E")
    .turnOf("ana");

  // Spy, kill or extend; 3 pawns, 3 pawns, or the token and nothing.
  // Then: a second pawn or stop; the same after a Citizen or an Emissary, but after the Guard Bor, 2 PP richer,
  // spies, extends or develops.
  expect(sequences(t)).toEqual([3, 3 + 3 + 2, 3 * 3 + (3 + 3 + 3) + 2 * 2]);
});

test("the first player and a crowded map", () => {
  const board = table({ ana: { reserve: "2C" }, bor: {}, cyr: {}, dua: {}, eva: {} });
  for (const sector of ["karst", "motol"] as const)
    board.pile("bor", sector, "C").pile("cyr", sector, "C").pile("dua", sector, "C");
  const t = board.manoeuvres();

  // Five to name. Ana may send, spy, kill or extend; the four others, without Agents, spy, kill or extend.
  // Ana: 10 sectors of 12, 6 pawns to spy, 6 to kill, 2 discards. Bor, Cyr, Dua: 6, 4, 1. Eva: 6, 6, 1.
  expect(sequences(t)).toEqual([5, 4 + 4 * 3, 10 + 6 + 6 + 2 + 3 * (6 + 4 + 1) + (6 + 6 + 1)]);
});

test("a Power Struggle", () => {
  const t = table({ ana: { pp: 2 }, bor: { pp: 1 } })
    .card("a", { sector: "karst" })
    .track("a")
    .pile("ana", "karst", "E")
    .pile("bor", "karst", "E")
    .resolving("karst");

  // Ready, ready; 0 to 2, 0 or 1; the Winner places or discards the card or takes a marker; then the other one:
  // markers alone are left (1), or the card and a marker (3).
  expect(sequences(t, 6)).toEqual([1, 1, 3, 3 * 2, 6 * 3, 6 * (1 + 1 + 3)]);
});

test("Trophies with five full slots", () => {
  const influence = { newTown: 1, karst: 2, motol: 1, combinat: 1, fortress: 1 } as const;
  const t = table({ ana: { influence }, bor: {} })
    .card("a", { sector: "suburbs" })
    .card("b", { sector: "suburbs" })
    .track("a", "b")
    .pile("ana", "suburbs", "E E")
    .resolving("suburbs");

  // Two cards placed or discarded, or a marker and one of five slots.
  // After a card: the other one or the marker; after the marker: two cards, or the second marker, which needs no room.
  // Then everybody is called; Ana answers first.
  expect(sequences(t)).toEqual([4 + 5, 4 * (2 + 5) + 5 * (4 + 1), 4 * (2 + 5) + 5 * (4 + 1)]);
});

test("the last Affinities", () => {
  const t = table({ ana: {}, bor: { row: ["a"], affinities: { people: 3 } } })
    .card("a", { sector: "suburbs", symbols: ["people", "any", "politics"] })
    .cycle(5)
    .endOfCycle();

  // Both ready; Bor places none, one or both of two tokens; the game is over.
  expect(sequences(t, 4)).toEqual([1, 1, 4, 0]);
});
