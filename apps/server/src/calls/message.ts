import type { Language } from "@paravent/protocol";
import { WORDS } from "./words.ts";

const HOUR_MS = 3_600_000;

/** What somebody is to hear of besides a question at a table. */
export type Told =
  | { readonly what: "begun" | "over" | "freed" | "named" }
  /** Somebody has an offer for them; null: a bot. */
  | { readonly what: "offered"; readonly by: string | null }
  /** Somebody keeps a seat for them, or would change places with them. */
  | { readonly what: "invited" | "swap"; readonly by: string }
  /** They sit out a round of a tournament. */
  | { readonly what: "bye"; readonly tournament: string; readonly round: number };

/** A table at which somebody's answer is awaited, as the whole table knows; or what else they are to hear of. */
export interface Turn {
  readonly table: string;
  /** Of the table, or of the tournament. */
  readonly name: string;
  /** What the game is called. */
  readonly game: string;
  /** Where its picture is, as a path on this site; null where it has none. */
  readonly picture: string | null;
  /** How far it is, in words; null where nothing is said of that. */
  readonly moment: string | null;
  /** Milliseconds until the table's clock answers; null where there is none. */
  readonly timeLeft: number | null;
  /** They have been called for it before. */
  readonly isAgain?: true;
  /** Nothing is asked of them. */
  readonly told?: Told;
}

/** One part of a message: a line, and where it leads. */
export interface Part {
  readonly text: string;
  /** A path on this site. */
  readonly path: string;
}

/** What is sent to somebody, whatever the channel. It holds nothing that the whole table could not see, but that there is an offer for them. */
export interface Message {
  readonly language: Language;
  readonly title: string;
  readonly parts: readonly Part[];
  /** A picture of what it is about, as a path on this site; null where there is none. */
  readonly picture: string | null;
}

/** Calls somebody to the tables that wait for them, or tells them what else there is: of one, or of several together. */
export function turnMessage(turns: readonly Turn[], language: Language): Message {
  const words = WORDS[language];
  const picture = turns.find((turn) => turn.picture !== null)?.picture ?? null;
  const [only] = turns;
  if (only && turns.length === 1)
    return {
      language,
      picture,
      title: titleOf(only, language),
      parts: [{ text: about(only, language), path: path(only) }],
    };
  const named = (turn: Turn): string => (turn.told ? titleOf(turn, language) : turn.name);
  const parts = turns.map((turn) => ({ text: `${named(turn)} – ${about(turn, language)}`, path: path(turn) }));
  const waiting = turns.filter(({ told }) => !told).length;
  const begun = turns.filter(({ told }) => told?.what === "begun").length;
  const title = waiting > 0 ? words.yourTurns(waiting) : begun > 0 ? words.begunAt(begun) : words.several(turns.length);
  return { language, picture, title, parts };
}

/** What there is to say of one table or tournament alone. */
function titleOf({ name, isAgain, told }: Turn, language: Language): string {
  const words = WORDS[language];
  if (!told) return isAgain ? words.lastCall(name) : words.yourTurn(name);
  switch (told.what) {
    case "bye":
      return words.bye(name, told.round);
    case "invited":
    case "swap":
      return words[told.what](told.by);
    case "offered":
      return words.offered(told.by, name);
    case "begun":
    case "over":
    case "freed":
    case "named":
      return words[told.what](name);
  }
}

function about({ name, game, moment, timeLeft, told }: Turn, language: Language): string {
  const words = WORDS[language];
  switch (told?.what) {
    case "bye":
      return words.byeLine;
    case "over":
      return words.overLine;
    case "invited":
    case "swap":
      return `${name}, ${game}.`;
    default: {
      const where = moment === null ? `${game}.` : `${game}, ${moment}.`;
      return timeLeft === null ? where : `${where} ${words.hoursLeft(Math.ceil(timeLeft / HOUR_MS))}`;
    }
  }
}

function path({ table, told }: Turn): string {
  if (told?.what === "bye") return `/tournament/${told.tournament}`;
  return told?.what === "over" ? `/replay/${table}` : `/table/${table}`;
}

/** Shows somebody what a channel does. */
export function testMessage(language: Language): Message {
  const words = WORDS[language];
  return { language, title: words.test, picture: null, parts: [{ text: words.testLine, path: "/" }] };
}
