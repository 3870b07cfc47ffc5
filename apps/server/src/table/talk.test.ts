import type { ChatLine } from "@paravent/protocol";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Store } from "../store/store.ts";
import { ledger } from "../testing/ledger.ts";
import { Ear, guest, makePeople, makeTable, Rig } from "../testing/rig.ts";
import type { Table } from "./table.ts";
import type { Tables } from "./tables.ts";

let rig: Rig;
let tables: Tables;
let store: Store;
let table: Table;
let ears: Record<"anna" | "bert" | "carl" | "nobody", Ear>;

beforeEach(async () => {
  rig = new Rig();
  ({ tables, store } = await rig.tables(undefined, ledger));
  table = await makePeople(tables, store, ["anna", "bert", "carl"]);
  ears = { anna: new Ear("anna"), bert: new Ear("bert"), carl: new Ear("carl"), nobody: new Ear(null) };
  for (const ear of Object.values(ears)) await table.follow(ear);
});
afterEach(() => rig.remove());

const said = (ear: Ear): string[] => ear.heard.flatMap((message) => (message.t === "said" ? [message.line.text] : []));
const whole = (ear: Ear): ChatLine[] => ear.heard.findLast((message) => message.t === "table")!.chat;
const reason = async (reply: ReturnType<Table["say"]>): Promise<string> => {
  const answer = await reply;
  return answer.ok ? "said" : answer.refusal.reason;
};

it("is heard by everybody at the table, or by the two it concerns", async () => {
  await table.say(0, "to-all-of-you", null, "  Good evening. ");
  await table.say(1, "in-private-1", 2, "Karst is mine.");
  expect(said(ears.anna)).toEqual(["Good evening."]);
  expect(said(ears.nobody)).toEqual(["Good evening."]);
  expect(said(ears.bert)).toEqual(["Good evening.", "Karst is mine."]);
  expect(said(ears.carl)).toEqual(["Good evening.", "Karst is mine."]);
});

it("is heard by all of a circle and by nobody else", async () => {
  const long = await makePeople(tables, store, ["anna", "bert", "carl", "dora"]);
  const all = Object.fromEntries(["anna", "bert", "carl", "dora"].map((name) => [name, new Ear(name)]));
  for (const ear of [...Object.values(all), ears.nobody]) await long.follow(ear);
  await long.say(3, "to-a-circle-1", [2, 0], "Not a word to Bert.");
  expect([all.anna, all.carl, all.dora].map((ear) => said(ear!))).toEqual(Array(3).fill(["Not a word to Bert."]));
  expect([all.bert!, ears.nobody].map(said)).toEqual([[], []]);
  const late = { anna: new Ear("anna"), bert: new Ear("bert") };
  for (const ear of Object.values(late)) await long.follow(ear);
  expect(whole(late.anna)).toMatchObject([{ id: 1, seat: 3, to: [0, 2] }]);
  expect(whole(late.bert)).toEqual([]);
  for (const [n, to] of [
    [0, 0],
    [3, 1],
    [1, 9],
  ].entries())
    expect(await reason(long.say(3, `to-nobody-${n}`, to, "You?"))).toBe("nobodyThere");
});

it("among those who watch is apart: who plays reads it once the game is over", async () => {
  for (const name of ["dora", "emil"]) await guest(store, name);
  const [dora, emil] = [new Ear("dora"), new Ear("emil")];
  for (const ear of [dora, emil]) await table.follow(ear);
  const comment = (player: string, words: string) => table.comment(player, "the-same-name", words);
  expect(await reason(comment("dora", " Bert has it. "))).toBe("said");
  expect(await reason(comment("dora", "Bert has it."))).toBe("said");
  expect(await reason(comment("emil", "I think so, too."))).toBe("said");
  expect(await reason(table.comment("emil", "nothing-at-all", "  "))).toBe("nothingSaid");
  for (const ear of [dora, emil, ears.nobody]) expect(said(ear)).toEqual(["Bert has it.", "I think so, too."]);
  for (const ear of [ears.anna, ears.bert, ears.carl]) expect(said(ear)).toEqual([]);
  expect(dora.heard.find((message) => message.t === "said")).toMatchObject({
    line: { seat: -1, to: null, name: "dora", watcher: true },
  });
  // Also to those who come later, and to whoever reports somebody.
  const late = { anna: new Ear("anna"), nobody: new Ear(null) };
  for (const ear of Object.values(late)) await table.follow(ear);
  expect(whole(late.anna)).toEqual([]);
  expect(whole(late.nobody)).toMatchObject([
    { name: "dora", watcher: true },
    { name: "emil", watcher: true },
  ]);
  expect(await store.talk(table.id, 0, 10)).toEqual([]);
  expect(await store.talk(table.id, 0, 10, true)).toHaveLength(2);
});

