import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Game } from "@paravent/kernel";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Store } from "../store/store.ts";
import { ledger } from "../testing/ledger.ts";
import { makePeople, Rig } from "../testing/rig.ts";
import type { Table } from "./table.ts";
import type { Tables } from "./tables.ts";
import { MOST_ROWS } from "./taken.ts";

let rig: Rig;
let tables: Tables;
let store: Store;
let table: Table;
let commands = 0;
let applied = 0;

/** The ledger, with a count of the events its rules have applied; under another version every row is played again. */
const counted = (version = "1"): Game =>
  ({
    ...ledger,
    version,
    apply(facts: Parameters<typeof ledger.apply>[0], event: Parameters<typeof ledger.apply>[1]) {
      applied++;
      ledger.apply(facts, event);
    },
  }) as unknown as Game;

beforeEach(async () => {
  rig = new Rig();
  ({ tables, store } = await rig.tables(undefined, counted()));
  table = await makePeople(tables, store, ["anna", "bert"]);
});
afterEach(() => rig.remove());

const command = (): string => `command-${++commands}`;
const write = (seat: number, word: string) =>
  table.submit(seat, command(), {
    kind: "answer",
    question: table.viewOf("public")!.waiting!.id,
    value: { branch: word },
  });
const undo = (seat: number) => table.undo(seat, command());
const stop = (seat: number, armed: boolean) => table.submit(seat, command(), { kind: "stop", at: "line", armed });
const restart = async (version: string): Promise<void> => {
  const { id } = table;
  await rig.end();
  applied = 0;
  ({ tables, store } = await rig.tables(undefined, counted(version)));
  table = (await tables.open(id))!;
};

it("takes back and opens again at the cost of what was done, not of the whole game each time", async () => {
  for (let n = 0; n < 60; n++) await write(0, n % 10 === 9 ? "throw" : "one");
  applied = 0;
  for (let n = 0; n < 100; n++) {
    await write(0, "one");
    await write(0, "two");
    expect(await undo(0)).toMatchObject({ ok: true });
  }
  expect(applied).toBeLessThan(5 * 300);
  const before = table.viewOf(0);
  const rows = (await store.rows(table.id, 0)).length;
  await restart("2");
  expect(applied).toBeLessThan(5 * rows);
  expect(table.viewOf(0)).toEqual(before);
  // From a snapshot, and back beyond it.
  for (let n = 0; n < 30; n++) expect(await undo(0)).toMatchObject({ ok: true });
  await restart("2");
  expect(applied).toBeLessThan(5 * rows);
  await write(0, "close");
  await restart("2");
  applied = 0;
  const first = await table.past.moment({ player: "anna" }, 0);
  const { of } = first as { of: number };
  for (let at = 0; at < 10; at++)
    expect(await table.past.moment({ player: "anna" }, of - 1 - at)).toMatchObject({ of });
  expect(applied).toBeLessThan(8 * rows);
});

it("takes no more than so many rows of a seat, but always the answers it waits for", async () => {
  const counts = store.countRows.bind(store);
  store.countRows = async (id) => new Map([...(await counts(id)), [0, MOST_ROWS - 2]]);
  await tables.sweep(Number.POSITIVE_INFINITY);
  table = (await tables.open(table.id))!;
  const tooMany = { ok: false, refusal: { reason: "tooManyRows", with: { most: MOST_ROWS } } };
  expect(await stop(0, false)).toMatchObject({ ok: true });
  expect(await write(0, "one")).toMatchObject({ ok: true });
  expect(await stop(0, false)).toMatchObject(tooMany);
  expect(await undo(0)).toMatchObject(tooMany);
  expect(await write(0, "two")).toMatchObject({ ok: true });
  expect(await write(0, "hand")).toMatchObject({ ok: true });
  expect(await stop(1, false)).toMatchObject({ ok: true });
});

it("notices a row that is not what was written, says which, and keeps the game as it stands", async () => {
  for (const word of ["one", "two", "throw", "one"]) await write(0, word);
  const { id } = table;
  const harm = async (sql: string) => {
    await rig.end();
    const db = new DatabaseSync(join(rig.folder.path, "paravent.db"));
    db.exec(sql);
    db.close();
    ({ tables, store } = await rig.tables(undefined, counted()));
    rig.log.lines.length = 0;
    table = (await tables.open(id))!;
  };
  await harm("UPDATE snapshots SET state = replace(state, 'one', 'two')");
  expect(rig.log.lines.join()).toMatch(/row 4: the snapshot differs.*the record of a game is damaged/);
  expect(await write(0, "one")).toMatchObject({ ok: true });
  await harm("UPDATE log SET events = replace(events, 'two', 'one') WHERE seq = 2; DELETE FROM snapshots");
  expect(rig.log.lines.join()).toMatch(/row 2: the events differ.*the record of a game is damaged/);
  expect(await table.summary("anna")).toMatchObject({ frozen: true, damaged: true });
  expect(await stop(0, false)).toMatchObject({ ok: false, refusal: { reason: "damaged" } });
  await harm("UPDATE log SET events = '[{' WHERE seq = 3");
  expect(rig.log.lines.join()).toMatch(/row 3: it is damaged/);
  expect(await table.summary("anna")).toMatchObject({ frozen: true, damaged: true });
  expect(await stop(0, false)).toMatchObject({ ok: false, refusal: { reason: "damaged" } });
});
