import type { Ref, Shape } from "@paravent/kernel";
import { type Facts, seatRef } from "../../../rules/write.ts";

/** Shapes that depend on nothing but the number of players: made once, for views are made at every answer. */
export const bySeats = (make: (seats: readonly Ref[]) => Shape): readonly Shape[] =>
  Array.from({ length: 6 }, (_, n) => make(Array.from({ length: n }, (_, seat) => seatRef(seat))));

export const perSeats = (s: Facts, shapes: readonly Shape[]): Shape => shapes[s.players.length]!;
