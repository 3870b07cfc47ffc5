import { type Bot, greedyBot, playBots, randomBot } from "@paravent/bots";
import { Rng, start } from "@paravent/kernel";
import { linesOf, looked } from "@paravent/testkit";
import { expect, test } from "vitest";
import { dclightHeuristic } from "../bots/index.ts";
import { loadDclight } from "../node.ts";
import { look } from "./look.ts";
import { view } from "./view.ts";

const dclight = loadDclight();

test.each<[string, number, Bot]>([
  ["two", 2, greedyBot(dclightHeuristic)],
  ["four", 4, greedyBot(dclightHeuristic)],
  ["whatever chance does", 3, randomBot],
])("who plays by itself sees the same lines as everybody in that seat: %s", (_, seats, bot) => {
  const { state } = start(dclight, { seats, options: {}, seed: "look" });
  let inputs = 0;
  const compare = (): void => {
    for (let seat = 0; seat < seats; seat++) {
      const [whole, part] = [view(state.facts, seat), look(state.facts, seat)];
      expect(looked(part, whole)).toEqual(whole);
    }
  };
  compare();
  playBots(dclight, state, new Array<Bot>(seats).fill(bot), Rng.from("look"), {
    took() {
      if (inputs++ % 5 === 0) compare();
    },
  });
  compare();
  expect(inputs).toBeGreaterThan(50);
});

test("a look has no line that the view has not", () => {
  const { state } = start(dclight, { seats: 3, options: {}, seed: "look" });
  const [whole, part] = [view(state.facts, 0), look(state.facts, 0)];
  expect(linesOf(part).sort()).toEqual(Object.keys(whole).sort());
  expect([...linesOf(part.players[0]!), "seat"].sort()).toEqual(Object.keys(whole.players[0]!).sort());
  expect(linesOf(part.own!).sort()).toEqual(Object.keys(whole.own!).sort());
});

test("a line that was made is not made again", () => {
  const { state } = start(dclight, { seats: 3, options: {}, seed: "look" });
  const part = look(state.facts, 0);
  expect(part.players).toBe(part.players);
  expect(part.own).toBe(part.own);
  expect(part.players[0]!.buildings).toBe(part.players[0]!.buildings);
});
