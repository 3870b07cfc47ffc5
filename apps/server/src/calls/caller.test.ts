import { afterEach, beforeEach, expect, it } from "vitest";
import { BEGUN, type ChannelRecord } from "../store/calls.ts";
import type { Store } from "../store/store.ts";
import type { Table } from "../table/table.ts";
import type { Tables } from "../table/tables.ts";
import { makeReachable } from "../testing/reachable.ts";
import { Ear, guest, makePeople, Rig, until } from "../testing/rig.ts";
import { Tournaments } from "../tournaments/tournaments.ts";
import { Caller } from "./caller.ts";
import type { Message } from "./message.ts";
import { FIRST_HABITS } from "./quiet.ts";
import type { Sent } from "./sending.ts";

const send = async ({ player }: ChannelRecord, message: Message): Promise<Sent> => {
  sent.push({ player, message });
  return answer;
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let rig: Rig;
let tables: Tables;
let store: Store;
let caller: Caller;
let sent: { player: string; message: Message }[];
let answer: Sent;
let timeLeft: number | null;
let isLive: boolean;
beforeEach(async () => {
  rig = new Rig();
  ({ tables, store } = await rig.tables());
  sent = [];
  answer = "arrived";
  timeLeft = null;
  isLive = false;
  caller = new Caller({
    store,
    log: rig.log,
    senders: new Map([["ntfy", { send }]]),
    after: MINUTE,
    look: async (id) => {
      const awaited = await (await tables.open(id))?.awaited();
      return awaited ? { ...awaited, timeLeft, isLive } : null;
    },
    gameOf: () => ({ game: "Toy", picture: null }),
    momentOf: () => null,
  });
});
afterEach(async () => {
  await caller.close();
  await rig.remove();
});

/** Everybody has a channel before there is a table. */
async function people(names: readonly string[]): Promise<Table> {
  for (const id of names) {
    await store.putPlayer({ id, name: id, language: "en", createdAt: 1 });
    await reachable(id);
  }
  return makePeople(tables, store, names);
}

async function reachable(player: string): Promise<void> {
  if ((await store.calls.channels(player)).length > 0) return;
  await makeReachable(store, player);
}

const noted = (player: string, n: number) => until(async () => (await store.calls.due(`of-${player}`, 0)).length === n);
const bid = (table: Table, seat: number, value: number) =>
  table.submit(seat, `command-${seat}-${value}`, { kind: "answer", question: table.viewOf(seat)!.question!.id, value });
const called = (): string[] => sent.splice(0).map(({ player, message }) => `${player}: ${message.title}`);

it("calls once more when a deadline is near, and not a third time", async () => {
  await people(["anna", "ben"]);
  await noted("ben", 1);
  const now = Date.now();
  timeLeft = 24 * HOUR;
  await caller.round(now + MINUTE);
  expect(called().toSorted()).toEqual(["anna: Your turn at anna", "ben: Your turn at anna"]);
  timeLeft = 4 * HOUR;
  await caller.round(now + 20 * HOUR);
  expect(called()).toEqual([]);
  // A pause has put it off: nobody is called before it is near.
  timeLeft = 5 * HOUR;
  await caller.round(now + 22 * HOUR + MINUTE);
  expect(called()).toEqual([]);
  timeLeft = 2 * HOUR - MINUTE;
  await caller.round(now + 25 * HOUR + 2 * MINUTE);
  expect(called().toSorted()).toEqual([
    "anna: Last reminder: anna waits for you",
    "ben: Last reminder: anna waits for you",
  ]);
  timeLeft = HOUR;
  await caller.round(now + 26 * HOUR);
  expect(called()).toEqual([]);
});

it("calls for what its player wants to hear of in this way, and for nothing else", async () => {
  await people(["anna", "ben", "carl"]);
  await noted("carl", 1);
  const now = Date.now();
  timeLeft = 24 * HOUR;
  // They are called by a message to a webhook.
  await store.calls.putHabits("anna", { ...FIRST_HABITS, wanted: { turn: ["mail", "push"], late: ["webhook"] } });
  await store.calls.putHabits("ben", { ...FIRST_HABITS, wanted: { turn: ["webhook"], late: [] } });
  await store.calls.putHabits("carl", { ...FIRST_HABITS, wanted: { turn: [], late: [] } });
  await caller.round(now + MINUTE);
  expect(called()).toEqual(["ben: Your turn at anna"]);
  timeLeft = HOUR;
  await caller.round(now + 23 * HOUR);
  expect(called()).toEqual(["anna: Last reminder: anna waits for you"]);
});

it("does not call for a turn at one sitting who wants to hear of those over days alone", async () => {
  await people(["anna", "ben"]);
  await noted("ben", 1);
  isLive = true;
  await store.calls.putHabits("ben", { ...FIRST_HABITS, wanted: { live: [] } });
  await caller.round(Date.now() + MINUTE);
  expect(called()).toEqual(["anna: Your turn at anna"]);
});

it("calls who is away after a while, once for a question, and not who is at the table", async () => {
  const table = await people(["anna", "ben"]);
  const anna = new Ear("anna");
  await table.follow(anna);
  await noted("ben", 1);
  const now = Date.now();
  await caller.round(now);
  expect(called()).toEqual([]);
  await caller.round(now + MINUTE);
  await caller.round(now + 9 * HOUR);
  expect(sent).toMatchObject([
    {
      player: "ben",
      message: { title: "Your turn at anna", parts: [{ text: "Toy.", path: `/table/${table.id}` }] },
    },
  ]);
});

it("calls nobody whose answer is no longer awaited", async () => {
  const table = await people(["anna", "ben"]);
  await noted("ben", 1);
  await bid(table, 1, 3);
  await caller.round(Date.now() + MINUTE);
  expect(called()).toEqual(["anna: Your turn at anna"]);
});

it("tells of further turns together: hours later, or as soon as the player has been back", async () => {
  const ofBen = () => called().filter((text) => text.startsWith("ben"));
  await people(["anna", "ben"]);
  await noted("ben", 1);
  const now = Date.now() + MINUTE;
  await caller.round(now);
  expect(ofBen()).toEqual(["ben: Your turn at anna"]);
  for (const other of ["carl", "dora"]) await people([other, "ben"]);
  await noted("ben", 2);
  await caller.round(now + 4 * HOUR - 1);
  expect(ofBen()).toEqual([]);
  await caller.round(now + 4 * HOUR);
  expect(ofBen()).toEqual(["ben: Your turn at 2 tables"]);

  const last = await people(["emil", "ben"]);
  await noted("ben", 1);
  await caller.round(now + 5 * HOUR);
  expect(ofBen()).toEqual([]);
  const ben = new Ear("ben");
  await last.follow(ben);
  last.leave(ben);
  await until(async () => {
    await caller.round(now + 5 * HOUR);
    return sent.length > 0;
  });
  expect(ofBen()).toEqual(["ben: Your turn at emil"]);
});

it("holds calls in quiet hours, but for a clock that runs out, where that is wished", async () => {
  const table = await people(["anna", "ben"]);
  await table.follow(new Ear("anna"));
  await noted("ben", 1);
  const now = Date.now() + MINUTE;
  const minute = Math.floor((now % (24 * HOUR)) / MINUTE);
  const quiet = { from: (minute + 1430) % 1440, until: (minute + 60) % 1440 };
  await store.calls.putHabits("ben", { ...FIRST_HABITS, quiet, ringsLate: false });
  timeLeft = HOUR;
  await caller.round(now);
  expect(called()).toEqual([]);
  // Ten minutes later there are less than two hours left.
  timeLeft = 2 * HOUR + 10 * MINUTE;
  await store.calls.putHabits("ben", { ...FIRST_HABITS, quiet, ringsLate: true });
  await caller.round(now);
  timeLeft = 2 * HOUR - 1;
  await caller.round(now + 9 * MINUTE);
  expect(called()).toEqual([]);
  await caller.round(now + 10 * MINUTE + 1);
  expect(sent).toMatchObject([{ message: { parts: [{ text: "Toy. 2 hours left." }] } }]);
});

it("makes in the morning the calls that the night has held", async () => {
  const table = await people(["anna", "ben"]);
  await table.follow(new Ear("anna"));
  await noted("ben", 1);
  const now = Date.now() + MINUTE;
  const minute = Math.floor((now % (24 * HOUR)) / MINUTE);
  await store.calls.putHabits("ben", {
    ...FIRST_HABITS,
    quiet: { from: (minute + 1430) % 1440, until: (minute + 60) % 1440 },
  });
  for (const later of [0, 50 * MINUTE]) await caller.round(now + later);
  expect(called()).toEqual([]);
  await caller.round(now + HOUR);
  expect(called()).toEqual(["ben: Your turn at anna"]);
});

it("tries again later and later what fails, then lets it be; what is gone for good is switched off", async () => {
  await people(["anna", "ben"]);
  await store.calls.switchChannel("anna", "of-anna", false);
  await noted("ben", 1);
  answer = "failed";
  let now = Date.now() + MINUTE;
  const tries: number[] = [];
  for (const start = now; now < start + 300 * HOUR; now += 30_000) {
    if (now - start > 2 * HOUR) now += HOUR;
    await caller.round(now);
    if (called().length > 0) tries.push(Math.round((now - start) / MINUTE));
  }
  expect(tries.slice(0, 4)).toEqual([0, 1, 5, 21]);
  expect(tries).toHaveLength(6);
  expect(await store.calls.channel("of-ben")).toMatchObject({ isOn: true, last: { hasArrived: false } });
  answer = "gone";
  await people(["carl", "ben"]);
  await noted("ben", 1);
  await caller.round(now + 1000 * HOUR);
  expect(await store.calls.channel("of-ben")).toMatchObject({ isOn: false });
});

it("is heard of by one process, whichever has the call", async () => {
  await people(["anna", "ben"]);
  await noted("ben", 1);
  await noted("anna", 1);
  const now = Date.now() + MINUTE;
  await Promise.all([caller.round(now), caller.round(now)]);
  expect(called().toSorted()).toEqual(["anna: Your turn at anna", "ben: Your turn at anna"]);
});

it("tells those who were seated once that their game has begun, unless they are there or are asked something", async () => {
  const table = await people(["anna", "ben", "carl", "dora"]);
  const { id } = table;
  // Nobody has been called; of the four one has come, and one is asked.
  for (const name of ["anna", "ben", "carl", "dora"]) {
    const due = await store.calls.due(`of-${name}`, 0);
    await store.calls.settle(`of-${name}`, { done: [], gone: due, notBefore: 0, failures: 0, hasArrived: null, at: 0 });
  }
  await store.calls.tell(BEGUN, id, ["anna", "ben", "carl", "dora"], Date.now());
  await store.calls.ask(id, 7, ["dora"], Date.now());
  const own = new Caller({
    store,
    log: rig.log,
    senders: new Map([["ntfy", { send }]]),
    after: MINUTE,
    look: async () => ({
      name: "Coupe 1.1",
      game: "toy",
      question: 7,
      players: [{ player: "dora", isThere: false }],
      offers: [],
      present: ["anna"],
      timeLeft,
      isLive: false,
      seen: null,
    }),
    gameOf: () => ({ game: "Toy", picture: null }),
    momentOf: () => null,
  });
  const now = Date.now();
  await own.round(now + 2 * MINUTE);
  expect(called().toSorted()).toEqual([
    "ben: The game begins at Coupe 1.1",
    "carl: The game begins at Coupe 1.1",
    "dora: Your turn at Coupe 1.1",
  ]);
  // Who looks at the tournament has its tables arranged again: nobody hears of it twice.
  await store.calls.tell(BEGUN, id, ["anna", "ben", "carl", "dora"], now);
  await own.round(now + 9 * HOUR);
  expect(called()).toEqual([]);
  await own.close();
});

it("tells who sits out a round of a tournament, once, and not after that round", async () => {
  const tournaments = new Tournaments({ store, tables, log: rig.log });
  const people = [];
  for (const name of ["anna", "ben", "carl"]) {
    people.push(await guest(store, name));
    await reachable(name);
  }
  const [host] = people;
  const made = await tournaments.create(host!, {
    name: "Coupe",
    game: "toy",
    language: "en",
    seats: 2,
    rounds: 2,
    duplicate: true,
    fill: "byes",
    pace: "organiser",
    visibility: "public",
  });
  if (!made.ok) throw new Error(made.refusal.reason);
  const { id } = made.value;
  for (const player of people) await tournaments.join(player, id);
  expect(await tournaments.next(host!, id)).toBeNull();
  const [first] = await store.tournaments.rounds(id);
  const now = Date.now() + 2 * MINUTE;
  await caller.round(now);
  const told = sent.filter(({ player }) => first!.byes.includes(player)).map(({ message }) => message);
  expect(told).toEqual([
    {
      language: "en",
      picture: null,
      title: "Coupe: you sit out round 1",
      parts: [
        {
          text: "It is worth half a point to you. You will be called for the next one.",
          path: `/tournament/${id}`,
        },
      ],
    },
  ]);
  // What is due about the round is done again whenever one of its tables ends.
  called();
  await tournaments.goOn(id);
  await caller.round(now + 9 * HOUR);
  expect(called()).toEqual([]);

  // The next round has begun before the last call for this one could be made.
  expect(await tournaments.next(host!, id)).toBeNull();
  expect(await tournaments.end(host!, id)).toBeNull();
  await caller.round(now + 18 * HOUR);
  expect(called().filter((line) => line.includes("sit out"))).toEqual([]);
});
