import {
  BrokenLog,
  canonical,
  firstRow,
  type Game,
  hashOf,
  type Input,
  type PastRow,
  type Rewind,
  type Row,
  replay,
  rewound,
  type Setup,
  type State,
  viewFor,
} from "@paravent/kernel";
import type { LogRow, Store, TableRecord } from "../store/store.ts";

/** A game as it stands, and the number of its latest snapshot. */
export interface Loaded {
  readonly state: State<unknown>;
  readonly snapshotAt: number;
  /** The row at which these rules part from the record; null where they agree to the end. */
  readonly partedAt: number | null;
}

/**
 * The state of a table, from its latest snapshot and the rows after it; every hash is checked on the way. A table
 * without a row is started: two servers that do so at once write the same row 0, and either may win.
 *
 * Rows that another version of the rules made are played again from the first: where they tell the same, the game goes
 * on. Where they do not, the game stands as it was before the row at which the versions part.
 */
export async function loadGame(store: Store, game: Game, table: TableRecord): Promise<Loaded> {
  const near = await fromSnapshot(store, game, table);
  if (near) return near;
  const [first, ...rows] = await store.rows(table.id, 0);
  if (!first) return startGame(store, game, table);
  try {
    const state = await playOn(store, game, table.id, begunBy(game, first), rows);
    return { state, snapshotAt: 0, partedAt: null };
  } catch (fault) {
    if (!(fault instanceof BrokenLog)) throw fault;
    const { seq: partedAt } = fault;
    const final = await finalState(store, game, table, rows.at(-1) ?? first);
    if (final) return { state: final, snapshotAt: final.seq, partedAt };
    // Nothing of it agrees, not even the start: there is nothing these rules could show.
    if (partedAt === 0) throw fault;
    const agreed = rows.filter(({ seq }) => seq < partedAt);
    return { state: await playOn(store, game, table.id, begunBy(game, first), agreed), snapshotAt: 0, partedAt };
  }
}

/** From a snapshot that these rules made; it only saves time, so one that is not what the log says is passed over. */
async function fromSnapshot(store: Store, game: Game, table: TableRecord): Promise<Loaded | null> {
  const snapshot = await store.snapshot(table.id);
  if (!snapshot) return null;
  const [last, ...rows] = await store.rows(table.id, snapshot.seq);
  const state = snapshot.state as State<unknown>;
  if (!last || last.rules !== game.version || hashOf(state) !== last.hash) return null;
  try {
    return {
      state: await playOn(store, game, table.id, state, rows),
      snapshotAt: snapshot.seq,
      partedAt: null,
    };
  } catch (fault) {
    if (fault instanceof BrokenLog) return null;
    throw fault;
  }
}

/** How a game ended by rules that are not these: its last snapshot, where these rules can still show it. */
async function finalState(store: Store, game: Game, table: TableRecord, last: LogRow): Promise<State<unknown> | null> {
  const snapshot = table.status === "over" ? await store.snapshot(table.id) : null;
  const state = snapshot?.state as State<unknown> | undefined;
  if (snapshot?.seq !== last.seq || hashOf(state) !== last.hash) return null;
  try {
    for (const who of [...table.seats.keys(), "public" as const]) viewFor(game, state!, who);
    return state!;
  } catch {
    return null;
  }
}

/** The state after row 0. Options are read anew: a later version may know more of them. */
export function begunBy(game: Game, first: LogRow): State<unknown> {
  const { state, row } = begin(game, setupOf(game, first));
  if (canonical(row.events) !== canonical(first.events)) throw new BrokenLog(0, "the events differ from the record");
  if (first.rules === game.version && row.hash !== first.hash)
    throw new BrokenLog(0, "the state differs from the record");
  return state;
}

function begin(game: Game, setup: Setup): ReturnType<typeof firstRow> {
  try {
    return firstRow(game, setup);
  } catch {
    throw new BrokenLog(0, "the rules break on its setup");
  }
}

function setupOf(game: Game, { input, rules }: LogRow): Setup {
  const setup = input as Setup;
  if (rules === game.version) return setup;
  const read = game.readOptions(setup.options, setup.seats);
  if (!read.ok) throw new BrokenLog(0, "its options are refused now", read.refusal);
  return { ...setup, options: read.options };
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
  return { state, snapshotAt: 0, partedAt: null };
}

/** Re-runs rows on a state. Where one takes the game back, all rows before it are played again. */
export async function playOn(
  store: Store,
  game: Game,
  table: string,
  state: State<unknown>,
  rows: readonly LogRow[],
): Promise<State<unknown>> {
  if (!rows.some(({ input }) => isRewind(input)))
    return replay(
      game,
      state,
      rows.map((row) => pastRow(game, row)),
    );
  const all = await store.rows(table, 0);
  let now = state;
  for (const row of rows) {
    if (isRewind(row.input)) {
      now = wentBack(game, all.slice(0, row.seq), now, row.input.to);
      if (row.rules === game.version && hashOf(now) !== row.hash)
        throw new BrokenLog(row.seq, "the state differs from the record");
    } else now = replay(game, now, [pastRow(game, row)]);
  }
  return now;
}

/** The state after going back to an earlier row; `log` is the whole log so far. */
export function wentBack(game: Game, log: readonly LogRow[], now: State<unknown>, to: number): State<unknown> {
  const [first, ...rows] = log;
  const entries = rows.map(({ seq, input }) => ({ seq, input: input as Input | Rewind }));
  return rewound(game, setupOf(game, first!), entries, now, to);
}

export function isRewind(input: LogRow["input"]): input is Rewind {
  return "kind" in input && input.kind === "rewind";
}

/** Hashes are of a whole state, whose shape belongs to a version; what events tell is the same for all. */
function pastRow(game: Game, row: LogRow): PastRow {
  return row.rules === game.version ? asRow(row) : { ...asRow(row), hash: null };
}

/** A stored row as the kernel re-runs it. */
export function asRow({ seq, input, events, hash }: LogRow): Row {
  return { seq, input: input as Input, events, hash };
}
