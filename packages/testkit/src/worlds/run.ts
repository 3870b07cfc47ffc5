import {
  type AskPolicy,
  advance,
  askedSeats,
  boundaries,
  canonical,
  cloneState,
  EVERYTHING,
  type Game,
  type GameEvent,
  hashOf,
  type Input,
  isPossible,
  isShutOut,
  type Json,
  openQuestion,
  type Question,
  Rng,
  type Seat,
  type Setup,
  STANDING_STOPS,
  type State,
  sample,
  seedWords,
  start,
  type TableView,
  viewFor,
  whyNot,
} from "@paravent/kernel";
import { same } from "./difference.ts";

/** One input of a recorded game and what it led to; the first moment is the start and has no input. */
export interface Moment {
  readonly seq: number;
  readonly input: Input | null;
  readonly events: readonly GameEvent[];
  /** The events as text, taken when they were emitted. */
  readonly told: string;
  readonly undoable: boolean;
  /** Answers given beforehand that were taken at once. */
  readonly atOnce: number;
  /** Chance was used on the way here. */
  readonly drew: boolean;
  /** The input was a second thought about a sealed answer. */
  readonly again: boolean;
  /** The seats asked now. */
  readonly asked: readonly Seat[];
  /** The game has an outcome now. */
  readonly decided: boolean;
  /** What the game's own laws have against the position. */
  readonly wrong: readonly string[];
}

/** A moment that costly laws look at, with copies of the states they look at; laws change copies of these only. */
export interface Probe<F> {
  readonly moment: Moment;
  /** Null at the start. */
  readonly before: State<F> | null;
  readonly state: State<F>;
  /** Hash of the state itself, taken when it was reached. */
  readonly hash: string;
}

/** A recorded game: what laws are checked on. States are kept at probes alone, for a copy of each costs more than the game. */
export interface Run<F> {
  readonly setup: Setup;
  readonly start: State<F>;
  readonly moments: readonly Moment[];
  readonly probes: readonly Probe<F>[];
  readonly last: State<F>;
}

/** Somebody who plays to win: random players seldom reach what comes late in a game that can be lost early. */
export interface Guide {
  choose(view: TableView<unknown>, question: Question, rng: Rng): Json;
}

export interface Recording {
  /** Costly laws look at one moment in so many. */
  readonly every?: number;
  /** In some of the games the random player takes most answers from it. */
  readonly guide?: Guide | undefined;
}

/** How often the random player does something else than answer: one time in so many. */
const ACT = 8;
const STOP = 24;
const SET = 96;
const RESEAL = 12;

/** With a guide, one game in so many is a guided one; of its answers one in so many is random all the same. */
const GUIDED = 10;
const STRAY = 24;

/** Where not every moment is a probe, the last moment is one in one game of so many: every game has one. */
const LAST = 4;

/** Plays a random game (answers, standing actions, stops, settings, second thoughts about sealed answers) and records it. */
export function recordRun<F, E extends GameEvent, V>(
  game: Game<F, E, V>,
  setup: Setup,
  { every = 1, guide: offered }: Recording = {},
): Run<F> {
  const guide = Rng.from(`${setup.seed}/guide`).below(GUIDED) === 0 ? offered : undefined;
  const player = Rng.from(`${setup.seed}/player`);
  const phase = Rng.from(`${setup.seed}/probes`).below(every);
  const probesLast = phase % LAST === 0;
  const { state, events } = start(game, setup);
  const run = { setup, start: cloneState(game, state), moments: [] as Moment[], probes: [] as Probe<F>[], last: state };
  const { moments, probes } = run;
  const probe = (moment: Moment, before: State<F> | null): void =>
    void probes.push({ moment, before, state: cloneState(game, state), hash: hashOf(state) });
  const drew = !same(state.rng, seedWords(setup.seed));
  moments.push(momentOf(game, state, { input: null, events, undoable: false, atOnce: 0, drew, again: false }));
  if (phase === 0) probe(moments[0]!, null);
  // Standing actions may be endless; answers must not be. The slack lets the law of ending see the excess.
  const most = 3 * game.traits.longest + 10;
  while (state.stack.length > 0 && moments.length <= most) {
    const input = randomInput(game, state, player, guide);
    const probed = moments.length % every === phase;
    const before = probed || probesLast ? copyBefore(game, state, probes.at(-1)) : null;
    const words = [...state.rng];
    const again = input.kind === "answer" && state.sealed.some(({ seat }) => seat === input.seat);
    const done = attempt(state.seq, () => advance(game, state, input));
    if (!done.ok) throw new UnplayableGame(state.seq, `${canonical(input)} was refused (${done.refusal.reason})`);
    const { events, undoable, atOnce } = done.value;
    const drew = !same(words, state.rng);
    const moment = momentOf(game, state, { input, events, undoable, atOnce, drew, again });
    moments.push(moment);
    if (probed || (probesLast && state.stack.length === 0)) probe(moment, before);
  }
  return run;
}

