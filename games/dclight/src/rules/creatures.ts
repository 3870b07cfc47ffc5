import type { RuleId, Seat } from "@paravent/kernel";
import { packOf } from "../content/installed.ts";
import type { DclightRules } from "./write.ts";

/** DC-CREA-01, -05: the individual marker moves step by step; on its last space a creature appears and it returns to 0. */
export function advanceCreature(g: DclightRules, seat: Seat, steps: number, rule: RuleId): void {
  const summonAt = packOf(g.facts).tracks.creature.max;
  let left = steps;
  while (left > 0) {
    const n = Math.min(left, summonAt - g.facts.players[seat]!.tracks.creature);
    g.emit({ type: "creatureMoved", seat, n, rule });
    left -= n;
    if (g.facts.players[seat]!.tracks.creature < summonAt) return;
    // DC-CREA-06: the central marker does not move.
    const { central } = g.facts.common;
    g.emit({ type: "creatureAppeared", seat, origin: "individual", creature: topCreature(g), central });
  }
}

/** DC-CREA-02 to -04: the same for the common marker; the creature lies in front of the responsible player. */
export function advanceCommon(g: DclightRules, responsible: Seat, steps: number, rule: RuleId): void {
  const { summonAt, centralEnd } = packOf(g.facts).constants;
  let left = steps;
  while (left > 0) {
    const n = Math.min(left, summonAt - g.facts.common.creature);
    g.emit({ type: "commonMoved", by: responsible, n, rule });
    left -= n;
    if (g.facts.common.creature < summonAt) return;
    // DC-CREA-09: the central marker stops at its end, creatures go on appearing.
    const central = Math.min(centralEnd, g.facts.common.central + 1);
    g.emit({ type: "creatureAppeared", seat: responsible, origin: "common", creature: topCreature(g), central });
  }
}

/** Back by so many spaces, never below 0. */
export function retreatCreature(g: DclightRules, seat: Seat, steps: number, rule: RuleId): void {
  const n = Math.min(steps, g.facts.players[seat]!.tracks.creature);
  if (n > 0) g.emit({ type: "creatureMoved", seat, n: -n, rule });
}

export function retreatCommon(g: DclightRules, by: Seat, steps: number, rule: RuleId): void {
  const n = Math.min(steps, g.facts.common.creature);
  if (n > 0) g.emit({ type: "commonMoved", by, n: -n, rule });
}

/** DC-CREA-08: the discarded creatures make a new deck; without any, none appears. */
function topCreature(g: DclightRules): string | null {
  if (g.facts.creatureDeck.length === 0 && g.facts.creatureDiscard.length > 0) {
    const order = g.facts.creatureDiscard.slice();
    g.rng.shuffle(order);
    g.emit({ type: "discardShuffled", deck: "creature", order });
  }
  return g.facts.creatureDeck.at(-1) ?? null;
}
