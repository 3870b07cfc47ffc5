import type { Closed } from "./closed.ts";
import { derived } from "./derived.ts";
import { asking, topOf } from "./frames.ts";
import type { Game, Outcome } from "./game.ts";
import type { Looks } from "./in-common.ts";
import { copyJson, type Json } from "./json.ts";
import { numbersFor } from "./numbers.ts";
import type { Refusal, RuleId } from "./refusal.ts";
import type { GameEvent } from "./rules.ts";
import type { Shape } from "./shapes.ts";
import { type Standing, standingFor } from "./standings.ts";
import type { Frame, Observer, Seat, Setting, State } from "./state.ts";
import { WINDOW } from "./windows.ts";

/** An open question, as the seat that is asked sees it. */
export interface Question {
  /** As this seat counts questions (`numbersFor`). */
  readonly id: number;
  readonly seat: Seat;
  readonly subject: string;
  readonly rule: RuleId;
  readonly ask: Shape;
  readonly together: boolean;
  readonly inside: boolean;
  /** Names of public things the question is about: the sector, the pile. */
  readonly about: Readonly<Record<string, Json>>;
  /** This seat's own answer, sealed; still changeable unless it is final. */
  readonly sealed?: Json;
  /** An answer once given stands. */
  readonly final?: true;
  /** What is closed, and why. */
  readonly closed: Closed;
}

/** What everybody may know of the open question. `seats` is empty while reactions are being asked for. */
export interface Waiting {
  readonly id: number;
  readonly subject: string;
  readonly rule: RuleId;
  readonly seats: readonly Seat[];
  /** Those who have sealed an answer to a simultaneous question. */
  readonly answered: readonly Seat[];
  readonly about: Readonly<Record<string, Json>>;
}

export interface Silence {
  readonly to: Seat | null;
  readonly refusal: Refusal;
}

/** Everything one observer may know. Built from nothing: generator, stack, others' answers, stops and settings never enter. */
export interface TableView<V> {
  /** How many inputs this observer has perceived. */
  readonly seq: number;
  readonly who: Observer;
  readonly waiting: Waiting | null;
  readonly question: Question | null;
  readonly standing: readonly Standing[];
  readonly stops: readonly string[];
  /** How this seat wants to be asked; others' settings are theirs. */
  readonly settings: readonly Omit<Setting, "seat">[];
  /** Where the rules close talk to this seat now: apart with one other, or (`to` null) with the whole table. */
  readonly silence: readonly Silence[];
  readonly outcome: Outcome | null;
  readonly game: V;
}

/** The seats being asked right now; empty when the game is over. */
export function askedSeats<F, E extends GameEvent>(game: Game<F, E>, state: State<F>): readonly Seat[] {
  const frame = topOf(state.stack);
  return frame ? asking(game, frame).of(state.facts, frame.env) : [];
}

/** Those of them of whom everybody may know it: none while reactions are being asked for. */
export function askedOpenly<F, E extends GameEvent>(game: Game<F, E>, { stack, facts }: State<F>): readonly Seat[] {
  const frame = topOf(stack);
  const step = frame && asking(game, frame);
  return step && !step.veiled ? step.of(facts, frame.env) : [];
}

/** The question this seat has still to answer; null when it is not asked or has sealed its answer. */
export function openQuestion<F, E extends GameEvent>(
  game: Game<F, E>,
  state: State<F>,
  seat: Seat,
): { id: number; subject: string; ask: Shape } | null {
  const frame = topOf(state.stack);
  if (!frame) return null;
  const step = asking(game, frame);
  if (!step.of(state.facts, frame.env).includes(seat)) return null;
  if (step.together && state.sealed.some((answer) => answer.seat === seat)) return null;
  return { id: numbersFor(state, seat).question, subject: step.subject, ask: derived(state, frame, step, seat) };
}

export function viewFor<F, E extends GameEvent, V>(game: Game<F, E, V>, state: State<F>, who: Observer): TableView<V> {
  return viewAt(game, state, who, waitingOf(game, state));
}

/** The views of all observers of one state. */
export function viewsFor<F extends object, E extends GameEvent, V>(
  game: Game<F, E, V>,
  state: State<F>,
  looks: Looks,
): Map<Observer, TableView<V>> {
  return looks.at(state.facts, () => {
    const waiting = waitingOf(game, state);
    const views = new Map<Observer, TableView<V>>();
    for (let who = 0; who < state.seats; who++) views.set(who, viewAt(game, state, who, waiting));
    return views.set("public", viewAt(game, state, "public", waiting));
  });
}

type WaitingBy = (question: number) => Waiting | null;

