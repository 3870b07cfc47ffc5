import { newFrame, procedureOf } from "./frames.ts";
import type { Game } from "./game.ts";
import type { Input } from "./inputs.ts";
import type { Json } from "./json.ts";
import { type ChanceWords, keyedWords } from "./keyed-rng.ts";
import { mapped } from "./lists.ts";
import { Machine } from "./machine.ts";
import { nothingYet } from "./numbers.ts";
import { type Drawn, seedWords } from "./rng.ts";
import type { GameEvent } from "./rules.ts";
import type { Env, Setting, State } from "./state.ts";

export interface Setup {
  readonly seats: number;
  readonly options: Json;
  readonly seed: string;
  /** Chance is drawn by the generator with a key, and the seed is the key; without it by the fast one. */
  readonly chance?: "keyed" | undefined;
  /** What the seed was made of besides a secret of the host, by seat: for whoever checks it. No rule reads it. */
  readonly entropy?: readonly string[];
  /** Whether answers take their time (`State.timed`); without it those given beforehand count at once. */
  readonly timed?: boolean;
  /** The game goes on from where another one stood. */
  readonly resumes?: Resumed;
}

/** Another game up to a moment: what it was set up with, the inputs that stood, and a fingerprint of what they told. */
export interface Resumed {
  readonly setup: Setup;
  readonly inputs: readonly Input[];
  readonly told: string;
}

/** A game at its first question, and what has happened on the way there. */
export interface Started<F, E extends GameEvent> {
  state: State<F>;
  events: E[];
  drawn: Drawn | null;
}

/** Sets a game up and plays it to the first question. */
export function start<F, E extends GameEvent>(game: Game<F, E>, setup: Setup): Started<F, E> {
  const facts = game.setup(setup.seats, setup.options);
  const { seats, timed = false } = setup;
  return startAt(game, { seats, seed: chanceWords(setup), facts, timed, place: [{ proc: game.main }] });
}

/** The memory of a generator from which nothing has been drawn yet. */
export const chanceWords = ({ chance, seed }: Pick<Setup, "chance" | "seed">): ChanceWords =>
  chance === "keyed" ? keyedWords(seed) : seedWords(seed);

/** A procedure under way in a built position: where it stands, and what it goes on with once the next one has ended. */
export interface Place {
  readonly proc: string;
  readonly step?: string;
  readonly env?: Env;
  readonly then?: string;
}

/** Begins in the middle: given facts, given procedures under way and given luck, played to the first question. */
export function startAt<F, E extends GameEvent>(
  game: Game<F, E>,
  built: {
    seats: number;
    seed: string | ChanceWords;
    facts: F;
    place: readonly Place[];
    settings?: readonly Setting[];
    timed?: boolean;
  },
): Started<F, E> {
  const state: State<F> = {
    rules: game.version,
    seats: built.seats,
    seq: 0,
    question: 0,
    perceived: nothingYet(built.seats),
    timed: built.timed ?? false,
    rng: typeof built.seed === "string" ? seedWords(built.seed) : [...built.seed],
    stack: mapped(built.place, ({ proc, step, env, then }) => {
      const frame = newFrame(procedureOf(game, proc), env ?? {});
      return { ...frame, step: step ?? frame.step, then: then ?? null };
    }),
    sealed: [],
    stops: [],
    settings: [...(built.settings ?? [])],
    facts: built.facts,
  };
  const machine = new Machine(game, state);
  machine.run();
  machine.rest();
  state.question = 1;
  state.perceived.questions.fill(1);
  return { state, events: machine.events, drawn: machine.rng.drawn };
}
