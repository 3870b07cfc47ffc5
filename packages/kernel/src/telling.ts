import type { Game } from "./game.ts";
import type { Input } from "./inputs.ts";
import { placeOfObserver } from "./numbers.ts";
import type { Seen } from "./perceiving.ts";
import type { Rewind } from "./rewind.ts";
import type { GameEvent } from "./rules.ts";
import type { Setup } from "./starting.ts";
import type { Observer, Seat, State } from "./state.ts";
import { askedOpenly, type TableView, viewFor } from "./view.ts";

/** A row of a log, as far as anybody is told of it. */
export interface ToldRow {
  readonly seq: number;
  /** Whose input it was; null for the start. */
  readonly seat: Seat | null;
  readonly input: Input | Setup | Rewind;
  readonly events: readonly GameEvent[];
  /** Whether everybody may know whose input it was. */
  readonly known: boolean;
  /** Who perceives it; null in logs from before that was written down. */
  readonly seen: Seen | null;
  readonly undoable: boolean;
  /** The seat's time had run out: the host answered for it. */
  readonly late?: boolean;
}

/** What one observer perceives of a row. */
export interface Entry {
  /** As this observer counts. */
  readonly seq: number;
  readonly seat: Seat | null;
  readonly events: readonly GameEvent[];
  readonly late?: boolean;
  readonly back?: boolean | "rules";
}

/** By which number an observer knows a row; null: it perceives nothing of it. */
export function numberOf({ seq, seen }: Pick<ToldRow, "seq" | "seen">, who: Observer): number | null {
  return seen === null ? seq : seen[placeOfObserver(seen.length - 1, who)]!;
}

/** Whether everybody may know whose input this is: an action, or an answer where it is seen who is asked. */
export const isAuthorKnown = <F, E extends GameEvent>(game: Game<F, E>, before: State<F>, input: Input): boolean =>
  input.kind === "act" || askedOpenly(game, before).includes(input.seat);

export const isRewind = (input: ToldRow["input"]): input is Rewind => "kind" in input && input.kind === "rewind";

/**
 * What one observer perceives of a row; null when that is nothing. A row nobody perceives (a stop, a sealed answer)
 * has no entry, and an answer in a reaction window has no author but to itself. That somebody's time has run out
 * (`late`) is told wherever the author is, even if nothing came of it; and so is a taking back of what was seen by all.
 */
export function entryFor(game: Game, row: ToldRow, who: Observer): Entry | null {
  const seq = numberOf(row, who);
  if (seq === null) return null;
  const events = row.events.map((event) => game.witness(event, who)).filter((event) => event !== null);
  const seat = row.known || row.seat === who ? row.seat : null;
  const late = seat !== null && row.late === true;
  const back = seat !== null && isRewind(row.input) && (row.input.leaves ? "rules" : true);
  if (events.length === 0 && !late && !back) return null;
  return { seq, seat, events, ...(late && { late }), ...(back && { back }) };
}

/** What changes for an observer: the view that replaces the one it has, and what it perceived. */
export interface Update {
  readonly view: TableView<unknown>;
  readonly entries: readonly Entry[];
}

/** What an observer is sent when a game has moved on by rows; null: nothing at all, for it has perceived none of them. */
export function updateFor(game: Game, state: State<unknown>, rows: readonly ToldRow[], who: Observer): Update | null {
  if (rows.every((row) => numberOf(row, who) === null)) return null;
  const entries = rows.map((row) => entryFor(game, row, who)).filter((entry) => entry !== null);
  return { view: viewFor(game, state, who), entries };
}
