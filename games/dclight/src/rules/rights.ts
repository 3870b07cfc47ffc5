import { type Ref, type Refusal, refuse, type Seat, within } from "@paravent/kernel";
import { packOf } from "../content/installed.ts";
import { type CardId, SECTORS, type Sector } from "../model/names.ts";
import { deckOf, heldOf, isDrawable } from "./cards.ts";
import { deckRef, discardRef, distinct, type Facts } from "./write.ts";

/** Why a draw is closed: the deck as the hand stands, and the discard of a card that opens none (DC-HAND-03, -04). */
export function closedDraws(s: Facts, seat: Seat, way: readonly Ref[] = []): Record<Ref, Refusal> {
  const closed: Record<Ref, Refusal> = {};
  const close = (why: Refusal | null, ...ref: Ref[]): void => {
    if (why) closed[within(...way, ...ref)] = why;
  };
  for (const sector of SECTORS) close(whyNoRight(s, seat, sector, null), deckRef(sector));
  for (const card of distinct(s.players[seat]!.hand)) {
    const reasons = SECTORS.map((sector) => whyNoRight(s, seat, sector, card));
    // The reason of the card's own sector is the one to tell: its discard changes nothing else.
    if (reasons.every((why) => why !== null)) close(reasons[SECTORS.indexOf(deckOf(s, card))]!, discardRef(card));
    else SECTORS.forEach((sector, i) => void close(reasons[i]!, discardRef(card), deckRef(sector)));
  }
  return closed;
}

/** DC-HAND-02, -03, -09: with the card gone that is discarded first, if any. */
function whyNoRight(s: Facts, seat: Seat, sector: Sector, gone: CardId | null): Refusal | null {
  const { hand, ages } = s.players[seat]!;
  const { handMax } = packOf(s).constants;
  const isOwn = gone !== null && deckOf(s, gone) === sector;
  const has = heldOf(s, seat, sector) - (isOwn ? 1 : 0);
  const cards = hand.length - (gone === null ? 0 : 1);
  if (has >= ages[sector]) return refuse("noRightToCard", "DC-HAND-03", { sector, has, age: ages[sector] });
  if (cards >= handMax) return refuse("handFull", "DC-HAND-02", { has: cards, max: handMax });
  // The card just discarded can be drawn again where there is no other.
  return isOwn || isDrawable(s, sector) ? null : refuse("deckEmpty", "DC-HAND-09", { sector });
}
