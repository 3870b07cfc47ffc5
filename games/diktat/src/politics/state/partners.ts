import type { Seat } from "@paravent/kernel";
import type { BaseFacts } from "../../model/base/facts.ts";
import { seatRef } from "../../names/refs.ts";

type Players = Readonly<Pick<BaseFacts, "players">>;

/** Every other seat, by the number of players and one's own; listed once, for views are made at every answer. */
const OTHERS: readonly (readonly (readonly Seat[])[])[] = Array.from({ length: 6 }, (_, n) =>
  Array.from({ length: n }, (_, seat) => Array.from({ length: n }, (_, other) => other).toSpliced(seat, 1)),
);
const OTHER_REFS = OTHERS.map((seats) => seats.map((others) => others.map(seatRef)));

export const others = ({ players }: Players, seat: Seat): readonly Seat[] => OTHERS[players.length]![seat]!;

/** The same, as answers name them. */
export const otherRefs = ({ players }: Players, seat: Seat): readonly ReturnType<typeof seatRef>[] =>
  OTHER_REFS[players.length]![seat]!;
