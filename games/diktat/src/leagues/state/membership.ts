import type { Seat } from "@paravent/kernel";
import { packOf } from "../../content/installed.ts";
import type { League, LeagueId } from "../../content/leagues.ts";
import type { LeagueBoard, WithLeagues } from "./facts.ts";

type Facts = Readonly<WithLeagues>;

/** The League a player belongs to: one at most (DK-LG-JOIN-03). */
export function leagueOf(s: Facts, seat: Seat): LeagueBoard | null {
  if (s.leagues === null) return null;
  for (const board of s.leagues.boards) if (board.members.includes(seat)) return board;
  return null;
}

/** Whether two different players belong to one League. */
export function areFellows(s: Facts, a: Seat, b: Seat): boolean {
  return a !== b && leagueOf(s, a)?.members.includes(b) === true;
}

export const boardOf = (s: Facts, id: LeagueId): LeagueBoard => s.leagues!.boards.find((board) => board.id === id)!;

/** What is printed on its board. */
export const printedOn = (s: Facts, id: LeagueId): League => packOf(s).leagues!.boards.get(id)!;

/** Players whose pawn stands in no League. */
export const unaffiliated = (s: Facts): Seat[] =>
  s.players.flatMap((_, seat) => (leagueOf(s, seat) === null ? [seat] : []));
