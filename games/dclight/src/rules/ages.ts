import { call, type Refusal, refuse, type Seat } from "@paravent/kernel";
import type { Price, Sector } from "../model/names.ts";
import { lookAt } from "./cards.ts";
import { keep } from "./keep.ts";
import type { PriceChange } from "./modifiers.ts";
import { agePrice, canPay } from "./prices.ts";
import type { DclightRules, Facts } from "./write.ts";

/** DC-AGE-04, -05: one sector rises by one age, and two cards of its deck are looked at; one of them is kept. */
export function buildAge<const S extends string>(g: DclightRules, seat: Seat, sector: Sector, paid: Price, then: S) {
  g.emit({ type: "ageBuilt", seat, sector, age: g.facts.players[seat]!.ages[sector] + 1, paid });
  lookAt(g, seat, sector, 2);
  return call(keep, { by: seat, deck: sector, limited: true }, then);
}

export function canBuildAge(s: Facts, seat: Seat, sector: Sector, changes: readonly PriceChange[]): boolean {
  const price = agePrice(s, seat, sector, changes);
  return price !== null && canPay(s.players[seat]!, price);
}

export function whyNoAge(s: Facts, seat: Seat, sector: Sector): Refusal | null {
  const price = agePrice(s, seat, sector);
  if (price === null) return refuse("noMoreAges", "DC-AGE-03", { sector });
  return canPay(s.players[seat]!, price) ? null : refuse("cannotPayAge", "DC-AGE-02", { sector, price: { ...price } });
}
