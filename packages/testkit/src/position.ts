import { call, type Env, end, type Game, type GameEvent, procedures, type State, start } from "@paravent/kernel";

const ENTRY = "testkit/entry";

/**
 * A built position: the given facts, with one procedure of the game under way from its first step. The game returned
 * is the same one entered at that procedure; it is over when the procedure ends.
 */
export function position<F, E extends GameEvent, V>(
  game: Game<F, E, V>,
  facts: F,
  at: { seats: number; proc: string; env?: Env; seed?: string },
): { game: Game<F, E, V>; state: State<F> } {
  const entry = procedures<F, E>().procedure(ENTRY, {
    enter: () => call(at.proc, { ...at.env }, "leave"),
    leave: () => end(),
  });
  const entered: Game<F, E, V> = {
    ...game,
    main: ENTRY,
    procedures: new Map([...game.procedures, [ENTRY, entry]]),
    setup: () => game.clone(facts),
  };
  const { state } = start(entered, { seats: at.seats, options: null, seed: at.seed ?? "position" });
  return { game: entered, state };
}
