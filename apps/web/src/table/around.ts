import type { Seat } from "@paravent/kernel";

/** The other players, clockwise from the one who looks; all of them, from the first, for a spectator. */
export function othersAround<P>(players: readonly P[], you: Seat | null): P[] {
  if (you === null) return [...players];
  return [...players.slice(you + 1), ...players.slice(0, you)];
}
