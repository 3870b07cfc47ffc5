import {
  arrived,
  cloneState,
  type Game,
  type Input,
  isMove,
  isRewind,
  isTakenBack,
  Retractable,
  type Rewind,
  type State,
  takeAgain,
} from "@paravent/kernel";
import type { LogRow } from "../store/store.ts";

/** A row on the way back, and the state before it where that is kept; nobody writes to such a state any more. */
interface Step {
  readonly row: LogRow;
  readonly before: State<unknown> | null;
  /** It was kept when what came before it was taken back, and may be impossible without that. */
  readonly mayFail: boolean;
}

/** So many states are kept; of a longer way every second, then every fourth. */
const MOST_KEPT = 48;

/**
 * The way back: what could be taken back, and the states it began from, so that taking something back costs as much
 * as it undoes, and not the whole game.
 */
export class TakingBack {
  /** So many rows are looked at after a restart. */
  static readonly ROWS = 200;
  moves: Retractable;
  private readonly game: Game;
  private steps: Step[] = [];
  /** How many of them have a state. */
  private kept = 0;
  /** The way is known from this row on: behind it the log must be played again, or nothing goes back there. */
  private floor: number;

  constructor(game: Game, floor: number) {
    this.game = game;
    this.floor = floor;
    this.moves = new Retractable(game);
  }

  /** The log goes on by this row. */
  note(row: LogRow, before: State<unknown> | null, mayFail = false): void {
    const { input } = row;
    this.moves.note(row);
    // What is kept is part of the state from now on, behind moves that are not: the way begins anew there.
    if (isRewind(input) && (input.keeps || input.leaves)) this.beginAt(row.seq);
    else if (isRewind(input)) this.cut(input.to);
    else if (!isMove(input)) {
      // Stops and settings stand whatever is taken back; those before the first move are in its state already.
      if (this.steps.length > 0) this.steps.push({ row, before: null, mayFail });
    } else if (this.moves.isLoud(row, "public")) this.beginAt(row.seq);
    else {
      this.steps.push({ row, before, mayFail });
      if (before && ++this.kept > MOST_KEPT) this.thin();
    }
  }

  /** The way has been found anew, from the first row. */
  become({ moves, steps, kept, floor }: TakingBack): void {
    // What was taken back moved the game, too.
    moves.lastMove = Math.max(moves.lastMove, this.moves.lastMove);
    this.moves = moves;
    this.steps = steps;
    this.kept = kept;
    this.floor = floor;
  }

  private beginAt(floor: number): void {
    this.steps = [];
    this.kept = 0;
    this.floor = floor;
  }

  /** A state to be kept before this row is taken, where it may be gone back to: a copy, for the row changes it in place. */
  keep(row: LogRow, state: State<unknown>): State<unknown> | null {
    return isMove(row.input) && !this.moves.isLoud(row, "public") ? cloneState(this.game, state) : null;
  }

  /** The state that going back in this way leads to; null where none is kept so far back. */
  stateAfter(rewind: Rewind, now: State<unknown>): State<unknown> | null {
    if (rewind.to < this.floor) return null;
    const end = this.endOf(rewind.to);
    const from = this.steps.findLastIndex(({ before }, i) => i <= end && before !== null);
    const kept = this.steps[from]?.before;
    if (!kept) return null;
    const state = cloneState(this.game, kept);
    for (const { row, mayFail } of this.steps.slice(from)) {
      const { seq, input } = row;
      if (isTakenBack(row, rewind)) continue;
      takeAgain(this.game, state, { seq, input: input as Input }, mayFail || seq > rewind.to);
    }
    const gone = this.moves.takenBackBy(rewind).flatMap(({ events }) => events);
    return arrived(this.game, state, now, rewind, gone);
  }

  /** Where the rows up to this one end. */
  private endOf(to: number): number {
    const after = this.steps.findIndex(({ row }) => row.seq > to);
    return after < 0 ? this.steps.length : after;
  }

  private cut(to: number): void {
    const end = this.endOf(to);
    const later = this.steps.splice(end);
    this.kept -= later.filter(({ before }) => before !== null).length;
    if (this.steps.length > 0) this.steps.push(...later.filter(({ row }) => !isMove(row.input)));
  }

  /** Lets go of every second state. The first stays: whatever can be gone back to lies behind it. */
  private thin(): void {
    let n = 0;
    this.steps = this.steps.map((step) => (step.before && n++ % 2 === 1 ? { ...step, before: null } : step));
    this.kept = Math.ceil(n / 2);
  }
}
