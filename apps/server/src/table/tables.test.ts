import { afterEach, beforeEach, describe, expect, it } from "vitest";
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

const BOTS = [{ bot: "random" as const }, { bot: "random" as const }, { bot: "random" as const }];

/** Random bots also act unasked, now and then: only answers are counted. */
const answersOf = async (id: string): Promise<number> =>
  (await store.rows(id, 1)).filter(({ input }) => "kind" in input && input.kind === "answer").length;

describe("bots", () => {
  it("play a table of their own to its end", async () => {
    const { id } = await makeTable(tables, await guest(store, "anna"), BOTS);
    await until(async () => (await store.table(id))?.status === "over");
    expect(await answersOf(id)).toBeGreaterThanOrEqual(3 * (3 + 1));
    expect((await store.snapshot(id))?.seq).toBe((await store.rows(id, 0)).at(-1)?.seq);
  });

  it("go on after a restart without anybody looking", async () => {
    const { id } = await makeTable(tables, await guest(store, "anna"), BOTS, { rounds: 100 });
    await until(async () => (await store.rows(id, 0)).length > 30);
    await rig.end();
    ({ tables, store } = await rig.tables());
    expect((await store.table(id))?.status).toBe("running");
    tables.resume();
    await until(async () => (await store.table(id))?.status === "over");
    expect(await answersOf(id)).toBeGreaterThanOrEqual(100 * 4);
  });

  it("answer beside people, and wait for them", async () => {
    const table = await makeTable(tables, await guest(store, "anna"), ["me", { bot: "random" }]);
    await until(() => table.viewOf(0)?.waiting?.answered.includes(1) ?? false);
    expect(await table.submit(0, "my-own-bid", { kind: "answer", question: 1, value: 3 })).toEqual({
      ok: true,
      seq: 2,
    });
    await until(() => (table.viewOf(0)?.seq ?? 0) >= 2);
  });

  it("answer again when an action has opened their sealed answers", async () => {
    const table = await makeTable(tables, await guest(store, "anna"), ["me", { bot: "random" }]);
    const sealed = () => table.viewOf(0)?.waiting?.answered.includes(1) ?? false;
    await until(sealed);
    await table.submit(0, "show-mine", { kind: "act", question: 1, act: "show", value: { branch: "mine" } });
    expect(sealed()).toBe(false);
    await until(sealed);
    expect(table.viewOf(0)?.waiting?.id).toBe(1);
  });
});

describe("memory", () => {
  it("lets go of idle tables only, and takes them up where they stood", async () => {
    const quiet = await makePeople(tables, store, ["anna", "bert"]);
    const followed = await makePeople(tables, store, ["anna", "bert"]);
    await quiet.submit(0, "the-bid-of-0", { kind: "answer", question: 1, value: 3 });
    const ear = new Ear("anna");
    await followed.follow(ear);
    await until(() => quiet.idle);
    await tables.sweep(0);
    expect(tables.inMemory).toBe(2);
    await tables.sweep(Number.POSITIVE_INFINITY);
    expect(tables.inMemory).toBe(1);
    const again = (await tables.open(quiet.id))!;
    expect(again).not.toBe(quiet);
    expect(await again.submit(1, "the-bid-of-1", { kind: "answer", question: 1, value: 4 })).toEqual({
      ok: true,
      seq: 2,
    });
  });

  it("does not keep tables that do not exist", async () => {
    expect(await tables.open("nowhere")).toBeNull();
    expect(tables.inMemory).toBe(0);
  });
});

describe("the log", () => {
  it("is the truth where a snapshot says otherwise", async () => {
    const table = await makePeople(tables, store, ["anna", "bert"]);
    await table.submit(0, "the-bid-of-0", { kind: "answer", question: 1, value: 3 });
    await store.saveSnapshot(table.id, { seq: 1, state: { not: "a state" } });
    await rig.end();
    ({ tables, store } = await rig.tables());
    const again = (await tables.open(table.id))!;
    expect(again.viewOf(0)).toMatchObject({ seq: 1, question: { sealed: 3 } });
  });

  it("starts a table that was made but not started before the server ended", async () => {
    const anna = await guest(store, "anna");
    const { id } = await makeTable(tables, anna, ["me", "open"]);
    await store.takeSeat(id, 1, "bert");
    await rig.end();
    ({ tables, store } = await rig.tables());
    const table = (await tables.open(id))!;
    expect(table.viewOf("public")?.seq).toBe(0);
    expect((await store.table(id))?.status).toBe("running");
  });
});

describe("a new table", () => {
  const asked = { game: "toy", language: "fr" as const };

  it("is refused with a reason where it cannot be", async () => {
    const anna = await guest(store, "anna");
    const reason = async (change: object) => {
      const made = await tables.making.create(anna, { ...asked, seats: ["me", "open"], ...change });
      return made.ok ? "made" : made.refusal.reason;
    };
    expect(await reason({ game: "chess" })).toBe("unknownGame");
    expect(await reason({ seats: ["me", "me"] })).toBe("oneSeatEach");
    expect(await reason({ seats: ["me"] })).toBe("seatCount");
    expect(await reason({ options: { trap: "yes" } })).toBe("badOptions");
    // Nobody has taught a bot to play this game well.
    expect(await reason({ seats: ["me", { bot: "greedy" }] })).toBe("unknownBot");
    expect(await reason({ seats: ["me", { bot: "raider" }] })).toBe("unknownBot");
    expect(await store.tablesOf("anna", 9)).toEqual([]);
  });

  it("is one too many at some point", async () => {
    const anna = await guest(store, "anna");
    const made = [];
    for (let n = 0; n < 41; n++) made.push(await tables.making.create(anna, { ...asked, seats: ["me", "open"] }));
    expect(made.filter(({ ok }) => ok)).toHaveLength(40);
    expect(made.at(-1)).toMatchObject({ ok: false, refusal: { reason: "tooManyTables" } });
  });

  it("that cannot be shown does not hide the others", async () => {
    const anna = await guest(store, "anna");
    const broken = await makeTable(tables, anna, ["me", { bot: "random" }], { rounds: 7 });
    await until(() => broken.viewOf(0)?.waiting?.answered.includes(1) ?? false);
    await rig.end();
    const view: typeof toy.view = (facts, who) => {
      if (facts.rounds === 7) throw new Error("made with other content");
      return toy.view(facts, who);
    };
    ({ tables, store } = await rig.tables(undefined, { ...toy, view }));
    const sound = await makeTable(tables, anna, ["me", "open"]);
    expect((await tables.list("anna")).mine.map(({ id }) => id)).toEqual([sound.id]);
  });

  it("is listed for its players, and for all while it has room", async () => {
    const table = await makeTable(tables, await guest(store, "anna"), ["me", "open"]);
    await guest(store, "bert");
    const listed = async (player: string | null) => {
      const { mine, open } = await tables.list(player);
      return [mine.map(({ id }) => id), open.map(({ id }) => id)];
    };
    expect(await listed("anna")).toEqual([[table.id], []]);
    expect(await listed("bert")).toEqual([[], [table.id]]);
    expect(await listed(null)).toEqual([[], [table.id]]);
    await table.join("bert", undefined);
    expect(await listed("bert")).toEqual([[table.id], []]);
    expect(await listed(null)).toEqual([[], []]);
    expect((await tables.list("bert")).mine[0]).toMatchObject({ you: 1, status: "running", waitingFor: [0, 1] });
  });
});
