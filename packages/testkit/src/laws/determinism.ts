import { advance, cloneState, type Game, type GameEvent, type State, start } from "@paravent/kernel";
import { difference } from "../difference.ts";
import type { Run } from "../run.ts";
import type { Fault, GameLaw } from "./law.ts";

/**
 * The same setup leads to the same start, and the same input in the same state to the same events and the same state.
 * A step is taken again from a copy, so that nothing remembered outside the state can help.
 */
export const determinism: GameLaw = (game, run) =>
  [...new Set([0, ...run.probes])].flatMap((i): Fault[] => {
    const { seq, told, state } = run.moments[i]!;
    const again = playedAgain(game, run, i);
    if ("refused" in again) return [{ seq, what: `played again, the input is refused (${again.refused})` }];
    if (JSON.stringify(again.events) !== told) return [{ seq, what: "played again, other events happen" }];
    const apart = difference(state, again.state, "state");
    return apart ? [{ seq, what: `played again, the state is another at ${apart}` }] : [];
  });

type Again<F> = { readonly state: State<F>; readonly events: readonly GameEvent[] } | { readonly refused: string };

function playedAgain<F, E extends GameEvent>(game: Game<F, E>, run: Run<F>, i: number): Again<F> {
  const { input } = run.moments[i]!;
  if (!input) return start(game, run.setup);
  const state = cloneState(game, run.moments[i - 1]!.state);
  const done = advance(game, state, input);
  return done.ok ? { state, events: done.value.events } : { refused: done.refusal.reason };
}
