import { deriveAnew, derived } from "./derived.ts";
import type { Game, GameEvent, Rules } from "./game.ts";
import { type Json, notJson } from "./json.ts";
import type { AskStep, Next, Procedure, Step } from "./procedure.ts";
import { accepted, type Refusal, type Result, refuse, refused } from "./refusal.ts";
import { Rng, seedWords } from "./rng.ts";
import { isPossible, validate } from "./shapes.ts";
import type { Env, Frame, Seat, State } from "./state.ts";
import { openWindow, WINDOW, windowProcedure } from "./windows.ts";

/** What somebody at the table sends. */
export type Input =
  | { readonly kind: "answer"; readonly seat: Seat; readonly question: number; readonly value: Json }
  | {
      readonly kind: "act";
      readonly seat: Seat;
      readonly question: number;
      readonly act: string;
      readonly value: Json;
    }
  | { readonly kind: "stop"; readonly seat: Seat; readonly at: string; readonly armed: boolean };

/** What one input led to. The state itself has been changed in place. */
export interface Advance {
  readonly events: readonly GameEvent[];
  /**
   * Nobody learned anything, no chance was used and the same seat is asked again: the answer can be taken back. To be
   * read before the state moves on.
   */
  readonly undoable: boolean;
}

export interface Setup {
  readonly seats: number;
  readonly options: Json;
  readonly seed: string;
}

/** Answers of more than this many JSON nodes are refused before anything looks at them. */
const LARGEST_ANSWER = 400;

/** A run of this many steps without a question is a bug of the rules, not a long game. */
const LONGEST_RUN = 100_000;

/** The machine at work on one state: reads facts, emits events, moves frames. */
class Machine<F, E extends GameEvent> implements Rules<F, E> {
  readonly game: Game<F, E>;
  readonly state: State<F>;
  readonly rng: Rng;
  readonly events: E[] = [];
  /** Number of events the game has drawn consequences from. */
  private settled = 0;

  constructor(game: Game<F, E>, state: State<F>) {
    this.game = game;
    this.state = state;
    this.rng = new Rng(state.rng);
  }

  get facts(): Readonly<F> {
    return this.state.facts;
  }

  emit(event: E): void {
    this.game.apply(this.state.facts, event);
    this.events.push(event);
  }

  /** Runs steps until somebody must answer or the game is over. */
  run(): void {
    const { game, state } = this;
    for (let steps = 0; steps < LONGEST_RUN; steps++) {
      const frame = state.stack[state.stack.length - 1];
      if (!frame) return;
      const step = stepOf(game, frame);
      if (step.boundary !== null && !frame.passed) {
        frame.passed = true;
        if (openWindow(game, state, step.boundary)) continue;
      }
      if (step.kind === "ask") {
        if (canBeAnswered(state, frame, step)) return;
        this.retreat(frame, step);
      } else {
        this.follow(frame, step.run(this, frame.env, frame.result));
        this.settle();
      }
    }
    throw new Error(`${game.id}: no question after ${LONGEST_RUN} steps`);
  }

  /** Lets the game draw the consequences of what has happened since it last did. */
  settle(): void {
    const { game, events } = this;
    if (!game.settle || this.settled === events.length) return;
    const happened = this.settled === 0 ? events : events.slice(this.settled);
    this.settled = events.length;
    game.settle(this, happened);
  }

  /** Moves on as a step said. */
  follow(frame: Frame, to: Next): void {
    const { stack } = this.state;
    switch (to.go) {
      case "next":
        enter(frame, to.step);
        return;
      case "call":
        frame.then = to.then;
        stack.push(newFrame(this.game, to.proc, to.env));
        return;
      case "end": {
        stack.pop();
        const caller = stack[stack.length - 1];
        // A frame that called nobody was interrupted (a window, a standing action): it stays where it stood.
        if (!caller || caller.then === null) return;
        enter(caller, caller.then);
        caller.result = to.result;
        return;
      }
    }
  }

  /** Goes back to the latest asking step that may still have an answer; facts are never undone. */
  private retreat(frame: Frame, step: AskStep<F, E>): void {
    if (step.retreat !== null) {
      enter(frame, step.retreat);
      return;
    }
    const { stack } = this.state;
    stack.pop();
    // A caller that asked nobody was on its way too: the latest question lies below it.
    while (stack.length > 0 && stepOf(this.game, stack[stack.length - 1]!).kind !== "ask") stack.pop();
    const caller = stack[stack.length - 1];
    if (!caller) throw new Error(`${frame.proc}/${frame.step} has no answer and no step to retreat to`);
    caller.then = null;
    caller.passed = true;
  }
}

/** Sets a game up and plays it to the first question. */
export function start<F, E extends GameEvent>(game: Game<F, E>, setup: Setup): { state: State<F>; events: E[] } {
  const facts = game.setup(setup.seats, setup.options);
  return startAt(game, { seats: setup.seats, seed: setup.seed, facts, place: [{ proc: game.main }] });
}

/** A procedure under way in a built position: where it stands, and what it goes on with once the next one has ended. */
export interface Place {
  readonly proc: string;
  readonly step?: string;
  readonly env?: Env;
  readonly then?: string;
}

