import { type Game, type GameEvent, lookAt, type Seat } from "@paravent/kernel";
import type { Habits } from "./habits.ts";
import type { SearchHooks } from "./hooks.ts";

/**
 * A position as rows of numbers, one for each seat by what that seat sees; and one for nobody, where all may lose together.
 * A row says first whether it is a seat's, then how the game stands as a whole, then what the seat has; and last, where the
 * game has habits, whether the seat plays otherwise: what looks like the position of somebody who wins less is not worse
 * for somebody who does not play like them.
 */
export function rowsOf<F, E extends GameEvent>(
  game: Game<F, E>,
  hooks: SearchHooks,
  facts: Readonly<F>,
  seats: number,
  habits: Habits = [],
): Float32Array[] {
  const rows: Float32Array[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const view = lookAt(game, facts, seat);
    const features = hooks.features(view, seat);
    rows.push(rowOf(hooks.common(view), hooks.habits ? [...features, habits[seat] ?? 0] : features));
    if (seat === seats - 1 && hooks.canBeLost?.(view)) rows.push(nobody(hooks, view, rows[0]!.length));
  }
  return rows;
}

function rowOf(common: readonly number[], features: readonly number[]): Float32Array {
  const row = new Float32Array(1 + common.length + features.length);
  row[0] = 1;
  row.set(common, 1);
  row.set(features, 1 + common.length);
  return row;
}

function nobody(hooks: SearchHooks, view: unknown, length: number): Float32Array {
  const row = new Float32Array(length);
  row.set(hooks.common(view), 1);
  return row;
}

/** How a finished game is shared: 1 for a victory, a part of it for one of several winners; what nobody wins, nobody's row. */
export function sharesOf(winners: readonly Seat[], rows: number): Float32Array {
  const shares = new Float32Array(rows);
  if (winners.length === 0) shares[rows - 1] = 1;
  for (const seat of winners) shares[seat] = 1 / winners.length;
  return shares;
}
