import { inYourPlace } from "./in-your-place.ts";
import type { Teller } from "./told.ts";

/** Tells what a bot or the clock has chosen in the place of the reader as its doing, not as theirs. */
export const toldForYou =
  (tell: Teller): Teller =>
  (entry, now, table, later) => {
    const name = inYourPlace(entry, now.who);
    if (name === null) return tell(entry, now, table, later);
    const seats = table.seats.map((one) => (one.seat === entry.seat ? { ...one, name } : one));
    return tell(entry, { ...now, who: "public" }, { ...table, seats }, later);
  };
