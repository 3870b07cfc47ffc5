import { tabled } from "@paravent/kernel";
import type { Absence } from "@paravent/protocol";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { LogRow, Store } from "../store/store.ts";
import { Ear, guest, Rig, settled } from "../testing/rig.ts";
import { TestClock } from "../testing/test-clock.ts";
import { toy } from "../testing/toy.ts";
import type { Table } from "./table.ts";
import type { Tables } from "./tables.ts";

const MINUTE = 60_000;

let clock: TestClock;
let rig: Rig;
let tables: Tables;
let store: Store;
beforeEach(async () => {
  clock = new TestClock(Date.UTC(2026, 10, 16, 12));
  rig = new Rig();
  ({ tables, store } = await rig.tables());
});
afterEach(async () => {
  clock.stop();
  await rig.remove();
});

/** Anna and Bert, with ten minutes for each decision. */
async function agreed(absence: Absence, at = tables, decisionSeconds: number | null = 600): Promise<Table> {
  const [anna, bert] = await Promise.all(["anna", "bert"].map((name) => guest(store, name)));
  const seats = ["me", "open"] as const;
  const made = await at.create(anna!, {
    game: "toy",
    language: "en",
    seats: [...seats],
    options: {},
    decisionSeconds,
    timing: { absence },
  });
  if (!made.ok) throw new Error(made.refusal.reason);
  await made.value.join(bert!.id, undefined);
  await clock.settle();
  return made.value;
}

const rowsOf = async (table: Table, seat: number): Promise<LogRow[]> =>
  (await store.rows(table.id, 1)).filter((row) => row.seat === seat);

const bid = (table: Table, seat: number, question: number, value = 4) =>
  table.submit(
    seat,
    `bid-of-${seat}-at-${question}`,
    { kind: "answer", question, value },
    { player: ["anna", "bert"][seat]!, lane: "x" },
  );

it("where they wait, nothing happens when time is up, and everybody sees that it is", async () => {
  const table = await agreed("wait");
  await bid(table, 0, 1);
  await clock.pass(60 * MINUTE);
  expect(await rowsOf(table, 1)).toEqual([]);
  const ear = new Ear("anna");
  await table.follow(ear);
  expect(ear.heard[0]).toMatchObject({ timeLeft: 0, table: { timing: { absence: "wait" } } });
  expect(await bid(table, 1, 1)).toMatchObject({ ok: true });
});

it("a bot plays for who is late, in the seat and with the view that stay theirs, until they take over again", async () => {
  const table = await agreed("substitute");
  const ear = new Ear("anna");
  await table.follow(ear);
  await bid(table, 0, 1, 9);
  const before = table.viewOf(1);
  await clock.pass(10 * MINUTE - 1);
  expect(await rowsOf(table, 1)).toEqual([]);
  expect(table.viewOf(1)).toEqual(before);
  await clock.pass(1);
  const [first] = await rowsOf(table, 1);
  expect(first!.command).toMatch(/^bot:1-/);
  expect(table.seatOf("bert")).toBe(1);
  const seats = () => ear.heard.flatMap((message) => (message.t === "table" ? [message.table.seats[1]!] : []));
  expect(seats().at(-1)).toMatchObject({
    kind: "person",
    name: "bert",
    substitute: { bot: "random", since: Date.now() },
  });

  // Anna, who won, has her own time to look.
  expect(await table.absences.comeBack("bert", "x")).toBe("back");
  await clock.settle();
  expect(seats().at(-1)).not.toHaveProperty("substitute");
  expect(await table.absences.comeBack("bert", "x")).toBe("present");
  expect(await table.absences.comeBack("carl", "x")).toBe("notSeated");
  await table.submit(0, "anna-looks", { kind: "answer", question: 2, value: ["seat-1"] });
  await clock.settle();
  expect(await rowsOf(table, 1)).toHaveLength(1);
  expect(await bid(table, 1, 3)).toMatchObject({ ok: true });
});

it("who comes back to an open question has all the time there is for it, also after a restart", async () => {
  const table = await agreed("substitute");
  await store.standIn(table.id, 1, "bert", "random", Date.now());
  await clock.pass(9 * MINUTE);
  await table.absences.comeBack("bert", "x");
  await clock.pass(9 * MINUTE);
  // Anna has been asked for longer than there is time, Bert has not.
  expect((await store.table(table.id))?.seats).toMatchObject([{ substitute: {} }, { backAt: expect.any(Number) }]);
  await rig.end();
  ({ tables, store } = await rig.tables());
  tables.resume();
  await clock.pass(MINUTE - 2);
  expect((await store.table(table.id))?.seats[1]).not.toHaveProperty("substitute");
  await clock.pass(2);
  expect((await store.table(table.id))?.seats[1]).toHaveProperty("substitute");
});

it("who answers is back, without being asked", async () => {
  const table = await agreed("substitute");
  await store.standIn(table.id, 1, "bert", "random", Date.now());
  table.heard({ table: table.id, what: "seats", line: null });
  await settled();
  expect(await bid(table, 1, 1)).toMatchObject({ ok: true });
  expect((await store.table(table.id))?.seats[1]).not.toHaveProperty("substitute");
});

it("who forfeits has a bot in their seat for good", async () => {
  const table = await agreed("forfeit");
  await bid(table, 0, 1);
  await clock.pass(10 * MINUTE);
  expect((await store.table(table.id))?.seats[1]).toEqual({ kind: "bot", level: "random", replaces: "bert" });
  expect((await rowsOf(table, 1))[0]!.command).toMatch(/^bot:1-/);
  expect(await table.absences.comeBack("bert", "x")).toBe("notSeated");
});

it("where nobody may know who is asked, the cautious answer counts, and everybody keeps their seat", async () => {
  const { tables: other } = await rig.tables(store, { ...toy, procedures: veiled(toy.procedures) });
  const table = await agreed("substitute", other);
  await clock.pass(10 * MINUTE);
  const rows = await store.rows(table.id, 1);
  expect(rows.slice(0, 2).map(({ command }) => command?.split(":")[0])).toEqual(["clock", "clock"]);
  expect((await store.table(table.id))?.seats).toEqual([
    { kind: "person", player: "anna" },
    { kind: "person", player: "bert" },
  ]);
});

/** The same procedures, but nobody is told who bids. */
function veiled(procedures: typeof toy.procedures): typeof toy.procedures {
  const [name, procedure] = [...procedures][0]!;
  const bids = procedure.steps.get("bids")!;
  if (bids.kind !== "ask") throw new Error("the toy has another shape");
  const steps = new Map(procedure.steps).set("bids", { ...bids, veiled: true });
  return new Map([[name, tabled({ ...procedure, steps })]]) as typeof toy.procedures;
}

it("a table without a clock waits, whatever was agreed on", async () => {
  const table = await agreed("substitute", tables, null);
  await clock.pass(600 * MINUTE);
  expect(await store.rows(table.id, 1)).toEqual([]);
});
