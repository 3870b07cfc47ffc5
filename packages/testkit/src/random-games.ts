import type { Game, GameEvent, Json, Setup } from "@paravent/kernel";
import { type Met, neverMet, watched } from "./laws/coverage.ts";
import { LAW_NAMES, LAWS, type LawName } from "./laws/index.ts";
import type { Fault, GameLaw } from "./laws/law.ts";
import { type Recording, type Run, recordRun, UnplayableGame } from "./worlds/run.ts";

export interface RandomGames extends Recording {
  readonly games: number;
  /** Number of seats, or several to take in turn; all the game allows where nothing is said. */
  readonly players?: number | readonly number[];
  /** The same for all, or for each game its own. */
  readonly options?: Json | ((game: number) => Json);
  /** Game number i is played with the seed `${seed}/${i}`. */
  readonly seed?: string;
  /** Answers given beforehand wait for the host, as at a table; otherwise they count at once. */
  readonly timed?: boolean;
  readonly laws?: readonly LawName[];
  /** Types of events that must all occur somewhere, for coverage. */
  readonly events?: readonly string[];
  /** Stop after so many violations: one fault of the rules breaks many games. */
  readonly most?: number;
}

/** A law broken, and all it takes to see it again: `recordRun(game, setup)` and look after `seq` inputs. */
export interface Violation {
  readonly law: LawName | "running";
  readonly setup: Setup;
  readonly seq: number;
  readonly what: string;
}

export interface Report {
  readonly games: number;
  readonly inputs: number;
  readonly violations: readonly Violation[];
  readonly met: Met;
  /** What the game declares and no game met. */
  readonly neverMet: readonly string[];
}

/** Plays random games and checks laws on each. */
export function randomGames<F, E extends GameEvent, V>(game: Game<F, E, V>, asked: RandomGames): Report {
  const { games, players, options = null, seed = "random", timed = true, laws = LAW_NAMES, most = 20 } = asked;
  const seats = typeof players === "number" ? [players] : (players ?? allowed(game));
  const { game: recorded, met } = watched(game);
  const violations: Violation[] = [];
  let played = 0;
  let inputs = 0;
  for (; played < games && violations.length < most; played++) {
    const given = typeof options === "function" ? options(played) : options;
    const setup: Setup = { seats: seats[played % seats.length]!, options: given, seed: `${seed}/${played}`, timed };
    const found = (law: Violation["law"], faults: readonly Fault[]): void => {
      for (const { seq, what } of faults) violations.push({ law, setup, seq, what });
    };
    try {
      const run = recordRun(recorded, setup, asked);
      inputs += run.moments.length - 1;
      for (const law of laws) found(law, checked(LAWS[law], game, run));
    } catch (error) {
      found("running", [asFault(error)]);
    }
  }
  const missing = neverMet(game, met, asked.events);
  return { games: played, inputs, violations: violations.slice(0, most), met, neverMet: missing };
}

const allowed = ({ traits: { seats } }: Game): number[] =>
  Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i);

/** A law whose check throws is not kept either. */
function checked<F, E extends GameEvent, V>(law: GameLaw, game: Game<F, E, V>, run: Run<F>): Fault[] {
  try {
    return law(game, run);
  } catch (error) {
    return [asFault(error)];
  }
}

function asFault(error: unknown): Fault {
  return { seq: error instanceof UnplayableGame ? error.seq : -1, what: String(error) };
}

/** A violation in one line, with what it takes to see it again. */
export function describeViolation({ law, setup, seq, what }: Violation): string {
  return `${law}: ${what} (seed "${setup.seed}", ${setup.seats} seats, after ${seq} inputs)`;
}