it("is refused to those who watch where nobody talks, before the game, and to whom moderators have silenced", async () => {
  await guest(store, "dora");
  const open = await makeTable(tables, await guest(store, "emil"), ["me", "open"]);
  expect(await reason(open.comment("dora", "too-early-1", "Hello?"))).toBe("notSeated");
  await store.company.silence("dora", Date.now() + 60_000);
  expect(await reason(table.comment("dora", "silenced-1", "Hello?"))).toBe("silenced");
});

it("DK-RUL-131 · is no act of the game: it adds no row, asks nothing anew, and is open while others are asked", async () => {
  const before = { rows: await store.rows(table.id, 0), view: table.viewOf(2) };
  expect(before.view?.waiting?.seats).not.toContain(2);
  expect(await reason(table.say(2, "to-all-of-you", null, "I wait."))).toBe("said");
  expect(await reason(table.say(2, "in-private-1", 0, "Hurry."))).toBe("said");
  expect({ rows: await store.rows(table.id, 0), view: table.viewOf(2) }).toEqual(before);
});

it("is on disk before it is heard, and read by those who come later, each what they may", async () => {
  await table.say(0, "to-all-of-you", null, "Good evening.");
  await table.say(1, "in-private-1", 2, "Karst is mine.");
  await table.say(2, "in-private-2", 0, "Bert lies.");
  const { id } = table;
  await rig.end();
  ({ tables, store } = await rig.tables(undefined, ledger));
  table = (await tables.open(id))!;
  const late = { anna: new Ear("anna"), bert: new Ear("bert"), nobody: new Ear(null) };
  for (const ear of Object.values(late)) await table.follow(ear);
  expect(whole(late.nobody).map(({ text }) => text)).toEqual(["Good evening."]);
  expect(whole(late.anna).map(({ text, to }) => [text, to])).toEqual([
    ["Good evening.", null],
    ["Bert lies.", 0],
  ]);
  // Numbers count for each pair apart: a gap would tell of talk elsewhere.
  expect(whole(late.bert).map(({ id: n, seat, to }) => [n, seat, to])).toEqual([
    [1, 0, null],
    [1, 1, 2],
  ]);
});

it("says a thing once, however often the command is sent", async () => {
  expect(await table.say(0, "the-same-line", null, "Once.")).toEqual(
    await table.say(0, "the-same-line", null, "Once."),
  );
  expect(await store.talk(table.id, "public", 10)).toHaveLength(1);
  expect(said(ears.bert)).toEqual(["Once."]);
});

it("says nothing more under a command that was heard before, be it in other words or to others", async () => {
  const first = await table.say(0, "the-same-line", 1, "To Bert alone.");
  expect(await table.say(0, "the-same-line", null, "To Bert alone.")).toEqual(first);
  expect(await table.say(0, "the-same-line", [1, 2], "To Bert alone.")).toEqual(first);
  expect(await table.say(0, "the-same-line", 1, "Other words.")).toEqual(first);
  expect(await table.say(0, "the-same-line", 1, "")).toEqual(first);
  expect([ears.bert, ears.carl, ears.nobody].map(said)).toEqual([["To Bert alone."], [], []]);
  expect((await store.talk(table.id, 1, 10)).map(({ text }) => text)).toEqual(["To Bert alone."]);
  // What was said once costs nothing of what may be said.
  for (let n = 0; n < 20; n++) expect(await table.say(0, "the-same-line", 1, "To Bert alone.")).toEqual(first);
  expect(await reason(table.say(0, "another-line", null, "Good evening."))).toBe("said");
  // Another seat's command of the same name is another command.
  expect(await reason(table.say(2, "the-same-line", null, "Of Carl."))).toBe("said");
  expect(said(ears.nobody)).toEqual(["Good evening.", "Of Carl."]);
});

