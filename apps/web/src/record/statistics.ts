import { NINETEEN_OF_TWENTY, wilson } from "@paravent/kernel";
import type { EndedGame } from "@paravent/protocol";
import { folded } from "../ui/folded.ts";

/** Which of one's games are looked at. */
export interface Filter {
  readonly game: string | null;
  readonly ratedOnly: boolean;
  /** Part of an opponent's name. */
  readonly opponent: string;
}

export const EVERYTHING: Filter = { game: null, ratedOnly: false, opponent: "" };

export function filtered(games: readonly EndedGame[], { game, ratedOnly, opponent }: Filter): EndedGame[] {
  const wanted = folded(opponent.trim());
  return games.filter(
    (one) =>
      (game === null || one.game === game) &&
      (!ratedOnly || one.rated) &&
      (wanted === "" || one.seats.some(({ seat, name }) => seat !== one.you && folded(name).includes(wanted))),
  );
}

/** So many of so many, and between what it may lie nineteen times out of twenty. */
export interface Share {
  readonly of: number;
  readonly won: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export function shareOf(won: number, of: number): Share {
  const [low, high] = wilson(won, of);
  return { of, won, share: of === 0 ? 0 : won / of, low, high };
}

export const ownSeat = ({ seats, you }: EndedGame): EndedGame["seats"][number] =>
  seats.find(({ seat }) => seat === you)!;

export const isWon = (game: EndedGame): boolean => !game.left && ownSeat(game).place === 1;

/** What one plays in a game, and what of it was won. */
export interface OfSide extends Share {
  readonly side: string;
  readonly game: string;
  /** The share of victories where all at the table are equally good. */
  readonly even: number;
}

/** How often one has won with each side of a game, the most played first. */
export function bySide(games: readonly EndedGame[]): OfSide[] {
  const sides = Map.groupBy(
    games.filter((game) => ownSeat(game).side !== ""),
    (game) => `${game.game}\n${ownSeat(game).side}`,
  );
  return [...sides.values()]
    .map((all) => ({
      game: all[0]!.game,
      side: ownSeat(all[0]!).side,
      even: all.reduce((sum, { seats }) => sum + 1 / seats.length, 0) / all.length,
      ...shareOf(all.filter(isWon).length, all.length),
    }))
    .sort((a, b) => b.of - a.of || a.side.localeCompare(b.side));
}

/** Against each person one has met: how often one ended before them, and they before oneself; who was met most first. */
export function faceToFace(
  games: readonly EndedGame[],
): { readonly name: string; readonly games: number; readonly ahead: number; readonly behind: number }[] {
  const met = new Map<string, { games: number; ahead: number; behind: number }>();
  for (const game of games) {
    const own = ownSeat(game).place;
    for (const { seat, name, isBot, place } of game.seats) {
      if (seat === game.you || isBot || name === "") continue;
      const so = met.get(name) ?? { games: 0, ahead: 0, behind: 0 };
      so.games++;
      if (own !== null && place !== null && own < place) so.ahead++;
      if (own !== null && place !== null && own > place) so.behind++;
      met.set(name, so);
    }
  }
  return [...met]
    .map(([name, so]) => ({ name, ...so }))
    .sort((a, b) => b.games - a.games || a.name.localeCompare(b.name));
}

/** The middle one, in milliseconds; null of no games. */
export function usualLength(games: readonly EndedGame[]): number | null {
  const lengths = games.map(({ lasted }) => lasted).sort((a, b) => a - b);
  return lengths[Math.floor(lengths.length / 2)] ?? null;
}

/** So many draws it takes to speak of luck at all. */
const LEAST_DRAWS = 20;

/** What chance gave after one's own answers, beside what it gives on average: of each number of equal possibilities. */
export function luck(games: readonly EndedGame[]): {
  readonly of: number;
  readonly times: number;
  readonly mean: number;
  readonly expected: number;
  readonly isChance: boolean;
}[] {
  const all = new Map<number, [times: number, sum: number]>();
  for (const { draws } of games)
    for (const [of, [times, sum]] of Object.entries(draws)) {
      const [before, added] = all.get(Number(of)) ?? [0, 0];
      all.set(Number(of), [before + times, added + sum]);
    }
  return [...all]
    .filter(([of, [times]]) => of > 1 && times >= LEAST_DRAWS)
    .sort(([, [a]], [, [b]]) => b - a)
    .map(([of, [times, sum]]) => {
      const [mean, expected] = [sum / times, (of + 1) / 2];
      const error = Math.sqrt((of ** 2 - 1) / 12 / times);
      return { of, times, mean, expected, isChance: Math.abs(mean - expected) <= NINETEEN_OF_TWENTY * error };
    });
}
