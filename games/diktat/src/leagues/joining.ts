import { type Refusal, refuse, type Seat } from "@paravent/kernel";
import type { LeagueId } from "../content/leagues.ts";
import type { DiktatRules, Facts } from "../rules/write.ts";
import { CLOSED_FROM, joinCost, MOST_MEMBERS } from "./state/joining.ts";
import { boardOf, leagueOf } from "./state/membership.ts";

/** Why a player cannot join a League, what lies behind their own screen included. */
export function whyNotJoin(s: Facts, seat: Seat, league: LeagueId): Refusal | null {
  const { level, members, excluded } = boardOf(s, league);
  if (leagueOf(s, seat)) return refuse("inLeagueAlready", "DK-LG-JOIN-03");
  if (excluded.includes(seat)) return refuse("excludedForGood", "DK-LG-JOIN-05");
  if (level >= CLOSED_FROM) return refuse("leagueTooHigh", "DK-LG-JOIN-06", { level });
  if (members.length >= MOST_MEMBERS) return refuse("leagueFull", "DK-LG-JOIN-04", { max: MOST_MEMBERS });
  const [cost, has] = [joinCost(s, league), s.players[seat]!.pp];
  return has < cost ? refuse("cannotPayLeague", "DK-LG-JOIN-01", { cost, has }) : null;
}

export const joinable = (s: Facts, seat: Seat): LeagueId[] =>
  s.leagues!.boards.map(({ id }) => id).filter((id) => whyNotJoin(s, seat, id) === null);

/** The pawn goes from the Assembly onto the members' pile. */
export function join(g: DiktatRules, seat: Seat, league: LeagueId): void {
  const pp = joinCost(g.facts, league);
  if (pp > 0) g.emit({ type: "paid", from: seat, to: null, pp, rule: "DK-LG-JOIN-01" });
  g.emit({ type: "leagueJoined", seat, league, pp });
}
