import { firstRow, replay, type Setup } from "@paravent/kernel";
import { afterEach, beforeEach, expect, it } from "vitest";
import { addVacation } from "../accounts/vacations.ts";
import { Caller } from "../calls/caller.ts";
import type { Message } from "../calls/message.ts";
import type { Sent } from "../calls/sending.ts";
import type { ChannelRecord } from "../store/calls.ts";
import type { Store } from "../store/store.ts";
import { makeReachable } from "../testing/reachable.ts";
import { guest, Rig } from "../testing/rig.ts";
import { TestClock } from "../testing/test-clock.ts";
import { toy } from "../testing/toy.ts";
import { asRow } from "./load.ts";
import type { Table } from "./table.ts";
import type { Tables } from "./tables.ts";

const HOUR = 3_600_000;
const NAMES = ["anna", "bert", "carl"];

/** Monday, at nine. */
const MONDAY = Date.UTC(2026, 10, 16, 9);

let clock: TestClock;
let rig: Rig;
let tables: Tables;
let store: Store;
let caller: Caller;
let table: Table;
/** Who was called, and when. */
let calls: { player: string; at: number; message: Message }[];
beforeEach(async () => {
  clock = new TestClock(MONDAY, () => store);
  rig = new Rig();
  calls = [];
  await open();
});
afterEach(async () => {
  clock.stop();
  await caller.close();
  await rig.remove();
});

async function open(): Promise<void> {
  ({ tables, store } = await rig.tables());
  const send = async ({ player }: ChannelRecord, message: Message): Promise<Sent> => {
    calls.push({ player, at: Date.now(), message });
    return "arrived";
  };
  caller = new Caller({
    store,
    log: rig.log,
    senders: new Map([["ntfy", { send }]]),
    after: HOUR / 4,
    look: async (id) => (await (await tables.open(id))?.awaited()) ?? null,
    gameOf: () => ({ game: "Toy", picture: null }),
    momentOf: () => null,
  });
}

async function restart(): Promise<void> {
  await caller.close();
  await rig.end();
  await open();
  tables.resume();
  await clock.settle();
  table = (await tables.open(table.id))!;
}

/** Lets time pass until an hour of this week, and has everybody called who is to be. */
async function until(day: number, hour: number): Promise<void> {
  const then = MONDAY + day * 24 * HOUR + (hour - 9) * HOUR;
  while (Date.now() < then) {
    await clock.pass(Math.min(HOUR / 2, then - Date.now()));
    await caller.round();
  }
}

const question = (): number => table.viewOf("public")!.waiting!.id;
const waitsFor = (): number[] => {
  const { seats, answered } = table.viewOf("public")!.waiting!;
  return seats.filter((seat) => !answered.includes(seat));
};

async function answer(seat: number, value: number | string[]): Promise<void> {
  const input = { kind: "answer", question: question(), value } as const;
  const from = { player: NAMES[seat]!, lane: "x" };
  expect(await table.submit(seat, `by-hand-${seat}-${question()}`, input, from)).toMatchObject({ ok: true });
  await clock.settle();
}

const seatOf = async (seat: number) => (await store.table(table.id))!.seats[seat];

it("a game over a week: deadlines, a pause, days off, a weekend, a substitute, a return; nothing is lost", async () => {
  const [anna, bert, carl] = await Promise.all(NAMES.map((name) => guest(store, name)));
  for (const player of NAMES) await makeReachable(store, player);
  const made = await tables.making.create(anna!, {
    game: "toy",
    language: "en",
    seats: ["me", "open", "open"],
    options: { rounds: 3 },
    decisionSeconds: 86_400,
    timing: { absence: "substitute", weekendsOff: true, pauseDays: 2 },
  });
  if (!made.ok) throw new Error(made.refusal.reason);
  table = made.value;
  for (const { id } of [bert!, carl!]) await table.join(id, undefined);
  await clock.settle();

  // Monday: everybody bids, and Anna, who wins, looks in the evening.
  await answer(0, 9);
  await answer(1, 1);
  await answer(2, 2);
  await until(0, 20);
  await answer(0, ["seat-1"]);

  // Tuesday: Bert stops his clock for a day. The evening passes, and nobody moves for him.
  await until(1, 8);
  expect(await table.absences.pause("bert", true, "x")).toBe("done");
  await answer(0, 9);
  await answer(2, 2);
  await until(2, 8);
  expect(waitsFor()).toEqual([1]);
  expect(await table.absences.pause("bert", false, "x")).toBe("done");
  expect((await table.summary("anna")).seats[1]).toMatchObject({ pause: { left: 24 * HOUR } });

  // The server is restarted. Bert still has until Wednesday evening, and answers in time.
  await restart();
  await until(2, 19);
  await answer(1, 1);
  expect(calls.some(({ player, message }) => player === "bert" && message.title.includes("Your turn"))).toBe(true);

  // Anna looks on Thursday; on Friday Carl is on vacation, which he noted on Wednesday.
  expect(await addVacation(store, "carl", { from: "2026-11-20", until: "2026-11-20" }, Date.now())).toBeNull();
  await until(3, 12);
  await answer(0, ["seat-2"]);
  await answer(0, 9);
  await until(4, 9);
  expect((await table.summary("anna")).seats[2]).toMatchObject({ vacation: Date.UTC(2026, 10, 21) });

  // Bert has had his day on Friday at noon: a bot answers for him, after he was called. Carl has until Monday at noon.
  await until(4, 11.5);
  expect(waitsFor()).toEqual([1, 2]);
  await until(4, 12);
  expect(waitsFor()).toEqual([2]);
  expect(await seatOf(1)).toMatchObject({ player: "bert", substitute: { since: Date.now() } });
  await until(6, 23);
  expect(waitsFor()).toEqual([2]);
  await until(7, 11.5);
  expect(waitsFor()).toEqual([2]);

  // Bert comes back on Monday morning, and Carl does not: a bot opens the last bids.
  expect(await table.absences.comeBack("bert", "x")).toBe("back");
  await until(7, 12);
  expect(await seatOf(1)).not.toHaveProperty("substitute");
  expect(await seatOf(2)).toHaveProperty("substitute");
  expect(waitsFor()).toEqual([0]);
  await answer(0, ["seat-1"]);
  expect((await store.table(table.id))!.status).toBe("over");

  // All that was answered is there, and tells the same game again.
  const rows = await store.rows(table.id, 0);
  const byHand = rows.filter(({ command }) => command?.startsWith("by-hand"));
  expect(rows).toHaveLength(1 + byHand.length + 2);
  const begun = firstRow(toy, rows[0]!.input as Setup).state;
  expect(() => replay(toy, begun, rows.slice(1).map(asRow))).not.toThrow();

  // Nobody was moved for who had not been called since the question was asked.
  for (const { seat, command, at, seq } of rows) {
    if (seat === null || !command?.startsWith("bot:")) continue;
    const asked = rows.findLast((row) => row.seq < seq && row.input !== undefined && row.seat === 0)!;
    const called = calls.filter(
      (call) => call.player === NAMES[seat] && call.at >= asked.at - 24 * HOUR && call.at < at,
    );
    expect(called.length, NAMES[seat]).toBeGreaterThan(0);
  }
  expect(rig.log.lines).toEqual([]);
});
