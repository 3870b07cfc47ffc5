import type { Seat } from "@paravent/kernel";
import type { Facts } from "../write.ts";
import { delta } from "./stats.ts";

/** Emissaries, and what elements add to them for the Winner and the order only. */
export function strength(s: Facts, seat: Seat): number {
  const { emissaries, sector } = s.conquest!;
  return emissaries[seat]! + delta(s, seat, "conquestStrength", sector);
}
