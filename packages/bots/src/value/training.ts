import type { Rng } from "@paravent/kernel";
import { Network } from "./network.ts";
import { layoutOf, type Weights } from "./weights.ts";

/** A position of a finished game, in rows (`rowsOf`), and what it was worth to each row in the end. */
export interface Position {
  readonly rows: readonly Float32Array[];
  readonly shares: Float32Array;
}

export interface Training {
  readonly hidden: number;
  readonly epochs: number;
  /** What was learned before and is gone on from, gently; it says how large the hidden layer is. */
  readonly from?: Weights;
}

/** What came of training, by positions that were not trained on. */
export interface Trained {
  readonly network: Network;
  /** Mean of what the outcomes were surprising by, in nats; of guessing alike for all it would be `even`. */
  readonly loss: number;
  readonly even: number;
  /** How often the row with the best chance had the most of it. */
  readonly right: number;
}

/** One position in so many is kept apart to judge by. */
const APART = 8;
const BATCH = 64;
const FASTEST = 0.004;
const SLOWEST = 0.0002;
/** Who goes on from what was learned before takes smaller steps. */
const GENTLY = 0.2;
const DECAY = 0.0004;

/** Learns the chance of each row to win, by gradient descent (Adam). Keeps the epoch that judged best. */
export function train(positions: readonly Position[], { hidden, epochs, from }: Training, rng: Rng): Trained {
  const own = positions.filter((_, i) => i % APART !== 0);
  const apart = positions.filter((_, i) => i % APART === 0);
  const inputs = own[0]!.rows[0]!.length;
  const network = from ? Network.of(from) : new Network(inputs, hidden, begin(own, inputs, hidden, rng));
  const descent = new Descent(network);
  let best = { ...judge(network, apart), numbers: network.numbers.slice() };
  for (let epoch = 0; epoch < epochs; epoch++) {
    rng.shuffle(own);
    const rate = (from ? GENTLY : 1) * (SLOWEST + (FASTEST - SLOWEST) * (1 - epoch / epochs));
    for (let at = 0; at < own.length; at += BATCH) descent.step(own.slice(at, at + BATCH), rate);
    const judged = judge(network, apart);
    if (judged.loss < best.loss) best = { ...judged, numbers: network.numbers.slice() };
  }
  network.numbers.set(best.numbers);
  return { network, loss: best.loss, even: best.even, right: best.right };
}

/** Small random numbers, and the scale of each input. */
function begin(positions: readonly Position[], inputs: number, hidden: number, rng: Rng): Float32Array {
  const { mean, scale, layer, bias, out, length } = layoutOf(inputs, hidden);
  const numbers = new Float32Array(length);
  let rows = 0;
  const sum = new Float64Array(inputs);
  const squares = new Float64Array(inputs);
  for (const position of positions)
    for (const row of position.rows) {
      rows++;
      for (let i = 0; i < inputs; i++) {
        sum[i]! += row[i]!;
        squares[i]! += row[i]! ** 2;
      }
    }
  for (let i = 0; i < inputs; i++) {
    const middle = sum[i]! / rows;
    const spread = squares[i]! / rows - middle ** 2;
    numbers[mean + i] = middle;
    numbers[scale + i] = spread > 1e-6 ? 1 / Math.sqrt(spread) : 0;
  }
  const small = (): number => rng.below(2000) / 1000 - 1;
  for (let i = layer; i < bias; i++) numbers[i] = small() / Math.sqrt(inputs);
  for (let i = out; i < length; i++) numbers[i] = 0.1 * small();
  return numbers;
}

function judge(network: Network, positions: readonly Position[]): Omit<Trained, "network"> {
  let loss = 0;
  let even = 0;
  let right = 0;
  for (const { rows, shares } of positions) {
    const chances = network.chances(rows);
    for (const [i, share] of shares.entries()) if (share > 0) loss -= share * Math.log(Math.max(1e-9, chances[i]!));
    even += Math.log(rows.length);
    if (shares[chances.indexOf(Math.max(...chances))] === Math.max(...shares)) right++;
  }
  const n = positions.length;
  return { loss: loss / n, even: even / n, right: right / n };
}

/** The numbers on their way downhill. */
class Descent {
  private readonly network: Network;
  private readonly slope: Float64Array;
  private readonly mean: Float64Array;
  private readonly spread: Float64Array;
  private steps = 0;

  constructor(network: Network) {
    this.network = network;
    const { length } = network.numbers;
    this.slope = new Float64Array(length);
    this.mean = new Float64Array(length);
    this.spread = new Float64Array(length);
  }

  step(batch: readonly Position[], rate: number): void {
    const { slope, mean, spread } = this;
    const { numbers, layout } = this.network;
    slope.fill(0);
    for (const position of batch) this.follow(position);
    this.steps++;
    const early = 1 - 0.9 ** this.steps;
    const late = 1 - 0.999 ** this.steps;
    // Mean and scale of the inputs stay.
    for (let i = layout.line; i < numbers.length; i++) {
      const by = slope[i]! / batch.length + DECAY * numbers[i]!;
      mean[i] = 0.9 * mean[i]! + 0.1 * by;
      spread[i] = 0.999 * spread[i]! + 0.001 * by * by;
      numbers[i]! -= (rate * (mean[i]! / early)) / (Math.sqrt(spread[i]! / late) + 1e-8);
    }
  }

  /** Adds the slope at one position. */
  private follow({ rows, shares }: Position): void {
    const { slope, network } = this;
    const { inputs, hidden, numbers, layout } = network;
    const chances = network.chances(rows);
    const scaled = new Float64Array(inputs);
    for (const [r, row] of rows.entries()) {
      const error = chances[r]! - shares[r]!;
      for (let i = 0; i < inputs; i++) {
        scaled[i] = (row[i]! - numbers[layout.mean + i]!) * numbers[layout.scale + i]!;
        slope[layout.line + i]! += error * scaled[i]!;
      }
      for (let h = 0; h < hidden; h++) {
        const from = layout.layer + h * inputs;
        let sum = numbers[layout.bias + h]!;
        for (let i = 0; i < inputs; i++) sum += numbers[from + i]! * scaled[i]!;
        if (sum <= 0) continue;
        slope[layout.out + h]! += error * sum;
        const back = error * numbers[layout.out + h]!;
        slope[layout.bias + h]! += back;
        for (let i = 0; i < inputs; i++) slope[from + i]! += back * scaled[i]!;
      }
    }
  }
}
