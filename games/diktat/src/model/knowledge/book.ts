import type { Seat } from "@paravent/kernel";
import type { BaseFacts, Player } from "../base/facts.ts";
import type { Book } from "../base/memory.ts";
import { blurAffinities, blurAgents } from "./glimpse.ts";

const EVERYBODY = ~0;

/** More PP than there ever are: no bound at all. */
export const NO_BOUND = 999;

export function openBook(seats: number): Book {
  return {
    pp: EVERYBODY,
    agents: EVERYBODY,
    affinities: EVERYBODY,
    partners: 0,
    followed: true,
    ledger: 0,
    low: 0,
    most: NO_BOUND,
    short: 0,
    nets: new Array<number>(seats).fill(0),
    leastAgents: 0,
    leastAffinities: 0,
    shownAgents: [],
  };
}

export const agentsOf = ({ agents }: Player): number => agents.citizen + agents.guard + agents.emissary;

export const affinitiesOf = ({ affinities }: Player): number =>
  affinities.politics + affinities.people + affinities.artefact;

/** Two players have traded: nobody else can keep account of what they have. */
export function noteTrade(f: BaseFacts, a: Seat, b: Seat): void {
  const parties = (1 << a) | (1 << b);
  for (const seat of [a, b]) {
    const player = f.players[seat]!;
    const { book } = player;
    book.pp &= parties;
    book.agents &= parties;
    book.affinities &= parties;
    book.partners |= parties & ~(1 << seat);
    book.low = book.ledger;
    book.most = NO_BOUND;
    book.leastAgents = agentsOf(player);
    book.leastAffinities = affinitiesOf(player);
  }
}

/** PP that everybody saw come or go. */
export function notePp(player: Player, by: number): void {
  const { book } = player;
  book.ledger += by;
  if (book.ledger < book.low) book.low = book.ledger;
}

/** Agents or Affinity tokens have left a reserve. */
export function noteSpending(player: Player): void {
  const { book } = player;
  if (book.partners === 0) return;
  book.leastAgents = Math.min(book.leastAgents, agentsOf(player));
  book.leastAffinities = Math.min(book.leastAffinities, affinitiesOf(player));
}

/** A cost is about to be paid: whoever had to take a Debt for it did not have that much without it (DK-DEBT-03). */
export function noteShortage({ book }: Player, owed: number): void {
  if (book.short === 0) return;
  book.most = Math.min(book.most, owed - 1 - (book.ledger - book.short));
  book.short = 0;
}

/** PP that came by trade, from everybody together. */
const tradedPp = ({ book }: Player): number => book.nets.reduce((sum, n) => sum + n, 0);

/** PP that came by trade from others than the observer. */
export const unknownNet = (player: Player, who: Seat): number => tradedPp(player) - player.book.nets[who]!;

/** PP an observer can reckon with: what everybody saw, and what changed hands with the observer. */
export function reckoned(f: Readonly<BaseFacts>, who: Seat, seat: Seat): number {
  const { ledger, nets } = f.players[seat]!.book;
  return ledger + nets[who]!;
}

/** Pawns and reserve are mixed unseen: which Agents were shown or offered cannot be followed any further. */
export function forgetAgents(f: BaseFacts, seat: Seat): void {
  const { book } = f.players[seat]!;
  if (book.shownAgents.length > 0) book.shownAgents = [];
  blurAgents(f, seat);
}

/** DK-EOC-02: the Agents are gone, and everybody can count from nothing again. */
export function closeCycle(f: BaseFacts, seat: Seat): void {
  const { book } = f.players[seat]!;
  book.agents = EVERYBODY;
  book.leastAgents = 0;
  forgetAgents(f, seat);
}

/** Types of Affinity tokens have changed unseen: those to whom they were shown or offered know them no more. */
export function noteUnseenAffinities(f: BaseFacts, seat: Seat): void {
  f.players[seat]!.book.affinities &= 1 << seat;
  blurAffinities(f, seat);
}

export const follows = (known: number, who: Seat): boolean => (known & (1 << who)) !== 0;

/** Other seats that an observer cannot keep apart from this one: they have traded, directly or through others. */
export function circleOf(f: Readonly<BaseFacts>, seat: Seat, who: Seat): Seat[] {
  if (f.players[seat]!.book.partners === 0) return [seat];
  let reached = 1 << seat;
  for (let grown = true; grown; ) {
    const before = reached;
    f.players.forEach(({ book }, other) => {
      if (other !== who && follows(reached, other)) reached |= book.partners;
    });
    reached &= ~(1 << who);
    grown = reached !== before;
  }
  return f.players.flatMap((_, other) => (follows(reached, other) ? [other] : []));
}
