import { procedures, type Ref, type Rules, type Seat } from "@paravent/kernel";
import type { DclightEvent } from "../model/events.ts";
import type { DclightFacts } from "../model/facts.ts";
import type { CardId, Counter, Sector } from "../model/names.ts";

/** The words the procedures of DCLight are written with. */
export const { procedure, asks, asksTogether, acts } = procedures<DclightFacts, DclightEvent>();

export type Facts = Readonly<DclightFacts>;
export type DclightRules = Rules<DclightFacts, DclightEvent>;

/** Names of things in answers. */
export const seatRef = (seat: Seat): `seat:${number}` => `seat:${seat}`;
export const cardRef = (card: CardId): `card:${CardId}` => refsOf(card).card;
export const discardRef = (card: CardId): `discard:${CardId}` => refsOf(card).discard;
export const deckRef = (deck: Sector): `deck:${Sector}` => `deck:${deck}`;
export const ageRef = (sector: Sector): `age:${Sector}` => `age:${sector}`;
export const gainRef = <T extends Counter>(track: T): `gain:${T}` => `gain:${track}`;
/** Owner and identity of a building in play. */
export type BuildingRef = `building:${string}`;
/** Nobody has two buildings of the same identity, so owner and identity name one. */
export const buildingRef = (owner: Seat, as: CardId): BuildingRef => {
  const { buildings } = refsOf(as);
  buildings[owner] ??= `building:${owner}:${as}`;
  return buildings[owner];
};

/** Made once for each card: every turn is full of them. */
interface CardRefs {
  readonly card: `card:${CardId}`;
  readonly discard: `discard:${CardId}`;
  /** By owner. */
  readonly buildings: BuildingRef[];
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
export function nameIn<R extends Ref>(ref: R): NameIn<R> {
  let name = names.get(ref);
  if (name === undefined) {
    name = ref.slice(ref.lastIndexOf(":") + 1);
    // A game has a few hundred; what else is asked for came from outside, and is forgotten with them.
    if (names.size === MOST_NAMES) names.clear();
    names.set(ref, name);
  }
  return name as NameIn<R>;
}
const names = new Map<Ref, string>();
const MOST_NAMES = 4096;
type NameIn<R extends Ref> = R extends `${string}:${infer N}` ? N : string;
export const numberIn = (ref: Ref): number => Number(nameIn(ref));

export const CREATURE_BACK = "creature-1";
export const DRAW = "draw";

/** Each of them once, in order. */
export function distinct(cards: readonly CardId[]): readonly CardId[] {
  for (let i = 1; i < cards.length; i++)
    for (let j = 0; j < i; j++) if (cards[i] === cards[j]) return [...new Set(cards)];
  return cards;
}
