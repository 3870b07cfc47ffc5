import type { Seat } from "@paravent/kernel";
import type { Facts } from "./write.ts";

const SEATS: readonly (readonly Seat[])[] = Array.from({ length: 5 }, (_, n) => Array.from({ length: n }, (_, i) => i));

/** All seats, by number. */
export const everySeat = (s: Facts): readonly Seat[] => SEATS[s.players.length]!;

/** The n-th seat clockwise from another; the first is that one itself. */
export const clockwise = (s: Facts, from: Seat, n: number): Seat => (from + n) % s.players.length;

/** The n-th in table order: clockwise from the first player. */
export const inTableOrder = (s: Facts, n: number): Seat => clockwise(s, s.firstPlayer!, n);

export function tableOrder(s: Facts): Seat[] {
  return everySeat(s).map((n) => clockwise(s, s.firstPlayer ?? 0, n));
}

export const leftOf = (s: Facts, seat: Seat): Seat => clockwise(s, seat, 1);
