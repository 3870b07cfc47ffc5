import { type Branch, type BranchAnswer, branch, type Json, pick, type Ref, type Seat } from "@paravent/kernel";
import { packOf } from "../content/installed.ts";
import { type CardId, SECTORS, type Sector } from "../model/names.ts";
import { deckOf, heldOf, isDrawable } from "./cards.ts";
import { deckRef, discardRef, distinct, type Facts, nameIn, picked } from "./write.ts";

/** A draw as answered: the card discarded first, if any, and the deck. */
export interface Draw {
  discard: CardId | null;
  deck: Sector;
}

const ALL_DECKS: readonly Ref[] = SECTORS.map(deckRef);

/** DC-HAND-03: fewer cards of the sector than its age, and a hand that is not full; a card to be discarded is gone. */
export function hasRight(s: Facts, seat: Seat, sector: Sector, without: Sector | null = null): boolean {
  const { ages, hand } = s.players[seat]!;
  const held = heldOf(s, seat, sector) - (without === sector ? 1 : 0);
  const total = hand.length - (without === null ? 0 : 1);
  if (held >= ages[sector] || total >= packOf(s).constants.handMax) return false;
  // The card just discarded can be drawn again where there is no other.
  return isDrawable(s, sector) || without === sector;
}

function decks(s: Facts, seat: Seat, among: readonly Sector[], without: Sector | null): Ref[] {
  const open: Ref[] = [];
  for (const sector of among) if (hasRight(s, seat, sector, without)) open.push(ALL_DECKS[SECTORS.indexOf(sector)]!);
  return open;
}

/** DC-HAND-04, DC-TURN-04: a deck in which one has the right to a card, or a hand card discarded first and then a deck. */
export function drawOptions(s: Facts, seat: Seat, among: readonly Sector[] = SECTORS): Branch[] {
  const options: Branch[] = decks(s, seat, among, null).map((name) => ({ name }));
  const { hand } = s.players[seat]!;
  if (hand.length === 0) return options;
  for (const card of distinct(hand)) {
    const open = decks(s, seat, among, deckOf(s, card));
    if (open.length > 0) options.push({ name: discardRef(card), ask: pick(open) });
  }
  return options;
}

/** The same as a question to itself. */
export const drawShape = (s: Facts, seat: Seat, among?: readonly Sector[]) => branch(drawOptions(s, seat, among));

/** Whether any card can be drawn, discarding one first if need be. By card backs, ages and piles: all of it public. */
export function canDraw(s: Facts, seat: Seat, among: readonly Sector[] = SECTORS): boolean {
  for (const sector of among) {
    if (hasRight(s, seat, sector)) return true;
    for (const held of SECTORS) if (heldOf(s, seat, held) > 0 && hasRight(s, seat, sector, held)) return true;
  }
  return false;
}

export function drawIn(value: Json): Draw {
  const { branch: name, value: more } = value as unknown as BranchAnswer;
  return name.startsWith("discard:")
    ? { discard: nameIn(name), deck: nameIn(picked(more)) as Sector }
    : { discard: null, deck: nameIn(name) as Sector };
}
