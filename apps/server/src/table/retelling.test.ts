import { type LensName, Moment, type ServerMessage } from "@paravent/protocol";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Store } from "../store/store.ts";
import { Ear, makePeople, Rig, settled, until } from "../testing/rig.ts";
import { toy } from "../testing/toy.ts";
import { Retelling } from "./retelling.ts";
import type { Table } from "./table.ts";
import type { Tables } from "./tables.ts";

let rig: Rig;
let tables: Tables;
let store: Store;
let table: Table;

beforeEach(async () => {
  rig = new Rig();
  ({ tables, store } = await rig.tables());
  table = await makePeople(tables, store, ["anna", "bert", "carl"], { rounds: 12 });
});
afterEach(() => rig.remove());

const ROUNDS = 12;

/** Plays to the end; a stop is armed on the way, which nobody but its owner may ever hear of. */
async function playOut(): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    const bids = table.viewOf("public")!.waiting!.id;
    for (const seat of [0, 1, 2])
      await table.submit(seat, `bid-${round}-${seat}`, {
        kind: "answer",
        question: bids,
        value: seat === 1 ? 9 : seat,
      });
    if (round === 3) await table.submit(2, "stop", { kind: "stop", at: "round", armed: false });
    const look = table.viewOf("public")!.waiting!.id;
    await table.submit(1, `look-${round}`, { kind: "answer", question: look, value: ["seat-0"] });
  }
  await until(async () => (await table.summary(null)).status === "over");
}

async function whole(player: string | null, lens: LensName = "mine"): Promise<Moment[]> {
  const moments: Moment[] = [];
  for (;;) {
    const moment = await table.past.moment({ player, lens }, moments.length);
    if (typeof moment === "string") return moments;
    moments.push(Moment.parse(JSON.parse(JSON.stringify(moment))));
  }
}

it("tells each once more what they saw at the time, and nothing else", async () => {
  const ears = ["anna", "bert", null].map((player) => new Ear(player));
  for (const ear of ears) await table.follow(ear);
  await playOut();
  await settled();
  for (const ear of ears) {
    const live = ear.heard.flatMap((message) =>
      message.t === "update" && message.entries.length > 0 ? [message] : [],
    );
    const again = await whole(ear.player);
    // The first moment is how the game began.
    expect(again.length).toBe(live.length + 1);
    expect(again.every(({ of }) => of === again.length)).toBe(true);
    const outline = await table.past.outline({ player: ear.player });
    const kinds = live.map(({ entries }) => entries.flatMap(({ events }) => events.map(({ type }) => type)));
    expect(typeof outline === "string" ? outline : outline.kinds.slice(1)).toEqual(kinds);
    for (const [i, { view, entries }] of live.entries()) {
      expect(again[i + 1]!.view).toEqual({ ...view, question: null, standing: [] });
      expect(again[i + 1]!.journal.at(-1)).toEqual(entries.at(-1));
    }
  }
});

/** The toy with numbers that lie open, of all moments, once it is over. */
const open: typeof toy = {
  ...toy,
  opened: {
    view: (facts, who) => ({ ...toy.view(facts, who), shown: facts.numbers.slice() }),
    witness: (event) => event,
  },
};

it("tells all of it to everybody who asks for it, where the end of a game opens it, and nothing of it before", async () => {
  await rig.end();
  ({ tables, store } = await rig.tables(undefined, open));
  table = await makePeople(tables, store, ["anna", "bert", "carl"], { rounds: ROUNDS });
  const ears = ["anna", "bert", "carl", "dora", null].map((player) => new Ear(player));
  for (const ear of ears) await table.follow(ear);
  await playOut();
  await settled();
  const last = await whole("bert", "all");
  const [dealt] = last[0]!.journal.flatMap(({ events }) => events) as { type: string; numbers: number[] }[];
  const { numbers } = dealt!;
  // What was sent while the game ran is what was sent without all this. A game has an outcome before its table is put down
  // as over: on a slow machine somebody may be told of the table in between.
  const isAfterwards = (message: ServerMessage) => message.t === "table" && message.view?.outcome != null;
  const sent = ears.flatMap(({ heard }) => heard.filter((one) => !isAfterwards(one)).map((one) => JSON.stringify(one)));
  expect(sent.length).toBeGreaterThan(ROUNDS);
  for (const text of sent) expect(text).not.toContain(JSON.stringify(numbers));
  expect(ears[0]!.heard.some((message) => JSON.stringify(message).includes('"number":'))).toBe(true);
  for (const player of ["anna", "bert", "carl", "dora", null]) {
    const again = await whole(player, "all");
    expect(again.map(({ journal }) => journal)).toEqual(last.map(({ journal }) => journal));
    for (const { view } of again) expect((view as { game?: unknown }).game).toMatchObject({ shown: numbers });
    const looked = again.at(-1)!.journal.flatMap(({ events }) => events.filter(({ type }) => type === "looked"));
    for (const event of looked) expect(event).toMatchObject({ by: 1, at: 0, number: numbers[0] });
    // Who comes to the table only now finds the whole story there as well.
    const late = new Ear(player);
    await table.follow(late);
    await settled();
    expect(JSON.stringify(late.heard)).toContain(JSON.stringify({ type: "dealt", numbers }));
  }
});

