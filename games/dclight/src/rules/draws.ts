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

/** What decides on the right to a card: hand cards of each sector, and the sectors open to one more as the hand stands. */
interface Rights {
  readonly held: readonly [number, number, number];
  /** Sectors with fewer cards than their age, and a card to draw; the size of the hand is another matter. */
  readonly open: Sectors;
}

function rightsOf(s: Facts, seat: Seat): Rights {
  const { ages, hand } = s.players[seat]!;
  const held: [number, number, number] = [0, 0, 0];
  for (const card of hand) held[SECTORS.indexOf(deckOf(s, card))]!++;
  let open: Sectors = 0;
  for (let i = 0; i < SECTORS.length; i++)
    if (held[i]! < ages[SECTORS[i]!] && isDrawable(s, SECTORS[i]!)) open |= 1 << i;
  return { held, open };
}

/** DC-HAND-03: the sectors to a card of which one has the right. */
function openNow(s: Facts, seat: Seat, { open }: Rights): Sectors {
  return s.players[seat]!.hand.length < packOf(s).constants.handMax ? open : 0;
}

/** The same with a card of one sector gone, the one by this number. */
function openWithout(s: Facts, seat: Seat, { held, open }: Rights, gone: number): Sectors {
  const { ages, hand } = s.players[seat]!;
  if (hand.length > packOf(s).constants.handMax) return 0;
  // The card just discarded can be drawn again where there is no other.
  return held[gone]! <= ages[SECTORS[gone]!] ? open | (1 << gone) : open;
}

/** Whether one has the right to a card of the sector as the hand stands. */
export function hasRight(s: Facts, seat: Seat, sector: Sector): boolean {
  return (openNow(s, seat, rightsOf(s, seat)) & setOf([sector])) !== 0;
}

/** DC-HAND-04, DC-TURN-04: a deck in which one has the right to a card, or a hand card discarded first and then a deck. */
export function drawOptions(s: Facts, seat: Seat, among: readonly Sector[] = SECTORS): Branch[] {
  const wanted = among === SECTORS ? ALL : setOf(among);
  const rights = rightsOf(s, seat);
  const options = DECK_OPTIONS[openNow(s, seat, rights) & wanted]!.slice();
  for (const card of distinct(s.players[seat]!.hand)) {
    const decks = openWithout(s, seat, rights, SECTORS.indexOf(deckOf(s, card))) & wanted;
    if (decks !== 0) options.push({ name: discardRef(card), ask: PICK_DECK[decks]! });
  }
  return options;
}

/** The same as a question to itself. */
export const drawShape = (s: Facts, seat: Seat, among?: readonly Sector[]) => branch(drawOptions(s, seat, among));

/** Whether any card can be drawn, discarding one first if need be. By card backs, ages and piles: all of it public. */
export function canDraw(s: Facts, seat: Seat, among: readonly Sector[] = SECTORS): boolean {
  const wanted = among === SECTORS ? ALL : setOf(among);
  const rights = rightsOf(s, seat);
  if (openNow(s, seat, rights) & wanted) return true;
  for (let i = 0; i < SECTORS.length; i++)
    if (rights.held[i]! > 0 && openWithout(s, seat, rights, i) & wanted) return true;
  return false;
}

export function drawIn(value: Json): Draw {
  const { branch: name, value: more } = value as unknown as BranchAnswer;
  return name.startsWith("discard:")
    ? { discard: nameIn(name), deck: nameIn(picked(more)) as Sector }
    : { discard: null, deck: nameIn(name) as Sector };
}
