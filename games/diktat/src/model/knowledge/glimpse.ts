import type { Seat } from "@paravent/kernel";
import { AFFINITIES, type Affinity, AGENTS, type Agent } from "../../names/names.ts";
import type { Goods } from "../../politics/oaths/goods.ts";
import type { DiktatFacts } from "../facts.ts";

/**
 * One player has learned whether another had certain things at a certain moment: whoever offers them has them
 * (DK-RUL-44), and whoever's trade fails no longer has all of them (DK-RUL-106). Nobody is shown a glimpse; what can be
 * deduced, and what other worlds look like, follow from it. Never changed in place.
 */
export interface Glimpse {
  readonly of: Seat;
  readonly by: Seat;
  /** The PP, Agents and Affinity tokens in question. */
  readonly goods: Goods;
  /** All of them were there, or (false) not all of them. */
  readonly had: boolean;
  /** PP the learner could reckon with then. */
  readonly pp: number;
  /** What there was, as far as it can still be told from what has come and gone since; null: no longer. */
  readonly agents: Readonly<Record<Agent, number>> | null;
  readonly affinities: Readonly<Record<Affinity, number>> | null;
  /** The next serial at that moment: pawns with later ones were in the reserve. */
  readonly serial: number;
}

export const HIDDEN: readonly string[] = ["pp", ...AGENTS, ...AFFINITIES];
export const isAbout = (goods: Goods, kinds: readonly string[]): boolean =>
  kinds.some((what) => (goods[what] ?? 0) > 0);

/** Two players have traded: what others knew of them may be so no longer. */
export function blurByTrade(f: DiktatFacts, a: Seat, b: Seat): void {
  const isBlurred = ({ of, by }: Glimpse): boolean => (of === a && by !== b) || (of === b && by !== a);
  if (f.glimpses.length > 0) f.glimpses = f.glimpses.filter((one) => !isBlurred(one));
}

/** Agents of a player can be followed no further, or are gone. */
export function blurAgents(f: DiktatFacts, seat: Seat): void {
  blur(f, seat, AGENTS, (one) => ({ ...one, agents: null }));
}

/** Types of a player's Affinity tokens have changed unseen. */
export function blurAffinities(f: DiktatFacts, seat: Seat): void {
  blur(f, seat, AFFINITIES, (one) => ({ ...one, affinities: null }));
}

/** That something was missing tells nothing more once any of it may have been that; what was there, the rest. */
function blur(f: DiktatFacts, seat: Seat, kinds: readonly string[], blurred: (one: Glimpse) => Glimpse): void {
  if (f.glimpses.length === 0) return;
  f.glimpses = f.glimpses.flatMap((one) => {
    if (one.of !== seat || !isAbout(one.goods, kinds)) return [one];
    const rest = Object.fromEntries(Object.entries(one.goods).filter(([what]) => !kinds.includes(what)));
    return one.had && isAbout(rest, HIDDEN) ? [{ ...blurred(one), goods: rest }] : [];
  });
}