it("shows through a lens what it is for, at the same moves: what all saw, what one saw, and everything", async () => {
  await rig.end();
  ({ tables, store } = await rig.tables(undefined, open));
  table = await makePeople(tables, store, ["anna", "bert", "carl"], { rounds: ROUNDS });
  expect(await table.past.moment({ player: "anna", lens: "all" }, 0)).toBe("notOver");
  expect(await table.past.lenses({ player: "anna" })).toEqual([]);
  await playOut();
  await until(isWritten);
  expect(await table.past.lenses({ player: "anna" })).toEqual(["public", "mine", "all"]);
  expect(await table.past.lenses({ player: null })).toEqual(["public", "all"]);
  const [own, all, spectator] = [await whole("bert"), await whole("bert", "all"), await whole("bert", "public")];
  const { numbers } = (await Retelling.of(store, open, (await store.table(table.id))!)
    .then((told) => told!.stateAfter(0))
    .then(({ facts }) => facts)) as { numbers: number[] };
  expect(own.length).toBe(all.length);
  expect(spectator).toEqual(await whole(null));
  for (const moment of spectator) expect(JSON.stringify(moment)).not.toContain(JSON.stringify(numbers));
  for (const moment of spectator) expect(moment.view).toMatchObject({ who: "public" });
  for (const moment of own) expect(JSON.stringify(moment)).not.toContain(JSON.stringify(numbers));
  for (const moment of all) expect(JSON.stringify(moment)).toContain(JSON.stringify(numbers));
  // Kept with the rest, it can be looked at whatever the rules have become.
  await restart(other);
  const kept = await whole(null, "all");
  expect(kept.length).toBe(all.length);
  for (const moment of kept) expect(JSON.stringify(moment)).toContain(JSON.stringify(numbers));
  expect(await table.past.lenses({ player: "anna" })).toEqual(["public", "mine", "all"]);
});

it("opens nothing through any lens, where the game never does", async () => {
  await playOut();
  expect(await table.past.lenses({ player: "anna" })).toEqual(["public", "mine"]);
  expect(await table.past.moment({ player: "anna", lens: "all" }, 0)).toBe("noLens");
});

it("waits for the end of the game, and knows no other moments", async () => {
  expect([await table.past.moment({ player: "anna" }, 0), await table.past.outline({ player: "anna" })]).toEqual([
    "notOver",
    "notOver",
  ]);
  await playOut();
  expect(await table.past.moment({ player: "anna" }, 10_000)).toBe("noMoment");
  expect(await table.past.moment({ player: "anna" }, 0)).toMatchObject({ at: 0, view: { who: 0 } });
});

/** The toy by rules that would have told every game otherwise, from its start on, and cannot even show how one ended. */
const other: typeof toy = {
  ...toy,
  version: "2",
  setup: (seats, options) => ({ ...toy.setup(seats, options), range: 1_000_003 }),
  view(facts, who) {
    if (facts.range !== 1_000_003) throw new Error("facts of another shape");
    return toy.view(facts, who);
  },
};

/** Another server on the same folder, with the same table open. */
async function restart(game = toy, given?: Store): Promise<void> {
  const { id } = table;
  await rig.end();
  ({ tables, store } = await rig.tables(given, game));
  table = (await tables.open(id))!;
}

const isWritten = async (): Promise<boolean> => (await store.chronicle(table.id, "public")) !== null;

/** A store to which no chronicle can be written. */
const unwritten = (whole: Store): Store =>
  new Proxy(whole, {
    get(store, name) {
      if (name === "putChronicle") return async () => Promise.reject(new Error("no room"));
      const member = Reflect.get(store, name) as unknown;
      return typeof member === "function" ? member.bind(store) : member;
    },
  });

it("is the same after a restart, from what was kept as well as from the rules", async () => {
  await playOut();
  await until(isWritten);
  const record = (await store.table(table.id))!;
  const byRules = (await Retelling.of(store, toy, record))!;
  await restart();
  for (const [who, player] of ["anna", "bert", "carl", null].entries()) {
    const observer = player === null ? "public" : who;
    const kept = await whole(player);
    expect(kept.length).toBeGreaterThan(ROUNDS);
    for (const { at, ...moment } of kept)
      expect({ at, ...moment }).toEqual(
        JSON.parse(JSON.stringify(await byRules.moment({ who: observer, all: false }, at))),
      );
    expect(await table.past.outline({ player })).toEqual(byRules.outline({ who: observer, all: false }));
  }
});

it("shows to the end what was kept, whatever the rules have become; each their own", async () => {
  await playOut();
  await until(isWritten);
  const before = [await whole("bert"), await whole(null)];
  await restart(other);
  expect([await whole("bert"), await whole(null)]).toEqual(before);
  const ear = new Ear("bert");
  await table.follow(ear);
  expect(ear.heard[0]).toMatchObject({ t: "table", view: before[0]!.at(-1)!.view, table: { status: "over" } });
  expect((ear.heard[0] as { journal: unknown[] }).journal.at(-1)).toEqual(before[0]!.at(-1)!.journal.at(-1));
  expect(await table.summary("bert")).not.toHaveProperty("frozen");
});

it("is told by no rules that would have told it otherwise, where nothing was kept", async () => {
  await rig.end();
  const failing = unwritten(await rig.openStore());
  ({ tables, store } = await rig.tables(failing));
  table = await makePeople(tables, store, ["anna", "bert", "carl"], { rounds: ROUNDS });
  await playOut();
  await restart(other, failing);
  expect(await table.past.moment({ player: "bert" }, 0)).toBe("notRetold");
  expect(await table.summary("bert")).toHaveProperty("frozen", true);

  // Whoever died before it was written down is made up for: by whoever opens the table, or starts a server.
  await rig.end();
  await failing.close();
  const { id } = table;
  ({ tables, store } = await rig.tables());
  expect(await store.ended(null, 10)).toMatchObject([{ id, isTold: false }]);
  tables.resume();
  await until(isWritten);
  expect(await store.ended(null, 10)).toMatchObject([{ id, isTold: true }]);
  await restart(other);
  expect((await whole("bert")).length).toBeGreaterThan(ROUNDS);
});
