import type { Seat } from "@paravent/kernel";
import type { LeaguesView } from "./seen.ts";

/** Those with whom this player talks in private now: the Conclave, or those it has left alone at the table. */
export function companyOf(leagues: LeaguesView | null, you: Seat | null, players: number): Seat[] | null {
  const conclave = leagues?.conclave;
  if (!conclave || you === null) return null;
  if (conclave.members.includes(you)) return conclave.members.filter((seat) => seat !== you);
  if (!conclave.tableTalks) return null;
  const left = Array.from({ length: players }, (_, seat) => seat).filter(
    (seat) => seat !== you && !conclave.members.includes(seat),
  );
  return left.length > 0 ? left : null;
}
