import type { Seat, TableView } from "@paravent/kernel";
import { packOf } from "../content/installed.ts";
import type { OpportunityCard, Pack } from "../content/pack.ts";
import { type Affinity, type Agent, type CardId, SECTORS, type SectorId } from "../names/names.ts";
import type { DiktatView, OwnView, PileView, PlayerView } from "../view/types.ts";
import { GUESSES, type Guesses } from "./guesses.ts";
import type { Odds } from "./odds.ts";

/** A game of Diktat as one player sees it, with the content that everybody may look up. */
export interface Position {
  readonly view: DiktatView;
  readonly pack: Pack;
  readonly me: Seat;
  readonly player: PlayerView;
  readonly own: OwnView;
  /** What it takes things to be worth. */
  readonly guess: Guesses;
  /** What has been worked out about each sector, in the order of `SECTORS`; filled as it is asked for. */
  readonly outlooks: (Outlook | null)[];
  /** What each player holds, and what it is worth; filled as it is asked for. */
  readonly holdings: (Held | null)[];
  /** What one Emissary more would add in each open sector, the most first; null until it is asked for, as all below. */
  openings: readonly Opening[] | null;
  /** Teams worth sending, and what the best that can be sent anywhere is worth. */
  teams: readonly Team[] | null;
  sends: number | null;
  /** Cards known to be claimable, wherever they belong. */
  cards: readonly OpportunityCard[] | null;
  /** Tokens that the free symbols of one's own cards will not take. */
  spare: Readonly<Record<Affinity, number>> | null;
  /** What each card of the track is worth as a special Trophy that gives one of any sector, the best first. */
  anyCards: readonly Opening[] | null;
  /** Manoeuvres the opponents have still to make in this Cycle. */
  manoeuvresOfOthers: number | null;
  /** The VP of those who are ahead. */
  mostVp: number | null;
  /** Every pawn on the board and its pile, by the pawn's number. */
  pawns: ReadonlyMap<number, PawnInPile> | null;
  /** What a look at an unknown pawn of each pile is worth, by the pile's number. */
  looks: Map<number, number> | null;
  /** What is at stake in each pile of another player, by the pile's number. */
  stakes: Map<number, Stake> | null;
}

/** A team: so many Emissaries, hidden among Citizens and Guards. */
export type Team = Readonly<Record<Agent, number>>;

export interface PawnInPile {
  readonly pile: PileView;
  readonly pawn: PileView["pawns"][number];
}

/** What killing a pawn of a pile brings if it is an Emissary, costs if it is a Guard, and costs by what one has sworn. */
export interface Stake {
  readonly emissary: number;
  readonly guard: number;
  readonly sworn: number;
}

export interface Opening {
  readonly sector: SectorId;
  readonly gain: number;
}

/** What a player holds that can change hands. Numbers below zero: more was given than one knows to be there. */
export interface Holdings {
  readonly pp: number;
  readonly agents: Readonly<Record<Agent, number>>;
  readonly affinities: Readonly<Record<Affinity, number>>;
  readonly spyTokens: number;
  readonly assassinTokens: number;
  readonly debts: number;
  readonly cards: readonly { readonly card: CardId; readonly tokens: readonly (Affinity | null)[] }[];
  readonly markers: Readonly<Record<SectorId, number>>;
}

/** What a player holds as it stands, with what its parts are worth: many trades are held against it. */
export interface Held {
  readonly holdings: Holdings;
  readonly ofCards: readonly number[];
  readonly ofMarkers: readonly number[];
  readonly worth: number;
}

/** What one sector promises. */
export interface Outlook {
  readonly sector: SectorId;
  readonly piles: number;
  /** This player's own Emissaries there. */
  readonly mine: number;
  /** Emissaries of the strongest opponent there. */
  readonly rival: Odds;
  /** Vectors of the Others there. */
  readonly vectors: Odds;
  /** Worth of the Trophies, best first. */
  readonly trophies: readonly number[];
  /** How likely another team still comes here. */
  readonly arrival: number;
  /** What none, one, two Emissaries and so on can be expected to bring, where others may still come. As far as asked for. */
  readonly gainsOpen: number[];
  /** The same where nobody can come any more. */
  readonly gainsClosed: number[];
  /** What the best team that can be sent here adds; null until it is asked for. */
  best: number | null;
}

/** The position read last: to act unasked, to list answers and to judge them a player looks at the same view. */
let latest: Position | null = null;

export function readPosition(table: TableView<unknown>, guess = GUESSES): Position {
  const view = table.game as DiktatView;
  if (latest?.view === view && latest.me === table.who && latest.guess === guess) return latest;
  if (table.who === "public" || !view.own) throw new Error("a spectator has nothing to decide");
  const { who: me } = table;
  latest = {
    view,
    pack: packOf(view),
    me,
    player: view.players[me]!,
    own: view.own,
    guess,
    outlooks: new Array<null>(SECTORS.length).fill(null),
    holdings: new Array<null>(view.players.length).fill(null),
    stakes: null,
    looks: null,
    pawns: null,
    openings: null,
    teams: null,
    sends: null,
    cards: null,
    spare: null,
    anyCards: null,
    manoeuvresOfOthers: null,
    mostVp: null,
  };
  return latest;
}

/** Cards this player knows to be claimable: those on the track, and the secret one if it was looked at. */
export function claimable(position: Position): readonly OpportunityCard[] {
  position.cards ??= cardsKnown(position);
  return position.cards;
}

function cardsKnown({ view, pack }: Position): OpportunityCard[] {
  const found: OpportunityCard[] = [];
  const { secret, others } = view;
  for (const card of view.track) found.push(pack.cards.get(card)!);
  if (secret?.known) found.push(pack.cards.get(secret.known)!);
  if (others) for (const card of others.corruption) found.push(pack.cards.get(card)!);
  return found;
}

/** A pawn on the board; undefined: there is none of this number. */
export function pawnIn(position: Position, id: number): PawnInPile | undefined {
  position.pawns ??= pawnsIn(position);
  return position.pawns.get(id);
}

function pawnsIn({ view }: Position): ReadonlyMap<number, PawnInPile> {
  const found = new Map<number, PawnInPile>();
  for (const pile of view.piles) for (const pawn of pile.pawns) found.set(pawn.id, { pile, pawn });
  return found;
}

/** Cycles that will still have a Development phase. */
export const cyclesToCome = ({ view }: Position): number => view.cycles - view.cycle;

/** Manoeuvres the opponents have still to make in this Cycle. */
export function manoeuvresOfOthers(position: Position): number {
  position.manoeuvresOfOthers ??= summedOver(position);
  return position.manoeuvresOfOthers;
}

function summedOver({ view, me }: Position): number {
  let sum = 0;
  for (let seat = 0; seat < view.players.length; seat++) if (seat !== me) sum += view.players[seat]!.manoeuvrePawns;
  return sum;
}

/** The VP of those who are ahead. */
export function mostVp(position: Position): number {
  position.mostVp ??= Math.max(...position.view.players.map(({ vp }) => vp));
  return position.mostVp;
}
