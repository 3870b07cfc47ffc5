import type { EndedGame } from "@paravent/protocol";
import { expect, it } from "vitest";
import { bySide, EVERYTHING, faceToFace, filtered, isWon, luck, shareOf, usualLength } from "./statistics.ts";

const game = (change: Partial<EndedGame> & { place?: number; side?: string; other?: string }): EndedGame => {
  const { place = 1, side = "sun", other = "Zoé", ...more } = change;
  return {
    table: "t",
    name: "A table",
    game: "toy",
    at: 1,
    lasted: 60_000,
    rounds: 3,
    rated: false,
    you: 1,
    left: false,
    seats: [
      { seat: 0, name: other, isBot: other === "", place: place === 1 ? 2 : 1, points: 3, side: "moon" },
      { seat: 1, name: "Me", isBot: false, place, points: 5, side },
    ],
    draws: {},
    ...more,
  };
};

it("finds games by game, by rating and by a part of an opponent's name, whatever its accents", () => {
  const games = [game({}), game({ game: "other", rated: true }), game({ other: "Bert" })];
  expect(filtered(games, EVERYTHING)).toHaveLength(3);
  expect(filtered(games, { ...EVERYTHING, game: "other" })).toEqual([games[1]]);
  expect(filtered(games, { ...EVERYTHING, ratedOnly: true })).toEqual([games[1]]);
  expect(filtered(games, { ...EVERYTHING, opponent: "zoe" })).toEqual([games[0], games[1]]);
  // One's own name is no opponent's.
  expect(filtered(games, { ...EVERYTHING, opponent: "me" })).toEqual([]);
});

it("says shares with their doubt", () => {
  // Wilson's interval for 6 of 13, as tables give it.
  const { share, low, high } = shareOf(6, 13);
  expect([share, low, high].map((n) => n.toFixed(3))).toEqual(["0.462", "0.232", "0.709"]);
  expect(shareOf(0, 0)).toMatchObject({ low: 0, high: 1 });
});

it("counts victories by side and against each person; a game left to a bot is none", () => {
  const games = [game({}), game({ place: 2 }), game({ left: true }), game({ side: "moon" }), game({ other: "" })];
  expect(games.map(isWon)).toEqual([true, false, false, true, true]);
  expect(bySide(games).map(({ side, won, of }) => [side, won, of])).toEqual([
    ["sun", 2, 4],
    ["moon", 1, 1],
  ]);
  // Two sat at each table.
  expect(bySide(games).map(({ even }) => even)).toEqual([0.5, 0.5]);
  expect(faceToFace(games)).toEqual([{ name: "Zoé", games: 4, ahead: 3, behind: 1 }]);
  expect(usualLength([])).toBeNull();
  expect(usualLength([game({ lasted: 5 }), game({ lasted: 1 }), game({ lasted: 9 })])).toBe(5);
});

it("holds draws against what they give on average, and says what may be chance", () => {
  const draws = {
    6: [60, 210] as [number, number],
    20: [100, 400] as [number, number],
    3: [5, 15] as [number, number],
  };
  expect(luck([game({ draws }), game({ draws })])).toEqual([
    { of: 20, times: 200, mean: 4, expected: 10.5, isChance: false },
    { of: 6, times: 120, mean: 3.5, expected: 3.5, isChance: true },
  ]);
});
