import type { AnswerTo, Seat } from "@paravent/kernel";
import type { Claim } from "../../../model/base/claims.ts";
import { findPawn } from "../../../model/base/piles.ts";
import { victims } from "../../../model/base/victims.ts";
import type { DiktatEvent } from "../../../model/events.ts";
import type { Facts } from "../../../rules/write.ts";
import type { Evidence, PromiseOf } from "../../state/oath.ts";
import { isTrue } from "../../state/truth.ts";
import { askClaim, readClaim } from "./claim.ts";
import type { Judged, TermRule } from "./rule.ts";

/**
 * DK-OATH-02, DK-RUL-130: a statement is true or false by what was so when it was sworn. Nothing is said of it before
 * the other party or everybody can see for themselves; what nobody saw is settled at the end of that Cycle.
 */
export const truth: TermRule<"truth", AnswerTo<ReturnType<typeof askClaim>>> = {
  ask: askClaim,
  read: (answer) => ({ kind: "truth", claim: readClaim(answer) }),
  after(s, term, event) {
    const { claim } = term.promise;
    const evidence = term.memory as Evidence;
    // It was about a thing no longer there when it was sworn.
    if (evidence.was === null) return "lapsed";
    if (comesToLight(s, term, evidence, event)) return verdict(term);
    if (claim.about === "pawn" && !evidence.unseen && LEAVES_UNSEEN.has(event.type) && !findPawn(s, claim.pawn))
      return { note: { was: evidence.was, unseen: true } };
    return null;
  },
  due: () => null,
};

/** Whether it held. */
export function verdict({ promise, memory }: Judged<PromiseOf<"truth">>): "kept" | "broken" {
  return isTrue(promise.claim, (memory as Evidence).was) ? "kept" : "broken";
}

/** Events by which a pawn may leave the board, or its serial, without being turned face up. */
const LEAVES_UNSEEN: ReadonlySet<DiktatEvent["type"]> = new Set([
  "pileConceded",
  "pileDiscarded",
  "pileWithdrawn",
  "pawnRemoved",
  "pileSwapped",
  "pileConverted",
]);

function comesToLight(
  s: Facts,
  { promise, by, to, oath }: Judged<PromiseOf<"truth">>,
  evidence: Evidence,
  event: DiktatEvent,
): boolean {
  const { claim } = promise;
  if (event.type === "shown" && event.to.includes(to))
    return event.what.some((shown) => isSame(shown, claim, evidence, event.from === by));
  const sworn = event.type === "oathSworn" && event.oath === oath.id;
  switch (claim.about) {
    case "pawn":
      if (sworn) return knowsPawn(s, to, claim);
      if (event.type === "pawnLookedAt") return event.seat === to && event.pawn === claim.pawn;
      if (event.type === "victimRevealed" || event.type === "othersPawnDiscarded") return event.pawn === claim.pawn;
      return event.type === "sectorRevealed" && !evidence.unseen && !findPawn(s, claim.pawn);
    case "secretCard":
      if (sworn) return s.secret !== null && (s.secret.knownTo & (1 << to)) !== 0;
      return event.type === "secretCardRevealed" || (event.type === "secretCardLookedAt" && event.seat === to);
    default:
      return false;
  }
}

/** Whether what is shown is the very thing; of a reserve, only if it has not changed since. */
function isSame(shown: Claim, claim: Claim, { was }: Evidence, own: boolean): boolean {
  if (shown.about !== claim.about) return false;
  if (shown.about === "pawn") return shown.pawn === (claim as typeof shown).pawn;
  return shown.about === "secretCard" || (own && isTrue(shown, was));
}

function knowsPawn(s: Facts, seat: Seat, { pawn }: Extract<Claim, { about: "pawn" }>): boolean {
  const found = findPawn(s, pawn);
  if (!found) return victims(s).some((victim) => victim.pawn.id === pawn);
  const { knownTo } = found.pile.pawns[found.position - 1]!;
  return found.pile.owner === seat || (knownTo & (1 << seat)) !== 0;
}
