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

    it("keeps one note for each player and thing beside those on moves", async () => {
      const about = (thing: string, move: number, text: string) => ({
        ...note("odile", move, text),
        about: thing,
        label: "Pawn é",
      });
      expect(await store.notes.put(about("pawn:12", 3, "a spy"), 2)).toBe(true);
      expect(await store.notes.put(about("pawn:12", 5, "a guard"), 2)).toBe(true);
      const { label: _, ...onSeat } = about("seat:1", 4, "bluffs");
      expect(await store.notes.put(onSeat, 2)).toBe(true);
      expect(await store.notes.put(about("card:a", 6, "one too many"), 2)).toBe(false);
      expect(await store.notes.readable(id, "odile")).toEqual([
        note("nora", 3, "she knew", true),
        note("odile", 3, "mine"),
        onSeat,
        about("pawn:12", 5, "a guard"),
      ]);
      await store.notes.remove({ table: id, player: "odile", move: 0, about: "seat:1" });
      expect((await store.notes.of("odile")).map(({ text }) => text)).toEqual(["mine", "a guard"]);
      await store.accounts.erase("odile", "guest");
      expect(await store.notes.of("odile")).toEqual([]);
    });

    it("knows who lets others see their seat, until they do not any more", async () => {
      expect(await store.shown(id)).toEqual([]);
      for (const one of ["nora", "odile", "nora"]) await store.putShown(id, one, true);
      expect(await store.shown(id)).toEqual(["nora", "odile"]);
      await store.putShown(id, "odile", false);
      expect(await store.shown(id)).toEqual(["nora"]);
    });

    it("keeps no more than so many, and gives them back to their author's last wish", async () => {
      expect(await store.notes.put(note("nora", 4, "b"), 2)).toBe(true);
      expect(await store.notes.put(note("nora", 5, "c"), 2)).toBe(false);
      expect(await store.notes.put(note("nora", 4, "d"), 2)).toBe(true);
      await store.notes.remove({ table: id, player: "nora", move: 3 });
      expect(await store.notes.of("nora")).toEqual([note("nora", 4, "d")]);
      await store.accounts.erase("nora", "guest");
      expect(await store.notes.of("nora")).toEqual([]);
    });
  });
}
