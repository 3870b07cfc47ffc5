import { hashOf } from "@paravent/kernel";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Store } from "../store/store.ts";
import { guest, makePeople, makeTable, Rig } from "../testing/rig.ts";
import type { SeatInput } from "./command.ts";
import type { Table } from "./table.ts";
import type { Tables } from "./tables.ts";

let rig: Rig;
let tables: Tables;
let store: Store;
beforeEach(async () => {
  rig = new Rig();
  ({ tables, store } = await rig.tables());
});
afterEach(() => rig.remove());

const answer = (question: number, value: unknown): SeatInput => ({ kind: "answer", question, value: value as number });

/** Closes the table and compares the state it held in memory with the last row of its log. */
async function expectUntouched(table: Table, rows: number): Promise<void> {
  const log = await store.rows(table.id, 0);
  expect(log).toHaveLength(rows);
  await table.close();
  const snapshot = await store.snapshot(table.id);
  expect(hashOf(snapshot?.state)).toBe(log.at(-1)?.hash);
}

it("acknowledges a command when its row is in the log", async () => {
  const table = await makePeople(tables, store, ["anna", "bert"]);
  expect(await table.submit(1, "first-one", answer(1, 7))).toEqual({ ok: true, seq: 1 });
  expect(await table.submit(0, "other-one", answer(1, 3))).toEqual({ ok: true, seq: 2 });
  const rows = await store.rows(table.id, 0);
  expect(rows.map(({ seat, command }) => [seat, command])).toEqual([
    [null, null],
    [1, "first-one"],
    [0, "other-one"],
  ]);
  expect(rows[2]?.events.map(({ type }) => type)).toEqual(["bidsOpened"]);
});

it("carries a command out once, however often it is sent", async () => {
  const table = await makePeople(tables, store, ["anna", "bert"]);
  const stop: SeatInput = { kind: "stop", at: "round", armed: true };
  const twice = await Promise.all([table.submit(0, "same-stop", stop), table.submit(0, "same-stop", stop)]);
  expect(twice).toEqual([
    { ok: true, seq: 1 },
    { ok: true, seq: 1 },
  ]);
  // Another seat's command is another command, whatever it is called; and the first one is hidden from it.
  expect(await table.submit(1, "same-stop", stop)).toEqual({ ok: true, seq: 1 });
  await expectUntouched(table, 3);
});

it("knows a command again after a restart", async () => {
  const { id } = await makePeople(tables, store, ["anna", "bert"]);
  await (await tables.open(id))!.submit(0, "before-it", answer(1, 4));
  await rig.end();
  ({ tables, store } = await rig.tables());
  const table = (await tables.open(id))!;
  expect(await table.submit(0, "before-it", answer(1, 4))).toEqual({ ok: true, seq: 1 });
  expect(await table.submit(0, "before-it", answer(1, 9))).toEqual({ ok: true, seq: 1 });
  expect(await store.rows(id, 0)).toHaveLength(2);
  expect(await table.submit(1, "after-it", answer(1, 5))).toEqual({ ok: true, seq: 2 });
});

const BAD: [string, number, SeatInput, string][] = [
  ["an answer to a question that is past", 0, answer(0, 1), "stale"],
  ["an answer to a question to come", 0, answer(99, 1), "stale"],
  ["an answer of a seat that does not exist", 7, answer(2, 1), "notSeated"],
  ["an answer of a seat that is not asked", 1, answer(2, ["seat-0"]), "notAsked"],
  ["an answer that was not offered", 0, answer(2, ["seat-0"]), "notOffered"],
  ["an answer of another shape", 0, answer(2, { branch: "x" }), "malformed"],
  [
    "an answer that is too large",
    0,
    answer(
      2,
      Array.from({ length: 5000 }, () => "seat-1"),
    ),
    "tooLarge",
  ],
  ["an answer that is too deep", 0, answer(2, JSON.parse(`${"[".repeat(500)}${"]".repeat(500)}`)), "tooLarge"],
  ["an action nobody knows", 0, { kind: "act", question: 2, act: "fly", value: null }, "unknownAction"],
  ["a stop at no boundary", 0, { kind: "stop", at: "nowhere", armed: true }, "unknownBoundary"],
];

for (const [what, seat, input, reason] of BAD)
  it(`refuses ${what}, and nothing changes`, async () => {
    const table = await makePeople(tables, store, ["anna", "bert"]);
    await table.submit(0, "the-bid-of-0", answer(1, 8));
    await table.submit(1, "the-bid-of-1", answer(1, 2));
    const reply = await table.submit(seat, "the-bad-one", input);
    expect(reply.ok ? "accepted" : reply.refusal.reason).toBe(reason);
    await expectUntouched(table, 3);
  });

it("keeps its calm when the rules break, and tells no log what they held", async () => {
  const table = await makePeople(tables, store, ["anna", "bert"], { trap: 6 });
  await table.submit(0, "the-bid-of-0", answer(1, 1));
  const numbers = [0, 1].map((seat) => (table.viewOf(seat)!.game as { number: number }).number);
  const broken = await table.submit(1, "the-bid-of-1", answer(1, 6));
  expect(broken).toEqual({ ok: false, refusal: { reason: "rulesBroke", rule: null } });
  expect(rig.log.lines).toHaveLength(1);
  expect(rig.log.lines[0]).toContain("the rules broke");
  expect(rig.log.lines[0]).not.toContain(numbers.join());
  // The same seat may answer something else, and the game goes on.
  expect(await table.submit(1, "another-bid", answer(1, 5))).toEqual({ ok: true, seq: 2 });
  await expectUntouched(table, 3);
});

it("waits for all seats before anything can be answered", async () => {
  const anna = await guest(store, "anna");
  const table = await makeTable(tables, anna, ["me", "open"]);
  expect(await table.submit(0, "too-early", answer(1, 1))).toEqual({
    ok: false,
    refusal: { reason: "notStarted", rule: null },
  });
  expect(await table.join("bert", 1)).toBe("seated");
  expect(await table.join("bert", 0)).toBe("seated");
  expect(await table.join("carl", undefined)).toBe("seatTaken");
  expect([table.seatOf("anna"), table.seatOf("bert"), table.seatOf("carl"), table.seatOf(null)]).toEqual([
    0,
    1,
    null,
    null,
  ]);
  expect(await table.submit(0, "too-early", answer(1, 1))).toEqual({ ok: true, seq: 1 });
});
