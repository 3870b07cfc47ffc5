import { type Branch, type BranchAnswer, branch, type Json, pick, type Seat, type Shape } from "@paravent/kernel";
import { packOf } from "../content/installed.ts";
import { type CardId, SECTORS, type Sector } from "../model/names.ts";
import { deckOf, isDrawable } from "./cards.ts";
import { deckRef, discardRef, distinct, type Facts, nameIn, picked } from "./write.ts";

/** A draw as answered: the card discarded first, if any, and the deck. */
export interface Draw {
  discard: CardId | null;
  deck: Sector;
}

/** Sets of sectors as bits, one each in the order of SECTORS: there are eight, and what is asked of each is made once. */
type Sectors = number;
const ALL: Sectors = 7;
const setOf = (sectors: readonly Sector[]): Sectors =>
  sectors.reduce((set, sector) => set | (1 << SECTORS.indexOf(sector)), 0);
const DECKS_OF = Array.from({ length: 8 }, (_, set) => SECTORS.filter((_, i) => set & (1 << i)).map(deckRef));
const PICK_DECK: readonly Shape[] = DECKS_OF.map((refs) => pick(refs));
const DECK_OPTIONS: readonly (readonly Branch[])[] = DECKS_OF.map((refs) => refs.map((name) => ({ name })));

/** No card is discarded first. */
const NONE = -1;

/** Hand cards of each sector, in the order of SECTORS. */
function backs(s: Facts, seat: Seat): [number, number, number] {
  const counts: [number, number, number] = [0, 0, 0];
  for (const card of s.players[seat]!.hand) counts[SECTORS.indexOf(deckOf(s, card))]!++;
  return counts;
}

/** DC-HAND-03: fewer cards of a sector than its age, and a hand that is not full; a card to be discarded is gone. */
function rights(s: Facts, seat: Seat, held: readonly number[], without: number): Sectors {
  const { ages, hand } = s.players[seat]!;
  if (hand.length - (without === NONE ? 0 : 1) >= packOf(s).constants.handMax) return 0;
  let set: Sectors = 0;
  for (let i = 0; i < SECTORS.length; i++) {
    const sector = SECTORS[i]!;
    if (held[i]! - (without === i ? 1 : 0) >= ages[sector]) continue;
    // The card just discarded can be drawn again where there is no other.
    if (isDrawable(s, sector) || without === i) set |= 1 << i;
  }
  return set;
}

/** Whether one has the right to a card of the sector as the hand stands. */
export function hasRight(s: Facts, seat: Seat, sector: Sector): boolean {
  return (rights(s, seat, backs(s, seat), NONE) & setOf([sector])) !== 0;
}

/** DC-HAND-04, DC-TURN-04: a deck in which one has the right to a card, or a hand card discarded first and then a deck. */
export function drawOptions(s: Facts, seat: Seat, among: readonly Sector[] = SECTORS): Branch[] {
  const open = among === SECTORS ? ALL : setOf(among);
  const held = backs(s, seat);
  const options = DECK_OPTIONS[rights(s, seat, held, NONE) & open]!.slice();
  const after = held.map((n, i) => (n > 0 ? rights(s, seat, held, i) & open : 0));
  for (const card of distinct(s.players[seat]!.hand)) {
    const decks = after[SECTORS.indexOf(deckOf(s, card))]!;
    if (decks !== 0) options.push({ name: discardRef(card), ask: PICK_DECK[decks]! });
  }
  return options;
}

/** The same as a question to itself. */
export const drawShape = (s: Facts, seat: Seat, among?: readonly Sector[]) => branch(drawOptions(s, seat, among));

/** Whether any card can be drawn, discarding one first if need be. By card backs, ages and piles: all of it public. */
export function canDraw(s: Facts, seat: Seat, among: readonly Sector[] = SECTORS): boolean {
  const open = among === SECTORS ? ALL : setOf(among);
  const held = backs(s, seat);
  if (rights(s, seat, held, NONE) & open) return true;
  for (let i = 0; i < held.length; i++) if (held[i]! > 0 && rights(s, seat, held, i) & open) return true;
  return false;
}

export function drawIn(value: Json): Draw {
  const { branch: name, value: more } = value as unknown as BranchAnswer;
  return name.startsWith("discard:")
    ? { discard: nameIn(name), deck: nameIn(picked(more)) as Sector }
    : { discard: null, deck: nameIn(name) as Sector };
}
