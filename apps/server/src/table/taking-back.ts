import {
  cloneState,
  type Game,
  type Input,
  type Rewind,
  resumed,
  type Seat,
  type State,
  standingRows,
} from "@paravent/kernel";
import type { LogRow } from "../store/store.ts";
import { isRewind } from "./rewinds.ts";

type Move = LogRow & { readonly input: Input | Rewind };

/** Rows that still count. Row 0 is no move and always does. */
export function standing(rows: readonly LogRow[]): LogRow[] {
  const moves = rows.filter((row): row is Move => row.seq > 0);
  return [...rows.filter(({ seq }) => seq === 0), ...standingRows(moves)];
}

/** A row on the way back, and the state before it where that is kept; nobody writes to such a state any more. */
interface Step {
  readonly row: LogRow;
  readonly before: State<unknown> | null;
}

/** So many states are kept; of a longer way every second, then every fourth. */
const MOST_KEPT = 48;

/**
 * What could be taken back: the moves that stand since somebody last learned something or chance was used. The states
 * they began from are kept, so that to take one back costs what it did, and not the whole game.
 */
export class TakingBack {
  /** So many rows are looked at after a restart. */
  static readonly ROWS = 200;
  private readonly game: Game;
  private steps: Step[] = [];
  /** How many of them have a state. */
  private kept = 0;
  /** Nothing goes back beyond this row: what is known of the log begins here, or somebody learned something by it. */
  private floor: number;
  /** Number of the latest row that moved the game, forward or back. */
  lastMove = 0;

  constructor(game: Game, floor: number) {
    this.game = game;
    this.floor = floor;
  }

  /** The log goes on by this row. */
  note(row: LogRow, before: State<unknown> | null): void {
    const { input } = row;
    if (isRewind(input)) this.cut(input.to);
    else if (!isMove(input)) {
      // Stops and settings stand whatever is taken back; those before the first move are in its state already.
      if (this.steps.length > 0) this.steps.push({ row, before: null });
      return;
    } else if (this.isLoud(row)) {
      this.steps = [];
      this.kept = 0;
      this.floor = row.seq;
    } else {
      this.steps.push({ row, before });
      if (before && ++this.kept > MOST_KEPT) this.thin();
    }
    this.lastMove = Math.max(this.lastMove, row.seq);
  }

  /** The way is told anew, from the first row. */
  forget(): void {
    this.steps = [];
    this.kept = 0;
    this.floor = 0;
  }

  /** A state to be kept before this row is taken, where it may be gone back to: a copy, for the row changes it in place. */
  keep(row: LogRow, state: State<unknown>): State<unknown> | null {
    return isMove(row.input) && !this.isLoud(row) ? cloneState(this.game, state) : null;
  }

  /** Whether this seat's last answer can be taken back at once, or (others have answered since) if all agree. */
  of(seat: Seat): "own" | "ask" | null {
    const moves = this.movesAfter(this.floor);
    const last = moves.at(-1);
    if (last?.seat === seat && last.undoable) return "own";
    return moves.some((move) => move.seat === seat) ? "ask" : null;
  }

  /** The last row before this seat's latest move. */
  before(seat: Seat): number {
    return this.movesAfter(this.floor).findLast((move) => move.seat === seat)!.seq - 1;
  }

  /** The moves that a rewind to this row would take back. */
  movesAfter(to: number): LogRow[] {
    return this.steps.flatMap(({ row }) => (row.seq > to && isMove(row.input) ? [row] : []));
  }

  /** The state that going back to this row leads to; null where none is kept so far back. */
  stateAfter(to: number, now: State<unknown>): State<unknown> | null {
    if (to < this.floor) return null;
    const end = this.endOf(to);
    const from = this.steps.findLastIndex(({ before }, i) => i <= end && before !== null);
    const kept = this.steps[from]?.before;
    if (!kept) return null;
    const rows = this.steps.slice(from).flatMap(({ row }, i) => {
      const stands = from + i < end || !isMove(row.input);
      return stands ? [{ seq: row.seq, input: row.input as Input }] : [];
    });
    return resumed(this.game, cloneState(this.game, kept), rows, now);
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

  /** Every draw is announced by an event of a type the game names; what events disclose it says itself. */
  private isLoud({ events }: LogRow): boolean {
    const { chance } = this.game.traits;
    return events.some((event) => chance.includes(event.type) || this.game.discloses(event));
  }
}

export const isMove = (input: LogRow["input"]): boolean =>
  "kind" in input && (input.kind === "answer" || input.kind === "act");
