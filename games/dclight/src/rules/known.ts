import type { Option, Seat } from "@paravent/kernel";
import { packOf } from "../content/installed.ts";
import type { Card, Pack } from "../content/pack.ts";
import { type CardId, type Points, type Price, SECTORS, type Sector } from "../model/names.ts";
import { type DeckRef, PICK_DECK } from "./decks.ts";
import { type BuildingRef, buildingRef, cardRef, discardRef, type Facts } from "./write.ts";

/** A price with every track named: all of one shape, and compared without a loop. */
export type Dues = Readonly<Record<Points, number>>;

/** What every Development turn asks of a card, made once: whoever has it looks nothing else up. */
export interface Known {
  readonly card: Card;
  readonly dues: Dues;
  /** Its sector by number, as in SECTORS. */
  readonly sector: number;
  /** Built or played, with nothing more to name. */
  readonly plain: Option<`card:${CardId}`>;
  /** Discarded first, by the set of decks that are open then. */
  readonly discarded: readonly Option<`discard:${CardId}`, [DeckRef]>[];
  /** In play, by owner: activated with nothing more to name. */
  readonly activated: readonly Option<BuildingRef>[];
}

interface KnownPack {
  readonly pack: Pack;
  readonly cards: ReadonlyMap<CardId, Known>;
  /** The cards of each deck by their names, each of them once. */
  readonly decks: Readonly<Record<Sector, readonly CardId[]>>;
  /** Prices of the ages of each sector by number, age 1 first. */
  readonly ages: readonly (readonly Dues[])[];
}

let latest: KnownPack | null = null;

/** The pack of the game, made ready; one game at a time is played, nearly always with the same. */
export function knownPack(s: Facts): KnownPack {
  const pack = packOf(s);
  if (latest === null || latest.pack !== pack) latest = learn(pack);
  return latest;
}

/** The hand, looked up once, in the order the cards came. */
export function knownHand(s: Facts, seat: Seat): readonly Known[] {
  const { cards } = knownPack(s);
  const { hand } = s.players[seat]!;
  const known: Known[] = [];
  for (let i = 0; i < hand.length; i++) known.push(cards.get(hand[i]!)!);
  return known;
}

const duesOf = (price: Price): Dues => ({
  gold: price.gold ?? 0,
  materials: price.materials ?? 0,
  population: price.population ?? 0,
  military: price.military ?? 0,
  civil: price.civil ?? 0,
  religion: price.religion ?? 0,
});

function learn(pack: Pack): KnownPack {
  const cards = new Map<CardId, Known>();
  for (const card of pack.cards.values()) cards.set(card.id, know(card));
  const inOrder = (deck: Sector): CardId[] => [...new Set(pack.decks[deck])].sort();
  return {
    pack,
    cards,
    decks: { military: inOrder("military"), civil: inOrder("civil"), religion: inOrder("religion") },
    ages: SECTORS.map((sector) => pack.sectors[sector].ages.map(({ cost }) => duesOf(cost))),
  };
}

function know(card: Card): Known {
  return {
    card,
    dues: duesOf(card.cost),
    sector: SECTORS.indexOf(card.deck),
    plain: { name: cardRef(card.id) },
    discarded: PICK_DECK.map((ask) => ({ name: discardRef(card.id), ask })),
    activated: [0, 1, 2, 3].map((owner) => ({ name: buildingRef(owner, card.id) })),
  };
}
