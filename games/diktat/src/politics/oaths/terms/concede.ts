import { pick, steady } from "@paravent/kernel";
import { type Facts, numberIn, pileRef } from "../../../rules/write.ts";
import type { TermRule } from "./rule.ts";

/** The pile is no longer there to be left, and no other player has taken it from the promisor. */
const GONE = "gone";
const REFUSED = "refused";

// Part of every view, and seldom otherwise than before.
const ask = steady((s: Facts) => (s.piles.length > 0 ? pick(s.piles.map(({ id }) => pileRef(id))) : null));

/** Remembered: the offer by which the place lies ready, until it is taken back; that it was refused; that it is gone. */
export const concede: TermRule<"concede", [`pile:${number}`]> = {
  ask,
  read: ([pile]) => ({ kind: "concede", pile: numberIn(pile) }),

  after(s, { promise, by, to, oath, memory }, event) {
    const isThere = s.piles.some(({ id, owner }) => id === promise.pile && owner === by);
    switch (event.type) {
      case "oathSworn": {
        if (event.oath !== oath.id) return null;
        // Nobody can leave a place that is not theirs.
        if (!isThere) return "lapsed";
        const ready = s.offers.find((one) => one.kind === "place" && one.pile === promise.pile && one.to === to);
        return ready ? { note: ready.id } : null;
      }
      case "pileConceded":
        return event.pile === promise.pile ? "kept" : null;
      case "placeOffered":
        return event.pile === promise.pile && event.to === to && memory !== REFUSED ? { note: event.id } : null;
      case "offerClosed": {
        if (event.from !== by || event.to !== to || event.id !== memory) return null;
        return event.how === "withdrawn" ? { note: null } : event.how === "refused" ? { note: REFUSED } : null;
      }
      // What was offered was the place it has left.
      case "pileMoved":
        return event.pile === promise.pile && typeof memory === "number" ? { note: null } : null;
      // The promisor's own doing, whatever was offered before.
      case "pawnMoved":
        return event.from === promise.pile && !isThere && memory !== REFUSED ? { note: GONE } : null;
      case "pileWithdrawn":
        return event.pile === promise.pile && memory !== REFUSED ? { note: GONE } : null;
      // Its sector is resolved: what was offered until then was not taken.
      case "sectorRevealed":
      case "pileDiscarded":
        return !isThere && memory === null ? { note: GONE } : null;
      // DK-RUL-58: its last pawn fell to others.
      case "victimDiscarded":
      case "pawnRemoved":
        return event.owner === by && !isThere && memory !== GONE ? "lapsed" : null;
      default:
        return null;
    }
  },

  /** DK-RUL-53, -58: a place needs somebody to leave it to. */
  due: (_, { memory }) => (typeof memory === "number" || memory === REFUSED ? "lapsed" : "broken"),
};
