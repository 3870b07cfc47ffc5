import { Rng, sample } from "@paravent/kernel";
import { afterEach, beforeEach, expect, it } from "vitest";
import { randomly } from "../fairness/secret.ts";
import { type ChannelRecord, INVITED, OFFERED } from "../store/calls.ts";
import type { Store } from "../store/store.ts";
import type { Table } from "../table/table.ts";
import type { Tables } from "../table/tables.ts";
import { makeReachable } from "../testing/reachable.ts";
import { Ear, guest, makePeople, makeTable, Rig, until } from "../testing/rig.ts";
import { toy } from "../testing/toy.ts";
import { Caller } from "./caller.ts";
import type { Message } from "./message.ts";
import { FIRST_HABITS } from "./quiet.ts";
import type { Sent } from "./sending.ts";

const MINUTE = 60_000;

let rig: Rig;
let tables: Tables;
let store: Store;
let caller: Caller;
let looked: Tables;
let days: number;
let sent: { player: string; message: Message }[];
const send = async ({ player }: ChannelRecord, message: Message): Promise<Sent> => {
  sent.push({ player, message });
  return "arrived";
};
beforeEach(async () => {
  rig = new Rig();
  ({ tables, store } = await rig.tables());
  looked = tables;
  sent = [];
  days = 0;
  for (const name of ["anna", "bert", "carla"]) {
    await guest(store, name);
    await makeReachable(store, name);
  }
  caller = new Caller({
    store,
    log: rig.log,
    senders: new Map([
      ["ntfy", { send }],
      ["push", { send }],
    ]),
    after: MINUTE,
    look: async (id) => (await (await looked.open(id))?.awaited()) ?? null,
    gameOf: () => ({ game: "Toy", picture: "/previews/toy.png" }),
    momentOf: (_game, seen) => (seen === null ? null : "Round 1"),
  });
});
afterEach(async () => {
  await caller.close();
  await rig.remove();
});

/** All that was sent since the last time, each as a line. */
async function heard(): Promise<string[]> {
  days++;
  await caller.round(Date.now() + days * 24 * 60 * MINUTE);
  return sent
    .splice(0)
    .map(({ player, message }) => `${player}: ${message.title}. ${message.parts.map(({ text }) => text).join(" ")}`)
    .toSorted();
}

async function playToTheEnd(table: Table): Promise<void> {
  const rng = Rng.from("a whole game");
  for (let n = 0; n < 100 && table.viewOf("public")?.outcome === null; n++)
    for (const seat of [0, 1, 2]) {
      const question = table.viewOf(seat)?.question;
      if (!question) continue;
      const value = sample(question.ask, rng);
      await table.submit(seat, `answer-${n}-${seat}`, { kind: "answer", question: question.id, value });
    }
  await until(async () => (await store.table(table.id))?.status === "over");
}

it("says how far the game is and shows its picture", async () => {
  const table = await makePeople(tables, store, ["anna", "bert", "carla"]);
  await until(async () => (await store.calls.due("of-anna", 0)).length > 0);
  await caller.round(Date.now() + MINUTE);
  expect(sent[0]!.message).toMatchObject({
    picture: "/previews/toy.png",
    parts: [{ text: "Toy, Round 1.", path: `/table/${table.id}` }],
  });
});

it("tells those who are away that a game is over, and not who ended it", async () => {
  const table = await makePeople(tables, store, ["anna", "bert", "carla"], { rounds: 1 });
  await table.follow(new Ear("anna"));
  await store.calls.putHabits("carla", { ...FIRST_HABITS, ended: false });
  await playToTheEnd(table);
  await until(async () => (await store.calls.due("of-bert", 0)).some(({ question }) => question < 0));
  await caller.round(Date.now() + MINUTE);
  expect(sent.splice(0)).toMatchObject([
    {
      player: "bert",
      message: { title: "anna is over", parts: [{ text: "The replay is ready.", path: `/replay/${table.id}` }] },
    },
  ]);
  expect(await heard()).toEqual([]);
});

it("does not tell of the end whoever has come to see it meanwhile", async () => {
  const table = await makePeople(tables, store, ["anna", "bert", "carla"], { rounds: 1 });
  await playToTheEnd(table);
  await until(async () => (await store.calls.due("of-bert", 0)).some(({ question }) => question < 0));
  await table.follow(new Ear("bert"));
  await until(async () => (await store.calls.due("of-bert", 0)).length === 0);
  expect(await heard()).toEqual([
    "anna: anna is over. The replay is ready.",
    "carla: anna is over. The replay is ready.",
  ]);
});

