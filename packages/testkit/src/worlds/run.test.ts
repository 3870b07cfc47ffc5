import { sample } from "@paravent/kernel";
import { expect, test } from "vitest";
import { toy } from "../toy/game.ts";
import { type Guide, recordRun } from "./run.ts";

const setups = Array.from({ length: 40 }, (_, i) => ({ seats: 3, options: null, seed: `guided/${i}` }));

test("a guide is followed in some games, in most of their answers, and sees its seat's view", () => {
  let asked = 0;
  const guide: Guide = {
    choose(view, question, rng) {
      expect(view.who).toBe(question.seat);
      asked++;
      return sample(question.ask, rng);
    },
  };
  const guided = setups.filter((setup) => {
    const before = asked;
    const { moments } = recordRun(toy, setup, { guide });
    if (asked === before) return false;
    const answers = moments.filter(({ input, again }) => input?.kind === "answer" && !again).length;
    expect(asked - before).toBeGreaterThan(answers / 2);
    return true;
  });
  expect(guided.length).toBeGreaterThan(0);
  expect(guided.length).toBeLessThan(setups.length / 2);
});

test("what a guide answers wrongly is a fault of the game's players and is told", () => {
  const guide: Guide = { choose: () => ({ nonsense: true }) };
  expect(() => setups.map((setup) => recordRun(toy, setup, { guide }))).toThrow("nonsense");
});

test("a game that is not guided is played as if there were no guide", () => {
  const guide: Guide = {
    choose() {
      throw new Error("asked");
    },
  };
  const played = setups.flatMap((setup) => {
    try {
      return [{ setup, moments: recordRun(toy, setup, { guide }).moments }];
    } catch {
      return [];
    }
  });
  expect(played.length).toBeGreaterThan(20);
  for (const { setup, moments } of played) expect(moments).toEqual(recordRun(toy, setup).moments);
});
