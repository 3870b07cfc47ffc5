import { saidBeforehand } from "./beforehand.ts";
import { derived, noteDerived } from "./derived.ts";
import { asking, enter, newFrame, placeOf, procedureOf, stepOf, topOf } from "./frames.ts";
import type { Game } from "./game.ts";
import type { Next } from "./going.ts";
import type { Json } from "./json.ts";
import { rngOf } from "./keyed-rng.ts";
import { type AskStep, IMPOSSIBLE, type Procedure, type Step } from "./procedure.ts";
import type { Rng } from "./rng.ts";
import type { GameEvent, Rules } from "./rules.ts";
import { isUnsettled, letGo, seal, takeUp, unsettle } from "./seals.ts";
import { CONFIRM, isPossible, type Shape } from "./shapes.ts";
import type { Env, Frame, Seat, State } from "./state.ts";
import { openWindow } from "./windows.ts";

/** A run of this many steps without a question is a bug of the rules, not a long game. */
const LONGEST_RUN = 100_000;

/** A playout drops its events once there are this many. */
const MOST_KEPT = 64;

/** The machine at work on one state: reads facts, emits events, moves frames. */
export class Machine<F, E extends GameEvent> implements Rules<F, E> {
  readonly game: Game<F, E>;
  readonly state: State<F>;
  readonly facts: Readonly<F>;
  readonly rng: Rng;
  readonly events: E[] = [];
  elapsed = 0;
  /** The frame at whose question somebody acted, if this is what it works on. */
  actedAt: Frame | null = null;
  /** Answers given beforehand that were taken on the way, at once. */
  atOnce = 0;
  /** Number of events the game has drawn consequences from. */
  private settled = 0;
  /** The frame that ran last, its procedure, and the number of its step there. */
  private top: Frame | null = null;
  private procedure: Procedure<F, E> | null = null;
  private at = 0;
  /** Whether answers were laid aside below the open question when it began. */
  private readonly keeping: boolean;
  /** Whether anybody may have answered beforehand: nearly always nobody, and every question asks. */
  private readonly listening: boolean;
  /** The question at which it stopped: its step and, where a single seat is asked, whom and what. */
  step: AskStep<F, E> | null = null;
  asked: Seat = 0;
  shape: Shape = CONFIRM;

  constructor(game: Game<F, E>, state: State<F>) {
    this.game = game;
    this.state = state;
    this.facts = state.facts;
    this.rng = rngOf(state.rng);
    this.keeping = state.stack.some(({ kept }) => kept !== undefined);
    this.listening = !state.timed && (game.beforehand !== undefined || state.settings.length > 0);
  }

  emit(event: E): void {
    this.game.apply(this.state.facts, event);
    this.events.push(event);
  }

  /** Runs steps until somebody must answer or the game is over. */
  run(): void {
    const { game, state } = this;
    const { stack } = state;
    for (let steps = 0; steps < LONGEST_RUN; steps++) {
      const frame = topOf(stack);
      if (!frame) return;
      if (frame !== this.top) this.stand(frame, procedureOf(game, frame.proc));
      const step = this.stepOn(frame);
      if (step.boundary !== null && !frame.passed) {
        frame.passed = true;
        if (!isInside(step, state.facts, frame.env) && openWindow(game, state, step.boundary)) continue;
      }
      if (step.kind === "ask") {
        if (!this.canBeAnswered(frame, step)) this.retreat(frame, step);
        else if ((!this.listening && !this.keeping) || !this.isAnswered(frame, step)) {
          this.step = step;
          return;
        }
      } else {
        this.follow(frame, step.run(this, frame.env, frame.result));
        this.settle();
      }
    }
    throw new Error(`${game.id}: no question after ${LONGEST_RUN} steps`);
  }

  /** Whether everybody who is asked has an answer. */
  private canBeAnswered(frame: Frame, step: AskStep<F, E>): boolean {
    const { facts } = this.state;
    const { single } = step;
    if (single) {
      const seat = single.of(facts, frame.env);
      if (seat === null) return false;
      this.asked = seat;
      this.shape = step.what(facts, frame.env, seat);
      return isPossible(this.shape);
    }
    const seats = step.of(facts, frame.env);
    if (seats.length === 0) return false;
    for (let i = 0; i < seats.length; i++) if (!isPossible(step.what(facts, frame.env, seats[i]!))) return false;
    return true;
  }

  /** Finds the question at which the state stands. */
  look(): void {
    const frame = topOf(this.state.stack);
    if (!frame) return;
    const step = asking(this.game, frame);
    this.step = step;
    if (!step.single) return;
    this.asked = step.single.of(this.state.facts, frame.env)!;
    this.shape = derived(this.state, frame, step, this.asked);
  }

  /** Lets those who ask for the question at which it stopped have it without deriving it again. */
  rest(): void {
    const frame = topOf(this.state.stack);
    if (!frame) return;
    if (this.step!.single) noteDerived(this.state, frame, this.step!, this.asked, this.shape);
  }

  /** Goes on without asking: answers laid aside come back, and those given beforehand count where answers take no time. */
  private isAnswered(frame: Frame, step: AskStep<F, E>): boolean {
    const { game, state } = this;
    if (!step.together) return this.listening && game.beforehand !== undefined && this.isSaid(frame, step);
    if (frame.kept !== undefined) takeUp(game, state, frame, step, this.events);
    else if (!this.listening) return false;
    const said = this.listening ? this.sealSaid(frame, step) : 0;
    if (!this.conclude(frame, step)) return false;
    if (said > 0) state.question++;
    return true;
  }

