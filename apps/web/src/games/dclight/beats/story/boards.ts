import type { DclightEvent, DclightView, PackText, Price, Track } from "@paravent/dclight";
import type { Seat } from "@paravent/kernel";
import { boundsOfTrack } from "../../seen/bounds.ts";
import { type Board, boardOf } from "../../seen/points.ts";

/** All boards at one moment; `common` is the common creature marker. */
export interface Boards {
  readonly players: readonly Board[];
  readonly common: number;
}

export const boardsOf = ({ players, common }: DclightView): Boards => ({
  players: players.map(boardOf),
  common: common.creature,
});

/** How the boards stood before an event, from how they stood after it. */
export function before(after: Boards, event: DclightEvent, pack: PackText): Boards {
  const change = (seat: Seat, how: (board: Board) => Partial<Board>): Boards => ({
    ...after,
    players: after.players.map((board, at) => (at === seat ? { ...board, ...how(board) } : board)),
  });
  switch (event.type) {
    case "gained":
      return change(event.seat, (board) => ({ tracks: added(board, { [event.track]: -event.n }) }));
    case "lost":
      return change(event.seat, (board) => ({ tracks: added(board, { [event.track]: event.n }) }));
    case "creatureMoved":
      return change(event.seat, ({ tracks }) => ({ tracks: { ...tracks, creature: tracks.creature - event.n } }));
    case "commonMoved":
      return { ...after, common: after.common - event.n };
    // DC-CREA-02, -03, -05: the marker that reached its last space returned to 0.
    case "creatureAppeared":
      return event.origin === "common"
        ? { ...after, common: pack.constants.summonAt }
        : change(event.seat, ({ tracks }) => ({
            tracks: { ...tracks, creature: boundsOfTrack(pack, "creature").max },
          }));
    case "moralePaid":
      return change(event.seat, (board) => ({ tracks: added(board, { morale: event.n }) }));
    case "pointsPaid":
    case "cardPlayed":
      return change(event.seat, (board) => ({ tracks: added(board, event.paid) }));
    case "creatureDefeated":
      return change(event.seat, (board) => ({
        tracks: added(board, event.paid),
        creatures: board.creatures - 1,
      }));
    case "ageBuilt":
      return change(event.seat, (board) => ({
        tracks: added(board, event.paid),
        ages: { ...board.ages, [event.sector]: event.age - 1 },
      }));
    case "ageLost":
      return change(event.seat, ({ ages }) => ({ ages: { ...ages, [event.sector]: ages[event.sector] + 1 } }));
    case "buildingBuilt":
      return change(event.seat, (board) => ({
        tracks: added(board, event.paid),
        buildings: board.buildings.filter((as) => as !== event.as),
      }));
    case "buildingLost":
      return change(event.seat, ({ buildings }) => ({ buildings: [...buildings, event.building] }));
    case "buildingDestroyed":
      return change(event.owner, ({ buildings }) => ({ buildings: [...buildings, event.building] }));
    default:
      return after;
  }
}

function added({ tracks }: Board, points: Price): Board["tracks"] {
  const changed = { ...tracks };
  for (const [track, n] of Object.entries(points)) changed[track as Track] += n;
  return changed;
}
