import type { Seat } from "@paravent/kernel";

/** The toy: a market of three kinds of cards. Small, but it uses every part of the kernel once. */
export const KINDS = ["guard", "thief", "ward"] as const;
export type Kind = (typeof KINDS)[number];

/** Cards of each kind in the whole game. */
export const COPIES = 6;
export const ROUNDS = 2;

export interface Card {
  readonly kind: Kind;
  /** Seats that have looked at it, its owner not counted. */
  readonly knownTo: readonly Seat[];
}

/** Cards of one seat, face down, in the open. */
export interface Pile {
  id: number;
  owner: Seat;
  cards: Card[];
}

export interface Player {
  /** Behind the screen: how many cards of each kind. */
  stock: Record<Kind, number>;
  /** Behind the screen: coins dealt at the start. What came and went since is public. */
  purse: number;
  earned: number;
  /** Least purse that explains what this seat has paid so far. */
  atLeast: number;
  points: number;
  loan: boolean;
  /** Behind the screen: has said beforehand that it bids nothing. */
  abstains: boolean;
}

export interface ToyFacts {
  round: number;
  turn: Seat;
  players: Player[];
  piles: Pile[];
  deck: Kind[];
  discard: Kind[];
  serial: number;
  /** The pile being struck, until the blow has fallen. */
  struck: { by: Seat; pile: number; parried: boolean } | null;
  winners: Seat[] | null;
}

export type ToyEvent =
  | { type: "deckShuffled"; order: Kind[] }
  | { type: "cardDealt"; seat: Seat; kind: Kind }
  | { type: "purseDealt"; seat: Seat; coins: number }
  | { type: "roundBegan"; round: number }
  | { type: "turnBegan"; seat: Seat }
  | { type: "rolled"; seat: Seat; coins: number }
  | { type: "pileLaid"; seat: Seat; pile: number; kinds: Kind[] }
  | { type: "pileWithdrawn"; seat: Seat; pile: number }
  | { type: "cardPeeked"; seat: Seat; pile: number; position: number; kind: Kind }
  | { type: "strikeBegan"; seat: Seat; pile: number }
  | { type: "wardPlayed"; seat: Seat }
  | { type: "strikeEnded"; pile: number }
  | { type: "cardStruck"; seat: Seat; pile: number; position: number; kind: Kind }
  | { type: "cardSold"; seat: Seat; kind: Kind }
  | { type: "loanTaken"; seat: Seat }
  | { type: "abstentionSet"; seat: Seat; set: boolean }
  | { type: "bidsRevealed"; bids: { seat: Seat; coins: number }[] }
  | { type: "pointWon"; seat: Seat }
  | { type: "gameEnded"; winners: Seat[] };

export const coinsOf = (player: Readonly<Player>): number => player.purse + player.earned;
export const cardsOf = (player: Readonly<Player>): number => KINDS.reduce((n, kind) => n + player.stock[kind], 0);

export function newFacts(seats: number): ToyFacts {
  return {
    round: 0,
    turn: 0,
    players: Array.from({ length: seats }, () => ({
      stock: { guard: 0, thief: 0, ward: 0 },
      purse: 0,
      earned: 0,
      atLeast: 0,
      points: 0,
      loan: false,
      abstains: false,
    })),
    piles: [],
    deck: KINDS.flatMap((kind) => Array<Kind>(COPIES).fill(kind)),
    discard: [],
    serial: 1,
    struck: null,
    winners: null,
  };
}

export function cloneFacts(facts: Readonly<ToyFacts>): ToyFacts {
  return {
    ...facts,
    players: facts.players.map((player) => ({ ...player, stock: { ...player.stock } })),
    // Cards are never changed in place, so copies may share them.
    piles: facts.piles.map((pile) => ({ ...pile, cards: pile.cards.slice() })),
    deck: facts.deck.slice(),
    discard: facts.discard.slice(),
    struck: facts.struck && { ...facts.struck },
    winners: facts.winners === null ? null : facts.winners.slice(),
  };
}
