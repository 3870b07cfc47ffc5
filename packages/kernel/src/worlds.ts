import { asking, topOf } from "./frames.ts";
import type { Game, GameEvent } from "./game.ts";
import { copyJson } from "./json.ts";
import { mapped } from "./lists.ts";
import { Rng, seedWords } from "./rng.ts";
import { sample } from "./shapes.ts";
import type { Frame, Seat, State } from "./state.ts";

/** A copy for search: it shares nothing that ever changes with the original. */
export function cloneState<F, E extends GameEvent>(game: Game<F, E>, state: State<F>): State<F> {
  const { stack, sealed, stops, settings, rng } = state;
  return {
    rules: state.rules,
    seats: state.seats,
    seq: state.seq,
    question: state.question,
    rng: [rng[0], rng[1], rng[2], rng[3]],
    stack: mapped(stack, cloneFrame),
    sealed: sealed.length === 0 ? [] : copyJson(sealed),
    stops: stops.length === 0 ? [] : copyJson(stops),
    settings: mapped(settings, ({ seat, about, ask }) => ({ seat, about, ask })),
    facts: game.clone(state.facts),
  };
}

function cloneFrame({ proc, step, env, then, result, passed }: Frame): Frame {
  return { proc, step, env: copyJson(env), then, result: copyJson(result), passed };
}

/**
 * Another world that this seat cannot tell from the true one: hidden facts dealt anew, sealed answers of the others
 * drawn anew, their armed stops forgotten, and a future that owes nothing to the true generator. Settings stay: they
 * change no fact, and a world that waited elsewhere could be told from this one.
 */
export function resample<F, E extends GameEvent>(game: Game<F, E>, state: State<F>, who: Seat, seed: string): State<F> {
  const world = cloneState(game, state);
  world.rng = seedWords(seed);
  const rng = Rng.from(`${seed}/hidden`);
  game.resample(world.facts, who, rng);
  const frame = topOf(world.stack);
  if (frame && world.sealed.length > 0) {
    const step = asking(game, frame);
    for (const answer of world.sealed)
      if (answer.seat !== who) answer.value = sample(step.what(world.facts, frame.env, answer.seat), rng);
  }
  world.stops = world.stops.filter(({ seat }) => seat === who);
  return world;
}
