import type { Seat } from "@paravent/kernel";
import { packOf } from "../../content/installed.ts";
import type { End } from "../../model/names.ts";
import { resources, score } from "../score.ts";
import { everySeat, leftOf } from "../seats.ts";
import type { DclightRules, Facts } from "../write.ts";

/** DC-TURN-07, -08, DC-END-06: the end is tested when all have passed; else the first player token moves on. */
export function endTurn(g: DclightRules): void {
  const end = whyOver(g.facts);
  if (end !== null) g.emit({ type: "gameEnded", end, winners: winners(g.facts) });
  else g.emit({ type: "turnEnded", turn: g.facts.turn, firstPlayer: leftOf(g.facts, g.facts.firstPlayer!) });
}

/** The end condition that is met at the end of this turn. */
function whyOver(s: Facts): End | null {
  const { turns, earlyEndFrom, centralEnd } = packOf(s).constants;
  const { central, third } = s.common;
  for (const { ages } of s.players)
    if (Number(ages.military === 3) + Number(ages.civil === 3) + Number(ages.religion === 3) >= 2) return "twoSectors";
  if (central === centralEnd) return "fourthCreature";
  // DC-END-03, -04: only in the turn in which it appeared, and only from the ninth on.
  if (third === s.turn && s.turn >= earlyEndFrom) return "thirdCreature";
  return s.turn >= turns ? "lastTurn" : null;
}

/** DC-SCORE-08 to -10: the highest total, then the larger sum of resources, then a shared victory. */
function winners(s: Facts): Seat[] {
  const [best, ...others] = standings(s);
  return [best!, ...others.filter((other) => compare(best!, other) === 0)].map(({ seat }) => seat).sort();
}

/** From the first to the last; equal players by seat. */
export function ranking(s: Facts): Seat[] {
  return standings(s).map(({ seat }) => seat);
}

interface Standing {
  readonly seat: Seat;
  readonly vp: number;
  readonly resources: number;
}

function standings(s: Facts): Standing[] {
  const all = everySeat(s).map((seat) => ({ seat, vp: score(s, seat).total, resources: resources(s, seat) }));
  return all.sort((a, b) => compare(a, b) || a.seat - b.seat);
}

const compare = (a: Standing, b: Standing): number => b.vp - a.vp || b.resources - a.resources;
