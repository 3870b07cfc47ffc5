import type { Seat } from "@paravent/kernel";

/** The chance of every seat to win, as bots see it. */
export type Chances = readonly number[];

/** So many moments of a game are weighed at most, and so many of them wherever they lie. */
export const MOST_WEIGHED = 40;
const EVENLY = 16;

/** Chances that differ by less are not worth a closer look, nor is a turn of the game told that was smaller. */
const CLOSER = 0.05;
const TURN = 0.1;
const MOST_TURNS = 5;

/** A moment at which the game turned: whose chance rose most with it, from what to what; or fell, where nobody's rose. */
export interface Turn {
  readonly at: number;
  readonly seat: Seat;
  readonly before: number;
  readonly after: number;
}

/**
 * Which of so many moments to weigh next, by what is known of others; null: enough is known. Some lie evenly over the game;
 * then the stretch in which most has changed is halved again and again, until it is one move.
 */
export function nextToWeigh(known: ReadonlyMap<number, Chances>, moments: number): number | null {
  if (known.size >= Math.min(MOST_WEIGHED, moments)) return null;
  const even = Math.min(EVENLY, moments);
  for (let n = 0; n < even; n++) {
    const at = even === 1 ? 0 : Math.round((n * (moments - 1)) / (even - 1));
    if (!known.has(at)) return at;
  }
  const widest = stretches(known)
    .filter(({ from, to, change }) => to - from > 1 && change >= CLOSER)
    .sort((a, b) => b.change - a.change)[0];
  return widest ? Math.floor((widest.from + widest.to) / 2) : null;
}

/** The turns of the game, the largest of them, in the order in which they came. */
export function turnsOf(known: ReadonlyMap<number, Chances>): Turn[] {
  return stretches(known)
    .filter(({ change }) => change >= TURN)
    .sort((a, b) => b.change - a.change)
    .slice(0, MOST_TURNS)
    .sort((a, b) => a.to - b.to)
    .map(({ from, to }) => {
      const [before, after] = [known.get(from)!, known.get(to)!];
      const gains = after.map((chance, seat) => chance - before[seat]!);
      const most = Math.max(...gains);
      const seat = gains.indexOf(most > 0 ? most : Math.min(...gains));
      return { at: to, seat, before: before[seat]!, after: after[seat]! };
    });
}

/** What lies between moments that are known, and how much the chances of any seat changed there. */
function stretches(known: ReadonlyMap<number, Chances>) {
  const moments = [...known.keys()].sort((a, b) => a - b);
  return moments.slice(1).map((to, n) => {
    const from = moments[n]!;
    const before = known.get(from)!;
    const change = Math.max(...known.get(to)!.map((chance, seat) => Math.abs(chance - before[seat]!)));
    return { from, to, change };
  });
}
