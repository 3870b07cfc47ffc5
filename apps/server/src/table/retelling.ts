import { setImmediate } from "node:timers/promises";
import {
  BrokenLog,
  cloneState,
  type Game,
  type Input,
  isRewind,
  laidOpen,
  type Observer,
  type Resumed,
  resumable,
  type Setup,
  type State,
  viewFor,
} from "@paravent/kernel";
import type { JournalEntry, Moment, Outline } from "@paravent/protocol";
import type { LogRow, Sight, Store, StoredRow, TableRecord } from "../store/store.ts";
import { Lens, TOLD_ENTRIES } from "../told/lens.ts";
import { entryFor, journalFor } from "./journal.ts";
import { begunBy, playOn } from "./load.ts";
import { allSeen, standing, toTell, withoutLeft } from "./rewinds.ts";
import { TakingBack } from "./taking-back.ts";

/** Rows between two states that are kept: what a look at one moment plays again at most. */
const KEPT_EVERY = 32;

/** A player's move may be so many answers, one after the other: which manoeuvre, where, with whom. */
const ANSWERS_OF_A_MOVE = 4;

/**
 * The state after a row: after every 32nd, and wherever the game was taken back beyond the last one, so that from any of
 * them on no row leads back before it.
 */
interface Kept {
  readonly seq: number;
  readonly state: State<unknown>;
}

/** Who looks back: an observer, at what it could see then or (`all`) with everything open. */
export interface Look {
  readonly who: Observer;
  readonly all: boolean;
}

/**
 * A game that is over, told once more, move by move: a move is a row that told anybody anything. Each observer sees after
 * every move what it could see then: the view is the one the table had for it, without anything to answer. Who asks for
 * everything sees what the end of the game opens (`everything` and `opened` of a `Game`) as well.
 */
export class Retelling {
  private readonly store: Store;
  private readonly game: Game;
  /** The same game with everything open; null where nothing of it ever is. */
  private readonly open: Game | null;
  private readonly table: string;
  private readonly rows: readonly StoredRow[];
  private readonly kept: readonly Kept[];
  /** The rows that are told. What was taken back is told as little as at the table: only that it was. */
  private readonly toTell: readonly LogRow[];
  /** The same, as who sees everything counts them. */
  private readonly toTellAll: readonly LogRow[];
  /** The rows that told anybody anything, by number. */
  readonly moves: readonly number[];

  private constructor(
    store: Store,
    game: Game,
    { id, seats }: TableRecord,
    rows: readonly StoredRow[],
    kept: readonly Kept[],
  ) {
    this.store = store;
    this.game = game;
    this.open = laidOpen(game, kept.at(-1)!.state.facts as object);
    this.table = id;
    this.rows = rows;
    this.toTell = toTell(rows);
    this.toTellAll = allSeen(this.toTell);
    this.kept = kept;
    const looks = this.looksOf([...seats.keys(), "public"]);
    this.moves = this.toTell.flatMap(({ seq }, n) => (looks.some((look) => this.isTold(n, look)) ? [seq] : []));
  }

  /**
   * What a move told, as far as the end of the game opens it to everybody; and what its player answered right after it, for
   * the choice of a manoeuvre alone says little.
   */
  told(at: number): JournalEntry["events"] {
    const look = { who: "public", all: true } as const;
    const first = this.toTell.findIndex(({ seq }) => seq === this.moves[at]);
    const rows = this.toTell.slice(first, first + ANSWERS_OF_A_MOVE);
    const others = rows.findIndex(({ seat }) => seat !== rows[0]?.seat);
    return rows
      .slice(0, others === -1 ? rows.length : others)
      .flatMap((_, n) => this.entry(first + n, look)?.events ?? []);
  }

  /** Whether anything of it is open to who asks for everything. */
  get opens(): boolean {
    return this.open !== null;
  }

  private looksOf(observers: readonly Observer[]): Look[] {
    const all = this.open ? [{ who: "public" as const, all: true }] : [];
    return [...observers.map((who) => ({ who, all: false })), ...all];
  }

  private gameFor({ all }: Look): Game {
    return (all && this.open) || this.game;
  }

  private rowsFor({ all }: Look): readonly LogRow[] {
    return all && this.open ? this.toTellAll : this.toTell;
  }

