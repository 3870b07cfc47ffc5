import type { Language } from "@paravent/protocol";
import { WORDS } from "./words.ts";

const HOUR_MS = 3_600_000;

/** A table at which somebody's answer is awaited, as the whole table knows. */
export interface Turn {
  readonly table: string;
  readonly name: string;
  /** What the game is called. */
  readonly game: string;
  /** Milliseconds until the table's clock answers; null where there is none. */
  readonly timeLeft: number | null;
  /** They have been called for it before. */
  readonly isAgain?: true;
  /** Nothing is asked of them yet: the game has begun. */
  readonly isBegun?: true;
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

/** Calls somebody to the tables that wait for them, or have begun: one, or several together. */
export function turnMessage(turns: readonly Turn[], language: Language): Message {
  const words = WORDS[language];
  const [only] = turns;
  const about = ({ game, timeLeft }: Turn): string =>
    timeLeft === null ? `${game}.` : `${game}. ${words.hoursLeft(Math.ceil(timeLeft / HOUR_MS))}`;
  if (only && turns.length === 1)
    return {
      language,
      title: only.isBegun
        ? words.begun(only.name)
        : only.isAgain
          ? words.lastCall(only.name)
          : words.yourTurn(only.name),
      parts: [{ text: about(only), path: `/table/${only.table}` }],
    };
  const named = (turn: Turn): string => (turn.isBegun ? words.begun(turn.name) : turn.name);
  const parts = turns.map((turn) => ({ text: `${named(turn)} – ${about(turn)}`, path: `/table/${turn.table}` }));
  const waiting = turns.filter(({ isBegun }) => !isBegun).length;
  return { language, title: waiting > 0 ? words.yourTurns(waiting) : words.begunAt(turns.length), parts };
}

/** Shows somebody what a channel does. */
export function testMessage(language: Language): Message {
  const words = WORDS[language];
  return { language, title: words.test, parts: [{ text: words.testLine, path: "/" }] };
}
