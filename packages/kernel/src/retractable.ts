import type { Game } from "./game.ts";
import type { Input } from "./inputs.ts";
import { isTakenBack, type Rewind } from "./rewind.ts";
import type { Observer, Seat } from "./state.ts";
import { isRewind, numberOf, type ToldRow } from "./telling.ts";

/**
 * What could be taken back: the moves that stand since somebody last learned something or chance was used. Each seat goes
 * by what it perceived: what others do among themselves neither hinders it nor is taken back with it.
 */
export class Retractable {
  private readonly game: Game;
  private moves: ToldRow[] = [];
  /** Number of the latest row that moved the game for all to see, forward or back. */
  lastMove = 0;

  constructor(game: Game) {
    this.game = game;
  }

  /** The log goes on by this row. */
  note(row: ToldRow): void {
    const { input } = row;
    if (isRewind(input)) this.moves = input.leaves ? [] : this.moves.filter((move) => !isTakenBack(move, input));
    else if (!isMove(input)) return;
    else if (this.isLoud(row, "public")) this.moves = [];
    else this.moves.push(row);
    if (isRewind(input) || numberOf(row, "public") !== null) this.lastMove = Math.max(this.lastMove, row.seq);
  }

  /** What going back in this way takes back. */
  takenBackBy(rewind: Rewind): readonly ToldRow[] {
    return this.moves.filter((move) => isTakenBack(move, rewind));
  }

  /** Whether this seat's last answer can be taken back at once, or (others have answered since) if all agree. */
  of(seat: Seat): "own" | "ask" | null {
    // From the latest back: everybody is told this after every move, and it is mostly settled by the first looked at.
    let isLast = true;
    for (let at = this.moves.length - 1; at >= 0; at--) {
      const move = this.moves[at]!;
      if (numberOf(move, seat) === null) continue;
      if (this.isLoud(move, seat)) return null;
      if (move.seat === seat) return isLast && move.undoable ? "own" : "ask";
      isLast = false;
    }
    return null;
  }

  /** The last row before this seat's latest move. */
  before(seat: Seat): number {
    return this.perceivedBy(seat).findLast((move) => move.seat === seat)!.seq - 1;
  }

  /** What was done after this row and is hidden from this seat. Only actions: an answer goes with its question. */
  hiddenSince(to: number, seat: Seat): number[] {
    return this.moves.flatMap((move) => {
      const isHidden = numberOf(move, seat) === null && "kind" in move.input && move.input.kind === "act";
      return isHidden && move.seq > to ? [move.seq] : [];
    });
  }

  /** Whether this seat can agree that another goes back behind this row: not if that undoes what it alone has learned. */
  canAgree(seat: Seat, to: number, by: Seat): boolean {
    const kept = this.hiddenSince(to, by);
    return !this.moves.some((move) => move.seq > to && !kept.includes(move.seq) && this.isLoud(move, seat));
  }

  /** The moves of which this seat perceived anything, since the latest by which somebody learned something. */
  private perceivedBy(seat: Seat): readonly ToldRow[] {
    const moves = this.moves.filter((move) => numberOf(move, seat) !== null);
    return moves.slice(moves.findLastIndex((move) => this.isLoud(move, seat)) + 1);
  }

  /**
   * Whether an observer witnesses chance, or that somebody learned something. Every draw is announced by an event of a
   * type the game names; what events disclose it says itself.
   */
  isLoud({ events }: ToldRow, who: Observer): boolean {
    const { discloses, traits, witness } = this.game;
    return events.some(
      (event) => traits.chance.includes(event.type) || (discloses(event) && witness(event, who) !== null),
    );
  }
}

export const isMove = (input: ToldRow["input"]): input is Exclude<Input, { kind: "stop" | "setting" }> =>
  "kind" in input && (input.kind === "answer" || input.kind === "act");
