import type { Language } from "@paravent/protocol";
import { WORDS } from "./words.ts";

const HOUR_MS = 3_600_000;

/** A table at which somebody's answer is awaited, as the whole table knows; or what else they are to hear of. */
export interface Turn {
  readonly table: string;
  /** Of the table, or of the tournament. */
  readonly name: string;
  /** What the game is called. */
  readonly game: string;
  /** Milliseconds until the table's clock answers; null where there is none. */
  readonly timeLeft: number | null;
  /** They have been called for it before. */
  readonly isAgain?: true;
  /** Nothing is asked of them yet: the game has begun. */
  readonly isBegun?: true;
  /** Nothing is asked of them: they sit out a round of a tournament. */
  readonly bye?: { readonly tournament: string; readonly round: number };
}

/** One part of a message: a line, and where it leads. */
export interface Part {
  readonly text: string;
  /** A path on this site. */
  readonly path: string;
}

/** What is sent to somebody, whatever the channel. It holds nothing that the whole table could not see. */
export interface Message {
  readonly language: Language;
  readonly title: string;
  readonly parts: readonly Part[];
}

/** Calls somebody to the tables that wait for them, or have begun, or tells of a round without them: one, or several together. */
export function turnMessage(turns: readonly Turn[], language: Language): Message {
  const words = WORDS[language];
  const [only] = turns;
  const about = ({ game, timeLeft, bye }: Turn): string =>
    bye ? words.byeLine : timeLeft === null ? `${game}.` : `${game}. ${words.hoursLeft(Math.ceil(timeLeft / HOUR_MS))}`;
  const path = ({ table, bye }: Turn): string => (bye ? `/tournament/${bye.tournament}` : `/table/${table}`);
  if (only && turns.length === 1)
    return { language, title: titleOf(only, language), parts: [{ text: about(only), path: path(only) }] };
  const named = (turn: Turn): string => (turn.isBegun || turn.bye ? titleOf(turn, language) : turn.name);
  const parts = turns.map((turn) => ({ text: `${named(turn)} – ${about(turn)}`, path: path(turn) }));
  const waiting = turns.filter(({ isBegun, bye }) => !isBegun && !bye).length;
  const begun = turns.filter(({ isBegun }) => isBegun).length;
  const title = waiting > 0 ? words.yourTurns(waiting) : begun > 0 ? words.begunAt(begun) : titleOf(only!, language);
  return { language, title, parts };
}

/** What there is to say of one table or tournament alone. */
function titleOf({ name, isAgain, isBegun, bye }: Turn, language: Language): string {
  const words = WORDS[language];
  if (bye) return words.bye(name, bye.round);
  if (isBegun) return words.begun(name);
  return isAgain ? words.lastCall(name) : words.yourTurn(name);
}

/** Shows somebody what a channel does. */
export function testMessage(language: Language): Message {
  const words = WORDS[language];
  return { language, title: words.test, parts: [{ text: words.testLine, path: "/" }] };
}
