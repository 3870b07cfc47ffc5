import type { Seat } from "@paravent/kernel";
import type { LeagueId, LeaguesContent } from "../../content/leagues.ts";
import type { BaseFacts } from "../../model/base/facts.ts";

/** What the Leagues add to the facts of a game; null in a game without them. */
export interface LeaguesFacts {
  leagues: Leagues | null;
}

/** The facts this expansion knows: its own and those of the base game. */
export type WithLeagues = BaseFacts & LeaguesFacts;

/** The Leagues of a game (section 2.23 of the rules). Null in a game without them. */
export interface Leagues {
  boards: LeagueBoard[];
  /** DK-LG-SHADOW-01: the only player outside, as of the last League phase. */
  shadow: Seat | null;
  /**
   * The Shadow's Manifestation has been used this Cycle. It belongs to the cell, not to the player on it: who becomes the
   * Shadow later in the Cycle finds it Used, as one would an element that changed hands (DK-RUL-47, -97).
   */
  shadowUsed: boolean;
  /** Members who have called a Conclave in this League phase (DK-RUL-96). */
  callers: Seat[];
  conclave: Conclave | null;
  /** Players whose exclusion has been asked for in this League phase (DK-RUL-93). */
  accused: Seat[];
  /** Members whose request in this League phase could not be paid (DK-RUL-125). */
  overreached: Seat[];
  exclusion: Exclusion | null;
}

export interface LeagueBoard {
  readonly id: LeagueId;
  /** The cell its members' pile stands on; 0 while it has no member. */
  level: number;
  /** Members' pawns from the bottom to the top. */
  members: Seat[];
  /** DK-LG-JOIN-05: players who may not join it any more. */
  excluded: Seat[];
  /** Elements its members have exchanged among themselves this Cycle (DK-LG-LIM-01). */
  exchanged: number;
}

/** Members talking in private. */
export interface Conclave {
  readonly league: LeagueId;
  readonly by: Seat;
  readonly members: readonly Seat[];
  /** Allowed so far. */
  readonly seconds: number;
}

/** A member's exclusion, from the request to the outcome. Never changed in place. */
export interface Exclusion {
  readonly league: LeagueId;
  readonly asker: Seat;
  readonly target: Seat;
  /** PP set aside for the target (DK-RUL-93). */
  readonly payments: readonly { readonly seat: Seat; readonly pp: number }[];
  readonly opposed: boolean;
  /** PP in closed fists: each is its owner's secret until all are revealed. */
  readonly fists: readonly { readonly seat: Seat; readonly pp: number }[];
  /** What lay in them, once they are open. */
  readonly bids: readonly { readonly seat: Seat; readonly pp: number }[];
  readonly declared: readonly { readonly seat: Seat; readonly for: boolean }[];
}

export function emptyLeagues(content: LeaguesContent | null): LeaguesFacts {
  return { leagues: content && emptyBoards(content.boards.keys()) };
}

function emptyBoards(ids: Iterable<LeagueId>): Leagues {
  return {
    boards: [...ids].map((id) => ({ id, level: 0, members: [], excluded: [], exchanged: 0 })),
    shadow: null,
    shadowUsed: false,
    callers: [],
    conclave: null,
    accused: [],
    overreached: [],
    exclusion: null,
  };
}

export function cloneLeagues({ leagues }: Readonly<LeaguesFacts>, to: LeaguesFacts): void {
  to.leagues = leagues && cloneBoards(leagues);
}

function cloneBoards(l: Leagues): Leagues {
  return {
    boards: l.boards.map(({ id, level, members, excluded, exchanged }) => ({
      id,
      level,
      members: members.slice(),
      excluded: excluded.slice(),
      exchanged,
    })),
    shadow: l.shadow,
    shadowUsed: l.shadowUsed,
    callers: l.callers.slice(),
    conclave: l.conclave,
    accused: l.accused.slice(),
    overreached: l.overreached.slice(),
    exclusion: l.exclusion,
  };
}
