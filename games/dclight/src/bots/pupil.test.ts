import { createBot, playBots, teach } from "@paravent/bots";
import { Rng, start } from "@paravent/kernel";
import { expect, test } from "vitest";
import { plug } from "../plug.ts";

teach(plug.id, plug.bots!);

test("who has done the lessons, and no more, wins against a novice", () => {
  const game = plug.load();
  const games = 60;
  let won = 0;
  for (let n = 0; n < games; n++) {
    const { state } = start(game, { seats: 2, options: {}, seed: `pupil/${n >> 1}` });
    const bots = [0, 1].map((seat) => createBot(plug.id, seat === n % 2 ? "pupil" : "novice"));
    playBots(game, state, bots, Rng.from(`bots/${n}`));
    const { winners } = game.outcome(state.facts as object)!;
    if (winners.includes(n % 2)) won += 1 / winners.length;
  }
  expect(won / games).toBeGreaterThan(0.65);
});
