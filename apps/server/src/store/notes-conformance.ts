import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Place, table } from "./conformance.ts";
import type { Store } from "./store.ts";

/** What any store must do for notes. */
export function noteConformance(name: string, place: Place): void {
  describe(`notes in ${name}`, () => {
    let store: Store;
    const { id } = table();
    const note = (player: string, move: number, text: string, shared = false) => ({
      table: id,
      player,
      move,
      text,
      shared,
      at: 1_700_000_000_000 + move,
    });
    beforeAll(async () => {
      store = await place.open();
      for (const one of ["nora", "odile"]) await store.putPlayer({ id: one, name: one, language: "en", createdAt: 1 });
      await store.createTable(table({ id }));
    });
    afterAll(() => store.close());

    it("keeps one note for each player and move, to themselves until they agree", async () => {
      expect(await store.notes.put(note("nora", 3, "é"), 2)).toBe(true);
      expect(await store.notes.put(note("nora", 3, "she knew"), 2)).toBe(true);
      expect(await store.notes.put(note("odile", 3, "mine"), 2)).toBe(true);
      expect(await store.notes.readable(id, "nora")).toEqual([note("nora", 3, "she knew")]);
      expect(await store.notes.readable(id, null)).toEqual([]);
      await store.notes.put(note("nora", 3, "she knew", true), 2);
      expect(await store.notes.readable(id, "odile")).toEqual([
        note("nora", 3, "she knew", true),
        note("odile", 3, "mine"),
      ]);
      expect(await store.notes.readable(id, null)).toEqual([note("nora", 3, "she knew", true)]);
    });

    it("keeps no more than so many, and gives them back to their author's last wish", async () => {
      expect(await store.notes.put(note("nora", 4, "b"), 2)).toBe(true);
      expect(await store.notes.put(note("nora", 5, "c"), 2)).toBe(false);
      expect(await store.notes.put(note("nora", 4, "d"), 2)).toBe(true);
      await store.notes.remove(id, "nora", 3);
      expect(await store.notes.of("nora")).toEqual([note("nora", 4, "d")]);
      await store.accounts.erase("nora", "guest");
      expect(await store.notes.of("nora")).toEqual([]);
    });
  });
}