/** Begins in the middle: given facts and given procedures under way, played to the first question. */
export function startAt<F, E extends GameEvent>(
  game: Game<F, E>,
  built: { seats: number; seed: string; facts: F; place: readonly Place[] },
): { state: State<F>; events: E[] } {
  const state: State<F> = {
    rules: game.version,
    seats: built.seats,
    seq: 0,
    question: 0,
    rng: seedWords(built.seed),
    stack: built.place.map(({ proc, step, env, then }) => {
      const frame = newFrame(game, proc, env ?? {});
      return { ...frame, step: step ?? frame.step, then: then ?? null };
    }),
    sealed: [],
    stops: [],
    facts: built.facts,
  };
  const machine = new Machine(game, state);
  machine.run();
  state.question = 1;
  return { state, events: machine.events };
}

/**
 * Takes one input. Accepted: the state has moved on to the next question. Refused: nothing has changed.
 * A thrown error is a bug of the rules and leaves the state unusable: callers who must survive one pass a clone.
 */
export function advance<F, E extends GameEvent>(game: Game<F, E>, state: State<F>, input: Input): Result<Advance> {
  const refusal = whyNot(game, state, input);
  if (refusal) return refused(refusal);
  state.seq++;
  switch (input.kind) {
    case "answer":
      return accepted(takeAnswer(game, state, input));
    case "act":
      return accepted(takeAct(game, state, input));
    case "stop":
      setStop(state, input);
      return accepted({ events: [], undoable: false });
  }
}

/** Null when the input can be taken, else why it cannot. Changes nothing. */
export function whyNot<F, E extends GameEvent>(game: Game<F, E>, state: State<F>, input: Input): Refusal | null {
  const frame = state.stack[state.stack.length - 1];
  if (!frame) return refuse("gameOver");
  if (!isInput(input)) return refuse("malformed");
  if (!isSeat(state, input.seat)) return refuse("notSeated");
  if (input.kind === "stop") {
    const known = boundaries(game);
    return input.at === "*" || known.has(input.at)
      ? null
      : refuse("unknownBoundary", null, { at: input.at.slice(0, 80) });
  }
  if (input.question !== state.question) return refuse("stale", null, { open: state.question });
  if (!isPlain(input.value)) {
    if (isTooLarge(input.value)) return refuse("tooLarge");
    if (notJson(input.value) !== null) return refuse("malformed");
  }
  const step = asking(game, frame);
  if (input.kind === "act") {
    if (step.inside) return refuse("insideStep", step.rule);
    const action = Object.hasOwn(game.standing, input.act) ? game.standing[input.act]! : null;
    if (!action) return refuse("unknownAction");
    const ask = action.what(state.facts, input.seat);
    if (!ask || !isPossible(ask)) return action.closed?.(state.facts, input.seat) ?? refuse("closed", action.rule);
    return withRule(validate(ask, input.value), action.rule);
  }
  if (!step.of(state.facts, frame.env).includes(input.seat)) return refuse("notAsked", step.rule);
  const fault = validate(derived(state, frame, step, input.seat), input.value);
  if (fault) return explain(state, frame, step, input.seat, fault);
  if (step.together && state.sealed.some((s) => s.seat === input.seat && sameJson(s.value, input.value)))
    return refuse("alreadyAnswered", step.rule);
  return null;
}

function takeAnswer<F, E extends GameEvent>(
  game: Game<F, E>,
  state: State<F>,
  input: Extract<Input, { kind: "answer" }>,
): Advance {
  const frame = state.stack[state.stack.length - 1]!;
  const step = asking(game, frame);
  let answers = [{ seat: input.seat, value: input.value }];
  if (step.together) {
    const seats = step.of(state.facts, frame.env);
    // A sealed answer may be changed until the last one is in.
    state.sealed = state.sealed.filter((s) => s.seat !== input.seat);
    state.sealed.push({ seat: input.seat, value: input.value });
    if (state.sealed.length < seats.length) return { events: [], undoable: false };
    answers = seats.map((seat) => state.sealed.find((s) => s.seat === seat)!);
    state.sealed = [];
  }
  const machine = new Machine(game, state);
  machine.follow(frame, step.then(machine, frame.env, answers));
  machine.settle();
  machine.run();
  state.question++;
  return new Conclusion(machine, step.together ? null : input.seat);
}

function takeAct<F, E extends GameEvent>(
  game: Game<F, E>,
  state: State<F>,
  input: Extract<Input, { kind: "act" }>,
): Advance {
  const asked = state.stack[state.stack.length - 1]!;
  const at = asked.step;
  const machine = new Machine(game, state);
  const interruption = game.standing[input.act]!.run(machine, input.seat, input.value);
  if (interruption) state.stack.push(newFrame(game, interruption.proc, interruption.env));
  machine.settle();
  machine.run();
  // The same question stays open under the same number, so that an answer on its way to it still counts.
  const now = state.stack[state.stack.length - 1];
  const moved = now !== asked || now.step !== at;
  if (moved) state.question++;
  // Sealed answers were given to other facts: they may no longer be possible, nor those asked the same.
  if (moved || machine.events.length > 0) state.sealed = [];
  return new Conclusion(machine, input.seat);
}

