import { createBot, playBots } from "@paravent/bots";
import { Rng, start, viewFor } from "@paravent/kernel";
import { labGame } from "../games.ts";

/** Some games of a simulation: those numbered from `first` on. */
export interface SimTask {
  readonly game: string;
  readonly players: number;
  readonly seed: string;
  /** One level for each seat of game 0; every next game moves them on by one seat. */
  readonly bots: readonly string[];
  readonly first: number;
  readonly games: number;
}

/** What is kept of one game. */
export interface Played {
  readonly answers: number;
  readonly rounds: number;
  readonly seats: readonly {
    readonly bot: string;
    readonly side: string;
    readonly points: number;
    /** 1 for a victory, a part of it for a shared one. */
    readonly won: number;
  }[];
}

export function playTask(task: SimTask): Played[] {
  return Array.from({ length: task.games }, (_, i) => playGame(task, task.first + i));
}

/** Game number n depends on the seed and n alone. */
function playGame({ game: id, players, seed, bots }: SimTask, n: number): Played {
  const { game, ending } = labGame(id);
  const levels = Array.from({ length: players }, (_, seat) => bots[(seat + n) % players]!);
  const { state } = start(game, { seats: players, options: {}, seed: `${seed}/${n}` });
  const answers = playBots(
    game,
    state,
    levels.map((level) => createBot(id, level)),
    Rng.from(`${seed}/${n}/bots`),
  );
  const { winners } = game.outcome(state.facts)!;
  const { rounds, seats } = ending(viewFor(game, state, "public").game);
  return {
    answers,
    rounds,
    seats: seats.map(({ side, points }, seat) => ({
      bot: levels[seat]!,
      side,
      points,
      won: winners.includes(seat) ? 1 / winners.length : 0,
    })),
  };
}
