import type { GameEvent, Observer, Rng, Seat } from "@paravent/kernel";
import { cardsOf, coinsOf, KINDS, type Kind, type ToyEvent, type ToyFacts } from "./facts.ts";

export interface PlayerView {
  cards: number;
  earned: number;
  points: number;
  loan: boolean;
  /** Behind the screen: only for its owner. */
  stock: Record<Kind, number> | null;
  coins: number | null;
  abstains: boolean | null;
}

export interface ToyView {
  round: number;
  turn: Seat;
  deck: number;
  discard: Kind[];
  players: PlayerView[];
  piles: { id: number; owner: Seat; cards: (Kind | "hidden")[] }[];
  struck: { by: Seat; pile: number; parried: boolean } | null;
}

export function view(facts: Readonly<ToyFacts>, who: Observer): ToyView {
  return {
    round: facts.round,
    turn: facts.turn,
    deck: facts.deck.length,
    discard: facts.discard.slice(),
    players: facts.players.map((player, seat) => ({
      cards: cardsOf(player),
      earned: player.earned,
      points: player.points,
      loan: player.loan,
      stock: seat === who ? { ...player.stock } : null,
      coins: seat === who ? coinsOf(player) : null,
      abstains: seat === who ? player.abstains : null,
    })),
    piles: facts.piles.map(({ id, owner, cards }) => ({
      id,
      owner,
      cards: cards.map(({ kind, knownTo }) =>
        owner === who || knownTo.some((seat) => seat === who) ? kind : "hidden",
      ),
    })),
    struck: facts.struck && { ...facts.struck },
  };
}

export function witness(event: ToyEvent, who: Observer): GameEvent | null {
  switch (event.type) {
    case "deckShuffled":
      return { type: event.type };
    case "cardDealt":
    case "cardPeeked":
    case "cardSold": {
      if (event.seat === who) return event;
      const { kind: _, ...rest } = event;
      return rest;
    }
    case "purseDealt": {
      if (event.seat === who) return event;
      const { coins: _, ...rest } = event;
      return rest;
    }
    case "abstentionSet":
      return event.seat === who ? event : null;
    case "pileLaid": {
      if (event.seat === who) return event;
      const { kinds, ...rest } = event;
      const veiled = { ...rest, cards: kinds.length };
      return veiled;
    }
    default:
      return event;
  }
}

const DISCLOSING: readonly ToyEvent["type"][] = [
  "cardDealt",
  "purseDealt",
  "cardPeeked",
  "cardStruck",
  "wardPlayed",
  "bidsRevealed",
];

export const discloses = (event: ToyEvent): boolean => DISCLOSING.includes(event.type);

/** Deals anew all the seat has not seen: cards of the deck, of others' screens and piles, and others' purses. */
export function resample(facts: ToyFacts, who: Seat, rng: Rng): void {
  const pool: Kind[] = facts.deck.slice();
  const hiddenIn = (owner: Seat, knownTo: readonly Seat[]): boolean => owner !== who && !knownTo.includes(who);
  facts.players.forEach(({ stock }, seat) => {
    if (seat !== who) for (const kind of KINDS) pool.push(...Array<Kind>(stock[kind]).fill(kind));
  });
  for (const { owner, cards } of facts.piles)
    for (const { kind, knownTo } of cards) if (hiddenIn(owner, knownTo)) pool.push(kind);
  // In order first: what is dealt must not depend on how it truly lies.
  rng.shuffle(pool.sort());
  facts.deck = facts.deck.map(() => pool.pop()!);
  facts.players.forEach((player, seat) => {
    if (seat === who) return;
    const cards = cardsOf(player);
    player.stock = { guard: 0, thief: 0, ward: 0 };
    for (let n = 0; n < cards; n++) player.stock[pool.pop()!]++;
    player.abstains = false;
    const least = Math.max(2, player.atLeast);
    player.purse = least + rng.below(4 - least + 1);
  });
  for (const pile of facts.piles)
    pile.cards = pile.cards.map((card) =>
      hiddenIn(pile.owner, card.knownTo) ? { kind: pool.pop()!, knownTo: card.knownTo } : card,
    );
}
