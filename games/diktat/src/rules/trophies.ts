import { type Branch, type BranchAnswer, branch, pick, type Ref, type Seat, type Shape } from "@paravent/kernel";
import { packOf } from "../content/installed.ts";
import type { CardId, SectorId } from "../model/names.ts";
import { cardRef, type DiktatRules, type Facts, nameIn, slotRef } from "./write.ts";

const MARKER: Ref = "marker";
const PLACE: Ref = "place";
const DISCARD: Ref = "discard";

/** DK-TRO-01, DK-RUL-119: cards of the track linked to this sector. */
function cardsOf(s: Facts, sector: SectorId): CardId[] {
  const { cards } = packOf(s);
  return s.track.filter((card) => cards.get(card)!.sector === sector);
}

export function isTrophyLeft(s: Facts, sector: SectorId): boolean {
  return s.markers[sector] > 0 || cardsOf(s, sector).length > 0;
}

/** What this seat may take: a card, to be placed or discarded at once (DK-TRO-06), or a marker. */
export function trophies(s: Facts, seat: Seat, sector: SectorId): Shape {
  const options: Branch[] = cardsOf(s, sector).map((card) => ({ name: cardRef(card), ask: pick([PLACE, DISCARD]) }));
  if (s.markers[sector] > 0) options.push(needsRoom(s, seat, sector) ? withRoom(s, seat) : { name: MARKER });
  return branch(options);
}

/** DK-TRO-10: with every Influence slot taken, a marker of a new sector needs one of them freed. */
function needsRoom(s: Facts, seat: Seat, sector: SectorId): boolean {
  const { cabal, influence } = s.players[seat]!;
  const slots = packOf(s).cabals.get(cabal!)!.board.influenceSlots;
  return influence.length >= slots && !influence.some((slot) => slot.sector === sector);
}

function withRoom(s: Facts, seat: Seat): Branch {
  return { name: MARKER, ask: pick(s.players[seat]!.influence.map((slot) => slotRef(slot.sector))) };
}

export function takeTrophy(g: DiktatRules, seat: Seat, sector: SectorId, answer: BranchAnswer): void {
  if (answer.branch === MARKER) {
    // DK-RUL-69: both markers of a stack must go to free its slot.
    for (const ref of (answer.value as Ref[] | undefined) ?? []) discardSlot(g, seat, nameIn(ref) as SectorId);
    takeMarker(g, seat, sector);
    return;
  }
  const card = nameIn(answer.branch);
  if ((answer.value as Ref[])[0] === DISCARD) g.emit({ type: "trophyCardDiscarded", seat, card });
  else g.emit({ type: "cardTaken", seat, card, symbols: packOf(g.facts).cards.get(card)!.affinities.length });
}

/** DK-TRO-08, -09: a free slot, or on top of the first marker of the same sector. */
function takeMarker(g: DiktatRules, seat: Seat, sector: SectorId): void {
  const isSecond = g.facts.players[seat]!.influence.some((slot) => slot.sector === sector);
  g.emit({ type: "markerTaken", seat, sector, face: isSecond ? 2 : 1 });
}

/** DK-DISC-04: discarded markers return to their sector. */
function discardSlot(g: DiktatRules, seat: Seat, sector: SectorId): void {
  const slot = g.facts.players[seat]!.influence.find((held) => held.sector === sector)!;
  g.emit({ type: "markersDiscarded", seat, sector, n: slot.face });
}
