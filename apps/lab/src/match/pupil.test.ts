import { createBot, playBots } from "@paravent/bots";
import { Rng, start } from "@paravent/kernel";
import { expect, test } from "vitest";
import { gameIds, labGame } from "../lib/games.ts";

const GAMES = 60;

test.each(gameIds())("who has done the lessons of %s, and no more, wins against a novice", (id) => {
  const { game } = labGame(id);
  let won = 0;
  for (let n = 0; n < GAMES; n++) {
    const { state } = start(game, { seats: 2, options: {}, seed: `pupil/${n >> 1}` });
    const bots = [0, 1].map((seat) => createBot(id, seat === n % 2 ? "pupil" : "novice"));
    playBots(game, state, bots, Rng.from(`bots/${n}`));
    const { winners } = game.outcome(state.facts as object)!;
    if (winners.includes(n % 2)) won += 1 / winners.length;
  }
  expect(won / GAMES).toBeGreaterThan(0.65);
});
