import type { Seat } from "@paravent/kernel";
import type { DiktatRules } from "../rules/write.ts";
import { cellBelow } from "./state/levels.ts";
import { areFellows, leagueOf } from "./state/membership.ts";

/** DK-LG-EFF-03: a member has killed an Emissary of a fellow in an Assassinate Manoeuvre. */
export function punishTreason(g: DiktatRules, by: Seat, victim: Seat): void {
  if (!areFellows(g.facts, by, victim)) return;
  const board = leagueOf(g.facts, by)!;
  const to = cellBelow(board);
  if (to < board.level) g.emit({ type: "leagueFell", league: board.id, by, from: board.level, to });
}
