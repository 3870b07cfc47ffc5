import { NINETEEN_OF_TWENTY } from "@paravent/kernel";
import type { Played } from "../sim/play.ts";

/** How one group fares on both sides of a trial, in parts of an even share. */
export interface Change {
  readonly name: string;
  /** Deals in which it played on both sides. */
  readonly deals: number;
  readonly before: number;
  readonly after: number;
  /** The mean change from deal to deal, and the interval it lies in with 95 % confidence. */
  readonly change: number;
  readonly low: number;
  readonly high: number;
}

type SeatPlayed = Played["seats"][number];

/** The same deals played twice: what changed for each group from the first time to the second. */
export function changes(
  before: readonly Played[],
  after: readonly Played[],
  groupOf: (played: SeatPlayed, seat: number) => string,
): Change[] {
  const names = [...new Set(before.flatMap(({ seats }) => seats.map(groupOf)))].sort();
  return names.flatMap((name) => {
    const pairs = before.flatMap((game, n): [number, number][] => {
      const [one, other] = [shareOf(game, name, groupOf), shareOf(after[n]!, name, groupOf)];
      return one === null || other === null ? [] : [[one, other]];
    });
    return pairs.length === 0 ? [] : [{ name, ...paired(pairs, before[0]!.seats.length) }];
  });
}

/** What a group won in one game, as a part of an even share; null where it did not play. */
function shareOf({ seats }: Played, name: string, groupOf: (played: SeatPlayed, seat: number) => string) {
  const own = seats.filter((played, seat) => groupOf(played, seat) === name);
  return own.length === 0 ? null : (own.reduce((sum, { won }) => sum + won, 0) / own.length) * seats.length;
}

/**
 * Where no deal came out differently the spread says nothing: then the rule of three does. What happened in none of n deals
 * happens in fewer than 3 of n, with 95 % confidence, and changes a share by no more than `most`.
 */
function paired(pairs: readonly (readonly [number, number])[], most: number): Omit<Change, "name"> {
  const mean = (of: (pair: readonly [number, number]) => number): number =>
    pairs.reduce((sum, pair) => sum + of(pair), 0) / pairs.length;
  const [before, after] = [mean(([one]) => one), mean(([, other]) => other)];
  const change = after - before;
  const spread = mean(([one, other]) => (other - one - change) ** 2);
  const reach =
    spread === 0 ? (3 / pairs.length) * most : NINETEEN_OF_TWENTY * Math.sqrt(spread / Math.max(1, pairs.length - 1));
  return { deals: pairs.length, before, after, change, low: change - reach, high: change + reach };
}

/**
 * Whether everything is known as exactly as was asked for. What is looked at is how wide the intervals are, never where
 * they lie: whoever stops as soon as something looks significant finds differences that are not there.
 */
export const isExact = (all: readonly Change[], precision: number): boolean =>
  all.every(({ low, high }) => (high - low) / 2 <= precision);
