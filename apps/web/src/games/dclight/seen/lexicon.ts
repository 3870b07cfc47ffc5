import type { Card, Creature, God, PackText, Price, Sector, Track } from "@paravent/dclight";
import type { DclightText } from "@paravent/dclight/text";

/** Things of the pack by id, and what they are called in the reader's language. */
export interface Lexicon {
  track(id: Track): string;
  /** "1 Matériau", "2 Matériaux". */
  points(n: number, id: Track): string;
  sector(id: Sector): string;
  card(id: string): Card | undefined;
  cardName(id: string): string;
  cardText(id: string): string;
  creature(id: string): Creature | undefined;
  creatureName(id: string): string;
  creatureText(id: string): string;
  god(id: string): God | undefined;
  godName(id: string): string;
  godText(id: string): string;
  /** "2 Or et 1 Matériau"; nothing at all for an empty price. */
  price(price: Price): string;
}

export function lexiconOf(pack: PackText, words: DclightText): Lexicon {
  const cards = byId(pack.cards);
  const creatures = byId(pack.creatures);
  const gods = byId(pack.gods);
  return {
    track: words.track,
    points: words.points,
    sector: words.sector,
    card: (id) => cards.get(id),
    cardName: (id) => words.card(id).title,
    cardText: (id) => minus(words.card(id).text),
    creature: (id) => creatures.get(id),
    creatureName: (id) => words.creature(id).title,
    creatureText: (id) => minus(words.creature(id).text),
    god: (id) => gods.get(id),
    godName: (id) => words.god(id).title,
    godText: (id) => minus(words.god(id).text),
    price: (price) => (Object.values(price).some((n) => n > 0) ? words.price(price) : ""),
  };
}

/** A true minus sign before figures. */
const minus = (text: string): string => text.replace(/(^|[\s(])-(?=\d)/g, "$1−");

const byId = <T extends { readonly id: string }>(things: readonly T[]): ReadonlyMap<string, T> =>
  new Map(things.map((thing) => [thing.id, thing]));
