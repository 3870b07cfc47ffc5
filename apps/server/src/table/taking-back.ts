import type { Game, Input, Rewind, Seat } from "@paravent/kernel";
import { standingRows } from "@paravent/kernel";
import type { LogRow } from "../store/store.ts";
import { isRewind } from "./load.ts";

type Move = LogRow & { readonly input: Input | Rewind };

/** Rows that still count. Row 0 is no move and always does. */
export function standing(rows: readonly LogRow[]): LogRow[] {
  const moves = rows.filter((row): row is Move => row.seq > 0);
  return [...rows.filter(({ seq }) => seq === 0), ...standingRows(moves)];
}

/** What could be taken back: the moves that stand since somebody last learned something or chance was used. */
export class TakingBack {
  /** So many rows are looked at after a restart. */
  static readonly ROWS = 200;
  private readonly game: Game;
  private moves: LogRow[] = [];
  /** Number of the latest row that moved the game, forward or back. */
  lastMove = 0;

  constructor(game: Game, latest: readonly LogRow[]) {
    this.game = game;
    this.note(latest);
  }

  /** The log goes on by these rows. */
  note(rows: readonly LogRow[]): void {
    for (const row of rows) {
      const { input } = row;
      if (isRewind(input)) {
        this.moves = this.moves.filter(({ seq }) => seq <= input.to);
        this.lastMove = row.seq;
      } else if (isMove(input)) {
        if (this.isLoud(row)) this.moves = [];
        else this.moves.push(row);
        this.lastMove = row.seq;
      }
    }
  }

  /** Whether this seat's last answer can be taken back at once, or (others have answered since) if all agree. */
  of(seat: Seat): "own" | "ask" | null {
    const last = this.moves.at(-1);
    if (last?.seat === seat && last.undoable) return "own";
    return this.moves.some((move) => move.seat === seat) ? "ask" : null;
  }

  /** The last row before this seat's latest move. */
  before(seat: Seat): number {
    return this.moves.findLast((move) => move.seat === seat)!.seq - 1;
  }

  /** Every draw is announced by an event of a type the game names; what events disclose it says itself. */
  private isLoud({ events }: LogRow): boolean {
    const { chance } = this.game.traits;
    return events.some((event) => chance.includes(event.type) || this.game.discloses(event));
  }
}

export const isMove = (input: LogRow["input"]): boolean =>
  "kind" in input && (input.kind === "answer" || input.kind === "act");
