import type { Seat } from "@paravent/kernel";
import type { LeagueId } from "../../content/leagues.ts";

/** The Leagues. */
export type LeagueEvent =
  /** DK-LG-SETUP-02: the boards stand ready, and a pawn of each player in the Assembly. */
  | { type: "leagueBoardsTaken"; by: Seat; leagues: LeagueId[] }
  | { type: "leagueJoined"; seat: Seat; league: LeagueId; pp: number }
  | { type: "leagueLeft"; seat: Seat; league: LeagueId; pp: number }
  | { type: "exclusionAsked"; league: LeagueId; asker: Seat; target: Seat }
  /** PP set aside for the one to be excluded. */
  | { type: "exclusionFunded"; seat: Seat; pp: number }
  | { type: "exclusionOpposed"; seat: Seat }
  | { type: "fistClosed"; seat: Seat; pp: number }
  | { type: "leagueDeclared"; seat: Seat; for: boolean }
  | { type: "fistsRevealed"; fists: { seat: Seat; pp: number }[] }
  /** The target leaves with what was set aside, or everybody has their PP back. */
  | { type: "exclusionEnded"; league: LeagueId; target: Seat; excluded: boolean; pp: number; unfunded: boolean }
  | { type: "leagueRose"; league: LeagueId; by: Seat; from: number; to: number }
  | { type: "leagueFell"; league: LeagueId; by: Seat; from: number; to: number }
  | { type: "shadowNamed"; seat: Seat | null }
  | { type: "conclaveCalled"; league: LeagueId; by: Seat; invited: Seat[] }
  /** Nobody went along. */
  | { type: "conclaveDeclined"; league: LeagueId; by: Seat }
  | { type: "conclaveOpened"; league: LeagueId; by: Seat; members: Seat[]; seconds: number }
  | { type: "conclaveExtended"; seat: Seat; spies: number; seconds: number }
  /** `late` are the minutes begun after the time allowed. */
  | { type: "conclaveClosed"; league: LeagueId; by: Seat; elapsed: number; late: number };