/** A copy of a state before its next input: the probe's, where the state has just been probed. */
const copyBefore = <F, E extends GameEvent>(game: Game<F, E>, state: State<F>, probe?: Probe<F>): State<F> =>
  probe?.moment.seq === state.seq ? probe.state : cloneState(game, state);

function attempt<T>(seq: number, what: () => T): T {
  try {
    return what();
  } catch (error) {
    throw new UnplayableGame(seq, String(error));
  }
}

/** The rules threw, or left the random player no way on. */
export class UnplayableGame extends Error {
  readonly seq: number;

  constructor(seq: number, what: string) {
    super(what);
    this.name = "UnplayableGame";
    this.seq = seq;
  }
}

type Taken = Pick<Moment, "input" | "events" | "undoable" | "atOnce" | "drew" | "again">;

function momentOf<F, E extends GameEvent>(game: Game<F, E>, state: State<F>, taken: Taken): Moment {
  const { facts, seq } = state;
  return {
    seq,
    ...taken,
    told: JSON.stringify(taken.events),
    asked: askedSeats(game, state),
    decided: game.outcome(facts) !== null,
    // Events alone change facts (the law of telling holds that).
    wrong: taken.events.length === 0 && taken.input ? [] : wrongIn(game, facts),
  };
}

const wrongIn = <F, E extends GameEvent>({ laws }: Game<F, E>, facts: F): string[] =>
  laws.flatMap(({ name, check }) => {
    const what = check(facts);
    return what === null ? [] : [`${name}: ${what}`];
  });

function randomInput<F, E extends GameEvent>(game: Game<F, E>, state: State<F>, rng: Rng, guide?: Guide): Input {
  if (rng.below(ACT) === 0) {
    const open = randomAct(game, state, rng);
    if (open) {
      const { seat, act, ask } = open;
      return {
        kind: "act",
        seat,
        question: state.question,
        act,
        value: sample(ask, rng),
        ...measured(game, state, rng),
      };
    }
  }
  if (rng.below(STOP) === 0) {
    const at = rng.oneOf(["*", ...boundaries(game)]);
    return { kind: "stop", seat: rng.below(state.seats), at, armed: rng.below(3) > 0 };
  }
  if (rng.below(SET) === 0) return randomSetting(game, state, rng);
  const asked = askedSeats(game, state);
  if (state.sealed.length > 0 && rng.below(RESEAL) === 0) {
    const again = resealed(game, state, rng.oneOf(state.sealed).seat, rng);
    if (again) return again;
  }
  const waiting = asked.filter((seat) => !state.sealed.some((answer) => answer.seat === seat));
  if (waiting.length === 0) throw new UnplayableGame(state.seq, "the game waits for nobody");
  const seat = rng.oneOf(waiting);
  const question = openQuestion(game, state, seat);
  if (!question) throw new UnplayableGame(state.seq, `seat ${seat} is asked nothing`);
  const value = guide && rng.below(STRAY) > 0 ? guided(game, state, seat, rng, guide) : sample(question.ask, rng);
  return { kind: "answer", seat, question: question.id, value, ...measured(game, state, rng) };
}

