import type { CreateTournament } from "@paravent/protocol";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openStore } from "../store/open.ts";
import type { PlayerRecord, Store } from "../store/store.ts";
import type { Tables } from "../table/tables.ts";
import type { Databases } from "../testing/own-postgres.ts";
import { makeReachable } from "../testing/reachable.ts";
import { guest, Rig, until } from "../testing/rig.ts";
import { thePostgres } from "../testing/the-postgres.ts";
import { Tournaments } from "./tournaments.ts";

const WISH: CreateTournament = {
  name: "Coupe",
  game: "toy",
  language: "en",
  seats: 2,
  rounds: 2,
  duplicate: true,
  fill: "byes",
  pace: "tables",
  visibility: "public",
};

interface House {
  readonly store: Store;
  readonly tables: Tables;
  readonly tournaments: Tournaments;
}

let postgres: Databases;
const rig = new Rig();
beforeAll(async () => {
  postgres = await thePostgres();
}, 120_000);
afterAll(() => rig.remove());

/** One process of several on a database. */
async function house(databaseUrl: string): Promise<House> {
  const store = await openStore({ databaseUrl, folder: "unused" });
  const { tables } = await rig.tables(store);
  await tables.listen();
  return { store, tables, tournaments: new Tournaments({ store, tables, log: rig.log }) };
}
const close = async ({ tables, store }: House) => {
  await tables.close();
  await store.close();
};

async function begun({ store, tournaments }: House, names: readonly string[], wish: Partial<CreateTournament> = {}) {
  const people: PlayerRecord[] = [];
  for (const name of names) {
    people.push(await guest(store, name));
    await makeReachable(store, name);
  }
  const made = await tournaments.create(people[0]!, { ...WISH, ...wish });
  if (!made.ok) throw new Error(made.refusal.reason);
  const { id } = made.value;
  for (const player of people) expect(await tournaments.join(player, id)).toBeNull();
  return { id, host: people[0]! };
}

/** Plays a table to its end, all seats at one process. */
async function play({ tables }: House, id: string): Promise<void> {
  const table = (await tables.open(id))!;
  const answer = async (seat: number, n: number) => {
    const { question } = table.viewOf(seat)!;
    if (!question || question.sealed !== undefined) return;
    const value = question.subject === "toy/look" ? [`seat-${1 - seat}`] : seat;
    const reply = await table.submit(seat, `play-${seat}-${n}`, { kind: "answer", question: question.id, value });
    expect(reply.ok).toBe(true);
  };
  for (let n = 0; n < 20 && !table.viewOf("public")!.outcome; n++) for (const seat of [0, 1]) await answer(seat, n);
  expect(table.viewOf("public")!.outcome).not.toBeNull();
}

it("two processes that pair one round at once make one round, and its last table may end at either", async () => {
  const url = await postgres.database("paired");
  const [here, there] = [await house(url), await house(url)];
  const { id, host } = await begun(here, ["anna", "bert", "carl", "dora"]);
  const both = await Promise.all([here.tournaments.next(host, id), there.tournaments.next(host, id)]);
  expect(both).toEqual([null, null]);
  const [first, ...more] = await here.store.tournaments.rounds(id);
  expect(more).toEqual([]);
  const [one, two] = first!.boards.map(({ table }) => table) as [string, string];
  for (const table of [one, two]) expect((await there.store.table(table))?.status).toBe("running");
  await play(here, one);
  await play(there, two);
  await until(async () => (await here.store.tournaments.find(id))?.round === 2);
  expect(await here.store.tournaments.rounds(id)).toHaveLength(2);
  await close(here);
  await close(there);
});

it("what a process has left undone in the middle of a round is done by the next", async () => {
  const url = await postgres.database("left");
  const dying = await house(url);
  const { id, host } = await begun(dying, ["emil", "fay", "gus", "hans"]);
  // It decides who meets whom, makes a table, and is no more.
  const { making } = dying.tables;
  const { arrange } = making;
  let made = 0;
  making.arrange = (table) => (made++ === 0 ? arrange.call(making, table) : Promise.reject(new Error("dead")));
  await expect(dying.tournaments.next(host, id)).rejects.toThrow("dead");
  await close(dying);

  const next = await house(url);
  next.tables.resume();
  next.tournaments.resume();
  const { boards } = (await next.store.tournaments.rounds(id))[0]!;
  await until(async () => (await next.store.table(boards[1]!.table)) !== null);
  await next.tournaments.goOn(id);
  for (const player of ["emil", "fay", "gus", "hans"])
    await until(async () => (await next.store.calls.due(`of-${player}`, 0)).length === 1);
  await close(next);
});
