import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Place, table } from "./conformance.ts";
import type { Store } from "./store.ts";

/** What any store must do for players who keep others from them, and for moderators. */
export function companyConformance(name: string, place: Place): void {
  describe(`company in ${name}`, () => {
    let store: Store;
    const { id } = table();
    beforeAll(async () => {
      store = await place.open();
      for (const one of ["mila", "otto", "rosa"])
        await store.putPlayer({ id: one, name: one, language: "en", createdAt: 1 });
      await store.createTable(table({ id, terms: { talk: "public" } }));
    });
    afterAll(() => store.close());

    it("keeps what a table has agreed on", async () => {
      expect((await store.table(id))?.terms).toEqual({ talk: "public" });
    });

    it("keeps one aversion for each pair, and tells who is blocked", async () => {
      const { company } = store;
      await company.putAversion("mila", "otto", "mute", 1);
      expect(await company.isBlockedBy("otto", ["mila", "rosa"])).toBe(false);
      await company.putAversion("mila", "otto", "block", 2);
      await company.putAversion("mila", "rosa", "mute", 3);
      expect((await company.aversions("mila")).map(({ other, how }) => [other, how])).toEqual([
        ["rosa", "mute"],
        ["otto", "block"],
      ]);
      expect(await company.isBlockedBy("otto", ["mila", "rosa"])).toBe(true);
      expect(await company.isBlockedBy("otto", [])).toBe(false);
      expect(await company.isBlockedBy("mila", ["otto"])).toBe(false);
      const [first] = await company.aversions("mila");
      expect(await company.endAversion("otto", first!.id)).toBe(false);
      expect(await company.endAversion("mila", first!.id)).toBe(true);
      await company.putAversion("mila", "otto", null, 4);
      expect(await company.aversions("mila")).toEqual([]);
    });

    it("keeps reports with what was said, so many undecided ones of each player, and decides about each once", async () => {
      const { company } = store;
      const report = (n: number) => ({
        id: `${id}-${n}`,
        table: id,
        reporter: "mila",
        accused: "otto",
        reason: "insults" as const,
        words: "é",
        evidence: [{ player: "otto", apart: true, text: "…", at: 5 }],
        at: 10 + n,
      });
      expect(await company.report(report(1), 2)).toBe(true);
      expect(await company.report(report(2), 2)).toBe(true);
      expect(await company.report(report(3), 2)).toBe(false);
      const verdict = { is: "silenced" as const, by: "rosa", at: 20 };
      expect(await company.decide(`${id}-2`, verdict)).toBe(true);
      expect(await company.decide(`${id}-2`, { ...verdict, is: "dismissed" })).toBe(false);
      expect(await company.reports(10)).toEqual([
        { ...report(1), verdict: null },
        { ...report(2), verdict },
      ]);
      expect(await company.reportsBy("mila")).toHaveLength(2);
      expect(await company.reportsBy("otto")).toEqual([]);
      await store.accounts.erase("otto", "Former player");
      expect(await company.reports(10)).toEqual([]);
    });

    it("keeps how long somebody is silent", async () => {
      expect(await store.company.silencedUntil("rosa")).toBe(0);
      await store.company.silence("rosa", 1_800_000_000_000);
      await store.company.silence("rosa", 1_900_000_000_000);
      expect(await store.company.silencedUntil("rosa")).toBe(1_900_000_000_000);
    });
  });
}
