import type { Countable } from "../../plug/plug.ts";

/**
 * Questions whose answers everybody can count: what they offer are pawns, piles, sectors and cards that lie in sight, or
 * numbers of them. Left out are what depends on what somebody holds, and moments that a player wants to see even without
 * a choice: a bid, a reaction, the answer to an offer, a Cabal card that is paid for.
 */
const SUBJECTS: ReadonlySet<string> = new Set([
  "diktat/chooseSector",
  "diktat/nameSector",
  "diktat/composePile",
  "diktat/chooseSpyTarget",
  "diktat/chooseVictim",
  "diktat/othersVictim",
  "diktat/extendDiscard",
  "diktat/chooseTrophy",
  "diktat/placeMarker",
  "diktat/returnMarker",
  "diktat/chooseSpecial",
  "diktat/optionChoice",
  "diktat/choosePile",
  "diktat/removePawn",
]);

export const countable: Countable = ({ subject }) => SUBJECTS.has(subject);
