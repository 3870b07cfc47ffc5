import { difference, same } from "../worlds/difference.ts";
import type { Fault, GameLaw } from "./law.ts";

/** Events alone tell the game: folded from the setup, as read from a log, they give the facts. */
export const telling: GameLaw = (game, { setup, moments, probes, last }) => {
  const facts = game.setup(setup.seats, setup.options);
  const untold = (seq: number, told: typeof facts): Fault[] =>
    same(facts, told) ? [] : [{ seq, what: `events do not tell ${difference(told, facts, "facts")}` }];
  let next = 0;
  for (const moment of moments) {
    for (const event of JSON.parse(moment.told)) game.apply(facts, event);
    const probe = probes[next];
    if (probe?.moment !== moment) continue;
    next++;
    const faults = untold(moment.seq, probe.state.facts);
    if (faults.length > 0) return faults;
  }
  return untold(moments.at(-1)!.seq, last.facts);
};