/** The open question by the number an observer knows it by. Those who count alike are told the very same: it is compared once. */
function waitingOf<F, E extends GameEvent>(game: Game<F, E>, state: State<F>): WaitingBy {
  const open = openly(game, state);
  const known: Waiting[] = [];
  const add = (waiting: Waiting): Waiting => {
    known.push(waiting);
    return waiting;
  };
  return (id) => open && (known.find((one) => one.id === id) ?? add({ id, ...open }));
}

function viewAt<F, E extends GameEvent, V>(
  game: Game<F, E, V>,
  state: State<F>,
  who: Observer,
  waitingBy: WaitingBy,
): TableView<V> {
  const { facts } = state;
  const { seq, question } = numbersFor(state, who);
  return {
    seq,
    who,
    waiting: waitingBy(question),
    question: who === "public" ? null : questionFor(game, state, who, question),
    standing: who === "public" ? [] : standingFor(game, state, who),
    stops: who === "public" || state.stops.length === 0 ? NONE : stopsOf(state, who),
    settings: who === "public" || state.settings.length === 0 ? NONE : settingsOf(state, who),
    silence: who === "public" || !game.talk ? [] : silenceOf(game, state, who),
    outcome: game.outcome(facts),
    game: game.view(facts, who),
  };
}

/** What a seat may let spectators see: what they see anyhow, and its own side. Nothing in it can be answered. */
export function lentView<F, E extends GameEvent, V>(game: Game<F, E, V>, state: State<F>, seat: Seat): TableView<V> {
  const { facts } = state;
  const shown = game.lent ? game.lent(facts, seat) : game.view(facts, seat);
  return { ...viewFor(game, state, "public"), who: seat, game: shown };
}

const NONE: readonly never[] = [];

const stopsOf = <F>({ stops }: State<F>, who: Seat): string[] =>
  stops.flatMap(({ seat, at }) => (seat === who ? [at] : []));

function settingsOf<F>(state: State<F>, who: Seat): Omit<Setting, "seat">[] {
  return state.settings.flatMap(({ seat, about, ask }) => (seat === who ? [{ about, ask }] : []));
}

function silenceOf<F, E extends GameEvent>(game: Game<F, E>, { facts, seats }: State<F>, who: Seat): Silence[] {
  const silence: Silence[] = [];
  const table = game.talk!(facts, who, null);
  if (table) silence.push({ to: null, refusal: table });
  for (let to = 0; to < seats; to++) {
    const refusal = to === who ? null : game.talk!(facts, who, [to]);
    if (refusal) silence.push({ to, refusal });
  }
  return silence;
}

/** What everybody may know of the open question; by which number, each observer knows for itself. */
export function openly<F, E extends GameEvent>(game: Game<F, E>, state: State<F>): Omit<Waiting, "id"> | null {
  const frame = topOf(state.stack);
  if (!frame) return null;
  const step = asking(game, frame);
  const shown = !step.veiled;
  return {
    subject: step.subject,
    rule: step.rule,
    seats: shown ? step.of(state.facts, frame.env) : [],
    answered: shown ? state.sealed.map(({ seat }) => seat).sort((a, b) => a - b) : [],
    about: copyJson(shown ? aboutOf(state.stack) : interrupted(state.stack)),
  };
}

/**
 * What the open question is about. Locals are public names; but those of a window tell who armed a stop and who has passed.
 * Not a copy: whoever hands it on makes one.
 */
export function aboutOf(stack: readonly Frame[]): Readonly<Record<string, Json>> {
  const frame = stack[stack.length - 1]!;
  return frame.proc === WINDOW ? { at: frame.env.at!, ...interrupted(stack) } : frame.env;
}

/** What a window came between, so that whoever looks only now knows the sector named before it. */
function interrupted(stack: readonly Frame[]): Record<string, Json> {
  const below = stack[stack.length - 2];
  return below ? { between: below.env } : {};
}

function questionFor<F, E extends GameEvent>(
  game: Game<F, E>,
  state: State<F>,
  seat: Seat,
  id: number,
): Question | null {
  const frame = topOf(state.stack);
  if (!frame) return null;
  const step = asking(game, frame);
  if (!step.of(state.facts, frame.env).includes(seat)) return null;
  const sealed = state.sealed.find((answer) => answer.seat === seat);
  return {
    id,
    seat,
    subject: step.subject,
    rule: step.rule,
    ask: step.what(state.facts, frame.env, seat),
    together: step.together,
    inside: step.inside(state.facts, frame.env),
    about: copyJson(aboutOf(state.stack)),
    ...(sealed ? { sealed: sealed.value } : {}),
    ...(step.final ? { final: true } : {}),
    closed: step.closed(state.facts, frame.env, seat),
  };
}
