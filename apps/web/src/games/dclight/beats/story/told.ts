import { type DclightEvent, TRACKS, type Track } from "@paravent/dclight";
import type { Seat } from "@paravent/kernel";
import { boundsOfTrack } from "../../seen/bounds.ts";
import { openVp } from "../../seen/points.ts";
import type { Seen } from "../../seen/seen.ts";
import { type Boards, before, boardsOf } from "./boards.ts";

/** The boards around one event. */
export interface Moment {
  readonly before: Boards;
  readonly after: Boards;
}

/** What an entry of the story is told from: the table as it stands, and how the boards stood around each of its events. */
export interface Told extends Seen {
  at(event: DclightEvent): Moment;
  /** Its turn is still under way: dice and sector cards on the table are those it speaks of. */
  readonly isThisTurn: boolean;
}

/** Counts back from the table as it stands: over the later entries, then event by event. */
export function toldOf(seen: Seen, events: readonly DclightEvent[], later: readonly DclightEvent[]): Told {
  const moments = new Map<DclightEvent, Moment>();
  let boards = boardsOf(seen.game);
  for (const event of [...events, ...later].toReversed()) {
    const earlier = before(boards, event, seen.pack);
    moments.set(event, { before: earlier, after: boards });
    boards = earlier;
  }
  const start = { before: boards, after: boards };
  const isThisTurn = !later.some(({ type }) => type === "turnEnded");
  return { ...seen, at: (event) => moments.get(event) ?? start, isThisTurn };
}

/** One number of a board, before and after. */
export interface Change {
  readonly track: Track;
  readonly from: number;
  readonly to: number;
}

/** What came of something for one player. */
export interface Tally {
  readonly seat: Seat;
  readonly changes: readonly Change[];
  readonly vp: { readonly from: number; readonly to: number };
}

/**
 * What some events that happened one after another changed for each player; those for whom nothing changed are left out.
 * `calls`: creatures that appeared meanwhile, where they are told apart.
 */
export function talliesOf(told: Told, events: readonly DclightEvent[], calls = events): Tally[] {
  const [first, last] = [events[0], events.at(-1)];
  if (!first || !last) return [];
  const [from, to] = [told.at(first).before, told.at(last).after];
  return from.players.flatMap((board, seat) => {
    const after = to.players[seat]!;
    const changes = TRACKS.flatMap((track) => {
      const was = board.tracks[track];
      // A marker that has called a creature stands on 0 again; it is shown where it called.
      const isCalled = track === "creature" && calls.some((event) => isCall(event, seat));
      const now = isCalled ? boundsOfTrack(told.pack, track).max : after.tracks[track];
      return was === now ? [] : [{ track, from: was, to: now }];
    });
    const vp = { from: openVp(board, told.pack), to: openVp(after, told.pack) };
    return changes.length === 0 && vp.from === vp.to ? [] : [{ seat, changes, vp }];
  });
}

const isCall = (event: DclightEvent, seat: Seat): boolean =>
  event.type === "creatureAppeared" && event.origin === "individual" && event.seat === seat;

/** The way of the common marker over some events; null where it stood still. */
export function walkOf(
  told: Told,
  events: readonly DclightEvent[],
): { readonly from: number; readonly to: number } | null {
  const steps = events.filter((event) => event.type === "commonMoved");
  const [first, last] = [steps[0], steps.at(-1)];
  return first && last ? { from: told.at(first).before.common, to: told.at(last).after.common } : null;
}
