import type { Observer } from "@paravent/kernel";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Place, table } from "./conformance.ts";
import type { EndedTable, Store } from "./store.ts";

/** What any store must do for games that are over. */
export function chronicleConformance(name: string, place: Place): void {
  describe(`games that are over in ${name}`, () => {
    let store: Store;
    beforeAll(async () => {
      store = await place.open();
    });
    afterAll(() => store.close());

    it("keeps what a game that is over told each observer, once", async () => {
      const [done, other] = [
        table({ status: "over", createdAt: 9e12 }),
        table({ status: "over", createdAt: 9e12 + 1 }),
      ];
      for (const each of [done, other, table()]) await store.createTable(each);
      const about = async () => (await store.ended(null, 1000)).filter(({ id }) => [done.id, other.id].includes(id));
      expect(await about()).toEqual([
        { id: done.id, createdAt: 9e12, isTold: false, isRecorded: false },
        { id: other.id, createdAt: 9e12 + 1, isTold: false, isRecorded: false },
      ]);
      await store.putChronicle(
        done.id,
        new Map<Observer, string>([
          [0, "of a seat"],
          ["public", "of all"],
        ]),
      );
      await store.putChronicle(done.id, new Map<Observer, string>([["public", "another"]]));
      await store.close();
      store = await place.open();
      expect([await store.chronicle(done.id, 0), await store.chronicle(done.id, "public")]).toEqual([
        "of a seat",
        "of all",
      ]);
      expect([await store.chronicle(done.id, 1), await store.chronicle(other.id, "public")]).toEqual([null, null]);
      expect(await about()).toMatchObject([
        { id: done.id, isTold: true },
        { id: other.id, isTold: false },
      ]);
    });

    it("goes through tables that are over from the first to the last, however few at a time", async () => {
      // Two of them were opened in the same moment.
      const games = [7, 5, 5, 6].map((n) => table({ status: "over", createdAt: 8e12 + n }));
      for (const game of games) await store.createTable(game);
      const expected = games
        .toSorted((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))
        .map(({ id }) => id);
      const found: string[] = [];
      for (let last: EndedTable | null = null; ; ) {
        const [next]: EndedTable[] = await store.ended(last, 1);
        if (!next) break;
        found.push(next.id);
        last = next;
      }
      expect(found.filter((id) => expected.includes(id))).toEqual(expected);
      expect(new Set(found).size).toBe(found.length);
    });
  });
}
