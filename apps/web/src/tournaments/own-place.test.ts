import type { Tournament } from "@paravent/protocol";
import { expect, it } from "vitest";
import { ownPlace } from "./own-place.ts";

const seat = (player: number | null) => ({ player, place: null, points: null, score: null });
const board = (table: string, over: boolean, ...players: (number | null)[]) => ({
  table,
  over,
  seats: players.map(seat),
});
const round = (n: number, boards: ReturnType<typeof board>[], byes: number[] = []) => ({
  round: n,
  at: 1,
  sealed: false,
  boards,
  byes,
});
const now = (change: Partial<Tournament>): Tournament =>
  ({
    status: "running",
    round: 1,
    rounds: 3,
    pace: "tables",
    plays: true,
    players: [{ name: "Ada" }, { name: "Me", you: true }],
    played: [],
    ...change,
  }) as Tournament;

it("who plays is sent to a table that is not over, the oldest first", () => {
  const played = [round(1, [board("a", false, 0, 1)]), round(2, [board("b", false, 1, null)])];
  expect(ownPlace(now({ played, round: 2 }))).toEqual({ at: "table", table: "a" });
  expect(ownPlace(now({ played, players: [{ name: "Ada" }] }))).toEqual({ at: "none" });
});

it("who has nothing to play is told what they wait for", () => {
  const done = [round(1, [board("a", true, 0, 1), board("b", false, null, null)])];
  expect(ownPlace(now({ status: "open", round: 0 })).at).toBe("waitingFirst");
  expect(ownPlace(now({ played: done })).at).toBe("waitingNext");
  expect(ownPlace(now({ played: done, pace: "organiser" })).at).toBe("waitingOrganiser");
  expect(ownPlace(now({ played: done, round: 3 })).at).toBe("none");
  expect(ownPlace(now({ played: [round(1, [board("a", false, 0, null)], [1])] })).at).toBe("yourBye");
});
