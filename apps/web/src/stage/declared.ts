import type { Seat } from "@paravent/kernel";
import {
  type Beat,
  type Doer,
  type Flight,
  type Place,
  type Scene,
  type Sound,
  type Step,
  type Stretch,
  sentence,
} from "./beat.ts";
import { folded } from "./folded.ts";
import { withOneSubject } from "./one-subject.ts";

/**
 * How much is made of something that happens:
 * - `scene`: it takes the stage, and what follows from it belongs to it;
 * - `note`: it is told while something moves on the table;
 * - `with`: it follows from what was told before it, and is told with that;
 * - `line`: the journal has it, and nothing else.
 */
export type Weight = "scene" | "note" | "with" | "line";

/** How one type of event is shown. `S` is what the table of the game draws from. */
export interface Declared<E, S> {
  /** Where it depends on what else happens with it: on what comes before it in the entry, and after it. */
  readonly weight: Weight | ((event: E, before: readonly Happened[], after: readonly Happened[]) => Weight);
  readonly sound?: Sound;
  /** Parts of it, where they differ from those of its weight; they may depend on what else happened with it. */
  readonly steps?:
    | readonly Step[]
    | ((event: E, seen: S, after: readonly Happened[], before: readonly Happened[]) => readonly Step[]);
  /** Parts that take longer than usual, and how many times as long. */
  readonly stretch?: Stretch;
  /** Whose doing it is, where the event does not say so as `seat` or `by`. */
  who?(event: E): Seat | null;
  /** What is said until everything has landed, where the sentence would give the result away. */
  opening?(event: E, seen: S): string;
  flights?(event: E, seen: S, after: readonly Happened[]): readonly Flight[];
  spots?(event: E, seen: S): readonly Place[];
  /** What a voice says in place of the bar's sentence, where the stage shows more than that says. */
  aloud?(event: E, seen: S, after: readonly Happened[], said: string): string;
  /** What the stage shows, from everything that happened with it; null where this one needs no stage. */
  scene?(event: E, seen: S, after: readonly Happened[]): Scene | null;
}

export interface Happened {
  readonly type: string;
}

/** One entry for each type of event: a new event does not compile until it is said how it is shown. */
export type Declarations<E extends Happened, S> = {
  readonly [T in E["type"]]: Declared<Extract<E, { type: T }>, S>;
};

const SCENE: readonly Step[] = ["open", "name", "turn", "travel", "hold"];
const NOTE: readonly Step[] = ["travel", "hold"];

/** How a game puts its events into words. */
export interface Narrator<E> {
  /** The sentence of an event; null where it has none. */
  tell(event: E): string | null;
  doer(seat: Seat): Doer;
  /** Several things that one does, as one phrase: "pays 1 Gold and gains 1 Morale". */
  list(parts: readonly string[]): string;
  /** How often something happens in a row: "8 times". */
  times(n: number): string;
}

/** Turns the events of one entry into beats. */
export function beatsFrom<E extends Happened, S>(
  declarations: Declarations<E, S>,
  events: readonly E[],
  seen: S,
  { tell, doer, list, times }: Narrator<E>,
): Beat[] {
  const beats: Growing[] = [];
  for (const [at, event] of events.entries()) {
    const declared = declarations[event.type as E["type"]] as Declared<E, S> | undefined;
    if (!declared) continue;
    const weight =
      typeof declared.weight === "function"
        ? declared.weight(event, events.slice(0, at), events.slice(at + 1))
        : declared.weight;
    if (weight === "line") continue;
    const text = tell(event);
    const last = beats.at(-1);
    const flights = declared.flights?.(event, seen, events.slice(at)) ?? [];
    const spots = declared.spots?.(event, seen) ?? [];
    if (weight === "with" && last) {
      last.flights.push(...flights);
      last.spots.push(...spots);
      if (text !== null) last.more.push(text);
      // What is heard is what travels.
      if (flights.length > 0) last.sound ??= declared.sound ?? null;
      continue;
    }
    if (text === null && flights.length === 0) continue;
    const { steps = weight === "scene" ? SCENE : NOTE } = declared;
    const { seat, by } = event as { seat?: Seat; by?: Seat };
    const who = declared.who ? declared.who(event) : (seat ?? by ?? null);
    beats.push({
      by: who === null ? null : doer(who),
      text: text ?? "",
      opening: declared.opening?.(event, seen),
      more: [],
      steps: typeof steps === "function" ? steps(event, seen, events.slice(at), events.slice(0, at)) : steps,
      stretch: declared.stretch,
      flights: [...flights],
      spots: [...spots],
      sound: declared.sound ?? null,
      Scene: declared.scene?.(event, seen, events.slice(at)) ?? null,
      aloud: (said) => declared.aloud?.(event, seen, events.slice(at + 1), said),
    });
  }
  return beats.map((beat) => grown(beat, { list, times }));
}

/** A beat to which what follows from it is added. */
interface Growing extends Omit<Beat, "flights" | "spots" | "quiet" | "sound"> {
  aloud(said: string): string | undefined;
  sound: Beat["sound"];
  readonly flights: Flight[];
  readonly spots: Place[];
  readonly more: string[];
}

function grown({ more, aloud, ...beat }: Growing, { list, times }: Pick<Narrator<unknown>, "list" | "times">): Beat {
  const steps = beat.flights.length > 0 ? beat.steps : beat.steps.filter((step) => step !== "travel");
  const [text = "", ...quiet] = folded([beat.text, ...more], times);
  const whole = { ...beat, text, steps, quiet: withOneSubject(quiet, beat.by?.name ?? null, list).join(" ") };
  return { ...whole, spoken: aloud(sentence(whole)) };
}
