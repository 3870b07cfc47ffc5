import type { Shape } from "@paravent/kernel";
import { type Facts, seatRef } from "../../../rules/write.ts";

/** Shapes that depend on nothing but the number of players: made once, for views are made at every answer. */
export const bySeats = <A>(make: (seats: readonly SeatRef[]) => Shape<A>): readonly Shape<A>[] =>
  Array.from({ length: 6 }, (_, n) => make(Array.from({ length: n }, (_, seat) => seatRef(seat))));

export const perSeats = <A>(s: Facts, shapes: readonly Shape<A>[]): Shape<A> => shapes[s.players.length]!;

export type SeatRef = ReturnType<typeof seatRef>;
