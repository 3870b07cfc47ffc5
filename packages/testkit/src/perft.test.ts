import { count } from "@paravent/kernel";
import { expect, test } from "vitest";
import { perft } from "./perft.ts";
import { toyAt } from "./toy/build.ts";

test("counts the sequences of a position", () => {
  const { game, state } = toyAt({ stocks: [{ thief: 1 }, {}] }, "toy/turn", { by: 0 });
  // Roll or lay the thief; then the procedure, and with it the game, is over.
  expect(perft(game, state, 3)).toEqual([2, 0, 0]);
});

test("follows calls, windows and simultaneous bids", () => {
  const built = {
    stocks: [{}, { ward: 1 }],
    purses: [2, 3],
    piles: [{ owner: 1, kinds: ["guard" as const, "thief" as const] }],
  };
  const turn = toyAt(built, "toy/turn", { by: 0 });
  // Roll, peek or strike; strike has one target, then two places, then ward or pass.
  expect(perft(turn.game, turn.state, 4)).toEqual([3, 1, 2, 4]);
  const auction = toyAt(built, "toy/auction");
  expect(perft(auction.game, auction.state, 3)).toEqual([3, 3 * 4, 0]);
});

test("agrees with count at the first answer and refuses what it cannot list", () => {
  const { game, state } = toyAt({ stocks: [{ thief: 3, guard: 3, ward: 3 }, {}] }, "toy/turn", { by: 0 });
  const { ask } = { ask: game.procedures.get("toy/turn")!.steps.get("action")! };
  if (ask.kind !== "ask") throw new Error("the action is a question");
  expect(perft(game, state, 1)).toEqual([count(ask.what(state.facts, { by: 0 }, 0))]);
  expect(() => perft(game, state, 1, 5)).toThrow(/more than 5/);
});
