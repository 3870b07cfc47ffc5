import type { GameEvent, Observer, Seat } from "@paravent/kernel";
import type { DiktatEvent } from "../model/events/index.ts";

/** An event with its secret left out. */
type Veiled = GameEvent & Record<string, unknown>;

/** Events that keep something from those who are not in the secret: who is, and what the others perceive. */
const SECRETS: {
  readonly [T in DiktatEvent["type"]]?: {
    readonly knows: (e: Extract<DiktatEvent, { type: T }>) => readonly Seat[];
    readonly veil: (e: Extract<DiktatEvent, { type: T }>) => Veiled;
  };
} = {
  deckShuffled: { knows: () => [], veil: ({ type }) => ({ type }) },
  discardShuffled: { knows: () => [], veil: ({ type }) => ({ type }) },
  secretCardDealt: { knows: () => [], veil: ({ type }) => ({ type }) },
  secretCardLookedAt: { knows: (e) => [e.seat], veil: ({ type, seat }) => ({ type, seat }) },
  cardsPeeked: { knows: (e) => [e.seat], veil: ({ type, seat, cards }) => ({ type, seat, n: cards.length }) },
  peekedCardBuried: { knows: (e) => [e.seat], veil: ({ type, seat }) => ({ type, seat }) },
  pilePlaced: {
    knows: (e) => [e.seat],
    veil: ({ type, seat, sector, pile, pawns, marked }) => ({
      type,
      seat,
      sector,
      pile,
      pawns: serials(pawns),
      marked,
    }),
  },
  pawnsAdded: {
    knows: (e) => [e.seat],
    veil: ({ type, seat, sector, pile, pawns }) => ({ type, seat, sector, pile, pawns: serials(pawns) }),
  },
  pileWithdrawn: {
    knows: (e) => [e.seat],
    veil: ({ type, seat, pile, sector, recovered }) => ({ type, seat, pile, sector, recovered }),
  },
  pileConceded: {
    knows: (e) => [e.seat],
    veil: ({ type, seat, to, pile, sector }) => ({ type, seat, to, pile, sector }),
  },
  pileSwapped: {
    knows: (e) => [e.seat],
    veil: ({ type, seat, pile, pawns }) => ({ type, seat, pile, pawns: serials(pawns) }),
  },
  pileConverted: {
    knows: (e) => [e.seat, e.owner],
    veil: ({ type, seat, pile, owner, pawns }) => ({ type, seat, pile, owner, pawns: serials(pawns) }),
  },
  pawnRemoved: { knows: (e) => [e.owner], veil: ({ type, owner, pawn, sector }) => ({ type, owner, pawn, sector }) },
  pawnLookedAt: {
    knows: (e) => [e.seat],
    veil: ({ type, seat, pawn, owner, sector, position }) => ({ type, seat, pawn, owner, sector, position }),
  },
  affinityGained: {
    knows: (e) => [e.seat],
    veil: (e) => (e.secret ? { type: e.type, seat: e.seat, n: e.tokens.length } : { ...e }),
  },
  affinityExchanged: { knows: (e) => [e.seat], veil: ({ type, seat }) => ({ type, seat }) },
  affinitiesLost: {
    knows: (e) => [e.seat],
    veil: ({ type, seat, reserve, placed }) => ({ type, seat, n: reserve.length, placed }),
  },
};

const serials = (pawns: readonly { id: number }[]) => pawns.map(({ id }) => ({ id }));

/** What an observer perceives of an event: most of them whole, a few with their secret left out. */
export function witness(event: DiktatEvent, who: Observer): GameEvent {
  const secret = SECRETS[event.type] as
    | { knows(e: DiktatEvent): readonly Seat[]; veil(e: DiktatEvent): Veiled }
    | undefined;
  if (!secret || (who !== "public" && secret.knows(event).includes(who))) return event;
  return secret.veil(event);
}

/** Events by which somebody learns what was hidden; a step with one of them is never undone. */
const DISCLOSING: ReadonlySet<DiktatEvent["type"]> = new Set([
  "deckShuffled",
  "discardShuffled",
  "cardDealt",
  "secretCardDealt",
  "secretCardLookedAt",
  "secretCardRevealed",
  "cardsPeeked",
  "peekedCardAdded",
  "peekedCardBuried",
  "discarded",
  "pawnLookedAt",
  "pileConverted",
  "victimRevealed",
  "sectorRevealed",
  "bidsRevealed",
  "affinityReturned",
  "affinitiesLost",
  "affinityPlaced",
  "gameEnded",
]);

export function discloses(event: DiktatEvent): boolean {
  return DISCLOSING.has(event.type);
}
