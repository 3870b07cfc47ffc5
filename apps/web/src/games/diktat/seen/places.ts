import type { Seat } from "@paravent/kernel";

/**
 * Everything of a player that things leave and arrive at. A smaller element that names one of them is meant where there
 * is one; where there is none, the whole seat stands for it.
 */
export const placesOf = (seat: Seat): string =>
  ["seat", "pp", "vp", "rank", "agents", "tokens", "row", "cabal", "influence"]
    .map((name) => `${name}:${seat}`)
    .join(" ");
