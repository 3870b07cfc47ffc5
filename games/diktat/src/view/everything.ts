import type { Opened } from "@paravent/kernel";
import type { DiktatEvent } from "../model/events.ts";
import type { DiktatFacts } from "../model/facts.ts";
import { viewReserve } from "./lines.ts";
import type { DiktatView, PileView } from "./types.ts";
import { view } from "./view.ts";
import { witness } from "./witness.ts";

/**
 * What can be asked for once the game is over: every pawn, what lay behind every screen, cards that were face down. Terms
 * of oaths (DK-RUL-59), trades and what was said stay with those who had them: they have no line here.
 */
export const everything: Opened<DiktatFacts, DiktatEvent, DiktatView> = {
  view(s, who) {
    const seen = view(s, who);
    return {
      ...seen,
      secret: s.secret && { known: s.secret.card },
      piles: s.piles.map((pile, at) => opened(seen.piles[at]!, pile.pawns)),
      reserves: s.players.map(viewReserve),
    };
  },
  witness: (event, who) => (OPENED.has(event.type) ? event : witness(event, who)),
};

/** The pile with all its pawns turned up; those this observer did not know then are marked. */
function opened(seen: PileView, pawns: DiktatFacts["piles"][number]["pawns"]): PileView {
  return {
    ...seen,
    pawns: seen.pawns.map(({ id, kind }, at) =>
      kind === null ? { id, kind: pawns[at]!.kind, unknownThen: true } : { id, kind },
    ),
  };
}

/**
 * Events that only hid a pawn, a token behind a screen or a card. What somebody looked at is told to who looked: the board
 * shows it to the others. The order of the deck is still nobody's.
 */
const OPENED: ReadonlySet<DiktatEvent["type"]> = new Set([
  "secretCardDealt",
  "pilePlaced",
  "pawnsAdded",
  "pileWithdrawn",
  "pileConceded",
  "pileDiscarded",
  "pileSwapped",
  "pileConverted",
  "pawnRemoved",
  "affinityGained",
  "affinityExchanged",
  "affinitiesLost",
  "fistClosed",
  "othersLaid",
  "othersGathered",
]);
