import {
  advance,
  askedSeats,
  canonical,
  type Game,
  type GameEvent,
  type Input,
  type Observer,
  resample,
  type Seat,
  type State,
  viewFor,
} from "@paravent/kernel";
import { difference, same } from "./difference.ts";

/** One input and what it led to: the state before, the state after, and the events between. */
export interface Passage<F> {
  readonly before: State<F>;
  readonly input: Input;
  readonly events: readonly GameEvent[];
  readonly after: State<F>;
  /** Answers given beforehand that were taken at once. */
  readonly atOnce: number;
}

/** What an observer can tell: its view, and who is asked, since a pause tells even where the view does not. */
export function seenBy<F, E extends GameEvent, V>(game: Game<F, E, V>, state: State<F>, who: Observer): unknown {
  return { ...viewFor(game, state, who), asked: askedSeats(game, state) };
}

/** What each observer can tell of one state, looked at once however often it is held against other states. */
export function seenByAll<F, E extends GameEvent, V>(game: Game<F, E, V>, state: State<F>): (who: Observer) => unknown {
  const seen = new Map<Observer, unknown>();
  return (who) => {
    if (!seen.has(who)) seen.set(who, seenBy(game, state, who));
    return seen.get(who);
  };
}

/**
 * Where an observer perceives two lists of events differently. The types named may differ by right, and then so may
 * everything that follows from them.
 */
export function heardApart<F, E extends GameEvent>(
  game: Game<F, E>,
  events: readonly GameEvent[],
  others: readonly GameEvent[],
  who: Observer,
  byRight: readonly string[],
): string | null {
  const heard = witnessed(game, events, who);
  const heardElsewhere = witnessed(game, others, who);
  for (let i = 0; i < Math.max(heard.length, heardElsewhere.length); i++) {
    const [event, other] = [heard[i], heardElsewhere[i]];
    const apart = difference(event, other, event?.type ?? "nothing");
    if (!apart) continue;
    // A choice may also be not to choose: then one side has nothing here.
    return [event, other].some((one) => one && byRight.includes(one.type)) ? null : apart;
  }
  return null;
}

/** Whether an observer perceives the same events in both lists, whatever their order. */
export function hearsAllAlike<F, E extends GameEvent>(
  game: Game<F, E>,
  events: readonly GameEvent[],
  others: readonly GameEvent[],
  who: Observer,
): boolean {
  const texts = (list: readonly GameEvent[]): string[] => witnessed(game, list, who).map(canonical).sort();
  return same(texts(events), texts(others));
}

function witnessed<F, E extends GameEvent>(game: Game<F, E>, events: readonly GameEvent[], who: Observer): GameEvent[] {
  return events.map((event) => game.witness(event as E, who)).filter((event) => event !== null);
}

/** A seat must not tell the true state from another world of its own, nor must somebody who sits nowhere. */
export function tellsApart<F, E extends GameEvent, V>(game: Game<F, E, V>, state: State<F>, seed: string): string[] {
  const found: string[] = [];
  const seen = seenByAll(game, state);
  for (let seat = 0; seat < state.seats; seat++) {
    const world = resample(game, state, seat, `${seed}/${seat}`);
    for (const who of [seat, "public"] as const) {
      const apart = difference(seen(who), seenBy(game, world, who));
      if (apart) found.push(`${name(who)} can tell the state from a world of seat ${seat}: ${apart}`);
    }
  }
  return found;
}

/**
 * A step that used no chance and declared no disclosure must look the same to a seat in every world that looked the
 * same before it. This catches what one state cannot show: questions asked of the holders of a secret only, windows
 * opened by a hidden fact, hidden facts kept in frames, events that say too much.
 */
export function tellsApartAfter<F, E extends GameEvent, V>(
  game: Game<F, E, V>,
  { before, input, events, after, atOnce }: Passage<F>,
  seed: string,
): string[] {
  const found: string[] = [];
  // Where answers take no time, one given beforehand shows by its haste, as an armed stop shows by the halt.
  if (drew(before, after) || spentStop(before, input, after) || atOnce > 0) return found;
  const { secrets = [] } = game.traits.fleeting ?? {};
  const disclosed = events.some((event) => game.discloses(event as E));
  const seen = seenByAll(game, after);
  for (let seat = 0; seat < before.seats; seat++) {
    const taken = takeIn(game, before, input, seat, `${seed}/${seat}`);
    if ("fault" in taken) {
      if (taken.fault) found.push(taken.fault);
      continue;
    }
    for (const who of [seat, "public"] as const) {
      const views = difference(seen(who), seenBy(game, taken.world, who));
      if (views && disclosed) continue;
      const fault = views ?? heardApart(game, events, taken.events, who, secrets);
      if (fault) found.push(`after an input of seat ${input.seat}, ${name(who)} can tell worlds apart: ${fault}`);
    }
  }
  return found;
}

/** Whether chance was used between two states. */
export const drew = <F>(before: State<F>, after: State<F>): boolean => !same(before.rng, after.rng);

/** An armed stop that opens a window is no secret any more, though no event says so. */
const spentStop = <F>(before: State<F>, input: Input, after: State<F>): boolean =>
  input.kind !== "stop" && after.stops.length < before.stops.length;

type Taken<F> = { world: State<F>; events: readonly GameEvent[] } | { fault: string | null };

/** Takes an input in another world of a seat. Others' answers may be impossible there; the seat's own never are. */
function takeIn<F, E extends GameEvent>(
  game: Game<F, E>,
  before: State<F>,
  input: Input,
  seat: Seat,
  seed: string,
): Taken<F> {
  const world = resample(game, before, seat, seed);
  try {
    const done = advance(game, world, input);
    if (done.ok) return { world, events: done.value.events };
    if (input.seat !== seat) return { fault: null };
    return { fault: `an input of seat ${seat} is refused in a world of its own (${done.refusal.reason})` };
  } catch (error) {
    return { fault: `a world of seat ${seat} cannot be played on: ${String(error)}` };
  }
}

const name = (who: Observer): string => (who === "public" ? "the public" : `seat ${who}`);
