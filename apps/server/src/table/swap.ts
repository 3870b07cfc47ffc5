import { type Refusal, refuse, type Seat } from "@paravent/kernel";
import type { Reseating, SeatRecord, TableRecord } from "../store/store.ts";
import { hostOf, seatOf } from "./seating.ts";

/** Who sits where after two have changed places; or, where one of them has yet to agree, that they are asked. */
type Swapped = Pick<Reseating, "seats"> & { readonly asks?: string };

/** What comes of it when a player wants two seats to change places. */
export function swappedFor(player: string, table: TableRecord, one: Seat, other: Seat): Swapped | Refusal {
  const { seats } = table;
  const [a, b] = [seats[one], seats[other]];
  if (!a || !b || one === other) return refuse("noSeat");
  const swapped = { seats: seats.map((each, n) => withoutWish(n === one ? b : n === other ? a : each)) };
  if (hostOf(table) === player) return swapped;
  const own = seatOf(seats, player);
  if (own !== one && own !== other) return refuse("notHost");
  const theirs = own === one ? b : a;
  if (theirs.kind === "open") return theirs.keptFor === undefined ? swapped : refuse("noSeat");
  if (theirs.kind === "bot" || theirs.swapWith === player) return swapped;
  const wishes = seats.map((seat, n) =>
    n === own && seat.kind === "person" ? { ...seat, swapWith: theirs.player } : seat,
  );
  return { seats: wishes, asks: theirs.player };
}

/** A seat whose player does not want to change places any more. */
export function withoutWish(seat: SeatRecord): SeatRecord {
  if (seat.kind !== "person" || seat.swapWith === undefined) return seat;
  const { swapWith: _, ...rest } = seat;
  return rest;
}
