import type { Rng } from "@paravent/kernel";

export type Numbers = Readonly<Record<string, number>>;

/** Numbers tried together, and those of them that lead on. */
const TRIED = 32;
const LEADING = 8;
/** How far trials lie from the middle at first, and at least: as a share of a number. */
const WIDE = 0.2;
const NARROW = 0.05;
/** How much one generation says about how far to go in the next. */
const PERSUADED = 0.2;
/** A number that begins at nothing moves by so much where another doubles. */
const FROM_NOTHING = 2;

/** What each of the leading ones counts for: the best the most. */
const COUNT = Array.from({ length: LEADING }, (_, place) => Math.log(LEADING + 0.5) - Math.log(place + 1));
const ALL = COUNT.reduce((sum, count) => sum + count);

/**
 * Finds better numbers without a slope, by trying (an evolution strategy): trials in pairs around a middle, which moves to
 * the best of them, and for each number a width of its own.
 */
export class Evolution {
  private readonly start: Numbers;
  private readonly names: readonly string[];
  private readonly rng: Rng;
  private middle: number[];
  private widths: number[];
  private trials: number[][] = [];

  constructor(start: Numbers, rng: Rng) {
    this.start = start;
    this.names = Object.keys(start);
    this.rng = rng;
    this.middle = this.names.map(() => 0);
    this.widths = this.names.map(() => WIDE);
  }

  /** The numbers to try next. */
  next(): Numbers[] {
    this.trials = Array.from({ length: TRIED / 2 }, () => this.widths.map((width) => width * this.bell())).flatMap(
      (step) => [this.middle.map((at, i) => at + step[i]!), this.middle.map((at, i) => at - step[i]!)],
    );
    return this.trials.map((trial) => this.numbersAt(trial));
  }

  /** How good each of them was. */
  learn(goodness: readonly number[]): void {
    const leading = this.trials
      .map((trial, i) => ({ trial, good: goodness[i]! }))
      .sort((a, b) => b.good - a.good)
      .slice(0, LEADING);
    const mean = (of: (trial: readonly number[]) => number): number =>
      leading.reduce((sum, { trial }, place) => sum + COUNT[place]! * of(trial), 0) / ALL;
    const before = this.middle;
    this.middle = before.map((_, i) => mean((trial) => trial[i]!));
    this.widths = this.widths.map((width, i) => {
      const gone = mean((trial) => (trial[i]! - before[i]!) ** 2);
      return Math.max(NARROW, Math.sqrt((1 - PERSUADED) * width ** 2 + PERSUADED * gone));
    });
  }

  /** The middle: the best guess so far. */
  found(): Numbers {
    return this.numbersAt(this.middle);
  }

  private numbersAt(trial: readonly number[]): Numbers {
    const moved = this.names.map((name, i): [string, number] => {
      const begun = this.start[name]!;
      const number = begun === 0 ? FROM_NOTHING * trial[i]! : begun * Math.exp(trial[i]!);
      return [name, Number(number.toFixed(3))];
    });
    return Object.fromEntries(moved);
  }

  /** Chance in the shape of a bell, of width one. */
  private bell(): number {
    const fine = 1 << 30;
    const far = Math.sqrt(-2 * Math.log((this.rng.below(fine) + 1) / fine));
    return far * Math.cos((2 * Math.PI * this.rng.below(fine)) / fine);
  }
}
