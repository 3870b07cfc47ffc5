import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ChannelRecord } from "./calls.ts";
import { type Place, row } from "./conformance.ts";
import type { Store } from "./store.ts";
import { tableRecord } from "./table-record.fixture.ts";

const channel = (id: string, player: string, change: Partial<ChannelRecord> = {}): ChannelRecord => ({
  id,
  player,
  kind: "ntfy",
  address: `https://hooks.example/${id}`,
  secrets: null,
  session: null,
  isOn: true,
  isConfirmed: true,
  createdAt: 5,
  failures: 0,
  last: null,
  ...change,
});

const MINUTE = 60_000;
const NOW = 100 * MINUTE;

/** What any store must do for calls. */
export function callConformance(name: string, place: Place): void {
  describe(`calls in ${name}`, () => {
    let store: Store;
    const claimed = async (now: number) => (await store.calls.claim(now, now, MINUTE))?.id ?? null;
    beforeAll(async () => {
      store = await place.open();
      for (const id of ["xenia", "yara", "zora"]) await store.putPlayer({ id, name: id, language: "en", createdAt: 1 });
      for (const id of ["call-1", "call-2"]) await store.createTable(tableRecord(id, ["xenia", "yara"]));
    });
    afterAll(() => store.close());

    it("keeps how somebody wants to be called", async () => {
      const { calls } = store;
      const habits = {
        quiet: { from: 1350, until: 450 },
        zone: "Europe/Prague",
        ringsLate: true,
        digestHours: 4,
      } as const;
      expect(await calls.habits("xenia")).toBeNull();
      await calls.putHabits("xenia", { ...habits, quiet: null });
      await calls.putHabits("xenia", habits);
      expect(await calls.habits("xenia")).toEqual(habits);
      await calls.putChannel(channel("x1", "xenia"), []);
      await calls.putChannel(channel("x2", "xenia", { kind: "discord", createdAt: 6 }), ["x1", "not there"]);
      expect(await calls.channels("xenia")).toEqual([channel("x2", "xenia", { kind: "discord", createdAt: 6 })]);
      expect([await calls.switchChannel("yara", "x2", false), await calls.switchChannel("xenia", "x2", false)]).toEqual(
        [false, true],
      );
      await calls.noteOutcome("x2", 9, true);
      expect(await calls.channel("x2")).toMatchObject({ isOn: false, last: { at: 9, hasArrived: true } });
      expect([await calls.removeChannel("yara", "x2"), await calls.removeChannel("xenia", "x2")]).toEqual([
        false,
        true,
      ]);
      expect(await calls.channel("x2")).toBeNull();
    });

    it("has one confirmed address of a player: the latest", async () => {
      const { calls } = store;
      const mail = (id: string, isConfirmed: boolean) =>
        channel(id, "zora", { kind: "mail", address: `${id}@example.org`, isConfirmed });
      await calls.putChannel(mail("z1", true), []);
      await calls.putChannel(mail("z2", false), []);
      expect(await calls.channels("zora")).toHaveLength(2);
      expect([await calls.confirm("z9"), await calls.confirm("z2")]).toEqual([false, true]);
      expect(await calls.channels("zora")).toEqual([mail("z2", true)]);
    });

    it("gives a due call to one process, and to another when that one has died", async () => {
      const { calls } = store;
      await calls.putChannel(channel("y1", "yara"), []);
      await calls.ask("call-1", 7, ["yara", "xenia"], NOW);
      expect(await calls.claim(NOW + MINUTE, NOW - 1, MINUTE)).toBeNull();
      const both = await Promise.all([claimed(NOW), claimed(NOW)]);
      expect(both.toSorted()).toEqual(["y1", null].toSorted());
      expect(await claimed(NOW + MINUTE - 1)).toBeNull();
      expect(await claimed(NOW + MINUTE)).toBe("y1");
      expect(await calls.due("y1", 0)).toEqual([{ table: "call-1", question: 7 }]);
    });

    it("calls once for a question, however often it is noted, and again for the next one", async () => {
      const { calls } = store;
      const settled = { gone: [], notBefore: 0, failures: 0, hasArrived: true, at: NOW } as const;
      await calls.settle("y1", { ...settled, done: [{ table: "call-1", question: 7 }] });
      await calls.ask("call-1", 7, ["yara"], NOW);
      expect(await calls.due("y1", 0)).toEqual([]);
      await calls.ask("call-1", 8, ["yara"], NOW);
      // What was settled was another question.
      await calls.settle("y1", { ...settled, done: [{ table: "call-1", question: 7 }] });
      expect(await calls.due("y1", 0)).toEqual([{ table: "call-1", question: 8 }]);
      await calls.settle("y1", { ...settled, done: [], gone: [{ table: "call-1", question: 8 }] });
      expect(await calls.due("y1", 0)).toEqual([]);
      expect(await calls.channel("y1")).toMatchObject({ last: { at: NOW, hasArrived: true } });
    });

    it("calls once more when that is due, whatever the rest between messages, but not at an address that fails", async () => {
      const { calls } = store;
      const call = { table: "call-2", question: 5 };
      const settled = { gone: [], notBefore: NOW + 90 * MINUTE, failures: 0, hasArrived: true, at: NOW } as const;
      await calls.ask("call-2", 5, ["yara"], NOW);
      await calls.settle("y1", { ...settled, done: [{ ...call, again: NOW + 30 * MINUTE }] });
      expect(await calls.due("y1", NOW)).toEqual([]);
      expect([await claimed(NOW + 29 * MINUTE), await claimed(NOW + 30 * MINUTE)]).toEqual([null, "y1"]);
      expect(await calls.due("y1", NOW + 30 * MINUTE)).toEqual([{ ...call, isAgain: true }]);
      await calls.settle("y1", { ...settled, failures: 1, done: [] });
      expect(await claimed(NOW + 31 * MINUTE)).toBeNull();
      expect(await claimed(NOW + 90 * MINUTE)).toBe("y1");
      await calls.settle("y1", { ...settled, notBefore: 0, done: [call] });
      expect(await claimed(NOW + 300 * MINUTE)).toBeNull();
    });

    it("lets a channel rest until its time, or until the player is back", async () => {
      const { calls } = store;
      const resting = { done: [], gone: [], notBefore: NOW + 10 * MINUTE, failures: 0, hasArrived: null, at: NOW };
      await calls.ask("call-2", 3, ["yara"], NOW);
      await calls.settle("y1", resting);
      expect([await claimed(NOW + MINUTE), await claimed(NOW + 10 * MINUTE)]).toEqual([null, "y1"]);
      await calls.settle("y1", resting);
      await calls.cameBack("yara", "call-1");
      expect(await claimed(NOW + MINUTE)).toBe("y1");
      // Who comes back does not mend an address that fails.
      await calls.settle("y1", { ...resting, failures: 2 });
      await calls.cameBack("yara", "call-1");
      expect(await claimed(NOW + MINUTE)).toBeNull();
      await calls.switchChannel("yara", "y1", true);
      expect(await claimed(NOW + MINUTE)).toBe("y1");
    });

    it("knows the tables that have moved lately with somebody who wants to be called", async () => {
      await store.append("call-1", row(0, { at: NOW }));
      expect(await store.calls.recentTables(NOW - 1)).toEqual(["call-1"]);
      expect(await store.calls.recentTables(NOW)).toEqual([]);
      await store.calls.switchChannel("yara", "y1", false);
      expect(await store.calls.recentTables(NOW - 1)).toEqual([]);
    });

    it("forgets a browser with its session, and everything with its player", async () => {
      const { calls, accounts } = store;
      const session = (id: string) => ({ id, player: "zora", agent: "", openedAt: 5, seenAt: 5 });
      const browser = (id: string, of: string | null) => channel(id, "zora", { kind: "push", session: of });
      const left = async () => (await calls.channels("zora")).map(({ id }) => id).toSorted();
      await calls.putChannel(browser("b1", null), []);
      await accounts.create({ player: "zora", login: "zora", password: "x", createdAt: 5 }, session("t1"));
      for (const id of ["t2", "t3"]) await accounts.open(session(id));
      await calls.putChannel(browser("b2", "t2"), []);
      await calls.putChannel(browser("b3", "t3"), []);
      await accounts.end("zora", "t2");
      expect(await left()).toEqual(["b1", "b3", "z2"]);
      await accounts.endOthers("zora", "t3");
      expect(await left()).toEqual(["b3", "z2"]);
      await accounts.setPassword("zora", "y", session("t4"));
      expect(await left()).toEqual(["z2"]);
      await calls.putHabits("zora", { quiet: null, zone: "UTC", ringsLate: true, digestHours: 1 });
      await accounts.erase("zora", "Former player");
      expect([await left(), await calls.habits("zora")]).toEqual([[], null]);
    });
  });
}
