import { branch, type Option, type Seat } from "@paravent/kernel";
import { packOf } from "../content/installed.ts";
import type { Card } from "../content/pack.ts";
import { type CardId, SECTORS, type Sector } from "../model/names.ts";
import { isDrawable } from "./cards.ts";
import { DECK_OPTIONS, type DeckRef, type Sectors, setOf } from "./decks.ts";
import { type Known, knownHand } from "./known.ts";
import { type Facts, nameIn } from "./write.ts";

/** A draw as answered: the card discarded first, if any, and the deck. */
export interface Draw {
  discard: CardId | null;
  deck: Sector;
}

/** A deck to draw from, or a card to be discarded first and then a deck. */
export type DrawOption = Option<DeckRef> | Option<`discard:${CardId}`, [DeckRef]>;
export type DrawAnswer = { branch: DeckRef; value?: never } | { branch: `discard:${CardId}`; value: [DeckRef] };

/** What decides on the right to a card: hand cards of each sector, and the sectors open to one more as the hand stands. */
interface Rights {
  /** Hand cards in all. */
  readonly size: number;
  readonly held: readonly [number, number, number];
  /** Sectors with fewer cards than their age, and a card to draw; the size of the hand is another matter. */
  readonly open: Sectors;
}

function rightsOf(s: Facts, seat: Seat, hand: readonly Known[]): Rights {
  const { ages } = s.players[seat]!;
  const held: [number, number, number] = [0, 0, 0];
  for (let i = 0; i < hand.length; i++) held[hand[i]!.sector]!++;
  let open: Sectors = 0;
  if (held[0] < ages.military && isDrawable(s, "military")) open |= 1;
  if (held[1] < ages.civil && isDrawable(s, "civil")) open |= 2;
  if (held[2] < ages.religion && isDrawable(s, "religion")) open |= 4;
  return { size: hand.length, held, open };
}

/** DC-HAND-03: the sectors to a card of which one has the right. */
function openNow(s: Facts, { size, open }: Rights): Sectors {
  return size < packOf(s).constants.handMax ? open : 0;
}

/** The same with a card of one sector gone, the one by this number. */
function openWithout(s: Facts, seat: Seat, { size, held, open }: Rights, gone: number): Sectors {
  const { ages } = s.players[seat]!;
  if (size > packOf(s).constants.handMax) return 0;
  // The card just discarded can be drawn again where there is no other.
  return held[gone]! <= ages[SECTORS[gone]!] ? open | (1 << gone) : open;
}

/** DC-HAND-04, DC-TURN-04: a deck in which one has the right to a card, or a hand card discarded first and then a deck. */
export function drawOptions(
  s: Facts,
  seat: Seat,
  among: readonly Sector[] = SECTORS,
  hand: readonly Known[] = knownHand(s, seat),
): DrawOption[] {
  const wanted = setOf(among);
  const rights = rightsOf(s, seat, hand);
  const options: DrawOption[] = DECK_OPTIONS[openNow(s, rights) & wanted]!.slice();
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    const decks = openWithout(s, seat, rights, card.sector) & wanted;
    if (decks !== 0 && hand.indexOf(card) === i) options.push(card.discarded[decks]!);
  }
  return options;
}

/** The same as a question to itself; `played` is a card that has left the hand when it draws. */
export const drawShape = (s: Facts, seat: Seat, among: readonly Sector[], played?: Card) =>
  branch(drawOptions(s, seat, among, handWithout(s, seat, played)));

/** Whether any card can be drawn, discarding one first if need be. By card backs, ages and piles: all of it public. */
export function canDraw(s: Facts, seat: Seat, among: readonly Sector[] = SECTORS, played?: Card): boolean {
  const wanted = setOf(among);
  const rights = rightsOf(s, seat, handWithout(s, seat, played));
  if (openNow(s, rights) & wanted) return true;
  for (let i = 0; i < SECTORS.length; i++)
    if (rights.held[i]! > 0 && openWithout(s, seat, rights, i) & wanted) return true;
  return false;
}

/**
 * The hand when this card has been played. Whoever does not hold it is looked at as if another card of its deck were it:
 * what he could do with it is asked by card backs alone (DC-REACT-07).
 */
function handWithout(s: Facts, seat: Seat, played: Card | undefined): readonly Known[] {
  const hand = knownHand(s, seat);
  if (played === undefined) return hand;
  const own = hand.findIndex(({ card }) => card === played);
  const gone = own >= 0 ? own : hand.findIndex(({ card }) => card.deck === played.deck);
  return gone < 0 ? hand : hand.toSpliced(gone, 1);
}

export const drawIn = (answer: DrawAnswer): Draw =>
  answer.value === undefined
    ? { discard: null, deck: nameIn(answer.branch) }
    : { discard: nameIn(answer.branch), deck: nameIn(answer.value[0]) };
