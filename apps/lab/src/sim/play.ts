import { createBot, playBots } from "@paravent/bots";
import { type GameEvent, type Input, type Json, Rng, start, viewFor } from "@paravent/kernel";
import { gameWith, labGame } from "../lib/games.ts";
import { thingName } from "./things.ts";

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

/** What is kept of one game. */
export interface Played {
  readonly answers: number;
  readonly rounds: number;
  readonly end: string;
  /** What bots did unasked, and how often. */
  readonly unasked: Readonly<Record<string, number>>;
  /** The events that the game counts, and how often they happened. */
  readonly counts: Readonly<Record<string, number>>;
  /** The points of all seats at the beginning of every round and at the end; empty where the game does not say. */
  readonly course: readonly (readonly number[])[];
  readonly seats: readonly {
    readonly bot: string;
    readonly side: string;
    readonly points: number;
    readonly parts: Readonly<Record<string, number>>;
    /** Its points at the end by what they come from, where the game tells that. */
    readonly sources: Readonly<Record<string, number>>;
    /** 1 for a victory, a part of it for a shared one. */
    readonly won: number;
    /** The things it took in the course of the game, each once. */
    readonly took: readonly string[];
  }[];
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
  const { ending, taking, counted = [], round } = labGame(id);
  const game = gameWith(id, pack);
  const levels = tables[n % tables.length]!;
  const { state, events } = start(game, { seats: players, options, seed: `${seed}/${n}` });
  const unasked: Record<string, number> = {};
  const counts: Record<string, number> = {};
  const course: number[][] = [];
  let begun = 0;
  const taken = levels.map(() => new Set<string>());
  const happened = (told: readonly GameEvent[]): void => {
    const now = round?.(state.facts) ?? begun;
    if (now !== begun && game.story) course.push(game.story.points(state.facts).map(total));
    begun = now;
    for (const event of told) {
      if (counted.includes(event.type)) counts[event.type] = (counts[event.type] ?? 0) + 1;
      const thing = taking?.taken(event);
      if (thing) taken[thing.seat]!.add(thingName(thing.list, thing.id));
    }
  };
  happened(events);
  const answers = playBots(
    game,
    state,
    levels.map((level) => createBot(id, level)),
    Rng.from(`${seed}/${n}/bots`),
    {
      acted({ act }) {
        unasked[act] = (unasked[act] ?? 0) + 1;
      },
      happened,
      ...(took && { took }),
    },
  );
  const { winners } = game.outcome(state.facts)!;
  const { rounds, end, seats } = ending(viewFor(game, state, "public").game);
  const sources = game.story?.points(state.facts) ?? [];
  if (game.story) course.push(sources.map(total));
  return {
    answers,
    rounds,
    end,
    unasked,
    counts,
    course,
    seats: seats.map(({ side, points, parts }, seat) => ({
      bot: levels[seat]!,
      side,
      points,
      parts,
      sources: sources[seat] ?? {},
      won: winners.includes(seat) ? 1 / winners.length : 0,
      took: [...taken[seat]!],
    })),
  };
}

const total = (points: Readonly<Record<string, number>>): number =>
  Object.values(points).reduce((sum, n) => sum + n, 0);
