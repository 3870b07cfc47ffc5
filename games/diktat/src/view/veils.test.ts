import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import type { DiktatEvent } from "../model/events.ts";
import type { Affinity } from "../names/names.ts";
import { discloses, witness } from "./witness.ts";

/** An event, who perceives it whole, what the others perceive (null: nothing), and whether somebody learns by it. */
type Veil = readonly [event: DiktatEvent, whole: readonly number[], others: object | null, tells: boolean];

function hold(veils: readonly Veil[]): void {
  for (const [event, whole, others, tells] of veils) {
    for (const who of [0, 1, 2, 3, "public"] as const)
      expect(witness(event, who), `${event.type} for ${who}`).toEqual(
        who !== "public" && whole.includes(who) ? event : others,
      );
    expect(discloses(event), event.type).toBe(tells);
  }
}

const pawns = [
  { id: 5, kind: "emissary" as const },
  { id: 6, kind: "guard" as const },
];
const covered = [{ id: 5 }, { id: 6 }];
const tokens: Affinity[] = ["people", "artefact"];

rule(["DK-RUL-137", "DK-HIDE-02"], "of piles changed unseen all see where, their owner alone sees what", () => {
  const pile = { seat: 2, pile: 4 };
  hold([
    [
      { type: "pawnsAdded", ...pile, sector: "karst", pawns },
      [2],
      { type: "pawnsAdded", ...pile, sector: "karst", pawns: covered },
      false,
    ],
    [
      { type: "pileWithdrawn", ...pile, sector: "karst", kinds: ["guard"], recovered: true },
      [2],
      { type: "pileWithdrawn", ...pile, sector: "karst", recovered: true },
      false,
    ],
    [
      { type: "pileConceded", ...pile, to: 1, sector: "karst", kinds: ["guard"] },
      [2],
      { type: "pileConceded", ...pile, to: 1, sector: "karst" },
      false,
    ],
    [
      { type: "pileSwapped", ...pile, pawns, put: "guard", took: null },
      [2],
      { type: "pileSwapped", ...pile, pawns: covered },
      false,
    ],
    // Who turned a pawn has looked at it; whose it is learns what became of it.
    [
      { type: "pileConverted", ...pile, owner: 3, pawns, from: "guard" },
      [2, 3],
      { type: "pileConverted", ...pile, owner: 3, pawns: covered },
      true,
    ],
    [
      { type: "pawnRemoved", owner: 2, pawn: 5, sector: "karst", kind: "guard" },
      [2],
      { type: "pawnRemoved", owner: 2, pawn: 5, sector: "karst" },
      false,
    ],
  ]);
});

rule(["DK-HIDE-03", "DK-RUL-42", "DK-RUL-40"], "of tokens behind a screen others see how many, not which", () => {
  hold([
    [{ type: "affinityGained", seat: 2, tokens, secret: true }, [2], { type: "affinityGained", seat: 2, n: 2 }, false],
    [
      { type: "affinityExchanged", seat: 2, from: "people", to: "artefact" },
      [2],
      { type: "affinityExchanged", seat: 2 },
      false,
    ],
    [
      { type: "affinitiesLost", seat: 2, reserve: tokens, placed: [] },
      [2],
      { type: "affinitiesLost", seat: 2, n: 2, placed: [] },
      true,
    ],
    [{ type: "supplySearched", seat: 2, most: 1, left: { politics: 1, people: 0, artefact: 0 } }, [2], null, true],
    [{ type: "cardsPeeked", seat: 2, cards: ["a", "b"] }, [2], { type: "cardsPeeked", seat: 2, n: 2 }, true],
    [{ type: "peekedCardBuried", seat: 2, card: "a" }, [2], { type: "peekedCardBuried", seat: 2 }, true],
  ]);
});

rule(["DK-RUL-49", "DK-RUL-51", "DK-RUL-52"], "offers and talk are for those who deal with each other", () => {
  const deal = { from: 2, to: 1, id: 1 };
  const give = { pp: 3, spyToken: 1 };
  hold([
    [{ type: "tradeOffered", ...deal, give, want: {}, room: [], until: "cycleEnd", note: "" }, [1, 2], null, true],
    [{ type: "placeOffered", ...deal, pile: 4, sector: "karst" }, [1, 2], null, true],
    [{ type: "offerClosed", ...deal, kind: "trade", how: "refused" }, [1, 2], null, true],
    [
      { type: "traded", ...deal, give, want: { emissary: 1 } },
      [1, 2],
      { type: "traded", from: 2, to: 1, give: { spyToken: 1 }, want: {} },
      true,
    ],
    [
      { type: "shown", from: 2, to: [1, 3], what: [{ about: "pp", is: 4 }] },
      [1, 2, 3],
      { type: "shown", from: 2, to: [1, 3] },
      true,
    ],
    [{ type: "told", from: 2, to: [1, 3], what: { about: "pp", is: 4 } }, [1, 2, 3], null, true],
  ]);
});

rule(["DK-RUL-59", "DK-RUL-127"], "that two have sworn is public, what they swore is for the two", () => {
  const parties = [2, 1] as const;
  const terms = [{ by: 2, promise: { kind: "words", words: "I shall not." } }] as const;
  const offered = { type: "oathOffered", from: 2, to: 1, until: "endOfCycle", terms } as const;
  const dropped = { type: "oathOfferDropped", from: 2, to: 1, how: "refused" } as const;
  hold([
    [offered, [1, 2], null, false],
    [dropped, [1, 2], null, false],
    // With Leagues in play it is said before everybody.
    [{ ...offered, aloud: true }, [0, 1, 2, 3], { ...offered, aloud: true }, false],
    [{ ...dropped, aloud: true }, [0, 1, 2, 3], { ...dropped, aloud: true }, false],
    [
      { type: "oathSworn", oath: 7, parties, until: "endOfCycle", terms },
      [1, 2],
      { type: "oathSworn", oath: 7, parties, until: "endOfCycle" },
      false,
    ],
    [{ type: "oathTermNoted", oath: 7, term: 0, memory: null }, [], null, false],
    [{ type: "oathTermSettled", oath: 7, parties, term: 0, as: "kept" }, [1, 2], null, false],
    [{ type: "oathTruthTold", oath: 7, parties, term: 0 }, [1, 2], null, true],
    [
      { type: "oathBroken", oath: 7, parties, seats: [2], terms: [0] },
      [1, 2],
      { type: "oathBroken", oath: 7, parties, seats: [2] },
      true,
    ],
    [
      { type: "oathClaimed", oath: 7, parties, by: 1, against: 2, term: 0 },
      [1, 2],
      { type: "oathClaimed", oath: 7, parties, by: 1, against: 2 },
      false,
    ],
  ]);
});

rule(["DK-DEBT-03", "DK-RUL-111"], "what a number tells of a reserve has been told", () => {
  expect(discloses({ type: "debtTaken", seat: 0, pp: 5, compulsory: true })).toBe(true);
  expect(discloses({ type: "debtTaken", seat: 0, pp: 5, compulsory: false })).toBe(false);
  expect(discloses({ type: "lost", seat: 0, what: "citizen", n: 1 })).toBe(true);
  expect(discloses({ type: "lost", seat: 0, what: "pp", n: 1 })).toBe(false);
});
