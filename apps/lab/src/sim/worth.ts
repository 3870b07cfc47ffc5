import type { Taking } from "@paravent/content/plug";
import { wilson } from "./interval.ts";
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
  return Object.entries(lists).flatMap(([list, ids]) =>
    ids.map((id): Worth => {
      const name = thingName(list, id);
      const holders = games.flatMap(({ seats }) => seats.filter(({ took }) => took.includes(name)));
      const taken = games.filter(({ seats }) => seats.some(({ took }) => took.includes(name))).length / games.length;
      const wins = holders.reduce((sum, { won }) => sum + won, 0);
      const [low, high] = wilson(wins, holders.length);
      const won =
        holders.length === 0
          ? null
          : { share: (wins / holders.length) * players, low: low * players, high: high * players };
      return { list, id, taken, seats: holders.length, won };
    }),
  );
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
