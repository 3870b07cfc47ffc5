import type { Bot } from "@paravent/bots";
import { type Game, type Refusal, refuse, type Seat } from "@paravent/kernel";
import type { OpenTable } from "@paravent/protocol";
import type { Log } from "../logging/faults.ts";
import type { Store, TableRecord } from "../store/store.ts";
import type { Thinkers } from "../thinking/thinkers.ts";
import type { Chronicler } from "./chronicler.ts";
import type { Elsewhere } from "./elsewhere.ts";
import type { Recorder } from "./recorder.ts";
import type { Turns } from "./turns.ts";

/** What tables are made with, the same for all tables of a server. */
export interface TableTools {
  readonly store: Store;
  readonly log: Log;
  readonly botPause: number;
  readonly turns: Turns;
  /** Who writes down what games that are over have told. */
  readonly chronicler: Chronicler;
  /** Who keeps how games ended. */
  readonly recorder: Recorder;
  /** Who is at its tables through other processes. */
  readonly elsewhere: Elsewhere;
  /** Where bots look ahead; absent: none does. */
  readonly thinkers?: Thinkers;
  /** Who has an offer for a seat, from what that seat sees of this game; absent: nobody ever has. */
  offeredTo?(game: string, view: unknown, seat: Seat): readonly Seat[];
  /** Told of each table whose game is over, once how it ended is kept. */
  ended(table: TableRecord): void;
  createBot(game: string, level: string): Bot;
}

/** Whether there is a bot of this level for a game. */
export function knowsBot({ createBot }: Pick<TableTools, "createBot">, game: string, level: string): boolean {
  try {
    return Boolean(createBot(game, level));
  } catch {
    return false;
  }
}

/** Why nobody can sit down like this; null: they can. */
export function seatsFault(
  game: Game,
  seats: OpenTable["seats"],
  tools: Pick<TableTools, "createBot">,
): Refusal | null {
  const { min, max } = game.traits.seats;
  if (seats.length < min || seats.length > max) return refuse("seatCount", null, { min, max });
  if (seats.filter((seat) => seat === "me").length > 1) return refuse("oneSeatEach");
  for (const seat of seats)
    if (typeof seat === "object" && !knowsBot(tools, game.id, seat.bot))
      return refuse("unknownBot", null, { bot: seat.bot });
  return null;
}
