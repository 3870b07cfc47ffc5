import { asking, topOf } from "./frames.ts";
import type { Game } from "./game.ts";
import type { GameEvent } from "./rules.ts";
import type { Observer, Seat, State } from "./state.ts";
import { openly } from "./view.ts";
import { WINDOW } from "./windows.ts";

type Open = ReturnType<typeof openly>;

/** What can be seen of a state beside its facts, to be held against each other. */
export interface Glimpse {
  /** What everybody may know of the open question. */
  readonly open: Open;
  /** What each seat alone knows, as a text: whether it is asked, its stops and settings. */
  readonly own: readonly string[];
  readonly question: number;
}

/** The glimpse taken last, and of what: what one input leads to is what the next one finds. */
let latest: { readonly state: object | null; readonly seq: number; readonly seen: Glimpse | null } = {
  state: null,
  seq: 0,
  seen: null,
};

/** The glimpse before an input: while a state waits for one, nothing of it changes but its numbers. */
export function glimpse<F, E extends GameEvent>(game: Game<F, E>, state: State<F>): Glimpse {
  const { seen } = latest;
  const isSame = latest.state === state && latest.seq === state.seq && seen?.question === state.question;
  return isSame ? seen : glimpsed(game, state);
}

function glimpsed<F, E extends GameEvent>(game: Game<F, E>, state: State<F>): Glimpse {
  const frame = topOf(state.stack);
  const asked = frame ? asking(game, frame).of(state.facts, frame.env) : [];
  // Where it is hidden who is asked, so is at which boundary.
  const question = frame?.proc === WINDOW ? `at ${frame.env.at}` : "asked";
  const own: string[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    let text = asked.includes(seat) ? question : "";
    for (const stop of state.stops) if (stop.seat === seat) text += `;${stop.at}`;
    for (const { seat: whose, about, ask } of state.settings) if (whose === seat) text += `;${about}=${ask}`;
    own.push(text);
  }
  return { open: openly(game, state), own, question: state.question };
}

/** Whether everybody sees the same question. Most differ in what is asked or whom: only the rest are written out. */
function isSameOpenly(a: Open, b: Open): boolean {
  if (a === null || b === null) return a === b;
  return (
    a.subject === b.subject &&
    a.rule === b.rule &&
    isSameList(a.seats, b.seats) &&
    isSameList(a.answered, b.answered) &&
    JSON.stringify(a.about) === JSON.stringify(b.about)
  );
}

function isSameList(a: readonly Seat[], b: readonly Seat[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** An input, as far as observers may perceive it. */
interface Happening {
  readonly by: Seat;
  readonly events: readonly GameEvent[];
  /** Answers given beforehand that were taken with it: they count as if each had been given by hand. */
  readonly atOnce: number;
}

/**
 * Counts an input for those who perceive anything of it: who gave it, whoever witnesses an event of it, and whoever sees
 * another question open. For the others it has not happened; their numbers stay.
 */
export function countFor<F, E extends GameEvent>(
  game: Game<F, E>,
  state: State<F>,
  before: Glimpse,
  { by, events, atOnce }: Happening,
): void {
  const after = glimpsed(game, state);
  latest = { state, seq: state.seq, seen: after };
  const { inputs, questions } = state.perceived;
  const isOpen = !isSameOpenly(before.open, after.open);
  for (let at = 0; at < inputs.length; at++) {
    const who: Observer = at < state.seats ? at : "public";
    if (who !== by && !isOpen && before.own[at] === after.own[at] && !witnesses(game, events, who)) continue;
    inputs[at]! += 1 + atOnce;
    questions[at]! += after.question - before.question;
  }
}

export function witnesses<F, E extends GameEvent>(
  game: Game<F, E>,
  events: readonly GameEvent[],
  who: Observer,
): boolean {
  return events.some((event) => game.witness(event as E, who) !== null);
}

/** By which number each observer knows an input; null: it perceives nothing of it. In the order of `Perceived`. */
export type Seen = readonly (number | null)[];

/** Who perceived what lies between two counts. */
export const seenBetween = (before: readonly number[], after: readonly number[]): Seen =>
  after.map((number, at) => (number > before[at]! ? number : null));
