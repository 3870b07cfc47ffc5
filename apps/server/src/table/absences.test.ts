import { tabled } from "@paravent/kernel";
import type { Absence, Timing } from "@paravent/protocol";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { LogRow, Store } from "../store/store.ts";
import { Ear, guest, makeTable, Rig, settled } from "../testing/rig.ts";
import { TestClock } from "../testing/test-clock.ts";
import { toy } from "../testing/toy.ts";
import { replacementAt } from "./seating.ts";
import type { Table } from "./table.ts";
import type { Tables } from "./tables.ts";

const MINUTE = 60_000;

let clock: TestClock;
let rig: Rig;
let tables: Tables;
let store: Store;
beforeEach(async () => {
  clock = new TestClock(Date.UTC(2026, 10, 16, 12), () => store);
  rig = new Rig();
  ({ tables, store } = await rig.tables());
});
afterEach(async () => {
  clock.stop();
  await rig.remove();
});

/** Anna and Bert, with ten minutes for each decision. */
async function agreed(given: Absence | Timing, at = tables, decisionSeconds: number | null = 600): Promise<Table> {
  const [anna, bert] = await Promise.all(["anna", "bert"].map((name) => guest(store, name)));
  const seats = ["me", "open"] as const;
  const made = await at.making.create(anna!, {
    game: "toy",
    language: "en",
    seats: [...seats],
    options: {},
    decisionSeconds,
    timing: typeof given === "string" ? { absence: given } : given,
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

it("a bot that another process has put in plays here, too: that process may die before it does", async () => {
  const table = await agreed("wait");
  await bid(table, 0, 1);
  expect(await store.standIn(table.id, 1, "bert", replacementAt("toy"), Date.now())).toBe(true);
  table.heard({ table: table.id, what: "seats", line: null });
  await clock.pass(1);
  expect((await rowsOf(table, 1))[0]?.command).toMatch(/^bot:1-/);
});

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

it("a reserve is drawn on by those who must act, filled again by time saved, and never beyond its cap", async () => {
  const bank = { seconds: 60, cap: 90 };
  const table = await agreed({ absence: "wait", bank }, tables, 30);
  const left = async (player: string) => {
    const ear = new Ear(player);
    await table.follow(ear);
    table.leave(ear);
    const [first] = ear.heard.flatMap((message) => (message.t === "table" ? [message] : []));
    return [first!.timeLeft, first!.reserve];
  };
  expect(await left("anna")).toEqual([90_000, 60_000]);
  await clock.pass(20_000);
  await bid(table, 0, 1, 9);
  // Anna has saved ten seconds; Bert draws on his reserve, and only his.
  await clock.pass(50_000);
  expect(await left("bert")).toEqual([20_000, 60_000]);
  await bid(table, 1, 1);
  expect(await left("anna")).toEqual([100_000, 70_000]);
  // A jump of the machine's hour takes nothing from anybody, nor does a restart.
  vi.setSystemTime(Date.now() + 3_600_000);
  expect(await left("anna")).toEqual([100_000, 70_000]);
  vi.setSystemTime(Date.now() - 3_600_000);
  await table.submit(0, "anna-looks", { kind: "answer", question: 2, value: ["seat-1"] });
  expect(await left("anna")).toEqual([120_000, 90_000]);
  const { id } = table;
  await rig.end();
  ({ tables, store } = await rig.tables());
  const again = (await tables.open(id))!;
  expect(again.viewOf(1)?.question).not.toBeNull();
  expect((await store.rows(id, 1)).map(({ seat, bank: rest }) => [seat, rest])).toEqual([
    [0, 70_000],
    [1, 20_000],
    [0, 90_000],
  ]);
  const ear = new Ear("bert");
  await again.follow(ear);
  expect(ear.heard[0]).toMatchObject({ reserve: 20_000 });
});

it("where no clock runs, most of the others can have a bot play for who is away, and who comes back takes over", async () => {
  const players = await Promise.all(["anna", "bert", "carl"].map((name) => guest(store, name)));
  const table = await makeTable(tables, players[0]!, ["me", "open", "open"]);
  for (const { id } of players.slice(1)) await table.join(id, undefined);
  const ears = ["anna", "bert", "carl"].map((name) => new Ear(name));
  for (const ear of ears) await table.follow(ear);
  const vote = (who: string, seat: number, agree = true) => table.absences.vote(who, seat, agree, "x");
  await clock.pass(60 * MINUTE);
  // Who is there thinks, however long.
  expect(await vote("anna", 1)).toBe("notAway");
  table.leave(ears[1]!);
  await clock.pass(2 * MINUTE);
  expect(await vote("anna", 1)).toBe("notAway");
  expect((await table.summary(null)).seats[1]?.votes).toEqual({ given: [], needed: 2, opensIn: MINUTE });
  await clock.pass(MINUTE);
  expect((await table.summary(null)).seats[1]?.votes).toEqual({ given: [], needed: 2 });
  expect(await vote("dora", 1)).toBe("notSeated");
  expect(await vote("bert", 1)).toBe("notAway");
  expect(await vote("anna", 1)).toBe("done");
  expect((await table.summary(null)).seats[1]).toMatchObject({ votes: { given: [0], needed: 2 } });
  expect(await vote("anna", 1, false)).toBe("done");
  expect(await vote("carl", 1)).toBe("done");
  expect((await table.summary(null)).seats[1]).toMatchObject({ votes: { given: [2], needed: 2 } });
  expect(await vote("anna", 1)).toBe("done");
  await clock.settle();
  expect((await store.table(table.id))?.seats[1]).toMatchObject({ player: "bert", substitute: { bot: "random" } });
  expect(await rowsOf(table, 1)).toHaveLength(1);
  expect(await table.absences.comeBack("bert", "x")).toBe("back");
});

it("a table that comes to wait for somebody who is away says so", async () => {
  const table = await agreed("wait", tables, null);
  const ears = ["anna", "bert"].map((name) => new Ear(name));
  for (const ear of ears) await table.follow(ear);
  const told = () =>
    ears[0]!.heard.flatMap((message) => ("table" in message && typeof message.table === "object" ? message.table : []));
  const votes = () => told().at(-1)?.seats[1]?.votes;
  await bid(table, 0, 1, 9);
  await bid(table, 1, 1);
  table.leave(ears[1]!);
  await clock.pass(MINUTE);
  // Anna has won and looks: it is not Bert who is waited for.
  expect(votes()).toBeUndefined();
  await table.submit(0, "anna-looks", { kind: "answer", question: 2, value: ["seat-1"] });
  await clock.pass(1_000, 200);
  expect(votes()).toMatchObject({ given: [], needed: 1 });
  expect(votes()?.opensIn).toBe(3 * MINUTE);
});

it("a vote is not stuck where most are away: after a day those who are left decide", async () => {
  const names = ["anna", "bert", "carl", "dora"];
  const players = await Promise.all(names.map((name) => guest(store, name)));
  const table = await makeTable(tables, players[0]!, ["me", "open", "open", "open"]);
  for (const { id } of players.slice(1)) await table.join(id, undefined);
  await table.follow(new Ear("anna"));
  const vote = (seat: number) => table.absences.vote("anna", seat, true, "x");
  const isReplaced = async (seat: number) => "substitute" in (await store.table(table.id))!.seats[seat]!;
  await clock.pass(60 * MINUTE);
  expect(await vote(1)).toBe("done");
  // Carl and Dora are away as well, but they may come and object.
  expect((await table.summary(null)).seats[1]).toMatchObject({ votes: { given: [0], needed: 2 } });
  expect(await isReplaced(1)).toBe(false);
  await clock.pass(24 * 60 * MINUTE);
  expect(await vote(1)).toBe("done");
  await clock.settle();
  expect([await isReplaced(1), await isReplaced(2)]).toEqual([true, false]);
});

it("who has answered, and who sits at a table whose clock does something, is not voted about", async () => {
  const free = await agreed("defaults", tables, null);
  await bid(free, 1, 1);
  await clock.pass(60 * MINUTE);
  expect(await free.absences.vote("anna", 1, true, "x")).toBe("notAway");
  const timed = await agreed("substitute", tables, 7200);
  await clock.pass(60 * MINUTE);
  expect(await timed.absences.vote("anna", 1, true, "x")).toBe("notAway");
  const waits = await agreed("wait", tables, 600);
  await clock.pass(9 * MINUTE);
  expect(await waits.absences.vote("anna", 1, true, "x")).toBe("notAway");
  await clock.pass(MINUTE);
  expect(await waits.absences.vote("anna", 1, true, "x")).toBe("done");
});

it("a pause ends by itself when it is used up, and there is none where nothing was agreed on", async () => {
  const table = await agreed({ absence: "forfeit", pauseDays: 1 }, tables, 86_400);
  await bid(table, 0, 1);
  expect(await table.absences.pause("bert", true, "x")).toBe("done");
  expect(await table.absences.pause("carl", true, "x")).toBe("notSeated");
  await clock.pass(24 * 60 * MINUTE);
  expect((await table.summary("anna")).seats[1]).toMatchObject({ pause: { left: 0 } });
  expect(await table.absences.pause("bert", true, "x")).toBe("noPause");
  expect(table.seatOf("bert")).toBe(1);
  await clock.pass(24 * 60 * MINUTE);
  expect(table.seatOf("bert")).toBeNull();
  const none = await agreed("forfeit", tables, 86_400);
  expect(await none.absences.pause("bert", true, "x")).toBe("noPause");
});
