import type { DiktatView } from "@paravent/diktat";

/** Points of all seats at one moment, and where that moment lies: 0 at the start of the game, 1 at its end. */
export interface Moment {
  readonly at: number;
  readonly cycle: number;
  readonly vp: readonly number[];
}

/**
 * The points over time: every Cycle is as wide as any other, its conquests at equal distances inside it. The game
 * begins at 0; the end of the last Cycle is what the ranking says, Debts included.
 */
export function moments({ history, cycle: last, final, players }: DiktatView): Moment[] {
  const start: Moment = { at: 0, cycle: 1, vp: players.map(() => 0) };
  const told = history.map(({ cycle, vp }, i): Moment => {
    const same = history.filter((other) => other.cycle === cycle).length;
    const before = history.slice(0, i).filter((other) => other.cycle === cycle).length;
    return { at: (cycle - 1 + (before + 1) / (same + 1)) / last, cycle, vp };
  });
  if (!final) return [start, ...told];
  const end = players.map(({ seat }) => final.ranking.find((entry) => entry.seat === seat)?.vp ?? 0);
  return [start, ...told, { at: 1, cycle: last, vp: end }];
}

/** Points at the end of each Cycle: the last moment of it, or what came before. */
export function byCycle(told: readonly Moment[], cycles: number): (readonly number[])[] {
  return Array.from({ length: cycles }, (_, i) => told.findLast(({ cycle }) => cycle <= i + 1)?.vp ?? []);
}

/** The largest gain between two moments, and the next largest: who, when, how much. */
export function swings(told: readonly Moment[], most = 2): { seat: number; moment: Moment; gain: number }[] {
  const gains = told
    .slice(1, -1)
    .flatMap((moment, i) => moment.vp.map((vp, seat) => ({ seat, moment, gain: vp - (told[i]?.vp[seat] ?? 0) })));
  return gains
    .filter(({ gain }) => gain > 1)
    .sort((a, b) => b.gain - a.gain || a.moment.at - b.moment.at)
    .slice(0, most)
    .sort((a, b) => a.moment.at - b.moment.at);
}
