import {
  BrokenLog,
  firstRow,
  type Game,
  hashOf,
  type Input,
  type Rewind,
  type Row,
  replay,
  rewound,
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
      return { state: await playOn(store, game, table.id, state, rows), snapshotAt: snapshot.seq };
    }
  }
  const [first, ...rows] = await store.rows(table.id, 0);
  if (!first) return startGame(store, game, table);
  sameRules(game, first);
  const { state, row } = firstRow(game, first.input as Setup);
  if (row.hash !== first.hash) throw new BrokenLog(0, "the state differs from the record");
  return { state: await playOn(store, game, table.id, state, rows), snapshotAt: 0 };
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
    undoable: false,
    rules,
    at: Date.now(),
  });
  return { state, snapshotAt: 0 };
}

/** Re-runs rows on a state. Where one takes the game back, all rows before it are played again. */
export async function playOn(
  store: Store,
  game: Game,
  table: string,
  state: State<unknown>,
  rows: readonly LogRow[],
): Promise<State<unknown>> {
  if (!rows.some(({ input }) => isRewind(input))) return replay(game, state, rows.map(asRow));
  const all = await store.rows(table, 0);
  let now = state;
  for (const row of rows) {
    if (isRewind(row.input)) {
      now = wentBack(game, all.slice(0, row.seq), now, row.input.to);
      if (hashOf(now) !== row.hash) throw new BrokenLog(row.seq, "the state differs from the record");
    } else now = replay(game, now, [asRow(row)]);
  }
  return now;
}

/** The state after going back to an earlier row; `log` is the whole log so far. */
export function wentBack(game: Game, log: readonly LogRow[], now: State<unknown>, to: number): State<unknown> {
  const [first, ...rows] = log;
  const entries = rows.map(({ seq, input }) => ({ seq, input: input as Input | Rewind }));
  return rewound(game, first!.input as Setup, entries, now, to);
}

export function isRewind(input: LogRow["input"]): input is Rewind {
  return "kind" in input && input.kind === "rewind";
}

/** A stored row as the kernel re-runs it. */
export function asRow({ seq, input, events, hash }: LogRow): Row {
  return { seq, input: input as Input, events, hash };
}
