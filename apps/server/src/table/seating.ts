import { levelsOf } from "@paravent/bots";
import type { Seat } from "@paravent/kernel";
import { lookAlike } from "../names/look-alikes.ts";
import type { SeatRecord, Store, TableRecord } from "../store/store.ts";

type Seats = TableRecord["seats"];

/** Where a player sits; null: nowhere. */
export function seatOf(seats: Seats, player: string | null): Seat | null {
  if (player === null) return null;
  const seat = seats.findIndex((taken) => taken.kind === "person" && taken.player === player);
  return seat < 0 ? null : seat;
}

/** The seat a player takes who names none: the one that is kept for them, or the first free one; null: there is none. */
export function seatFor(seats: Seats, player: string): Seat | null {
  const keptFor = (whom: string | undefined) =>
    seats.findIndex((seat) => seat.kind === "open" && seat.keptFor === whom);
  const kept = keptFor(player);
  const seat = kept >= 0 ? kept : keptFor(undefined);
  return seat < 0 ? null : seat;
}

/** The players for whom a seat is kept. */
export const keptFor = ({ seats }: TableRecord): string[] =>
  seats.flatMap((seat) => (seat.kind === "open" && seat.keptFor !== undefined ? [seat.keptFor] : []));

/** Who arranges a table before the game: whoever opened it while they sit there, otherwise the first who does. */
export function hostOf({ seats, creator }: TableRecord): string {
  const people = seats.flatMap((seat) => (seat.kind === "person" ? [seat.player] : []));
  return people.includes(creator) ? creator : (people[0] ?? creator);
}

/** Somebody listens: the seats exist, each is named once, the speaker is none of them, and not all of them are bots. */
export function areThere(seats: Seats, hearers: readonly Seat[], speaker: Seat): boolean {
  if (new Set(hearers).size !== hearers.length || hearers.includes(speaker)) return false;
  return hearers.every((seat) => seats[seat]) && hearers.some((seat) => seats[seat]!.kind === "person");
}

/** The level of the bot that acts in a seat, for itself or for somebody; null: a person does, or nobody yet. */
export const botAt = (seat: SeatRecord): string | null =>
  seat.kind === "bot" ? seat.level : seat.kind === "person" ? (seat.substitute?.bot ?? null) : null;

/** The bot that takes the seat of a player who leaves for good: one that knows the game, where there is one. */
export const replacementAt = (game: string): string => (levelsOf(game).includes("greedy") ? "greedy" : "random");

/** Whether a player's name could be taken for that of somebody who sits here already. */
export async function passesForAnother(store: Store, seats: Seats, player: string): Promise<boolean> {
  const ids = seats.flatMap((seat) => (seat.kind === "person" ? [seat.player] : []));
  const known = await store.players([player, ...ids]);
  const own = known.find(({ id }) => id === player);
  return own !== undefined && known.some(({ id, name }) => id !== player && lookAlike(own.name, name));
}
