import { advance, cloneState, type GameEvent, type State, start } from "@paravent/kernel";
import { difference } from "../worlds/difference.ts";
import type { Moment } from "../worlds/run.ts";
import type { Fault, GameLaw } from "./law.ts";

/**
 * The same setup leads to the same start, and the same input in the same state to the same events and the same state.
 * A step is taken again from a copy, so that nothing remembered outside the state can help.
 */
export const determinism: GameLaw = (game, run) => {
  const faults = parted(run.moments[0]!, run.start, start(game, run.setup));
  for (const { moment, before, state } of run.probes) {
    if (!before) continue;
    const copy = cloneState(game, before);
    const done = advance(game, copy, moment.input!);
    if (done.ok) faults.push(...parted(moment, state, { state: copy, events: done.value.events }));
    else faults.push({ seq: moment.seq, what: `played again, the input is refused (${done.refusal.reason})` });
  }
  return faults;
};

interface Again<F> {
  readonly state: State<F>;
  readonly events: readonly GameEvent[];
}

function parted<F>({ seq, told }: Moment, state: State<F>, again: Again<F>): Fault[] {
  if (JSON.stringify(again.events) !== told) return [{ seq, what: "played again, other events happen" }];
  const apart = difference(state, again.state, "state");
  return apart ? [{ seq, what: `played again, the state is another at ${apart}` }] : [];
}
