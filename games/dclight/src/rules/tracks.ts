import type { RuleId, Seat } from "@paravent/kernel";
import { packOf } from "../content/installed.ts";
import type { Counter, Price } from "../model/names.ts";
import type { DclightRules, Facts } from "./write.ts";

/** How many points the track can still take. */
export function roomOn(s: Facts, seat: Seat, track: Counter): number {
  return packOf(s).tracks[track].max - s.players[seat]!.tracks[track];
}

/** How many points the track can still lose; only Morale goes below 0. */
export function pointsOn(s: Facts, seat: Seat, track: Counter): number {
  return s.players[seat]!.tracks[track] - packOf(s).tracks[track].min;
}

/** DC-PROD-13, DC-RUL-14: what exceeds the maximum is lost. */
export function gain(g: DclightRules, seat: Seat, track: Counter, n: number, rule: RuleId): void {
  const taken = Math.min(n, roomOn(g.facts, seat, track));
  if (taken > 0) g.emit({ type: "gained", seat, track, n: taken, rule });
}

/** DC-OFFER-20, DC-RUL-14: a track stops at its minimum. Says how much was lost. */
export function lose(g: DclightRules, seat: Seat, track: Counter, n: number, rule: RuleId): number {
  const taken = Math.min(n, pointsOn(g.facts, seat, track));
  if (taken > 0) g.emit({ type: "lost", seat, track, n: taken, rule });
  return taken;
}

/** A split as answered, without tracks that get nothing: what an event tells. */
export function spelled(split: Price): Price {
  const price: Price = {};
  for (const track in split) if (split[track as Counter]! > 0) price[track as Counter] = split[track as Counter]!;
  return price;
}
