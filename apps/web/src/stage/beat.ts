import type { ComponentChildren, ComponentType } from "preact";

/**
 * The parts of a beat, in this order: the scene opens, its subject is named, a silence before a secret turns over, it
 * turns, the blow falls, things travel to their owners, and the sentence is held.
 */
export const STEPS = ["open", "name", "silence", "turn", "strike", "travel", "hold"] as const;
export type Step = (typeof STEPS)[number];

/** Class names that say how far a beat has come: `at-open at-name at-silence` while it is silent. */
export const reached = (step: Step): string =>
  STEPS.slice(0, STEPS.indexOf(step) + 1)
    .map((one) => `at-${one}`)
    .join(" ");

/**
 * A place on the table that things leave and arrive at: `seat:2`, `sector:karst`, `pile:7`. Elements say which place
 * they are by `data-place`; a place that is not in sight now has no flights.
 */
export type Place = string;

/** Something that travels over the table. */
export interface Flight {
  readonly from: Place;
  readonly to: Place;
  readonly sign: ComponentChildren;
  /** So many of them, one after another; shown are a few. */
  readonly n?: number;
}

/** What is drawn on the stage while a beat is played; it is told which part it is at. */
export type Scene = ComponentType<{ readonly step: Step }>;

/** The kinds of sound: each game gives them its own timbre. */
export type Sound = "name" | "turn" | "strike" | "coin" | "threat" | "place" | "look" | "seal" | "chapter";

/** Who does something, as the bar names them. */
export interface Doer {
  readonly name: string;
  readonly mark: ComponentChildren;
  readonly colour: string;
}

export type Stretch = Readonly<Partial<Record<Step, number>>>;

/** One thing that happens, as it is shown and told: one subject, one verb, one sentence. */
export interface Beat {
  /** Whose doing it is; null for what the table does. */
  readonly by: Doer | null;
  readonly text: string;
  /** What is said until everything has landed, where the sentence itself would give the result away. */
  readonly opening?: string | undefined;
  /** What followed from it, and why. */
  readonly quiet: string;
  /** What is said aloud, where that is more than the sentence in the bar. */
  readonly spoken?: string | undefined;
  readonly steps: readonly Step[];
  /** Parts that take longer than usual, and how many times as long. */
  readonly stretch?: Stretch | undefined;
  readonly flights: readonly Flight[];
  /** Places that are lit while it is told. */
  readonly spots: readonly Place[];
  readonly sound: Sound | null;
  /** Null where everything is shown on the table itself. */
  readonly Scene: Scene | null;
}

/** A beat as it is said aloud: whole. */
export const sentence = ({ text, quiet, spoken }: Beat): string => spoken ?? (quiet ? `${text} ${quiet}` : text);
