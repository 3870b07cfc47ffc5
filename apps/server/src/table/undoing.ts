import { type Observer, refuse, type Seat } from "@paravent/kernel";
import type { UndoState } from "@paravent/protocol";
import type { Store, TableRecord, UndoRequest } from "../store/store.ts";
import { ownCommand } from "./command.ts";
import type { Play } from "./play.ts";
import { botAt } from "./seating.ts";
import type { Taken } from "./taken.ts";

const refusing = (reason: string): Taken => ({ reply: { ok: false, refusal: refuse(reason) }, rows: [] });
const granted = (play: Play, seat: Seat): Taken => ({ reply: { ok: true, seq: play.numberFor(seat) }, rows: [] });

/** Taking answers back at one table: one's own at once, others' with everybody's consent. */
export class Undoing {
  private readonly store: Store;
  private table: TableRecord;
  private request: UndoRequest | null = null;

  constructor(table: TableRecord, store: Store) {
    this.table = table;
    this.store = store;
  }

  /** Reads what is on disk; another server may have written it. */
  async refresh(table: TableRecord, play: Play | null): Promise<void> {
    this.table = table;
    if (table.undo === "consent" || play?.canGoOn) this.request = await this.store.undo(table.id);
  }

  stateFor(play: Play | null, who: Observer): UndoState {
    if (!play) return { mine: null, asked: null };
    const asked = this.pending(play);
    return {
      mine: who === "public" ? null : play.mayUndo(who),
      asked: asked && { by: asked.by, agreed: [...asked.agreed] },
    };
  }

  /** Takes this seat's last answer back, or asks the others whether it may be. */
  async undo(play: Play, seat: Seat, command: string): Promise<Taken> {
    const may = play.mayUndo(seat);
    const asked = this.pending(play);
    if (asked) return asked.by === seat ? granted(play, seat) : refusing("undoAsked");
    if (may === null) return refusing("nothingToUndo");
    const to = play.beforeLast(seat);
    if (may === "own") return play.rewind(seat, command, to);
    // Bots agree where they can, and so does whoever asks.
    const agrees = (n: Seat): boolean => botAt(this.table.seats[n]!) !== null && play.canAgree(n, to, seat);
    const agreed = [...this.table.seats.keys()].filter((n) => n === seat || agrees(n));
    return this.settle(play, { by: seat, at: play.lastMove, to, agreed }, seat);
  }

  /** Answers somebody's request. */
  async consent(play: Play, seat: Seat, agree: boolean): Promise<Taken> {
    const asked = this.pending(play);
    if (!asked) return refusing("noUndoAsked");
    if (!agree) {
      await this.put(null);
      return granted(play, seat);
    }
    if (!play.canAgree(seat, asked.to, asked.by)) return refusing("nothingToUndo");
    return this.settle(play, { ...asked, agreed: [...new Set([...asked.agreed, seat])] }, seat);
  }

  /** A bot has taken this seat: bots agree, and want nothing back themselves. */
  async leave(play: Play, seat: Seat): Promise<Taken> {
    const asked = this.pending(play);
    return asked ? this.consent(play, seat, asked.by !== seat) : granted(play, seat);
  }

  /** A request stands as long as nobody has moved since, for all to see, and there is still something to take back. */
  private pending(play: Play): UndoRequest | null {
    const { request } = this;
    return request && request.at === play.lastMove && play.mayUndo(request.by) !== null ? request : null;
  }

  /** With everybody's consent the game goes back; until then the request waits on disk. */
  private async settle(play: Play, request: UndoRequest, seat: Seat): Promise<Taken> {
    if (request.agreed.length < this.table.seats.length) {
      await this.put(request);
      return granted(play, seat);
    }
    // One id for one moment: of two servers that hear the last consent, one carries it out.
    const taken = await play.rewind(request.by, ownCommand("consent", `at-${request.at}`), request.to, true);
    await this.put(null);
    return taken;
  }

  private async put(request: UndoRequest | null): Promise<void> {
    await this.store.putUndo(this.table.id, request);
    this.request = request;
  }
}
