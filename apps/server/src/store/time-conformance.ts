import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Place, row } from "./conformance.ts";
import type { Store } from "./store.ts";
import { tableRecord } from "./table-record.fixture.ts";

/** What any store must do for people's time. */
export function timeConformance(name: string, place: Place): void {
  describe(`time in ${name}`, () => {
    let store: Store;
    beforeAll(async () => {
      store = await place.open();
      await store.putPlayer({ id: "tess", name: "tess", language: "en", createdAt: 1 });
      await store.createTable(
        tableRecord("slow", ["tess"], {
          seats: [
            { kind: "person", player: "tess" },
            { kind: "bot", level: "random" },
          ],
          decisionSeconds: 86_400,
          timing: { absence: "forfeit", weekendsOff: true, pauseDays: 3 },
        }),
      );
    });
    afterAll(() => store.close());

    it("keeps what was agreed on", async () => {
      expect((await store.table("slow"))?.timing).toEqual({ absence: "forfeit", weekendsOff: true, pauseDays: 3 });
    });

    it("keeps pauses, one at a time", async () => {
      const { time } = store;
      expect(await time.resume("slow", 0, 5)).toBe(false);
      expect(await time.pause("slow", 0, 10)).toBe(true);
      expect(await time.pause("slow", 0, 11)).toBe(false);
      expect(await time.pauses("slow")).toEqual([{ seat: 0, from: 10, until: null }]);
      expect(await time.resume("slow", 0, 20)).toBe(true);
      expect(await time.pause("slow", 0, 30)).toBe(true);
      expect(await time.pauses("slow")).toEqual([
        { seat: 0, from: 10, until: 20 },
        { seat: 0, from: 30, until: null },
      ]);
      expect(await time.pauses("another")).toEqual([]);
    });

    it("keeps days off, until they are removed or their player is erased", async () => {
      const { time } = store;
      await time.putVacation({ player: "tess", from: 50, until: 60 });
      await time.putVacation({ player: "tess", from: 10, until: 20 });
      await time.putVacation({ player: "tess", from: 50, until: 55 });
      const [early, late] = [
        { player: "tess", from: 10, until: 20 },
        { player: "tess", from: 50, until: 55 },
      ];
      expect(await time.vacations(["tess", "nobody"])).toEqual([early, late]);
      expect(await time.vacations([])).toEqual([]);
      expect(await time.removeVacation("tess", 10)).toBe(true);
      expect(await time.removeVacation("tess", 10)).toBe(false);
      expect(await time.vacations(["tess"])).toEqual([late]);
      await store.accounts.erase("tess", "somebody");
      expect(await time.vacations(["tess"])).toEqual([]);
    });

    it("keeps votes, one of each seat against another", async () => {
      const { time } = store;
      await time.vote("slow", { against: 0, by: 1, asked: 7 });
      await time.vote("slow", { against: 0, by: 2, asked: 7 });
      await time.vote("slow", { against: 0, by: 1, asked: 8 });
      expect(await time.votes("slow")).toEqual([
        { against: 0, by: 1, asked: 8 },
        { against: 0, by: 2, asked: 7 },
      ]);
      await time.withdraw("slow", 0, 2);
      expect(await time.votes("slow")).toEqual([{ against: 0, by: 1, asked: 8 }]);
    });

    it("keeps what is left in reserve with the row that says so", async () => {
      await store.append("slow", row(0));
      await store.append("slow", row(1, { seat: 0, bank: 5_000 }));
      await store.append("slow", row(2, { seat: 1, bank: 1 }));
      await store.append("slow", row(3, { seat: 0, bank: 400 }));
      await store.append("slow", row(4, { seat: 0 }));
      expect((await store.rows("slow", 1)).map(({ bank }) => bank)).toEqual([5_000, 1, 400, undefined]);
      expect(await store.banks("slow")).toEqual(
        new Map([
          [0, 400],
          [1, 1],
        ]),
      );
      expect(await store.banks("another")).toEqual(new Map());
    });
  });
}
