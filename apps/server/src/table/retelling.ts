import { setImmediate } from "node:timers/promises";
import { BrokenLog, cloneState, type Game, type Observer, type State, toldOnceOver, viewFor } from "@paravent/kernel";
import type { Moment, Outline } from "@paravent/protocol";
import type { LogRow, Store, TableRecord } from "../store/store.ts";
import { entryFor, journalFor } from "./journal.ts";
import { begunBy, isRewind, playOn } from "./load.ts";
import { standing } from "./taking-back.ts";

/** Rows between two states that are kept: what a look at one moment plays again at most. */
const KEPT_EVERY = 32;

/** So many rows before a moment are told with it. */
const TOLD_ROWS = 80;

/**
 * A game that is over, told once more. Each observer goes through what it perceived, and sees of every moment what it
 * could see then: the view is the one the table had for it, without anything to answer. Nothing is opened afterwards
 * but what the end of the game opens itself (`opened` of a `Game`), and that for everybody alike.
 */
export class Retelling {
  private readonly store: Store;
  private readonly game: Game;
  /** The same game with what its end has opened. */
  private readonly open: Game;
  private readonly table: string;
  private readonly rows: readonly LogRow[];
  /** The states after rows 0, 32, 64 and so on. */
  private readonly kept: readonly State<unknown>[];
  /** The rows that tell an observer something, by number. */
  private readonly told = new Map<Observer, readonly number[]>();

  private constructor(
    store: Store,
    game: Game,
    table: string,
    rows: readonly LogRow[],
    kept: readonly State<unknown>[],
  ) {
    this.store = store;
    this.game = game;
    this.open = toldOnceOver(game, kept.at(-1)!.facts as object);
    this.table = table;
    this.rows = rows;
    this.kept = kept;
  }

  /** Plays the whole log once; null where these rules would have told it otherwise. */
  static async of(store: Store, game: Game, { id }: TableRecord): Promise<Retelling | null> {
    const rows = await store.rows(id, 0);
    try {
      let state = begunBy(game, rows[0]!);
      const kept = [cloneState(game, state)];
      for (let from = 1; from < rows.length; from += KEPT_EVERY) {
        // Other tables have their turn in between.
        await setImmediate();
        state = await playOn(store, game, id, state, rows.slice(from, from + KEPT_EVERY));
        kept.push(cloneState(game, state));
      }
      return new Retelling(store, game, id, rows, kept);
    } catch (fault) {
      if (fault instanceof BrokenLog) return null;
      throw fault;
    }
  }

  /** The moment with this number, counted from 0; null when there is none. */
  async moment(who: Observer, at: number): Promise<Moment | null> {
    const told = this.toldTo(who);
    const seq = told[at];
    if (seq === undefined) return null;
    const before = Math.floor(seq / KEPT_EVERY);
    const since = this.rows.slice(before * KEPT_EVERY + 1, seq + 1);
    const state = await playOn(this.store, this.game, this.table, cloneState(this.game, this.kept[before]!), since);
    const view = { ...viewFor(this.open, state, who), question: null, standing: [] };
    const rows = this.standingRows().filter((row) => row.seq <= seq);
    return { at, of: told.length, view, journal: journalFor(this.open, rows.slice(-TOLD_ROWS), who) };
  }

  /** What kinds of events each moment told this observer. */
  outline(who: Observer): Outline {
    const kinds = this.toldTo(who).map((seq) => {
      const events = entryFor(this.open, this.rows[seq]!, who)?.events ?? [];
      return [...new Set(events.map(({ type }) => type))];
    });
    return { kinds };
  }

  private toldTo(who: Observer): readonly number[] {
    const known = this.told.get(who);
    if (known) return known;
    // How the game began is a moment too, even if that told nobody anything.
    const tells = (row: LogRow): boolean => row.seq === 0 || entryFor(this.open, row, who) !== null;
    const told = this.standingRows().flatMap((row) => (tells(row) ? [row.seq] : []));
    this.told.set(who, told);
    return told;
  }

  /** What was taken back is told as little as at the table: only that it was. */
  private standingRows(): readonly LogRow[] {
    const stand = new Set(standing(this.rows));
    return this.rows.filter((row) => stand.has(row) || isRewind(row.input));
  }
}
