import { createBot, playBots } from "@paravent/bots";
import { type Input, type Json, Rng, start } from "@paravent/kernel";
import { gameWith } from "../lib/games.ts";
import type { Played } from "./played.ts";
import { Recording } from "./recording.ts";

export type { Played } from "./played.ts";

/** Some games of a simulation: those numbered from `first` on. */
export interface SimTask {
  readonly game: string;
  readonly players: number;
  readonly options: Json;
  /** The folder of the content pack; empty for the one the game comes with. */
  readonly pack?: string;
  readonly seed: string;
  /** Who sits where: each game takes the next of these tables, and the first again after the last. */
  readonly tables: readonly (readonly string[])[];
  readonly first: number;
  readonly games: number;
}

export function playTask(task: SimTask): Played[] {
  return Array.from({ length: task.games }, (_, i) => playGame(task, task.first + i));
}

/** Game number n depends on the seed and n alone. Whoever wants to play it again hears of every input. */
export function playGame(
  { game: id, players, options, pack = "", seed, tables }: SimTask,
  n: number,
  took?: (input: Input) => void,
): Played {
  const game = gameWith(id, pack);
  const levels = tables[n % tables.length]!;
  const { state, events } = start(game, { seats: players, options, seed: `${seed}/${n}` });
  const unasked: Record<string, number> = {};
  const recording = new Recording(id, game, state, levels);
  recording.happened(events);
  const answers = playBots(
    game,
    state,
    levels.map((level) => createBot(id, level)),
    Rng.from(`${seed}/${n}/bots`),
    {
      acted({ act }) {
        unasked[act] = (unasked[act] ?? 0) + 1;
      },
      happened: (told) => recording.happened(told),
      ...(took && { took }),
    },
  );
  return recording.ended(answers, unasked);
}
