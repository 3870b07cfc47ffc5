import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Place, table } from "./conformance.ts";
import type { Store } from "./store.ts";

/** What any store must do for talk. */
export function talkConformance(name: string, place: Place): void {
  describe(`talk in ${name}`, () => {
    let store: Store;
    const reopen = async () => {
      await store.close();
      store = await place.open();
    };
    beforeAll(async () => {
      store = await place.open();
    });
    afterAll(() => store.close());

    it("keeps what is said, to the table and between two, once for each command", async () => {
      const { id } = table();
      await store.createTable(table({ id }));
      const say = async (command: string, seat: number, to: number | number[] | null, text: string) =>
        (await store.say(id, command, { seat, to, text, at: 1_700_000_000_000 + text.length })).id;
      expect(await say("command-1", 0, null, "é")).toBe(1);
      expect(await say("command-2", 2, 1, "an aside")).toBe(1);
      expect(await say("command-3", 1, 2, "and its answer")).toBe(2);
      expect(await say("command-3", 1, 2, "and its answer")).toBe(2);
      expect(await say("command-3", 0, null, "of another seat")).toBe(2);
      expect(await store.say(id, "command-3", { seat: 1, to: null, text: "in other words", at: 1 })).toEqual({
        id: 2,
        fresh: false,
      });
      expect(await store.lineOf(id, 1, "command-3")).toBe(2);
      expect(await store.lineOf(id, 2, "command-3")).toBeNull();
      await reopen();
      const heard = async (who: number | "public") => (await store.talk(id, who, 10)).map(({ text }) => text);
      expect(await heard("public")).toEqual(["é", "of another seat"]);
      expect(await heard(0)).toEqual(["é", "of another seat"]);
      expect(await heard(1)).toEqual(["é", "an aside", "and its answer", "of another seat"]);
      expect((await store.talk(id, 2, 2)).map(({ seat, to }) => [seat, to])).toEqual([
        [1, 2],
        [0, null],
      ]);
    });

    it("keeps what is said in a circle for those who are in it", async () => {
      const { id } = table();
      await store.createTable(table({ id }));
      const say = async (command: string, seat: number, to: number[] | number, at: number) =>
        (await store.say(id, command, { seat, to, text: command, at })).id;
      expect(await say("command-1", 3, [0, 1], 1)).toBe(1);
      expect(await say("command-2", 0, [1, 3], 2)).toBe(2);
      expect(await say("command-3", 0, [1, 2], 3)).toBe(1);
      // A pair with the fourth seat, and a circle whose bits read as that number, are two things.
      expect(await say("command-4", 2, 4, 4)).toBe(1);
      await reopen();
      const heard = async (who: number | "public") => (await store.talk(id, who, 10)).map(({ text }) => text.at(-1));
      expect(await heard("public")).toEqual([]);
      expect(await heard(0)).toEqual(["1", "2", "3"]);
      expect(await heard(2)).toEqual(["3", "4"]);
      expect(await heard(3)).toEqual(["1", "2"]);
      expect(await heard(4)).toEqual(["4"]);
      expect((await store.talk(id, 1, 10)).map(({ seat, to }) => [seat, to])).toEqual([
        [3, [0, 1]],
        [0, [1, 3]],
        [0, [1, 2]],
      ]);
    });
  });
}
