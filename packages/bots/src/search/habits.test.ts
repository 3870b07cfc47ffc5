import { Rng, type Turn } from "@paravent/kernel";
import { expect, test } from "vitest";
import type { Heuristic } from "../plain/greedy.ts";
import { train } from "../value/training.ts";
import { encoded, type Weights } from "../value/weights.ts";
import { habitRows, habitsSeen } from "./habits.ts";
import type { SearchHooks } from "./hooks.ts";
import { playersIn } from "./trying.ts";

/** Whoever plays otherwise has more of something than the others. */
const numbers = (view: unknown, seat: number): number[] => [(view as readonly number[])[seat]!];

function learned(): Weights {
  const rng = Rng.from("habits");
  const lessons = Array.from({ length: 800 }, (_, n) => {
    const isOtherwise = n % 2 === 0;
    const rows = habitRows([rng.below(4) + (isOtherwise ? 4 : 0)]);
    return { rows, shares: Float32Array.from(isOtherwise ? [1, 0] : [0, 1]) };
  });
  const { network } = train(lessons, { hidden: 4, epochs: 12 }, rng);
  return { made: { command: "", figures: "" }, inputs: 2, hidden: 4, numbers: encoded(network.numbers) };
}

test("where nothing was learned of habits, each may play either way", () => {
  expect(habitsSeen({} as SearchHooks, [0, 7, 2], 3)).toEqual([0.5, 0.5, 0.5]);
});

test("what was learned tells who plays otherwise", () => {
  const hooks = { habits: { numbers, learned: learned() } } as Partial<SearchHooks> as SearchHooks;
  const [first, second] = habitsSeen(hooks, [0, 7], 2);
  expect(first).toBeLessThan(0.4);
  expect(second).toBeGreaterThan(0.8);
});

test("others play on as they are known to; the seat itself by its heuristic", () => {
  const liking = (liked: string): Heuristic => ({
    evaluate: () => (answer) => ((answer as string[])[0] === liked ? 1 : 0),
  });
  const hooks = { heuristic: liking("own"), otherwise: () => liking("other") } as Partial<SearchHooks> as SearchHooks;
  const ask = { shape: "pick", from: ["own", "other"], min: 1, max: 1 } as Turn["ask"];
  const turn = (seat: number): Turn => ({ seat, ask, look: () => ({ question: { ask } }) as ReturnType<Turn["look"]> });
  const worlds = Array.from({ length: 40 }, (_, n) => playersIn(hooks, [1, 1, 0, 0.5], 0, `${n}`));
  const answers = (seat: number) => worlds.map(({ policy }) => (policy(turn(seat)) as string[])[0]);
  expect(new Set(answers(0))).toEqual(new Set(["own"]));
  expect(new Set(answers(1))).toEqual(new Set(["other"]));
  expect(new Set(answers(2))).toEqual(new Set(["own"]));
  expect(new Set(answers(3))).toEqual(new Set(["own", "other"]));
  // The lots tell who was made to play how.
  for (const seat of [0, 1, 2, 3])
    expect(worlds.map(({ lots }) => (lots[seat] === 1 ? "other" : "own"))).toEqual(answers(seat));
});