/** What the guide would answer, who sees what the seat sees. */
function guided<F, E extends GameEvent>(game: Game<F, E>, state: State<F>, seat: Seat, rng: Rng, guide: Guide): Json {
  const view = viewFor(game, state, seat);
  return attempt(state.seq, () => guide.choose(view, view.question!, rng));
}

/** Where a host would measure time, some time has passed. */
function measured<F, E extends GameEvent>(game: Game<F, E>, { facts }: State<F>, rng: Rng): { elapsed?: number } {
  const running = game.timing?.running(facts);
  return running ? { elapsed: rng.below(2 * running.seconds + 1) } : {};
}

function randomSetting<F, E extends GameEvent>(game: Game<F, E>, state: State<F>, rng: Rng): Input {
  const seat = rng.below(state.seats);
  const kinds = [...boundaries(game)];
  const some = kinds.length > 0 ? [rng.oneOf(kinds)] : [];
  if (rng.below(2) === 0) return { kind: "setting", seat, about: STANDING_STOPS, ask: rng.oneOf([some, null]) };
  const { subject } = viewFor(game, state, "public").waiting!;
  if (game.isAskable?.(subject)) return { kind: "setting", seat, about: subject, ask: rng.oneOf(["never", null]) };
  const ask = rng.oneOf<AskPolicy | null>(["always", "ownTurn", "never", some, null]);
  return { kind: "setting", seat, about: EVERYTHING, ask };
}

/** Another answer of a seat that has sealed one; null when the same comes out, which would be refused as a duplicate. */
function resealed<F, E extends GameEvent>(game: Game<F, E>, state: State<F>, seat: Seat, rng: Rng): Input | null {
  const others = { ...state, sealed: state.sealed.filter((answer) => answer.seat !== seat) };
  const question = openQuestion(game, others, seat);
  if (!question) return null;
  const value = sample(question.ask, rng);
  const before = state.sealed.find((answer) => answer.seat === seat);
  if (canonical(before?.value) === canonical(value)) return null;
  const input = { kind: "answer", seat, question: question.id, value } as const;
  // Some answers stand once they are given.
  return whyNot(game, state, input) === null ? input : null;
}

/** First what, then who: an acceptance is as likely as one of a dozen things that everybody could offer. */
function randomAct<F, E extends GameEvent>(game: Game<F, E>, state: State<F>, rng: Rng) {
  const acts = standingActs(game, state);
  while (acts.length > 0) {
    const [act] = acts.splice(rng.below(acts.length), 1);
    const open = openTo(game, state, act!);
    if (open.length > 0) return rng.oneOf(open);
  }
  return null;
}

/** Everything that seats may do at any moment, now. */
export const openActs = <F, E extends GameEvent>(game: Game<F, E>, state: State<F>) =>
  standingActs(game, state).flatMap((act) => openTo(game, state, act));

/** Names of standing actions; inside a step only those that may be used there. */
function standingActs<F, E extends GameEvent>(game: Game<F, E>, state: State<F>): string[] {
  const frame = state.stack.at(-1);
  const step = frame && game.procedures.get(frame.proc)?.steps.get(frame.step);
  const acts = Object.keys(game.standing);
  if (step?.kind !== "ask") return acts;
  return acts.filter((act) => !isShutOut(state.facts, frame!, step, game.standing[act]!));
}

/** The seats a standing action is open to, and what it asks of each. */
function openTo<F, E extends GameEvent>(game: Game<F, E>, { facts, seats }: State<F>, act: string) {
  return Array.from({ length: seats }, (_, seat) => seat).flatMap((seat) => {
    const ask = game.standing[act]!.what(facts, seat);
    return ask && isPossible(ask) ? [{ seat, act, ask }] : [];
  });
}
