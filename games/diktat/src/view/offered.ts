import type { Seat } from "@paravent/kernel";
import type { DiktatView } from "./types.ts";

/** Who has an offer or an oath for this seat that it has not answered yet, as it sees (DK-RUL-49). */
export function offeredTo({ offers, oathOffers }: DiktatView, seat: Seat): Seat[] {
  return [...offers, ...oathOffers].flatMap(({ from, to }) => (to === seat ? [from] : []));
}
