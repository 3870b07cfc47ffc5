import type { GameEvent, Json, Refusal, Seat, Shape } from "@paravent/kernel";

/** How a sentence names a player: "vous" for the reader, a name for the others. */
export type NameOf = (seat: Seat) => string;

/** Two lines of the decision bar: what to do, and under it the consequence or the reason. */
export interface Lines {
  readonly lead: string;
  readonly quiet: string;
}

export interface Asked {
  readonly subject: string;
  readonly about: About;
  readonly ask?: Shape;
}

export type About = Readonly<Record<string, unknown>>;
export type Numbers = Readonly<Record<string, Json>>;

/** What sentences of every game are made with; a game adds its own nouns. */
export interface Speaking {
  name(seat: number): string;
  isYou(seat: number): boolean;
  list(items: readonly string[]): string;
}

/** What a game has to say at a table, by the names the rules use. */
export interface Sentences<S extends Speaking> {
  readonly events: Readonly<Record<string, (event: never, say: S) => string | null>>;
  readonly questions: Readonly<Record<string, (about: About, say: S) => Lines>>;
  readonly waiting: Readonly<Record<string, (who: string, about: About, say: S) => string>>;
  readonly refusals: Readonly<Record<string, (numbers: Numbers, say: S) => string>>;
  readonly standing: Readonly<Record<string, Lines>>;
  /** For a reason no sentence was written for. */
  unknownRefusal(refusal: Refusal): string;
}

/** What is said at a table, in one language. */
export interface TableText {
  /** The reader is asked; some questions name somebody. */
  question(asked: Asked, nameOf?: NameOf): Lines;
  /** Somebody else is asked. */
  waiting(asked: Asked, names: readonly string[]): Lines;
  /** One line of the journal; null when the event is not worth telling. `you` is the reader's seat. */
  event(event: GameEvent, nameOf: NameOf, you: Seat | null): string | null;
  refusal(refusal: Refusal): string;
  standing(act: string): Lines;
}

/** What the machine and the server say no with, whatever the game. */
export type SharedReason =
  | "stale"
  | "notAsked"
  | "notSeated"
  | "alreadyAnswered"
  | "gameOver"
  | "insideStep"
  | "malformed"
  | "tooLarge"
  | "notOffered"
  | "twice"
  | "tooFew"
  | "tooMany"
  | "tooLong"
  | "outOfRange"
  | "notEnough"
  | "incomplete"
  | "wrongTotal"
  | "closed"
  | "othersAsked"
  | "firstAnswer"
  | "nothingChosen"
  | "nothingToUndo"
  | "undoAsked"
  | "unknownAction"
  | "unknownBoundary"
  | "unknownSetting"
  | "badOptions"
  | "notStarted"
  | "noTable"
  | "frozen"
  | "damaged"
  | "tooManyRows"
  | "tooFast"
  | "unavailable"
  | "rulesBroke";

/** The sentences that every game says alike. */
export interface SharedSentences {
  readonly refusals: Readonly<Record<SharedReason, (numbers: Numbers) => string>>;
  readonly reaction: Lines;
  readonly reactionAwaited: string;
  /** For a reason no sentence was written for. */
  unknownRefusal(refusal: Refusal): string;
}
