import type { Seat, TableView } from "@paravent/kernel";

/** The other players, clockwise from the one who looks; all of them, from the first, for a spectator. */
export function othersAround<P>(players: readonly P[], you: Seat | null): P[] {
  if (you === null) return [...players];
  return [...players.slice(you + 1), ...players.slice(0, you)];
}

/** Whether the game waits for this seat at this moment. */
export const isActing = (waiting: TableView<unknown>["waiting"], seat: Seat): boolean =>
  waiting?.seats.includes(seat) === true && !waiting.answered.includes(seat);
