import { AGENTS, type Agent } from "../../names/names.ts";

/** What does not outlive the Cycle: Agents, Spy and Assassin tokens. */
export type Passing = Agent | "spyToken" | "assassinToken";
const PASSING: readonly string[] = [...AGENTS, "spyToken", "assassinToken"];
export const isPassing = (what: string): what is Passing => PASSING.includes(what);
export type PassingGoods = Readonly<Partial<Record<Passing, number>>>;

/** What a Gain has given with its element, to be given back with it (DK-RUL-111, -138). */
export interface Given {
  pp: number;
  affinities: number;
  /** Of this Cycle; null: nothing. Never changed in place. */
  passing: PassingGoods | null;
}

export const nothingGiven = (): Given => ({ pp: 0, affinities: 0, passing: null });

export function cloneGiven({ pp, affinities, passing }: Given): Given {
  return { pp, affinities, passing };
}

/** What the one has given beyond the other: of a stack of markers, the upper one beyond the lower (DK-RUL-43). */
export function beyond(all: Readonly<Given>, part: Readonly<Given>): Given {
  return {
    pp: Math.max(0, all.pp - part.pp),
    affinities: Math.max(0, all.affinities - part.affinities),
    passing: all.passing && summed(all.passing, part.passing ?? {}, -1),
  };
}

/** Goods put to others, or taken away from them; what comes to nothing is left out. */
export function summed(some: PassingGoods, more: PassingGoods, sign: 1 | -1): PassingGoods | null {
  const sum: Partial<Record<Passing, number>> = {};
  for (const what of [...new Set([...Object.keys(some), ...Object.keys(more)])] as Passing[]) {
    const n = (some[what] ?? 0) + sign * (more[what] ?? 0);
    if (n > 0) sum[what] = n;
  }
  return Object.keys(sum).length > 0 ? sum : null;
}
