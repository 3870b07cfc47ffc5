import type { Seat } from "@paravent/kernel";
import { AFFINITIES, AGENTS } from "../../names/names.ts";
import type { BaseFacts } from "../base/facts.ts";
import type { Goods } from "../base/goods.ts";
import type { Glimpse } from "../base/memory.ts";

export const HIDDEN: readonly string[] = ["pp", ...AGENTS, ...AFFINITIES];
export const isAbout = (goods: Goods, kinds: readonly string[]): boolean =>
  kinds.some((what) => (goods[what] ?? 0) > 0);

/** Two players have traded: what others knew of them may be so no longer. */
export function blurByTrade(f: BaseFacts, a: Seat, b: Seat): void {
  const isBlurred = ({ of, by }: Glimpse): boolean => (of === a && by !== b) || (of === b && by !== a);
  if (f.glimpses.length > 0) f.glimpses = f.glimpses.filter((one) => !isBlurred(one));
}

/** Agents of a player can be followed no further, or are gone. */
export function blurAgents(f: BaseFacts, seat: Seat): void {
  blur(f, seat, AGENTS, (one) => ({ ...one, agents: null }));
}

/** Types of a player's Affinity tokens have changed unseen. */
export function blurAffinities(f: BaseFacts, seat: Seat): void {
  blur(f, seat, AFFINITIES, (one) => ({ ...one, affinities: null }));
}

/** That something was missing tells nothing more once any of it may have been that; what was there, the rest. */
function blur(f: BaseFacts, seat: Seat, kinds: readonly string[], blurred: (one: Glimpse) => Glimpse): void {
  if (f.glimpses.length === 0) return;
  f.glimpses = f.glimpses.flatMap((one) => {
    if (one.of !== seat || !isAbout(one.goods, kinds)) return [one];
    const rest = Object.fromEntries(Object.entries(one.goods).filter(([what]) => !kinds.includes(what)));
    return one.had && isAbout(rest, HIDDEN) ? [{ ...blurred(one), goods: rest }] : [];
  });
}
