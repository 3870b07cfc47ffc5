import { procedures, type Ref, type Rules, type Seat } from "@paravent/kernel";
import type { DclightEvent } from "../model/events.ts";
import type { DclightFacts } from "../model/facts.ts";
import type { CardId, Counter, Sector } from "../model/names.ts";

/** The words the procedures of DCLight are written with. */
export const {
  procedure: typed,
  untyped: procedure,
  asks,
  asksTogether,
  receives,
  acts,
} = procedures<DclightFacts, DclightEvent>();

export type Facts = Readonly<DclightFacts>;
export type DclightRules = Rules<DclightFacts, DclightEvent>;

/** Names of things in answers. */
export const seatRef = (seat: Seat): Ref => `seat:${seat}`;
export const cardRef = (card: CardId): Ref => refsOf(card).card;
export const discardRef = (card: CardId): Ref => refsOf(card).discard;
export const deckRef = (deck: Sector): Ref => `deck:${deck}`;
export const ageRef = (sector: Sector): Ref => `age:${sector}`;
export const gainRef = (track: Counter): Ref => `gain:${track}`;
/** Nobody has two buildings of the same identity, so owner and identity name one. */
export const buildingRef = (owner: Seat, as: CardId): Ref => {
  const { buildings } = refsOf(as);
  buildings[owner] ??= `building:${owner}:${as}`;
  return buildings[owner];
};

/** Made once for each card: every turn is full of them. */
interface CardRefs {
  readonly card: Ref;
  readonly discard: Ref;
  /** By owner. */
  readonly buildings: Ref[];
}
const refs = new Map<CardId, CardRefs>();
function refsOf(card: CardId): CardRefs {
  const known = refs.get(card);
  if (known) return known;
  const made: CardRefs = { card: `card:${card}`, discard: `discard:${card}`, buildings: [] };
  refs.set(card, made);
  return made;
}

/** What stands behind the last colon of a ref. */
export const nameIn = (ref: Ref): string => ref.slice(ref.lastIndexOf(":") + 1);
export const numberIn = (ref: Ref): number => Number(nameIn(ref));

/** The only ref of a pick of one. */
export const picked = (value: unknown): Ref => (value as Ref[])[0]!;

export const CREATURE_BACK: Ref = "creature-1";
export const DRAW: Ref = "draw";

/** Each of them once, in order. */
export function distinct(cards: readonly CardId[]): readonly CardId[] {
  for (let i = 1; i < cards.length; i++)
    for (let j = 0; j < i; j++) if (cards[i] === cards[j]) return [...new Set(cards)];
  return cards;
}
