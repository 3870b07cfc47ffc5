import { afterEach, beforeEach, expect, it } from "vitest";
import type { Store } from "../store/store.ts";
import { Ear, guest, makePeople, makeTable, Rig, until } from "../testing/rig.ts";
import { toy } from "../testing/toy.ts";
import type { Tables } from "./tables.ts";

let rig: Rig;
let tables: Tables;
let store: Store;
beforeEach(async () => {
  rig = new Rig();
  ({ tables, store } = await rig.tables());
});
afterEach(() => rig.remove());

it("DK-RUL-104 · who leaves for good is replaced by a bot that sees the same, and the table is told", async () => {
  const table = await makePeople(tables, store, ["anna", "bert"]);
  const [anna, bert] = [new Ear("anna"), new Ear("bert")];
  await table.follow(anna);
  await table.follow(bert);
  const before = table.viewOf(1);
  expect(await table.giveUp("bert")).toBe("left");
  expect(table.viewOf(1)).toEqual(before);
  await until(async () => (await store.rows(table.id, 1)).some(({ seat }) => seat === 1));

  const [row] = (await store.rows(table.id, 1)).filter(({ seat }) => seat === 1);
  expect(row!.command).toMatch(/^bot:1-/);
  expect(row!.input).toMatchObject({ kind: "answer", question: 1 });
  const seats = () => anna.heard.flatMap((message) => (message.t === "table" ? [message.table.seats[1]!] : []));
  await until(() => seats().at(-1)?.kind === "bot");
  expect(seats().at(-1)).toMatchObject({ kind: "bot", bot: "random", replaces: "bert" });
  // Who has left sees what spectators see, and has no say any more.
  const last = bert.heard.flatMap((message) => (message.t === "table" ? [message] : [])).at(-1)!;
  expect([last.table.you, last.view?.who]).toEqual([null, "public"]);
  expect(table.seatOf("bert")).toBeNull();
  expect(await table.giveUp("bert")).toBe("notSeated");
});

it("DK-RUL-104 · the bot stays through a restart, and plays to the end", async () => {
  const { id } = await makePeople(tables, store, ["anna", "bert"]);
  const table = (await tables.open(id))!;
  await table.giveUp("bert");
  await rig.end();
  ({ tables, store } = await rig.tables());
  tables.resume();
  await until(async () => (await store.rows(id, 1)).some(({ seat }) => seat === 1));
  await (await tables.open(id))!.giveUp("anna");
  await until(async () => (await store.table(id))?.status === "over");
  expect(await (await tables.open(id))!.giveUp("anna")).toBe("notSeated");
});

it("a seat left before the game is open again", async () => {
  const anna = await guest(store, "anna");
  const table = await makeTable(tables, anna, ["me", "open"]);
  await guest(store, "bert");
  expect(await table.giveUp("bert")).toBe("notSeated");
  expect(await table.giveUp("anna")).toBe("left");
  expect((await store.table(table.id))?.seats).toEqual([{ kind: "open" }, { kind: "open" }]);
  expect(await table.join("bert", 0)).toBe("seated");
  expect(table.viewOf("public")).toBeNull();
});

it("nobody leaves a game that is over", async () => {
  const anna = await guest(store, "anna");
  const table = await makeTable(tables, anna, ["me", { bot: "random" }]);
  await store.setStatus(table.id, "over");
  expect(await table.giveUp("anna")).toBe("over");
});

it("a request to take back needs the leaver's consent no more", async () => {
  const people = ["anna", "bert", "carl"].map((name) => guest(store, name));
  const [anna, ...others] = await Promise.all(people);
  const { tables: kind } = await rig.tables(store, { ...toy, discloses: () => false });
  const made = await kind.making.create(anna!, {
    game: "toy",
    language: "en",
    seats: ["me", "open", "open"],
    options: {},
    undo: "consent",
  });
  if (!made.ok) throw new Error(made.refusal.reason);
  const table = made.value;
  for (const { id } of others) await table.join(id, undefined);
  for (const seat of [0, 1, 2])
    await table.submit(seat, `bid-of-${seat}`, { kind: "answer", question: 1, value: seat });
  expect(await table.undo(0, "undo-please")).toMatchObject({ ok: true });
  expect(await table.consent(1, true)).toMatchObject({ ok: true });
  await table.giveUp("carl");
  await until(async () =>
    (await store.rows(table.id, 1)).some(({ input }) => "kind" in input && input.kind === "rewind"),
  );
});

it("who leaves cannot have answered for the bot that comes, whatever names the commands were given", async () => {
  const table = await makePeople(tables, store, ["anna", "bert"]);
  const arm = (command: string, armed: boolean) => table.submit(1, command, { kind: "stop", at: "round", armed });
  for (let seq = 0; seq <= 40; seq++)
    expect(await arm(`bot-1-question-1-at-${seq}`, seq % 2 === 0)).toEqual({ ok: true, seq: seq + 1 });
  for (const own of ["bot:1-question-1-at-41", "clock:question-1-at-41", "consent:at-41"])
    expect(await arm(own, false)).toMatchObject({ ok: false, refusal: { reason: "malformed" } });
  await table.giveUp("bert");
  await until(() => table.viewOf(1)?.waiting?.answered.includes(1) ?? false);
});

it("what a leaver sent before leaving and the table reads after it counts no more", async () => {
  const table = await makePeople(tables, store, ["anna", "bert"]);
  const from = { player: "bert", lane: "bert" };
  const [left, reply, said] = await Promise.all([
    table.giveUp("bert"),
    table.submit(1, "one-more-bid", { kind: "answer", question: 1, value: 9 }, from),
    table.say(1, "one-more-word", null, "and another thing", from),
  ]);
  expect(left).toBe("left");
  for (const late of [reply, said]) expect(late).toMatchObject({ ok: false, refusal: { reason: "notSeated" } });
});
