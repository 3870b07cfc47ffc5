import { cloneState, hashOf, notJson, viewFor } from "@paravent/kernel";
import { same } from "../worlds/difference.ts";
import type { GameLaw } from "./law.ts";

/** A state is plain data: copies, texts and hashes of it agree, and neither playing on nor looking changes it. */
export const data: GameLaw = (game, run) =>
  run.probes
    .flatMap(({ moment: { seq, events, told }, state, hash }) => {
      const faults: string[] = [];
      const foreign = notJson(state) ?? notJson(events);
      if (foreign) faults.push(`not plain JSON at ${foreign}`);
      // The copy was made long before the game ended: if it shared anything that changed, it is another state by now.
      if (hashOf(state) !== hash)
        faults.push("a clone was changed by what happened to the original, or is no true copy");
      if (!same(JSON.parse(JSON.stringify(state)), state)) faults.push("written down and read back, another state");
      if (JSON.stringify(events) !== told) faults.push("an event was changed after it was emitted");
      return faults.map((what) => ({ seq, what }));
    })
    .concat(looking(game, run));

/** Views and questions are pure, and are data themselves. */
const looking: GameLaw = (game, run) =>
  run.probes.flatMap(({ moment: { seq }, state, hash }) => {
    const copy = cloneState(game, state);
    const faults: string[] = [];
    for (const who of [...Array(state.seats).keys(), "public" as const]) {
      const foreign = notJson(viewFor(game, copy, who));
      if (foreign) faults.push(`the view of ${who} is not plain JSON at ${foreign}`);
    }
    if (hashOf(copy) !== hash) faults.push("looking at the state changed it");
    return faults.map((what) => ({ seq, what }));
  });
