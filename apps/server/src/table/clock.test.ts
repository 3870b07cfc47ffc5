import { loadDiktat } from "@paravent/diktat/node";
import { firstRow, replay, type Setup } from "@paravent/kernel";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { LogRow, Store } from "../store/store.ts";
import { Ear, guest, Rig, until } from "../testing/rig.ts";
import { toy } from "../testing/toy.ts";
import { askedAt, DecisionClock } from "./clock.ts";
import { asRow } from "./load.ts";
import type { Table } from "./table.ts";
import type { Tables } from "./tables.ts";

let rig: Rig;
let tables: Tables;
let store: Store;
beforeEach(async () => {
  rig = new Rig();
  ({ tables, store } = await rig.tables());
});
afterEach(async () => {
  vi.useRealTimers();
  await rig.remove();
});

/** Two people at a table whose clock gives them this long. */
async function timed(decisionSeconds: number | null, at = tables, options = {}): Promise<Table> {
  const [anna, bert] = await Promise.all(["anna", "bert"].map((name) => guest(store, name)));
  const made = await at.making.create(anna!, {
    game: "toy",
    language: "en",
    seats: ["me", "open"],
    options,
    decisionSeconds,
  });
  if (!made.ok) throw new Error(made.refusal.reason);
  await made.value.join(bert!.id, undefined);
  return made.value;
}

/** Answers of the clock, as they lie in the log. */
const byClock = async (id: string): Promise<LogRow[]> =>
  (await store.rows(id, 0)).filter(({ command }) => command?.startsWith("clock:"));

it("DK-RUL-103 · when time is up the default counts as an ordinary answer of those who owe one", async () => {
  const table = await timed(1);
  const ear = new Ear(null);
  await table.follow(ear);
  await table.submit(0, "anna-bids", { kind: "answer", question: 1, value: 4 });
  await until(async () => (await byClock(table.id)).length > 0);
  const [first] = await byClock(table.id);
  expect(first).toMatchObject({ seat: 1, input: { kind: "answer", seat: 1, question: 1, value: 0 } });
  await until(() => ear.heard.some((message) => message.t === "update" && message.entries.some(({ late }) => late)));
  const told = ear.heard.flatMap((message) => (message.t === "update" ? message.entries : []));
  expect(told.filter(({ late }) => late).map(({ seat }) => seat)).toContain(1);
  const rows = await store.rows(table.id, 0);
  const begun = firstRow(toy, rows[0]!.input as Setup).state;
  expect(() => replay(toy, begun, rows.slice(1).map(asRow))).not.toThrow();
});

it("DK-RUL-103 · a game that everybody has left alone is played to its end by the clock", async () => {
  const { tables: other } = await rig.tables(store, { ...loadDiktat(), id: "toy" });
  const table = await timed(0, other);
  await until(async () => (await store.table(table.id))?.status === "over");
  const rows = await store.rows(table.id, 1);
  expect(rows.every(({ command }) => command?.startsWith("clock:"))).toBe(true);
  expect(rows.flatMap(({ events }) => events).some(({ type }) => type === "oathSworn" || type === "traded")).toBe(
    false,
  );
  expect(rig.log.lines).toEqual([]);
});

it("runs on through a restart, from the moment of the last row", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 3_600_000 });
  const { id } = await timed(600);
  await rig.end();
  vi.useRealTimers();
  ({ tables, store } = await rig.tables());
  tables.resume();
  await until(async () => (await byClock(id)).length > 0);
  expect((await byClock(id))[0]!.seat).toBe(0);
});

it("says how long there is left, and nothing where no clock runs", async () => {
  const [slow, none] = [await timed(600), await timed(null)];
  const [ear, deaf] = [new Ear("anna"), new Ear("anna")];
  await slow.follow(ear);
  await none.follow(deaf);
  const left = ear.heard.flatMap((message) => (message.t === "table" ? [message.timeLeft] : []))[0]!;
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(600_000);
  expect(ear.heard[0]).toMatchObject({ table: { decisionSeconds: 600 } });
  expect(deaf.heard[0]).not.toHaveProperty("timeLeft");
  expect([slow.idle, none.idle]).toEqual([false, false]);
  slow.leave(ear);
  none.leave(deaf);
  await until(() => none.idle);
  // A table whose clock runs stays in memory, or nobody would hear it ring.
  expect(slow.idle).toBe(false);
});

