import type { Heuristic } from "@paravent/bots";
import type { Game } from "@paravent/kernel";
import type { Language } from "@paravent/protocol";
import type { ComponentType } from "preact";

/** What a game brings to its lessons: its rules, which then run in the browser, and those who tell them. */
export interface Teaching {
  /** The rules, with the content that the server sends for lessons. */
  open(document: unknown): Game;
  /** How rivals judge their moves once the lesson leaves them alone. */
  readonly rivals: Heuristic;
  readonly tellers: Readonly<Record<string, Teller>>;
}

/** A character who tells lessons. */
export interface Teller {
  readonly name: string;
  /** What they are, under their name. */
  readonly role: Readonly<Record<Language, string>>;
  readonly Portrait: ComponentType;
}
