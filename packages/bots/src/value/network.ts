import { decoded, type Layout, layoutOf, type Weights } from "./weights.ts";

/** The chance of each row to win: a score for each by the network, and the softmax of the scores. */
export class Network {
  readonly inputs: number;
  readonly hidden: number;
  readonly numbers: Float32Array;
  readonly layout: Layout;
  /** The row at hand, put to scale. */
  private readonly scaled: Float64Array;

  constructor(inputs: number, hidden: number, numbers: Float32Array) {
    this.inputs = inputs;
    this.hidden = hidden;
    this.numbers = numbers;
    this.layout = layoutOf(inputs, hidden);
    this.scaled = new Float64Array(inputs);
  }

  static of(weights: Weights): Network {
    return new Network(weights.inputs, weights.hidden, decoded(weights));
  }

  chances(rows: readonly ArrayLike<number>[]): number[] {
    const scores = rows.map((row) => this.score(row));
    const most = Math.max(...scores);
    let sum = 0;
    for (let i = 0; i < scores.length; i++) {
      scores[i] = Math.exp(scores[i]! - most);
      sum += scores[i]!;
    }
    for (let i = 0; i < scores.length; i++) scores[i]! /= sum;
    return scores;
  }

  private score(row: ArrayLike<number>): number {
    const { inputs, hidden, numbers, scaled, layout } = this;
    if (row.length !== inputs) throw new Error(`a position of ${row.length} numbers for a value of ${inputs}`);
    let score = 0;
    for (let i = 0; i < inputs; i++) {
      const x = (row[i]! - numbers[layout.mean + i]!) * numbers[layout.scale + i]!;
      scaled[i] = x;
      score += numbers[layout.line + i]! * x;
    }
    for (let h = 0; h < hidden; h++) {
      let sum = numbers[layout.bias + h]!;
      const from = layout.layer + h * inputs;
      for (let i = 0; i < inputs; i++) sum += numbers[from + i]! * scaled[i]!;
      if (sum > 0) score += numbers[layout.out + h]! * sum;
    }
    return score;
  }
}
