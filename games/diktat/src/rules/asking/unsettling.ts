import type { Seat } from "@paravent/kernel";
import type { DiktatEvent } from "../../model/events.ts";
import { FINAL_AFFINITIES } from "../possessions/affinities.ts";
import { AUTO_READY, READY } from "../ready.ts";

/**
 * Talk, offers, what is shown and what is claimed change nothing on the board (DK-RUL-131), and most of it only two
 * players perceive. A breach that is judged costs VP, and that is told by itself.
 */
const QUIET: ReadonlySet<DiktatEvent["type"]> = new Set([
  "tradeOffered",
  "placeOffered",
  "offerClosed",
  "shown",
  "told",
  "oathOffered",
  "oathOfferDropped",
  "oathOpened",
  "oathTermNoted",
  "oathTermSettled",
  "oathTruthTold",
  "oathClaimed",
  "oathJudged",
]);

/**
 * Whether something that has happened opens again what a seat has sealed. A choice that is made in secret and at once
 * with others (a vote, a bid, whether to go to a Conclave) is about nothing that a free action changes: it stands, and
 * may be changed by its author until the last is in (section 3.3 of the rules).
 */
export function unsettles(event: DiktatEvent, { subject, seat }: { subject: string; seat: Seat }): boolean {
  switch (subject) {
    // DK-RUL-35, -133: whoever is done thinks again when what lies on the table is another.
    case READY:
    case AUTO_READY:
      return !QUIET.has(event.type);
    case FINAL_AFFINITIES:
      return !QUIET.has(event.type) && !isOfOthers(event, seat);
    default:
      return false;
  }
}

/** GE.1: what others place, and what that gives, leaves a player's own tokens and symbols as they are. */
function isOfOthers(event: DiktatEvent, seat: Seat): boolean {
  switch (event.type) {
    case "affinityPlaced":
      return event.seat !== seat;
    case "gained":
      return event.what === "pp";
    case "useCounted":
      return true;
    default:
      return false;
  }
}
