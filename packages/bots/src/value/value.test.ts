import { Rng } from "@paravent/kernel";
import { describe, expect, test } from "vitest";
import { Network } from "./network.ts";
import { type Position, train } from "./training.ts";
import { encoded } from "./weights.ts";

/** Positions of two seats with three numbers each: whoever has more of the product of the first two wins. */
function lessons(n: number): Position[] {
  const rng = Rng.from("lessons");
  return Array.from({ length: n }, () => {
    const rows = [0, 1].map(() => Float32Array.from([0, 1, 2].map(() => rng.below(100) / 50 - 1)));
    const [a, b] = rows.map(([x, y]) => x! * y!);
    return { rows, shares: Float32Array.from(a! > b! ? [1, 0] : [0, 1]) };
  });
}

describe("a learned value", () => {
  const learn = () => train(lessons(3000), { hidden: 12, epochs: 12 }, Rng.from("training"));
  const { network, loss, even, right } = learn();

  test("learns what no straight line can tell, and says how well it does on positions it has not seen", () => {
    expect(even).toBeCloseTo(Math.log(2));
    expect(loss).toBeLessThan(0.4);
    expect(right).toBeGreaterThan(0.85);
    const [better, worse] = [Float32Array.from([-0.9, -0.9, 0]), Float32Array.from([0.9, -0.9, 0])];
    expect(network.chances([better, worse])[0]).toBeGreaterThan(0.9);
  });

  test("names the winner where whoever has the most of it is named, though others have a part of it", () => {
    const parts = ({ rows, shares }: Position) => ({ rows, shares: shares.map((won) => 0.8 * won + 0.1) });
    const unlearned = train(lessons(400).map(parts), { hidden: 1, epochs: 1 }, Rng.from("training"));
    expect(unlearned.right).toBeLessThan(0.9);
  });

  test("comes out alike for the same seed", () => {
    expect(encoded(learn().network.numbers)).toBe(encoded(network.numbers));
  });

  test("is kept as text and read back without loss", () => {
    const { inputs, hidden, numbers } = network;
    const kept = { made: { command: "", figures: "" }, inputs, hidden, numbers: encoded(numbers) };
    expect(Network.of(kept).numbers).toEqual(numbers);
    expect(() => Network.of({ ...kept, inputs: 4 })).toThrow(/weights of/);
  });

  test("refuses a position of another size", () => {
    expect(() => network.chances([new Float32Array(4)])).toThrow(/4 numbers/);
  });
});
