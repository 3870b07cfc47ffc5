import type { Seat, TableView } from "@paravent/kernel";
import { packOf } from "../content/installed.ts";
import type { Pack } from "../content/pack.ts";
import type { Affinity, Agent, CardId, SectorId } from "../names/names.ts";
import type { DiktatView, OwnView, PlayerView } from "../view/types.ts";
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
  /** What has been worked out about each sector; filled as it is asked for. */
  readonly outlooks: Map<SectorId, Outlook>;
  /** What each player holds, and what it is worth; filled as it is asked for. */
  readonly holdings: Map<Seat, Held>;
  /** What one Emissary more would add in each open sector, the most first; null until it is asked for. */
  openings: readonly Opening[] | null;
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
  readonly piles: number;
  /** This player's own Emissaries there. */
  readonly mine: number;
  /** Emissaries of the strongest opponent there. */
  readonly rival: Odds;
  /** Vectors of the Others there. */
  readonly vectors: Odds;
  /** Worth of the Trophies, best first. */
  readonly trophies: readonly number[];
  /** What so many Emissaries can be expected to bring, where others may still come and where they may not. */
  readonly gains: { readonly open: number[]; readonly closed: number[] };
}

/** The position read last: to act unasked, to list answers and to judge them a player looks at the same view. */
let latest: Position | null = null;

export function readPosition(table: TableView<unknown>, guess = GUESSES): Position {
  const view = table.game as DiktatView;
  if (latest?.view === view && latest.me === table.who && latest.guess === guess) return latest;
  if (table.who === "public" || !view.own) throw new Error("a spectator has nothing to decide");
  const { who: me } = table;
  const found = { view, pack: packOf(view), me, player: view.players[me]!, own: view.own, guess };
  latest = { ...found, outlooks: new Map(), holdings: new Map(), openings: null };
  return latest;
}

/** Cards this player knows to be claimable in a sector: those on the track, and the secret one if it was looked at. */
export function cardsIn({ view, pack }: Position, sector: SectorId): CardId[] {
  const known = view.secret?.known ? [...view.track, view.secret.known] : view.track;
  const open = view.others ? [...known, ...view.others.corruption] : known;
  return open.filter((card) => pack.cards.get(card)!.sector === sector);
}

/** Cycles that will still have a Development phase. */
export const cyclesToCome = ({ view }: Position): number => view.cycles - view.cycle;

/** Manoeuvres the opponents have still to make in this Cycle. */
export function manoeuvresOfOthers({ view, me }: Position): number {
  return view.players.reduce((sum, { seat, manoeuvrePawns }) => sum + (seat === me ? 0 : manoeuvrePawns), 0);
}
