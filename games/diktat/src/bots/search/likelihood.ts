import type { Seat } from "@paravent/kernel";
import type { DiktatFacts } from "../../model/facts.ts";
import { OTHERS } from "../../names/names.ts";

/**
 * How much oftener a pile has so many Emissaries than if its owner's Agents lay anywhere: counted in games of bots, and
 * rounded, for people bluff otherwise. A pile with none is a bluff: it costs a Manoeuvre, so it is seldom.
 */
const OFTENER = [0.2, 1, 1.5, 0.5, 0.4] as const;

/** How likely the others were to send what lies in their piles. */
export function likelihood({ piles }: DiktatFacts, seat: Seat): number {
  let likely = 1;
  for (const { owner, pawns } of piles) {
    if (owner === seat || owner === OTHERS || pawns.length === 0) continue;
    const emissaries = pawns.filter(({ kind }) => kind === "emissary").length;
    likely *= OFTENER[Math.min(emissaries, OFTENER.length - 1)]!;
  }
  return likely;
}
