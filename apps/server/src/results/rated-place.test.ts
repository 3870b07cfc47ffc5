import { expect, it } from "vitest";
import { ratedPlace } from "./rated-place.ts";
import { afterGame, UNKNOWN } from "./skill.ts";

it("rates who left behind everybody who stayed, though the bot in that seat has won", () => {
  const seats = [
    { place: 1, left: true },
    { place: 2, left: false },
  ];
  const [left, stayed] = afterGame(seats.map((seat) => ({ place: ratedPlace(seat, 2), members: [UNKNOWN] })));
  expect(left![0]!.mu).toBeLessThan(UNKNOWN.mu);
  expect(stayed![0]!.mu).toBeGreaterThan(UNKNOWN.mu);
});
