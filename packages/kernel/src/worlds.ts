import { stepOf, topOf } from "./frames.ts";
import type { Game } from "./game.ts";
import { copyJson } from "./json.ts";
import { mapped } from "./lists.ts";
import { nothingYet, numbersFor } from "./numbers.ts";
import type { AskStep } from "./procedure.ts";
import { Rng, seedWords } from "./rng.ts";
import type { GameEvent } from "./rules.ts";
import { sample } from "./sample.ts";
import { isPossible } from "./shapes.ts";
import type { Frame, SealedAnswer, Seat, State } from "./state.ts";
import { imagineWindow } from "./windows.ts";

/** A copy for search: it shares nothing that ever changes with the original. */
export function cloneState<F, E extends GameEvent>(game: Game<F, E>, state: State<F>): State<F> {
  const { stack, sealed, stops, settings, rng } = state;
  return {
    rules: state.rules,
    seats: state.seats,
    seq: state.seq,
    question: state.question,
    perceived: { inputs: state.perceived.inputs.slice(), questions: state.perceived.questions.slice() },
    timed: state.timed,
    rng: rng.length === 4 ? [rng[0], rng[1], rng[2], rng[3]] : [...rng],
    stack: mapped(stack, cloneFrame),
    sealed: sealed.length === 0 ? [] : copyJson(sealed),
    stops: stops.length === 0 ? [] : copyJson(stops),
    settings: mapped(settings, ({ seat, about, ask }) => ({ seat, about, ask })),
    facts: game.clone(state.facts),
  };
}

function cloneFrame({ proc, step, env, then, result, passed, kept }: Frame): Frame {
  const frame = { proc, step, env: copyJson(env), then, result: copyJson(result), passed };
  return kept === undefined ? frame : { ...frame, kept: copyJson(kept) };
}

/** Answers of the others that wait for the rest, sealed or laid aside; in which order they came, not everybody knows. */
function answerAnew<F, E extends GameEvent>(
  game: Game<F, E>,
  facts: Readonly<F>,
  frame: Frame,
  answers: SealedAnswer[],
  who: Seat,
  rng: Rng,
): void {
  if (answers.length === 0) return;
  answers.sort((a, b) => a.seat - b.seat);
  const step = stepOf(game, frame) as AskStep<F, E>;
  for (const answer of answers) {
    if (answer.seat === who) continue;
    const ask = step.what(facts, frame.env, answer.seat);
    // What has happened since may have closed it: the answer is then open again before anybody hears of it.
    if (isPossible(ask)) answer.value = sample(ask, rng);
  }
}

/**
 * Another world that this seat cannot tell from the true one: hidden facts dealt anew, sealed answers of the others
 * drawn anew, their armed stops forgotten, and a random generator unrelated to the true one. Settings stay: they
 * change no fact, and a world that waited elsewhere could be told from this one.
 */
export function resample<F, E extends GameEvent>(game: Game<F, E>, state: State<F>, who: Seat, seed: string): State<F> {
  const world = cloneState(game, state);
  world.rng = seedWords(seed);
  const rng = Rng.from(`${seed}/hidden`);
  game.resample(world.facts, who, rng);
  const top = topOf(world.stack);
  if (top) answerAnew(game, world.facts, top, world.sealed, who, rng);
  for (const frame of world.stack) if (frame.kept) answerAnew(game, world.facts, frame, frame.kept, who, rng);
  world.stops = world.stops.filter(({ seat }) => seat === who);
  return world;
}

/**
 * All a seat knows of a game, as a state: one of the worlds it could be in, and the same one whatever is hidden from it. A
 * search begins here and never sees the true state, so nothing it does can depend on more than the seat knows: numbers
 * that count what others did unseen, and how others want to be asked, are not in it either.
 */
export function imagined<F, E extends GameEvent>(game: Game<F, E>, state: State<F>, who: Seat): State<F> {
  const { seq, question } = numbersFor(state, who);
  const world = resample(game, state, who, "imagined");
  world.seq = seq;
  world.question = question;
  world.perceived = nothingYet(state.seats);
  world.settings = world.settings.filter(({ seat }) => seat === who);
  world.stack.forEach((frame, at) => {
    imagineWindow(game, world, frame, at === world.stack.length - 1 ? who : null);
  });
  return world;
}
