import {
  BrokenLog,
  firstRow,
  type Game,
  hashOf,
  type Input,
  type Row,
  replay,
  type Setup,
  type State,
} from "@paravent/kernel";
import type { LogRow, Store, TableRecord } from "../store/store.ts";

/** A game as it stands, and the number of its latest snapshot. */
export interface Loaded {
  readonly state: State<unknown>;
  readonly snapshotAt: number;
}

/**
 * The state of a table, from its latest snapshot and the rows after it; every hash is checked on the way. A table
 * without a row is started: two servers that do so at once write the same row 0, and either may win.
 */
export async function loadGame(store: Store, game: Game, table: TableRecord): Promise<Loaded> {
  const snapshot = await store.snapshot(table.id);
  if (snapshot) {
    const [last, ...rows] = await store.rows(table.id, snapshot.seq);
    const state = snapshot.state as State<unknown>;
    // A snapshot only saves time: one that is not what the log says is passed over.
    if (last && hashOf(state) === last.hash) {
      if (rows.length > 0) sameRules(game, last);
      return { state: replay(game, state, rows.map(asRow)), snapshotAt: snapshot.seq };
    }
  }
  const [first, ...rows] = await store.rows(table.id, 0);
  if (!first) return startGame(store, game, table);
  sameRules(game, first);
  const { state, row } = firstRow(game, first.input as Setup);
  if (row.hash !== first.hash) throw new BrokenLog(0, "the state differs from the record");
  return { state: replay(game, state, rows.map(asRow)), snapshotAt: 0 };
}

/** A game is played to its end by the rules it began with; only one that is over can be looked at under others. */
function sameRules(game: Game, { seq, rules }: LogRow): void {
  if (rules !== game.version)
    throw new BrokenLog(seq, `made by version ${rules} of the rules, but these are version ${game.version}`);
}

async function startGame(store: Store, game: Game, table: TableRecord): Promise<Loaded> {
  const setup: Setup = { seats: table.seats.length, options: table.options, seed: table.seed };
  const { state, row } = firstRow(game, setup);
  const { events, hash, rules } = row;
  await store.append(table.id, {
    seq: 0,
    seat: null,
    command: null,
    input: setup,
    events,
    hash,
    known: true,
    rules,
  });
  return { state, snapshotAt: 0 };
}

/** A stored row as the kernel re-runs it. */
export function asRow({ seq, input, events, hash }: LogRow): Row {
  return { seq, input: input as Input, events, hash };
}
