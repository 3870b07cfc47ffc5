import type { SectorId } from "../names/names.ts";
import { anyCards } from "./any-card.ts";
import { addInOrder } from "./in-order.ts";
import { objectiveWorth } from "./leagues.ts";
import { dutyOf, gloomWorth } from "./menace.ts";
import { claimable, type Position } from "./position.ts";
import { cardWorth, heldFace, markerWorth } from "./worth.ts";

/** What the Trophies of a sector are worth to this player, best first. */
export function trophiesIn(position: Position, sector: SectorId): number[] {
  const { view } = position;
  const inLeague = view.leagues !== null;
  const worths: number[] = [];
  let before = 0;
  for (const { id: card, sector: belongs } of claimable(position)) {
    if (belongs !== sector) continue;
    const aim = inLeague ? objectiveWorth(position, { card }) : 0;
    addInOrder(worths, cardWorth(position, card, before++) + dutyOf(view) + aim);
  }
  const markers = view.markers[sector];
  if (markers > 0) {
    const held = heldFace(position, sector);
    const lifts = inLeague ? objectiveWorth(position, { marker: sector }) : 0;
    for (let n = 0; n < markers; n++) addInOrder(worths, markerWorth(position, sector, held + n) + lifts);
  }
  const elsewhere = anyCards(position).find((card) => card.sector !== sector);
  if (elsewhere) addInOrder(worths, elsewhere.gain);
  // Under Gloom nothing else can be taken before the tokens are lifted.
  const veiled = view.others?.gloom[sector] ?? 0;
  return veiled > 0 ? [...new Array<number>(veiled).fill(gloomWorth(view)), ...worths] : worths;
}
