import { type Sector, TRACKS, type Track } from "@paravent/dclight";
import type { Seat } from "@paravent/kernel";
import { boundsOfTrack } from "../seen/bounds.ts";
import { type Board, boardOf, openVp } from "../seen/points.ts";
import { scoreOf } from "../seen/score.ts";
import type { Seen } from "../seen/seen.ts";

export type Change = Partial<Record<Track, number>>;

/** What would come of an answer, from what its player can see. Filled while the answer is read. */
export interface Outcome {
  /** Points on the tracks of each player. */
  readonly changes: Map<Seat, Change>;
  /** Steps of the common Creature marker. */
  common: number;
  /** Ages the player would build or lose. */
  readonly ages: Partial<Record<Sector, number>>;
  /** Buildings the player would have more, and those lost, as what they count. */
  readonly built: string[];
  readonly lost: string[];
  /** Worth of trophies that would go under the own board: creatures, and buildings destroyed. */
  creatures: number;
  trophies: number;
  /** Cards in the own hand, more or less. */
  hand: number;
  /** What it does that is not counted: what it triggers or ends. */
  readonly notes: string[];
}

export const nothing = (): Outcome => ({
  changes: new Map(),
  common: 0,
  ages: {},
  built: [],
  lost: [],
  creatures: 0,
  trophies: 0,
  hand: 0,
  notes: [],
});

export function move(outcome: Outcome, seat: Seat, points: Change, sign: 1 | -1 = 1): void {
  const own = outcome.changes.get(seat) ?? {};
  for (const [track, n] of Object.entries(points) as [Track, number][]) own[track] = (own[track] ?? 0) + sign * n;
  outcome.changes.set(seat, own);
}

/** The tracks that would change, before and after; what exceeds the end of a track is lost (DC-PROD-13). */
export function tracksAfter(
  seen: Seen,
  outcome: Outcome,
  seat: Seat,
): { readonly track: Track; readonly from: number; readonly to: number }[] {
  const { tracks } = seen.player(seat);
  const change = outcome.changes.get(seat) ?? {};
  return TRACKS.flatMap((track) => {
    const n = change[track];
    if (n === undefined) return [];
    const { min, max } = boundsOfTrack(seen.pack, track);
    return [{ track, from: tracks[track], to: Math.max(min, Math.min(max, tracks[track] + n)) }];
  });
}

/** The reader's own points before and after. */
export function scoreAfter(seen: Seen, outcome: Outcome, seat: Seat): readonly [number, number] {
  const board = boardOf(seen.player(seat));
  const { vp } = scoreOf(seen, seat);
  const after = openVp(boardAfter(seen, outcome, seat, board), seen.pack) - openVp(board, seen.pack);
  return [vp, vp + after + outcome.trophies];
}

function boardAfter(seen: Seen, outcome: Outcome, seat: Seat, board: Board): Board {
  const tracks = { ...board.tracks };
  for (const { track, to } of tracksAfter(seen, outcome, seat)) tracks[track] = to;
  const ages = { ...board.ages };
  for (const [sector, n] of Object.entries(outcome.ages) as [Sector, number][])
    ages[sector] = Math.max(0, ages[sector] + n);
  const buildings = [...board.buildings.filter((as) => !outcome.lost.includes(as)), ...outcome.built];
  return { tracks, ages, buildings, creatures: board.creatures + outcome.creatures };
}
