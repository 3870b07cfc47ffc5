import {
  askedSeats,
  cloneState,
  enumerate,
  type Game,
  hashOf,
  type Json,
  type Question,
  type Rng,
  resample,
  rollout,
  type Seat,
  type State,
  type TableView,
  viewFor,
} from "@paravent/kernel";
import type { Imagined } from "../plain/bot.ts";
import type { SearchHooks } from "./hooks.ts";
import type { Judging } from "./judging.ts";
import { type Mixture, mixtureOf, positiveParts } from "./mixing.ts";

/** What is larger than this is searched, not solved. */
const MOST_POSITIONS = 4000;
const MOST_ANSWERS = 24;

/** Deals that are drawn; those that come out alike are one, as often as they came. */
const DEALS = 360;
const ROUNDS = 200;

/** Where somebody is asked, or (no answers) where it ends: the chance of the first seat to win from there. */
interface Point {
  readonly seat: Seat;
  readonly known: Known | null;
  readonly next: readonly Point[];
  readonly worth: number;
}

/** What one seat knows when it is asked, and how it has learned to answer: alike in all deals it cannot tell apart. */
interface Known {
  readonly answers: readonly Json[];
  mix: readonly number[];
  readonly regrets: Float64Array;
  /** What this round has shown, to be learned when it is over. */
  readonly shown: Float64Array;
  readonly played: Float64Array;
}

/**
 * How often to give each answer, where what may follow is little enough to be gone through whole: two players who both
 * learn by regret, in all deals there may be, each by what it sees. Null: there is too much of it.
 */
export function solve(
  hooks: SearchHooks,
  judging: Judging,
  { game, state }: Imagined,
  view: TableView<unknown>,
  question: Question,
  rng: Rng,
): Mixture | null {
  if (!hooks.solving || state.seats !== 2) return null;
  const root = cloneState(game, state);
  hooks.solving.begin(root.facts);
  const book = new Map<string, Known>();
  const tree = new Tree(game, hooks, judging, book, hooks.stage(root.facts) + 1);
  const deals: { point: Point; weight: number }[] = [];
  for (const { world, weight } of dealsOf(game, root, rng)) {
    const point = tree.from(world);
    if (!point) return null;
    deals.push({ point, weight });
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const { point, weight } of deals) play(point, weight, 1, 1, round);
    for (const known of book.values()) learn(known);
  }
  const mine = book.get(keyOf(question.seat, view));
  return mine ? mixtureOf(mine.answers, positiveParts(mine.played)) : null;
}

/** Deals in which everything hidden from anybody is drawn anew. */
function dealsOf(game: Game, root: State<unknown>, rng: Rng): Iterable<{ world: State<unknown>; weight: number }> {
  const found = new Map<string, { world: State<unknown>; weight: number }>();
  const seed = `${rng.below(2 ** 30)}`;
  for (let n = 0; n < DEALS; n++) {
    let world = root;
    for (let seat = 0; seat < root.seats; seat++) world = resample(game, world, seat, `${seed}/${n}/${seat}`);
    const hash = hashOf(world.facts);
    const known = found.get(hash);
    if (known) known.weight += 1 / DEALS;
    else found.set(hash, { world, weight: 1 / DEALS });
  }
  return found.values();
}

const keyOf = (seat: Seat, { game }: TableView<unknown>): string => `${seat} ${JSON.stringify(game)}`;

/** All that may follow, deal by deal. */
class Tree {
  private readonly game: Game;
  private readonly hooks: SearchHooks;
  private readonly judging: Judging;
  private readonly book: Map<string, Known>;
  private readonly end: number;
  private positions = 0;

  constructor(game: Game, hooks: SearchHooks, judging: Judging, book: Map<string, Known>, end: number) {
    this.game = game;
    this.hooks = hooks;
    this.judging = judging;
    this.book = book;
    this.end = end;
  }

  /** Null: there is too much of it. */
  from(world: State<unknown>): Point | null {
    if (++this.positions > MOST_POSITIONS) return null;
    const { game, hooks } = this;
    if (world.stack.length === 0 || hooks.stage(world.facts) >= this.end)
      return { seat: 0, known: null, next: [], worth: this.judging(game, hooks, world, 0) };
    const seat = askedSeats(game, world).find((one) => !world.sealed.some((answer) => answer.seat === one))!;
    const view = viewFor(game, world, seat);
    const known = this.known(keyOf(seat, view), view.question!);
    if (!known) return null;
    const next: Point[] = [];
    for (const value of known.answers) {
      const after = cloneState(game, world);
      rollout(game, after, nobody, () => true, { seat, value });
      const point = this.from(after);
      if (!point) return null;
      next.push(point);
    }
    return { seat, known, next, worth: 0 };
  }

  private known(key: string, { ask }: Question): Known | null {
    const before = this.book.get(key);
    if (before) return before;
    const answers = enumerate(ask, MOST_ANSWERS);
    if (!answers) return null;
    const { length } = answers;
    const [regrets, shown, played] = [0, 0, 0].map(() => new Float64Array(length)) as [
      Float64Array,
      Float64Array,
      Float64Array,
    ];
    const known = { answers, mix: positiveParts(regrets), regrets, shown, played };
    this.book.set(key, known);
    return known;
  }
}

const nobody = (): never => {
  throw new Error("one answer at a time");
};

/**
 * Plays a deal as both have learned so far, and notes what each other answer would have brought. Returns what the first seat
 * has of it. How they play later counts more.
 */
function play({ seat, known, next, worth }: Point, deal: number, first: number, second: number, round: number): number {
  if (!known) return worth;
  const { mix, shown, played } = known;
  const isFirst = seat === 0;
  const worths = next.map((point, i) =>
    isFirst ? play(point, deal, first * mix[i]!, second, round) : play(point, deal, first, second * mix[i]!, round),
  );
  const all = worths.reduce((sum, one, i) => sum + mix[i]! * one, 0);
  const [own, other] = isFirst ? [first, second] : [second, first];
  for (let i = 0; i < next.length; i++) {
    shown[i]! += deal * other * (isFirst ? worths[i]! - all : all - worths[i]!);
    played[i]! += round * deal * own * mix[i]!;
  }
  return all;
}

function learn(known: Known): void {
  const { regrets, shown } = known;
  for (let i = 0; i < regrets.length; i++) {
    regrets[i] = Math.max(0, regrets[i]! + shown[i]!);
    shown[i] = 0;
  }
  known.mix = positiveParts(regrets);
}
