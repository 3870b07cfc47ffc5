import type { DiktatView } from "@paravent/diktat";
import type { Seat } from "@paravent/kernel";
import type { Seen } from "../seen/seen.ts";

/** What an observer sees of the Leagues. */
export type LeaguesView = NonNullable<DiktatView["leagues"]>;
export type BoardView = LeaguesView["boards"][number];
export type ConclaveView = NonNullable<LeaguesView["conclave"]>;
export type ExclusionView = NonNullable<LeaguesView["exclusion"]>;

/** DK-LG-JOIN-04, -06. */
export const MOST_MEMBERS = 3;
export const CLOSED_FROM = 4;
/** DK-LG-LIM-01. */
export const MOST_EXCHANGED = 3;

/** The Leagues of this game; null in one without them. */
export const leaguesOf = ({ game }: Pick<Seen, "game">): LeaguesView | null => game.leagues;

export const printedLeague = ({ pack }: Seen, id: string) =>
  pack.leagues?.boards.find((league) => league.id === id) ?? null;

export const leagueName = ({ words }: Seen, id: string): string => words.league(id).title;

/** The League somebody belongs to. */
export const boardOfSeat = (leagues: LeaguesView, seat: Seat | null): BoardView | null =>
  leagues.boards.find(({ members }) => seat !== null && members.includes(seat)) ?? null;

/** What an exclusion costs, the level of the League, and what has been set aside for it (DK-LG-EXCL-01, -02). */
export function setAside(leagues: LeaguesView, { league, payments }: ExclusionView): { paid: number; cost: number } {
  const cost = leagues.boards.find(({ id }) => id === league)?.level ?? 0;
  return { paid: payments.reduce((sum, { pp }) => sum + pp, 0), cost };
}

/** Who would stand alone outside if the phase ended now (DK-LG-SHADOW-01). */
export function shadowToBe(leagues: LeaguesView): Seat | null {
  const outside = [...leagues.assembly, ...(leagues.shadow === null ? [] : [leagues.shadow])];
  return outside.length === 1 ? outside[0]! : null;
}

/** DK-LG-OBJ-04, -05: cells that so few members step over. */
export function isSkipped(level: number, members: number): boolean {
  return (level === 4 && members === 1) || (level === 5 && members > 0 && members < 3);
}

/** Whether the League phase is on: it has a stage of its own. */
export const isLeaguePhase = ({ game }: Pick<Seen, "game">): boolean => game.phase === "league";