it("says a thing once where two servers hear the command", async () => {
  const { tables: other } = await rig.tables(store, ledger);
  const there = (await other.open(table.id))!;
  const far = new Ear("bert");
  await there.follow(far);
  await Promise.all([table.say(0, "the-same-line", null, "Here."), there.say(0, "the-same-line", null, "There.")]);
  const [kept] = await store.talk(table.id, "public", 10);
  expect([...said(ears.bert), ...said(far)]).toEqual([kept!.text]);
});

it("refuses empty, unwritable and overlong words, and words to nobody", async () => {
  expect(await reason(table.say(0, "command-1", null, "   "))).toBe("nothingSaid");
  expect(await reason(table.say(0, "command-2", null, "a\u0000b"))).toBe("malformed");
  expect(await reason(table.say(0, "command-3", null, "a\u202eb"))).toBe("malformed");
  expect(await reason(table.say(0, "command-4", null, "a".repeat(501)))).not.toBe("said");
  for (const to of [0, 3]) expect(await reason(table.say(0, `command-to-${to}`, to, "You?"))).toBe("nobodyThere");
  expect(await store.talk(table.id, "public", 10)).toEqual([]);
});

it("lets nobody flood the table", async () => {
  const replies: string[] = [];
  for (let n = 0; n < 20; n++) replies.push(await reason(table.say(0, `command-${n}`, null, "again")));
  expect(replies.slice(0, 8)).toEqual(Array(8).fill("said"));
  expect(replies).toContain("tooFast");
  // The others can still be heard.
  expect(await reason(table.say(1, "command-of-1", null, "Enough."))).toBe("said");
});

it("is closed between seats where the game says so", async () => {
  const quiet = await makePeople(tables, store, ["anna", "bert", "carl"], { silent: true });
  expect(await quiet.say(0, "in-private-1", 1, "Psst.")).toMatchObject({
    ok: false,
    refusal: { reason: "hush", rule: "LEDGER-1" },
  });
  expect(await reason(quiet.say(0, "in-private-2", [1, 2], "Psst."))).toBe("hush");
  expect(await reason(quiet.say(0, "to-all-of-you", null, "Good evening."))).toBe("said");
  // Whoever may not say something is told so beforehand.
  const hush = { reason: "hush", rule: "LEDGER-1" };
  expect(quiet.viewOf(0)?.silence).toEqual([
    { to: 1, refusal: hush },
    { to: 2, refusal: hush },
  ]);
  expect(quiet.viewOf("public")?.silence).toEqual([]);
});

it("goes on while the table waits for players", async () => {
  const anna = await guest(store, "anna");
  const waiting = await makeTable(tables, anna, ["me", "open"]);
  expect(await reason(waiting.say(0, "is-anybody-there", null, "Hello?"))).toBe("said");
});

it("keeps the newest lines only", async () => {
  for (let n = 1; n <= 310; n++) await store.say(table.id, `line-${n}`, { seat: 0, to: null, text: String(n), at: n });
  const lines = await store.talk(table.id, "public", 1000);
  expect(lines).toHaveLength(300);
  expect(lines.at(-1)).toMatchObject({ id: 310, text: "310" });
});

it("keeps the order in which things were said when the machine's hour is set back", async () => {
  await table.say(0, "first-of-them", null, "First.");
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 3_600_000 });
  await table.say(1, "second-of-them", null, "Second.");
  vi.useRealTimers();
  expect((await store.talk(table.id, "public", 10)).map(({ text }) => text)).toEqual(["First.", "Second."]);
});
