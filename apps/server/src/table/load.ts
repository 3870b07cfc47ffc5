import { setImmediate } from "node:timers/promises";
import {
  BrokenLog,
  canonical,
  firstRow,
  type Game,
  hashOf,
  type Input,
  isRewind,
  keptRows,
  type PastRow,
  type Rewind,
  type Row,
  replay,
  rewound,
  type Setup,
  type State,
  takeAgain,
  viewFor,
} from "@paravent/kernel";
import { chanceOf } from "../fairness/secret.ts";
import { type Log, whereItBroke } from "../logging/faults.ts";
import { DamagedLog } from "../store/damage.ts";
import type { Store, StoredRow, TableRecord } from "../store/store.ts";
import { goneOn } from "./going-on.ts";
import { standing, withoutLeft } from "./rewinds.ts";
import { TakingBack } from "./taking-back.ts";

/** Replaying a long log takes a while: other tables get turns in between. */
const isOthersTurn = (row: number): boolean => row % 16 === 15;

/** A game as it stands, and the number of its latest snapshot. */
export interface Loaded {
  readonly state: State<unknown>;
  readonly snapshotAt: number;
  /** The row at which these rules part from the record; null where they agree to the end. */
  readonly partedAt: number | null;
  /** That row is not what was written. */
  readonly damaged?: boolean;
  readonly back: TakingBack;
  /** The latest rows, as far as they were read: as many as can be taken back, at least. */
  readonly rows: readonly StoredRow[];
}

/**
 * The state of a table, from its latest snapshot and the rows after it; every hash is checked on the way. A table
 * without a row is started: two servers that do so at once write the same row 0, and either may win.
 *
 * Rows that another version of the rules made are played again from the first: where they tell the same, the game goes
 * on. Where they do not, the game stands as it was before the row at which the versions part.
 */
export async function loadGame(store: Store, game: Game, table: TableRecord, log: Log): Promise<Loaded> {
  const near = await fromSnapshot(store, game, table, log);
  if (near) return near;
  const all = await store.rows(table.id, 0);
  const [first, ...rows] = withoutLeft(all);
  if (!first) return startGame(store, game, table);
  try {
    const back = new TakingBack(game, 0);
    const state = await playOn(store, game, table.id, begunBy(game, first), rows, back);
    return { state, snapshotAt: 0, partedAt: null, back, rows: all };
  } catch (fault) {
    if (!(fault instanceof BrokenLog)) throw fault;
    const { seq: partedAt } = fault;
    // Rows of these very rules do not part from them: what they say has changed since it was written.
    const damaged = (rows.find(({ seq }) => seq === partedAt) ?? first).rules === game.version;
    if (damaged) reportDamage(log, table, fault);
    const final = await finalState(store, game, table, rows.at(-1) ?? first);
    const back = new TakingBack(game, 0);
    if (final) return { state: final, snapshotAt: final.seq, partedAt, back, rows: all };
    // Nothing of it agrees, not even the start: there is nothing these rules could show.
    if (partedAt === 0) throw damaged ? new DamagedLog(0, "it is damaged") : fault;
    const agreed = rows.filter(({ seq }) => seq < partedAt);
    return {
      state: await playOn(store, game, table.id, begunBy(game, first), agreed, back),
      snapshotAt: 0,
      partedAt,
      damaged,
      back,
      rows: all,
    };
  }
}

/** From a snapshot that these rules made; it only saves time, so one that is not what the log says is passed over. */
async function fromSnapshot(store: Store, game: Game, table: TableRecord, log: Log): Promise<Loaded | null> {
  const snapshot = await store.snapshot(table.id);
  if (!snapshot) return null;
  const { seq } = snapshot;
  const from = Math.max(0, seq - TakingBack.ROWS);
  const read = await store.rows(table.id, from);
  const latest = withoutLeft(read);
  const last = latest.find((row) => row.seq === seq);
  const state = snapshot.state as State<unknown>;
  if (last?.rules !== game.version) return null;
  try {
    if (hashOf(state) !== last.hash) throw new BrokenLog(seq, "the snapshot differs from the record");
    const back = new TakingBack(game, from);
    for (const row of latest) if (row.seq <= seq && row.seq > 0) back.note(row, null);
    const rows = latest.filter((row) => row.seq > seq);
    const now = await playOn(store, game, table.id, state, rows, back);
    return { state: now, snapshotAt: seq, partedAt: null, back, rows: read };
  } catch (fault) {
    if (!(fault instanceof BrokenLog)) throw fault;
    reportDamage(log, table, fault);
    return null;
  }
}

function reportDamage(log: Log, { id }: TableRecord, fault: BrokenLog): void {
  log.error({ table: id, fault: whereItBroke(fault) }, "the record of a game is damaged");
}

