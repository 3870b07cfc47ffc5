import type { Seat } from "@paravent/kernel";
import type { WithLeagues } from "./facts.ts";
import { boardOf } from "./membership.ts";

type Facts = Readonly<WithLeagues>;

/** Whether these take part in the Conclave under way, all of them. */
export const inConclave = (s: Facts, seats: readonly Seat[]): boolean => {
  const members = s.leagues?.conclave?.members;
  return members !== undefined && seats.every((seat) => members.includes(seat));
};

/** DK-LG-CONC-05: no member of the League has stayed to watch the others. */
export function tableTalks(s: Facts): boolean {
  const under = s.leagues?.conclave;
  return under ? boardOf(s, under.league).members.every((seat) => under.members.includes(seat)) : false;
}
