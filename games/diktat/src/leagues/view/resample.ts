import type { Rng, Seat } from "@paravent/kernel";
import type { WithLeagues } from "../state/facts.ts";

/** What lies in a closed fist is any part of what its owner has. */
export function redealFists(s: WithLeagues, who: Seat, rng: Rng): void {
  const exclusion = s.leagues?.exclusion;
  if (!exclusion) return;
  const fists = exclusion.fists.map(({ seat, pp }) => ({
    seat,
    pp: seat === who ? pp : rng.below(s.players[seat]!.pp + 1),
  }));
  s.leagues!.exclusion = { ...exclusion, fists };
}