/** How a game ended by rules that are not these: its last snapshot, where these rules can still show it. */
async function finalState(
  store: Store,
  game: Game,
  table: TableRecord,
  last: StoredRow,
): Promise<State<unknown> | null> {
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

/** Plays a whole log again: how many rows it has, and what these rules tell otherwise; null: they agree to the end. */
export async function rerun(
  store: Pick<Store, "rows">,
  game: Game,
  table: string,
): Promise<{ readonly rows: number; readonly difference: string | null }> {
  let count = 0;
  try {
    const all = await store.rows(table, 0);
    count = all.length;
    const [first, ...rows] = withoutLeft(all);
    if (first) await playOn(store, game, table, begunBy(game, first), rows, new TakingBack(game, 0));
    return { rows: count, difference: null };
  } catch (fault) {
    if (!(fault instanceof BrokenLog)) throw fault;
    return { rows: count, difference: fault.message };
  }
}

/** The state after row 0. Options are read anew: a later version may know more of them. */
export function begunBy(game: Game, first: StoredRow): State<unknown> {
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

function setupOf(game: Game, { input, rules }: StoredRow): Setup {
  const setup = input as Setup;
  if (rules === game.version) return setup;
  const read = game.readOptions(setup.options, setup.seats);
  if (!read.ok) throw new BrokenLog(0, "its options are refused now", read.refusal);
  return { ...setup, options: read.options };
}

async function startGame(store: Store, game: Game, table: TableRecord): Promise<Loaded> {
  // People answer here, and take their time over it.
  const resumes = await store.resumed(table.id);
  const setup: Setup = {
    seats: table.seats.length,
    options: table.options,
    ...chanceOf(table),
    timed: true,
    ...(resumes && { resumes }),
  };
  const { state, row } = firstRow(game, setup);
  const { events, hash, rules, seen, drawn } = row;
  await store.append(table.id, {
    seq: 0,
    seat: null,
    command: null,
    input: setup,
    events,
    hash,
    known: true,
    seen,
    undoable: false,
    rules,
    drawn,
    at: Date.now(),
  });
  const rows = await store.rows(table.id, 0);
  return { state, snapshotAt: 0, partedAt: null, back: new TakingBack(game, 0), rows };
}

/**
 * Re-runs rows on a state, which is changed in place, and notes them as the way `back`. A row that takes the game back
 * leads to a state that is kept on that way, or else the game is played again once, and the way is known from then on.
 */
export async function playOn(
  store: Pick<Store, "rows">,
  game: Game,
  table: string,
  state: State<unknown>,
  rows: readonly StoredRow[],
  back: TakingBack,
): Promise<State<unknown>> {
  let now = state;
  for (const [n, row] of rows.entries()) {
    if (isOthersTurn(n)) await setImmediate();
    if (isRewind(row.input) && row.input.leaves) {
      now = goneOn(now, row.seq, row.seen!);
      if (row.rules === game.version && hashOf(now) !== row.hash)
        throw new BrokenLog(row.seq, "the state differs from the record");
      back.note(row, null);
    } else if (isRewind(row.input)) {
      if (row.seq !== now.seq + 1) throw new BrokenLog(row.seq, `follows row ${now.seq}`);
      now = await wentBack(store, game, table, now, row.input, back);
      if (row.rules === game.version && hashOf(now) !== row.hash)
        throw new BrokenLog(row.seq, "the state differs from the record");
      back.note(row, null);
    } else {
      const before = back.keep(row, now);
      now = replay(game, now, [pastRow(game, row)]);
      back.note(row, before);
    }
  }
  return now;
}

/** The state after going back to an earlier row. */
export async function wentBack(
  store: Pick<Store, "rows">,
  game: Game,
  table: string,
  now: State<unknown>,
  rewind: Rewind,
  back: TakingBack,
): Promise<State<unknown>> {
  const known = back.stateAfter(rewind, now);
  if (known) return known;
  const [first, ...rows] = withoutLeft((await store.rows(table, 0)).filter(({ seq }) => seq <= now.seq));
  const state = begunBy(game, first!);
  const kept = keptRows(rows);
  const way = new TakingBack(game, 0);
  for (const [n, row] of standing(rows).entries()) {
    if (isOthersTurn(n)) await setImmediate();
    const before = way.keep(row, state);
    takeAgain(game, state, entryOf(row), kept.has(row.seq));
    way.note(row, before, kept.has(row.seq));
  }
  back.become(way);
  return back.stateAfter(rewind, now) ?? rewound(game, setupOf(game, first!), rows.map(entryOf), now, rewind);
}

const entryOf = ({ seq, input, events }: StoredRow) => ({ seq, input: input as Input | Rewind, events });

/** Hashes are of a whole state, whose shape belongs to a version; what events tell is the same for all. */
function pastRow(game: Game, row: StoredRow): PastRow {
  return row.rules === game.version ? asRow(row) : { ...asRow(row), hash: null };
}

/** A stored row as the kernel re-runs it. */
export function asRow({ seq, input, events, hash }: StoredRow): Omit<Row, "seen" | "drawn"> {
  return { seq, input: input as Input, events, hash };
}