/** What an input led to. Whether it can be undone is judged from what happened, and only when somebody asks. */
class Conclusion<F, E extends GameEvent> implements Advance {
  readonly events: readonly E[];
  readonly #machine: Machine<F, E>;
  readonly #by: Seat | null;

  constructor(machine: Machine<F, E>, by: Seat | null) {
    this.events = machine.events;
    this.#machine = machine;
    this.#by = by;
  }

  get undoable(): boolean {
    const { game, state, rng } = this.#machine;
    const frame = state.stack[state.stack.length - 1];
    const asked = frame ? asking(game, frame).of(state.facts, frame.env) : [];
    const sameHand = this.#by !== null && asked.length === 1 && asked[0] === this.#by;
    return sameHand && rng.draws === 0 && !this.events.some((event) => game.discloses(event));
  }
}

/** Inputs are typed, but they come from outside. */
function isInput(input: Input): boolean {
  switch (input.kind) {
    case "answer":
      return true;
    case "act":
      return typeof input.act === "string";
    case "stop":
      return typeof input.at === "string" && typeof input.armed === "boolean";
    default:
      return false;
  }
}

function isSeat<F>(state: State<F>, seat: Seat): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < state.seats;
}

function setStop<F>(state: State<F>, input: Extract<Input, { kind: "stop" }>): void {
  state.stops = state.stops.filter((stop) => stop.seat !== input.seat || stop.at !== input.at);
  if (input.armed) state.stops.push({ seat: input.seat, at: input.at });
}

/** The step that is asking: a waiting machine always stands at one. */
export function asking<F, E extends GameEvent>(game: Game<F, E>, frame: Frame): AskStep<F, E> {
  const step = stepOf(game, frame);
  if (step.kind !== "ask") throw new Error(`${frame.proc}/${frame.step} waits without asking`);
  return step;
}

function stepOf<F, E extends GameEvent>(game: Game<F, E>, frame: Frame): Step<F, E> {
  const step = procedureOf(game, frame.proc).steps.get(frame.step);
  if (!step) throw new Error(`no step ${frame.proc}/${frame.step}`);
  return step;
}

function procedureOf<F, E extends GameEvent>(game: Game<F, E>, name: string): Procedure<F, E> {
  const procedure = game.procedures.get(name);
  if (procedure) return procedure;
  if (name === WINDOW) return windowProcedure(game);
  throw new Error(`no procedure ${name}`);
}

function newFrame<F, E extends GameEvent>(game: Game<F, E>, proc: string, env: Env): Frame {
  return { proc, step: procedureOf(game, proc).first, env, then: null, result: null, passed: false };
}

function enter(frame: Frame, step: string): void {
  frame.step = step;
  frame.then = null;
  frame.result = null;
  frame.passed = false;
}

function canBeAnswered<F, E extends GameEvent>(state: State<F>, frame: Frame, step: AskStep<F, E>): boolean {
  const seats = step.of(state.facts, frame.env);
  if (seats.length === 0) return false;
  for (const seat of seats) if (!isPossible(deriveAnew(state, frame, step, seat))) return false;
  return true;
}

/** The game's own reason where it has one for the thing named, else the shape's. */
function explain<F, E extends GameEvent>(
  state: State<F>,
  frame: Frame,
  step: AskStep<F, E>,
  seat: Seat,
  fault: Refusal,
): Refusal {
  const ref = fault.with?.ref;
  const closed = step.closed(state.facts, frame.env, seat);
  if (typeof ref === "string" && Object.hasOwn(closed, ref)) return closed[ref]!;
  return withRule(fault, step.rule)!;
}

function withRule(fault: Refusal | null, rule: string): Refusal | null {
  return fault && fault.rule === null ? { ...fault, rule } : fault;
}

function sameJson(a: Json, b: Json): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** A number, a yes, or a few short names: what most answers are, and nothing to be wary of. */
function isPlain(value: unknown): boolean {
  if (typeof value === "number") return Number.isFinite(value);
  if (value === true) return true;
  if (!Array.isArray(value) || value.length > 40) return false;
  for (const member of value) if (typeof member !== "string" || member.length > 80) return false;
  return true;
}

function isTooLarge(value: unknown): boolean {
  if (typeof value !== "object") return typeof value === "string" && value.length > 1000;
  let left = LARGEST_ANSWER;
  const visit = (node: unknown, depth: number): boolean => {
    if (left-- <= 0 || depth > 8) return false;
    if (typeof node === "string") return node.length <= 1000;
    if (typeof node !== "object" || node === null) return true;
    return Object.values(node).every((member) => visit(member, depth + 1));
  };
  return !visit(value, 0);
}

/** Names of all boundaries of a game: where a stop can be armed. */
export function boundaries<F, E extends GameEvent>(game: Game<F, E>): ReadonlySet<string> {
  const known = new Set<string>();
  for (const procedure of game.procedures.values())
    for (const step of procedure.steps.values()) if (step.boundary !== null) known.add(step.boundary);
  return known;
}