  /** Takes what the seat that is asked has answered beforehand. */
  private isSaid(frame: Frame, step: AskStep<F, E>): boolean {
    const { game, state } = this;
    const seat = step.single ? this.asked : step.of(state.facts, frame.env)[0]!;
    const value = saidBeforehand(game, state, frame, step, seat);
    if (value === null) return false;
    this.atOnce++;
    state.question++;
    this.follow(frame, step.then(this, frame.env, [{ seat, value }]));
    this.settle();
    return true;
  }

  /** Seals what seats have answered beforehand to a simultaneous question; says how many did. */
  private sealSaid(frame: Frame, step: AskStep<F, E>): number {
    const { game, state, events } = this;
    let said = 0;
    for (const seat of step.of(state.facts, frame.env)) {
      if (state.sealed.some((one) => one.seat === seat)) continue;
      // A question that has only stayed open is no new one: somebody's whisper must not bring an answer to it.
      if (frame === this.actedAt && !isUnsettled(game, step, seat, events)) continue;
      const value = saidBeforehand(game, state, frame, step, seat);
      if (value === null) continue;
      state.sealed.push({ seat, value });
      said++;
    }
    this.atOnce += said;
    return said;
  }

  /** Goes on from a simultaneous question once all its answers are in. */
  conclude(frame: Frame, step: AskStep<F, E>): boolean {
    const { state } = this;
    const seats = step.of(state.facts, frame.env);
    if (state.sealed.length < seats.length) return false;
    const answers = seats.map((one) => state.sealed.find(({ seat }) => seat === one)!);
    state.sealed = [];
    this.follow(frame, step.then(this, frame.env, answers));
    this.settle();
    return true;
  }

  /** The frame of a procedure about to run. */
  private begin(name: string, env: Env): Frame {
    const procedure = procedureOf(this.game, name);
    const frame = newFrame(procedure, env);
    this.stand(frame, procedure);
    return frame;
  }

  /** Notes whose frame is on top: to look a procedure up at every step would cost more than most steps. */
  private stand(frame: Frame, procedure: Procedure<F, E>): void {
    this.top = frame;
    this.procedure = procedure;
    this.at = 0;
  }

  /** The step at which the frame on top stands: mostly the one after the last, or the last once more. */
  private stepOn(frame: Frame): Step<F, E> {
    const { names, list } = this.procedure!;
    let { at } = this;
    if (names[at] !== frame.step) {
      at++;
      if (at >= names.length || names[at] !== frame.step) at = placeOf(names, frame);
      this.at = at;
    }
    return list[at]!;
  }

  /** Acts on an answer and runs on; says whether it did, or others still owe theirs. */
  take(step: AskStep<F, E>, seat: Seat, value: Json): boolean {
    const { state } = this;
    const frame = state.stack[state.stack.length - 1]!;
    if (step.together) {
      seal(state, seat, value);
      if (!this.conclude(frame, step)) return false;
    } else {
      const { single } = step;
      const to = single ? single.then(this, frame.env, value, seat) : step.then(this, frame.env, [{ seat, value }]);
      this.follow(frame, to);
      this.settle();
    }
    this.run();
    this.unsettle();
    state.question++;
    return true;
  }

  /** Answers laid aside are open again where what has happened unsettles them. */
  unsettle(): void {
    if (this.keeping) unsettle(this.game, this.state.stack, this.events);
  }

  /** Takes an answer drawn from the question at which it stopped; says where in `events` begins what it led to. */
  takeDrawn(seat: Seat, value: Json): number {
    this.state.seq++;
    this.forget();
    const from = this.events.length;
    this.take(this.step!, seat, value);
    return from;
  }

  /** Empties the list of events from time to time: growing a new one for each answer costs more. */
  private forget(): void {
    if (this.events.length < MOST_KEPT) return;
    this.events.length = 0;
    this.settled = 0;
  }

  /** Lets the game draw the consequences of what has happened since it last did. */
  settle(): void {
    const { game, events, settled } = this;
    if (!game.settle || settled === events.length) return;
    this.settled = events.length;
    game.settle(this, events, settled);
  }

  /** Moves on as a step said. */
  follow(frame: Frame, to: Next): void {
    const { stack } = this.state;
    if (typeof to === "string") {
      enter(frame, to);
      return;
    }
    switch (to.go) {
      case "call":
        frame.then = to.then;
        stack.push(this.begin(to.proc, to.env));
        return;
      case "become":
        stack[stack.length - 1] = this.begin(to.proc, to.env);
        return;
      case "end": {
        stack.pop();
        const caller = topOf(stack);
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
    letGo(frame);
    if (step.retreat !== null) {
      enter(frame, step.retreat);
      return;
    }
    const { stack } = this.state;
    stack.pop();
    // A caller that asked nobody was on its way too: the latest question lies below it.
    let caller = topOf(stack);
    while (caller && stepOf(this.game, caller).kind !== "ask") {
      if (caller.then !== null && procedureOf(this.game, caller.proc).firm) {
        enter(caller, caller.then);
        caller.result = IMPOSSIBLE;
        return;
      }
      stack.pop();
      caller = topOf(stack);
    }
    if (!caller) throw new Error(`${frame.proc}/${frame.step} has no answer and no step to retreat to`);
    caller.then = null;
    caller.passed = true;
  }
}

/** A question inside a begun step: a boundary lies between steps, so there is none before it. */
function isInside<F, E extends GameEvent>(step: Step<F, E>, facts: Readonly<F>, env: Readonly<Env>): boolean {
  return step.kind === "ask" && step.inside(facts, env);
}

/**
 * A machine at the open question, for playouts: it takes answers drawn from that question, which need no check, one after
 * another. Whatever comes from outside goes through `advance`.
 */
export function machineAt<F, E extends GameEvent>(game: Game<F, E>, state: State<F>): Machine<F, E> {
  const machine = new Machine(game, state);
  machine.look();
  return machine;
}
