import { describe, expect, test } from "vitest";
import type { DiktatEvent } from "../model/events.ts";
import { discloses, witness } from "./witness.ts";

/** Events with a secret: what its owner perceives, what everybody else does. */
const veiled: { event: DiktatEvent; to: number | null; others: object }[] = [
  { event: { type: "deckShuffled", order: ["a", "b"] }, to: null, others: { type: "deckShuffled" } },
  { event: { type: "discardShuffled", order: ["a", "b"] }, to: null, others: { type: "discardShuffled" } },
  { event: { type: "secretCardDealt", card: "a" }, to: null, others: { type: "secretCardDealt" } },
  {
    event: {
      type: "pilePlaced",
      seat: 1,
      sector: "karst",
      pile: 4,
      pawns: [{ id: 5, kind: "emissary" }],
      marked: true,
    },
    to: 1,
    others: { type: "pilePlaced", seat: 1, sector: "karst", pile: 4, pawns: [{ id: 5 }], marked: true },
  },
  {
    event: { type: "pawnLookedAt", seat: 1, pawn: 5, owner: 0, sector: "karst", position: 2, kind: "guard" },
    to: 1,
    others: { type: "pawnLookedAt", seat: 1, pawn: 5, owner: 0, sector: "karst", position: 2 },
  },
  {
    event: { type: "secretCardLookedAt", seat: 1, card: "a" },
    to: 1,
    others: { type: "secretCardLookedAt", seat: 1 },
  },
];

describe("a veiled event", () => {
  for (const { event, to, others } of veiled)
    test(event.type, () => {
      for (const who of [0, 1, 2, "public"] as const) expect(witness(event, who)).toEqual(who === to ? event : others);
      expect(discloses(event)).toBe(event.type !== "pilePlaced");
    });
});

const open: readonly DiktatEvent[] = [
  { type: "victimRevealed", seat: 0, pawn: 5, owner: 1, sector: "karst", kind: "guard" },
  { type: "secretCardRevealed", card: "a" },
  { type: "sectorRevealed", sector: "karst", pieces: [{ seat: 1, kinds: ["guard"] }], extra: [0, 0] },
  { type: "bidsRevealed", bids: [{ seat: 0, pp: 2 }] },
  { type: "discarded", seat: 0, what: "emissary", n: 1 },
  { type: "affinityPlaced", seat: 0, card: "a", symbol: 0, token: "people" },
  { type: "cardDealt", card: "a" },
];

test("what is shown to all is perceived whole by all, and is never undone", () => {
  for (const event of open) {
    for (const who of [0, 1, "public"] as const) expect(witness(event, who)).toEqual(event);
    expect(discloses(event), event.type).toBe(true);
  }
});

test("the end of an oath tells its parties what lay ready behind a screen, whichever promise it was", () => {
  expect(discloses({ type: "oathExpired", oath: 1, parties: [0, 1] })).toBe(true);
  const settled = { type: "oathTermSettled", oath: 1, parties: [0, 1], term: 0 } as const;
  for (const as of ["kept", "lapsed"] as const) expect(discloses({ ...settled, as })).toBe(false);
});

test("an Affinity gained in the open tells that its type had not run out; one of choice tells only who chose it", () => {
  const gained = { type: "affinityGained", seat: 0, tokens: ["people"] } as const;
  expect(discloses({ ...gained, tokens: [...gained.tokens], secret: false })).toBe(true);
  expect(discloses({ ...gained, tokens: [...gained.tokens], secret: true })).toBe(false);
});

test("a public choice discloses nothing", () => {
  for (const event of [
    { type: "manoeuvreChosen", seat: 0, manoeuvre: "spy" },
    { type: "manoeuvreDone" },
    { type: "turnSectorNamed", seat: 0, sector: "karst" },
    { type: "debtTaken", seat: 0, pp: 5, compulsory: false },
  ] satisfies DiktatEvent[])
    expect(discloses(event), event.type).toBe(false);
});
