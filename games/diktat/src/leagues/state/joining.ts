import type { LeagueId } from "../../content/leagues.ts";
import type { LeagueBoard, WithLeagues } from "./facts.ts";
import { boardOf, printedOn } from "./membership.ts";

/** DK-LG-JOIN-04: members of one League at most. */
export const MOST_MEMBERS = 3;

/** DK-LG-JOIN-06: from this level on a League takes nobody in. */
export const CLOSED_FROM = 4;

/** DK-LG-JOIN-02: what the first member pays, whatever the board says. */
const FIRST_MEMBER_PP = 1;

/** DK-LG-JOIN-01, -02: the cost under the cell the League stands on. */
export function joinCost(s: Readonly<WithLeagues>, league: LeagueId): number {
  const { level } = boardOf(s, league);
  return level === 0 ? FIRST_MEMBER_PP : printedOn(s, league).joinCost[level - 1]!;
}

/** Whether it takes nobody in, whoever asks. */
export const isClosed = ({ level, members }: LeagueBoard): boolean =>
  level >= CLOSED_FROM || members.length >= MOST_MEMBERS;
