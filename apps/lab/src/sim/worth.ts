import type { Taking } from "@paravent/content/plug";
import { wilson } from "@paravent/kernel";
import type { Played } from "./play.ts";
import { thingName } from "./things.ts";

/** What having taken one thing went with: not what it is worth by itself, for those who win take more. */
export interface Worth {
  readonly list: string;
  readonly id: string;
  /** In which part of all games somebody took it. */
  readonly taken: number;
  /** Seats that took it. */
  readonly seats: number;
  /** Victories of those seats as a part of an even share, with the interval at 95 %; null where nobody took it. */
  readonly won: { readonly share: number; readonly low: number; readonly high: number } | null;
}

/** What each thing was worth in these games, in the order of the pack. */
export function worthOf({ lists }: Pick<Taking, "lists">, games: readonly Played[]): Worth[] {
  const players = games[0]?.seats.length ?? 0;
  const counts = countsIn(games);
  return Object.entries(lists).flatMap(([list, ids]) =>
    ids.map((id): Worth => {
      const { takers, seats, wins } = counts.get(thingName(list, id)) ?? NOBODY;
      const [low, high] = wilson(wins, seats);
      const won = seats === 0 ? null : { share: (wins / seats) * players, low: low * players, high: high * players };
      return { list, id, taken: takers / games.length, seats, won };
    }),
  );
}

/** Games in which somebody took a thing, seats that did, and their victories. */
interface Counts {
  takers: number;
  seats: number;
  wins: number;
}

const NOBODY: Readonly<Counts> = { takers: 0, seats: 0, wins: 0 };

function countsIn(games: readonly Played[]): ReadonlyMap<string, Counts> {
  const counts = new Map<string, Counts>();
  for (const { seats } of games) {
    for (const { took, won } of seats)
      for (const name of took) {
        const count = counts.get(name) ?? { ...NOBODY };
        counts.set(name, count);
        count.seats++;
        count.wins += won;
      }
    for (const name of new Set(seats.flatMap(({ took }) => took))) counts.get(name)!.takers++;
  }
  return counts;
}

/** What the gallery shows: for each thing the parts of games it was taken in, and of an even share that it won. */
export interface Figures {
  readonly rules: string;
  readonly bots: string;
  readonly players: number;
  readonly games: number;
  readonly seed: string;
  readonly things: Readonly<Record<string, { readonly taken: number; readonly won: number | null }>>;
}

export function figuresOf(
  taking: Pick<Taking, "rules" | "lists">,
  games: readonly Played[],
  made: Pick<Figures, "bots" | "players" | "seed">,
): Figures {
  const rounded = (n: number): number => Math.round(n * 100) / 100;
  const entries = worthOf(taking, games).map(({ list, id, taken, won }) => [
    thingName(list, id),
    { taken: rounded(taken), won: won && rounded(won.share) },
  ]);
  return { rules: taking.rules, ...made, games: games.length, things: Object.fromEntries(entries) };
}