  private entry(n: number, look: Look) {
    return entryFor(this.gameFor(look), this.rowsFor(look)[n]!, look.who);
  }

  /** How the game began is a move too, even if that told nobody anything. */
  private isTold(n: number, look: Look): boolean {
    return this.toTell[n]!.seq === 0 || this.entry(n, look) !== null;
  }

  /** Plays the whole log once; null where these rules would have told it otherwise. */
  static async of(store: Store, game: Game, table: TableRecord): Promise<Retelling | null> {
    const { id } = table;
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
      return new Retelling(store, game, table, rows, kept);
    } catch (fault) {
      if (fault instanceof BrokenLog) return null;
      throw fault;
    }
  }

  /** The game after the move with this number, counted from 0; null when there is none. */
  async moment(look: Look, at: number): Promise<Moment | null> {
    const seq = this.moves[at];
    if (seq === undefined) return null;
    const view = this.viewOf(await this.stateAfter(seq), look);
    const rows = this.rowsFor(look).filter((row) => row.seq <= seq);
    const journal = journalFor(this.gameFor(look), rows, look.who, { seq: view.seq, most: TOLD_ENTRIES });
    return { at, of: this.moves.length, view, journal };
  }

  /** The game as it truly stood after a row: nothing of it is to be shown as it is. */
  async stateAfter(seq: number): Promise<State<unknown>> {
    const { seq: from, state } = this.kept.findLast((one) => one.seq <= seq)!;
    const since = withoutLeft(this.rows.slice(from + 1, seq + 1));
    const back = new TakingBack(this.game, from);
    return playOn(this.store, this.game, this.table, cloneState(this.game, state), since, back);
  }

  /** What another game needs to go on from after a move; null where nothing is left to play, or time is being measured. */
  resumedAt(at: number): Resumed | null {
    const seq = this.moves[at];
    const [first, ...rows] = standing(withoutLeft(this.rows.filter((row) => row.seq <= (seq ?? -1))));
    if (!first) return null;
    const inputs = rows.map(({ input }) => input as Input);
    return resumable(this.game, first.input as Setup, inputs);
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

  private viewOf(state: State<unknown>, look: Look) {
    return { ...viewFor(this.gameFor(look), state, look.who), question: null, standing: [] };
  }

  /** All that these observers were told, so that nobody needs the rules any more to look at it; null when told to stop. */
  async lenses(observers: readonly Observer[], stopped: () => boolean): Promise<ReadonlyMap<Sight, Lens> | null> {
    const looks = this.looksOf(observers);
    const lenses = new Map<Look, Lens>(looks.map((look) => [look, new Lens(this.moves.length)]));
    const numbers = new Map(this.toTell.map(({ seq }, n) => [seq, n]));
    const places = new Map(this.moves.map((seq, place) => [seq, place]));
    const back = new TakingBack(this.game, 0);
    let state = cloneState(this.game, this.kept[0]!.state);
    for (const row of withoutLeft(this.rows)) {
      await setImmediate();
      if (stopped()) return null;
      if (row.seq > 0) state = await playOn(this.store, this.game, this.table, state, [row], back);
      const [n, place] = [numbers.get(row.seq), places.get(row.seq)];
      if (n === undefined || place === undefined) continue;
      for (const look of looks) {
        if (!this.isTold(n, look)) continue;
        const view = this.viewOf(state, look);
        const entry = this.entry(n, look);
        // Rows from before each observer had numbers of its own are known by the number of the view after them.
        const isNumbered = look.all || row.seen !== null || row.seq === 0;
        lenses.get(look)!.add(place, view, entry && (isNumbered ? entry : { ...entry, seq: view.seq }));
      }
    }
    return new Map([...lenses].map(([{ who, all }, lens]) => [all ? "all" : who, lens]));
  }

  /** What kinds of events each move told. */
  outline(look: Look): Outline {
    const numbers = new Map(this.toTell.map(({ seq }, n) => [seq, n]));
    const kinds = this.moves.map((seq) => {
      const events = this.entry(numbers.get(seq)!, look)?.events ?? [];
      return [...new Set(events.map(({ type }) => type))];
    });
    return { kinds };
  }
}