it("tells whom a seat is kept for who keeps it, until they have come", async () => {
  const table = await makePeople(tables, store, ["anna", "bert", "carla"], { rounds: 1 });
  await playToTheEnd(table);
  await heard();
  const fresh = { entropy: undefined, origin: null, promised: randomly() };
  const made = await tables.making.rematch((await store.player("anna"))!, table.id, fresh, "anna");
  if (!made.ok) throw new Error(made.refusal.reason);
  await made.value.join("carla", undefined);
  expect(await heard()).toEqual(["bert: anna keeps you a seat. anna, Toy."]);
});

it("tells who waits for a seat that one is free, and who is asked for theirs by whom", async () => {
  const table = await makeTable(tables, (await store.player("anna"))!, ["me", "open", { bot: "random" }, "open"]);
  await table.room.wait("carla", true);
  await table.join("bert", 1);
  await table.room.swap("bert", 1, 0, "bert");
  await table.room.free("anna", 2, "anna");
  expect(await heard()).toEqual([
    "anna: bert would like to swap seats with you. anna, Toy.",
    "carla: A seat is free at anna. Toy.",
  ]);
  // Nobody hears of a seat that is kept for nobody.
  for (const name of ["anna", "carla"]) await store.calls.tell(INVITED, table.id, [name], Date.now());
  expect(await heard()).toEqual([]);
});

it("tells only whom it is for that there is an offer, by what nobody else reads, and once while they are away", async () => {
  let open = true;
  const offeredTo = (_game: string, _view: unknown, seat: number) => (open && seat === 1 ? [0] : []);
  const own = await rig.tables(store, toy, { offeredTo });
  looked = own.tables;
  const names = ["anna", "bert", "carla"];
  const wanted = { offered: ["mail", "webhook"] } as const;
  for (const name of names)
    await store.calls.putHabits(name, { ...FIRST_HABITS, wanted: { offered: [...wanted.offered] } });
  const table = await makePeople(own.tables, store, names);
  const bid = (seat: number) =>
    table.submit(seat, `bid-${seat}`, { kind: "answer", question: table.viewOf(seat)!.question!.id, value: 1 });
  // Who is asked something is called for that; who has answered hears of the offer.
  await bid(1);
  await until(async () => (await store.calls.due("of-bert", 0)).some(({ question }) => question === OFFERED));
  expect((await store.calls.due("of-carla", 0)).map(({ question }) => question)).not.toContain(OFFERED);
  // Others may read along where a webhook posts.
  expect((await heard()).filter((line) => line.startsWith("bert"))).toEqual([]);
  await store.calls.putChannel({ ...(await store.calls.channel("of-bert"))!, id: "push-bert", kind: "push" }, []);
  await store.calls.putHabits("bert", FIRST_HABITS);
  await store.calls.tell(OFFERED, table.id, ["bert"], Date.now());
  expect((await heard()).filter((line) => line.startsWith("bert"))).toEqual([
    "bert: anna has an offer for you at anna. Toy.",
  ]);
  await store.calls.tell(OFFERED, table.id, ["bert"], Date.now());
  expect((await heard()).filter((line) => line.startsWith("bert"))).toEqual([]);
  // Who comes back has seen it; what is offered no more is not told.
  await store.calls.cameBack("bert", table.id);
  open = false;
  await store.calls.tell(OFFERED, table.id, ["bert"], Date.now());
  expect((await heard()).filter((line) => line.startsWith("bert"))).toEqual([]);
});

it("tells who is away that somebody wrote their name, where they may hear it and want to hear them", async () => {
  const table = await makeTable(tables, (await store.player("anna"))!, ["me", "open", "open", "open"]);
  for (const name of ["bert", "carla"]) await table.join(name, undefined);
  for (const name of ["anna", "bert", "carla"])
    await store.calls.putHabits(name, { ...FIRST_HABITS, wanted: { named: ["webhook"] } });
  await store.company.putAversion("carla", "anna", "mute", 1);
  await table.follow(new Ear("anna"));
  const say = (words: string, n: number) => table.say(0, `line-${n}`, null, words);
  await say("Bert and Carla are late", 1);
  await say("@anna, @bert and @carla: shall we?", 2);
  await say("@bert?", 3);
  await until(async () => (await store.calls.due("of-bert", 0)).length > 0);
  expect(await heard()).toEqual(["bert: Somebody wrote your name at anna. Toy."]);
  expect(await heard()).toEqual([]);
});
