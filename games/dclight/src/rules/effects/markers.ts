import { CONFIRM } from "@paravent/kernel";
import { advanceCommon, advanceCreature, retreatCommon, retreatCreature } from "../creatures.ts";
import { isImmune } from "../modifiers.ts";
import type { Of, Verb } from "./verb.ts";

/** Creature markers: forward step by step, back never below 0. */

export const creatureVerb: Verb<Of<"creature">> = {
  can: () => true,
  changes: (s, { by }, { n }) => n > 0 || s.players[by]!.tracks.creature > 0,
  asks: () => false,
  ask: () => CONFIRM,
  run(g, { by, rule }, { n }) {
    if (n > 0) advanceCreature(g, by, n, rule);
    else retreatCreature(g, by, -n, rule);
    return false;
  },
};

/** DC-RUL-21: whoever moves the common marker is responsible for what appears. */
export const commonVerb: Verb<Of<"common">> = {
  can: () => true,
  changes: (s, _, { n }) => n > 0 || s.common.creature > 0,
  asks: () => false,
  ask: () => CONFIRM,
  run(g, { by, rule }, { n }) {
    if (n > 0) advanceCommon(g, by, n, rule);
    else retreatCommon(g, by, -n, rule);
    return false;
  },
};

export const oppCreatureVerb: Verb<Of<"oppCreature">> = {
  can: (s, { target }) => !isImmune(s, target, "oppCreature"),
  changes: () => true,
  asks: () => false,
  ask: () => CONFIRM,
  run(g, { target, rule }, { n }) {
    advanceCreature(g, target, n, rule);
    return true;
  },
};
