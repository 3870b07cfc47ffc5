import { setImmediate } from "node:timers/promises";
import {
  BrokenLog,
  cloneState,
  type Game,
  isRewind,
  type Observer,
  type State,
  toldOnceOver,
  viewFor,
} from "@paravent/kernel";
import type { Moment, Outline } from "@paravent/protocol";
import type { LogRow, Store, TableRecord } from "../store/store.ts";
import { Lens, TOLD_ENTRIES } from "../told/lens.ts";
import { entryFor, journalFor } from "./journal.ts";
import { begunBy, playOn } from "./load.ts";
import { allSeen, standing, toTell, withoutLeft } from "./rewinds.ts";
import { TakingBack } from "./taking-back.ts";

/** Rows between two states that are kept: what a look at one moment plays again at most. */
const KEPT_EVERY = 32;

/**
 * The state after a row: after every 32nd, and wherever the game was taken back beyond the last one, so that from any of
 * them on no row leads back before it.
 */
interface Kept {
  readonly seq: number;
  readonly state: State<unknown>;
}

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
  private readonly kept: readonly Kept[];
  private readonly toTell: readonly LogRow[];
  /** The rows that tell an observer something, by number. */
  private readonly told = new Map<Observer, readonly number[]>();

  private constructor(store: Store, game: Game, table: string, rows: readonly LogRow[], kept: readonly Kept[]) {
    this.store = store;
    this.game = game;
    this.open = toldOnceOver(game, kept.at(-1)!.state.facts as object);
    this.table = table;
    this.rows = this.open === game ? rows : allSeen(rows);
    // What was taken back is told as little as at the table: only that it was.
    this.toTell = toTell(this.rows);
    this.kept = kept;
  }

  /** Plays the whole log once; null where these rules would have told it otherwise. */
  static async of(store: Store, game: Game, { id }: TableRecord): Promise<Retelling | null> {
    try {
      const rows = await store.rows(id, 0);
      let state = begunBy(game, rows[0]!);
      const kept: Kept[] = [{ seq: 0, state: cloneState(game, state) }];
      const back = new TakingBack(game, 0);
      for (const row of withoutLeft(rows.slice(1))) {
        const last = kept.at(-1)!.seq;
        // Other tables have their turn in between.
        if (row.seq % KEPT_EVERY === 1) await setImmediate();
        state = await playOn(store, game, id, state, [row], back);
        const crosses = isRewind(row.input) && row.input.to < last;
        if (crosses || row.seq - last >= KEPT_EVERY || row.seq === rows.length - 1)
          kept.push({ seq: row.seq, state: cloneState(game, state) });
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
    const view = this.viewOf(await this.stateAfter(seq), who);
    const rows = this.toTell.filter((row) => row.seq <= seq);
    const journal = journalFor(this.open, rows, who, { seq: view.seq, most: TOLD_ENTRIES });
    return { at, of: told.length, view, journal };
  }

  /** The game as it truly stood after a row: nothing of it is to be shown as it is. */
  async stateAfter(seq: number): Promise<State<unknown>> {
    const { seq: from, state } = this.kept.findLast((one) => one.seq <= seq)!;
    const since = withoutLeft(this.rows.slice(from + 1, seq + 1));
    const back = new TakingBack(this.game, from);
    return playOn(this.store, this.game, this.table, cloneState(this.game, state), since, back);
  }

  /** Goes through the rows that stand, from the second on, with the state before each; then the last state. */
  async walk(visit: (row: LogRow | null, state: State<unknown>) => void): Promise<void> {
    const standing = new Set(this.standing);
    const back = new TakingBack(this.game, 0);
    let state = cloneState(this.game, this.kept[0]!.state);
    for (const row of withoutLeft(this.rows).slice(1)) {
      await setImmediate();
      if (standing.has(row.seq)) visit(row, state);
      state = await playOn(this.store, this.game, this.table, state, [row], back);
    }
    visit(null, state);
  }

  /** The rows that stand, by number. */
  get standing(): readonly number[] {
    return standing(this.rows).map(({ seq }) => seq);
  }

  private viewOf(state: State<unknown>, who: Observer) {
    return { ...viewFor(this.open, state, who), question: null, standing: [] };
  }

  /** All moments of these observers, so that nobody needs the rules any more to look at them; null when told to stop. */
  async lenses(observers: readonly Observer[], stopped: () => boolean): Promise<ReadonlyMap<Observer, Lens> | null> {
    const lenses = new Map(observers.map((who) => [who, new Lens()]));
    const told = new Map(observers.map((who) => [who, new Set(this.toldTo(who))]));
    const back = new TakingBack(this.game, 0);
    let state = cloneState(this.game, this.kept[0]!.state);
    for (const row of withoutLeft(this.rows)) {
      await setImmediate();
      if (stopped()) return null;
      if (row.seq > 0) state = await playOn(this.store, this.game, this.table, state, [row], back);
      for (const who of observers) {
        if (!told.get(who)!.has(row.seq)) continue;
        const view = this.viewOf(state, who);
        const entry = entryFor(this.open, row, who);
        // Rows from before each observer had numbers of its own are known by the number of the view after them.
        const isNumbered = row.seen !== null || row.seq === 0;
        lenses.get(who)!.add(view, entry && (isNumbered ? entry : { ...entry, seq: view.seq }));
      }
    }
    return lenses;
  }

  /** What kinds of events each moment told this observer. */
  outline(who: Observer): Outline {
    const kinds = this.toldTo(who).map((seq) => {
      const events = entryFor(this.open, this.rows[seq]!, who)?.events ?? [];
      return [...new Set(events.map(({ type }) => type))];
    });
    return { kinds };
  }

  /** The rows that tell an observer something, by number: its moments, in order. */
  toldTo(who: Observer): readonly number[] {
    const known = this.told.get(who);
    if (known) return known;
    // How the game began is a moment too, even if that told nobody anything.
    const tells = (row: LogRow): boolean => row.seq === 0 || entryFor(this.open, row, who) !== null;
    const told = this.toTell.flatMap((row) => (tells(row) ? [row.seq] : []));
    this.told.set(who, told);
    return told;
  }
}
