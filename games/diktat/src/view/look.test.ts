import { type Bot, greedyBot, playBots, randomBot } from "@paravent/bots";
import { Rng, start } from "@paravent/kernel";
import { linesOf, looked } from "@paravent/testkit";
import { expect, test } from "vitest";
import { diktatHeuristic } from "../bots/index.ts";
import { loadDiktat } from "../node.ts";
import { look } from "./look.ts";
import { view } from "./view.ts";

const diktat = loadDiktat();

test.each<[string, number, Record<string, unknown>, Bot]>([
  ["two", 2, {}, greedyBot(diktatHeuristic)],
  ["four who deal with each other", 4, {}, greedyBot(diktatHeuristic)],
  ["three against the Others", 3, { others: true }, greedyBot(diktatHeuristic)],
  ["Leagues", 5, { eternalNight: true, leagues: true }, greedyBot(diktatHeuristic)],
  ["whatever chance does", 3, { others: true }, randomBot],
])("who plays by itself sees the same lines as everybody in that seat: %s", (_, seats, options, bot) => {
  const { state } = start(diktat, { seats, options: options as never, seed: "look" });
  let inputs = 0;
  const compare = (): void => {
    for (let seat = 0; seat < seats; seat++) {
      const [whole, part] = [view(state.facts, seat), look(state.facts, seat)];
      expect(looked(part, whole)).toEqual(whole);
    }
  };
  compare();
  playBots(diktat, state, new Array<Bot>(seats).fill(bot), Rng.from("look"), {
    took() {
      if (inputs++ % 5 === 0) compare();
    },
  });
  compare();
  expect(inputs).toBeGreaterThan(50);
});

test("a look has no line that the view has not", () => {
  const { state } = start(diktat, { seats: 3, options: {}, seed: "look" });
  const [whole, part] = [view(state.facts, 0), look(state.facts, 0)];
  expect(linesOf(part).sort()).toEqual(Object.keys(whole).sort());
  expect([...linesOf(part.players[0]!), "seat"].sort()).toEqual(Object.keys(whole.players[0]!).sort());
  expect(linesOf(part.knowledge!).sort()).toEqual(Object.keys(whole.knowledge!).sort());
});

test("a line that was made is not made again", () => {
  const { state } = start(diktat, { seats: 3, options: {}, seed: "look" });
  const part = look(state.facts, 0);
  expect(part.players).toBe(part.players);
  expect(part.piles).toBe(part.piles);
  expect(part.knowledge).toBe(part.knowledge);
});
