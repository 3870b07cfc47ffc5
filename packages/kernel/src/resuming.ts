import { advance } from "./advance.ts";
import type { Game } from "./game.ts";
import { hashOf } from "./hash.ts";
import { atOpenQuestion, type Input } from "./inputs.ts";
import { nothingYet } from "./numbers.ts";
import type { GameEvent } from "./rules.ts";
import { letGo } from "./seals.ts";
import { chanceWords, type Resumed, type Setup, type Started, start } from "./starting.ts";
import type { State } from "./state.ts";

/** The game at its first question: as it is set up, or where the game stood that it resumes. */
export function begin<F, E extends GameEvent>(game: Game<F, E>, setup: Setup): Started<F, E> {
  return setup.resumes ? resume(game, setup, setup.resumes) : start(game, setup);
}

/**
 * Plays the other game up to its moment, and begins there. What its facts say goes on, known and hidden alike; what its
 * players had only meant to do does not: answers sealed and not yet opened, stops and settings were theirs. Nothing that
 * happened before is told here, and chance begins anew.
 */
function resume<F, E extends GameEvent>(game: Game<F, E>, setup: Setup, resumed: Resumed): Started<F, E> {
  const { state, told } = played(game, resumed.setup, resumed.inputs);
  if (told !== resumed.told) throw new Error("these rules tell the game that is resumed otherwise");
  state.seq = 0;
  state.question = 1;
  state.perceived = nothingYet(state.seats);
  state.perceived.questions.fill(1);
  state.timed = setup.timed ?? false;
  state.rng = [...chanceWords(setup)];
  state.sealed = [];
  state.stops = [];
  state.settings = [];
  for (const frame of state.stack) letGo(frame);
  return { state, events: [], drawn: null };
}

/** A game with these inputs, as another one can go on from it; null where there is nothing left to play. */
export function resumable<F, E extends GameEvent>(
  game: Game<F, E>,
  setup: Setup,
  inputs: readonly Input[],
): Resumed | null {
  const { state, told } = played(game, setup, inputs);
  const isMeasured = game.timing?.running(state.facts) != null;
  return state.stack.length === 0 || isMeasured ? null : { setup, inputs, told };
}

function played<F, E extends GameEvent>(
  game: Game<F, E>,
  setup: Setup,
  inputs: readonly Input[],
): { readonly state: State<F>; readonly told: string } {
  const { state, events } = begin(game, setup);
  const told: GameEvent[][] = [[...events]];
  for (const input of inputs) {
    const done = advance(game, state, atOpenQuestion(state, input));
    if (!done.ok) throw new Error("an input of the game that is resumed is refused");
    told.push([...done.value.events]);
  }
  return { state, told: hashOf(told) };
}