const row = (seq: number, input: LogRow["input"]): LogRow => ({
  seq,
  seat: 0,
  command: `c-${seq}`,
  input,
  events: [],
  known: true,
  seen: null,
  undoable: false,
  drawn: null,
  rules: "1",
  at: seq * 10,
});

it("counts from the row that opened the question: nothing else gains time", () => {
  const rows = [
    row(1, { kind: "answer", seat: 0, question: 1, value: 0 }),
    row(2, { kind: "answer", seat: 0, question: 2, value: 0 }),
    row(3, { kind: "act", seat: 1, question: 2, act: "show", value: true }),
    row(4, { kind: "stop", seat: 1, at: "round", armed: true }),
    row(5, { kind: "setting", seat: 1, about: "*", ask: "never" }),
  ];
  expect(askedAt(rows, 2)).toBe(10);
  expect(askedAt(rows, 3)).toBe(30);
  expect(askedAt([...rows, row(6, { kind: "rewind", seat: 0, to: 1 })], 7)).toBe(60);
  expect(askedAt([row(0, { seats: 2, seed: "s", options: null })], 1)).toBe(0);
  expect(askedAt(rows.slice(1), 2)).toBeNull();
});

it("a question has its time, whatever happens to the machine's hour meanwhile", async () => {
  const [back, forth] = [await timed(600), await timed(600)];
  const left = async (table: Table): Promise<number> => {
    const ear = new Ear("anna");
    await table.follow(ear);
    table.leave(ear);
    return ear.heard.flatMap((message) => (message.t === "table" ? [message.timeLeft!] : []))[0]!;
  };
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 3_600_000 });
  expect(await left(back)).toBeLessThanOrEqual(600_000);
  vi.setSystemTime(Date.now() + 7_200_000);
  expect(await left(forth)).toBeGreaterThan(590_000);
  await forth.submit(0, "anna-bids", { kind: "answer", question: 1, value: 4 });
  await forth.submit(1, "bert-bids", { kind: "answer", question: 1, value: 3 });
  vi.setSystemTime(Date.now() - 7_200_000);
  expect(await left(forth)).toBeGreaterThan(590_000);
  expect(await left(forth)).toBeLessThanOrEqual(600_000);
  expect([await byClock(back.id), await byClock(forth.id)]).toEqual([[], []]);
});

it("a question asked in the future is asked now: who restarts with an earlier hour waits no longer than the time there is", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_600_000 });
  const { id } = await timed(600);
  await rig.end();
  vi.useRealTimers();
  ({ tables, store } = await rig.tables());
  const ear = new Ear("anna");
  await (await tables.open(id))!.follow(ear);
  const left = ear.heard.flatMap((message) => (message.t === "table" ? [message.timeLeft!] : []))[0]!;
  expect(left).toBeGreaterThan(590_000);
  expect(left).toBeLessThanOrEqual(600_000);
});

it("rings once, at the moment last set, however far it is", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  let rung = 0;
  const clock = new DecisionClock(() => rung++);
  clock.set(performance.now() + 1000);
  clock.set(performance.now() + 5000);
  vi.advanceTimersByTime(1500);
  expect([rung, clock.running]).toEqual([0, true]);
  vi.advanceTimersByTime(5000);
  expect([rung, clock.running]).toEqual([1, false]);
  clock.set(performance.now() + 4_000_000_000);
  vi.advanceTimersByTime(3_900_000_000);
  expect(rung).toBe(1);
  vi.advanceTimersByTime(200_000_000);
  expect(rung).toBe(2);
  clock.set(performance.now() + 10);
  clock.set(null);
  vi.advanceTimersByTime(100);
  expect([rung, clock.running]).toEqual([2, false]);
});
