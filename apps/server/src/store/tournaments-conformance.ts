import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Place, table } from "./conformance.ts";
import type { Store } from "./store.ts";
import type { TournamentRecord } from "./tournaments.ts";

const tournament = (id: string, change: Partial<TournamentRecord> = {}): TournamentRecord => ({
  id,
  organiser: "tom",
  settings: {
    name: "Coupe d'été",
    game: "toy",
    language: "fr",
    seats: 2,
    rounds: 3,
    duplicate: true,
    fill: "byes",
    pace: "tables",
    options: { é: [1, null] },
    pack: null,
    decisionSeconds: 60,
    timing: { absence: "defaults" },
    terms: { talk: "none" },
  },
  listed: true,
  status: "open",
  round: 0,
  secret: "a secret",
  createdAt: 1_700_000_000_000,
  ...change,
});

/** What any store must do for tournaments. */
export function tournamentConformance(name: string, place: Place): void {
  describe(`tournaments in ${name}`, () => {
    let store: Store;
    beforeAll(async () => {
      store = await place.open();
      for (const one of ["tom", "una", "vito", "wim"])
        await store.putPlayer({ id: one, name: one, language: "en", createdAt: 1 });
    });
    afterAll(() => store.close());

    it("keeps so many of one organiser, and lists those that are for everybody", async () => {
      const { tournaments } = store;
      expect(await tournaments.create(tournament("first"), 2)).toBe(true);
      expect(await tournaments.create(tournament("second", { listed: false, createdAt: 1 }), 2)).toBe(true);
      expect(await tournaments.create(tournament("third"), 2)).toBe(false);
      expect(await tournaments.find("first")).toEqual(tournament("first"));
      expect(await tournaments.find("third")).toBeNull();
      expect((await tournaments.of("tom", 9)).map(({ id }) => id)).toEqual(["first", "second"]);
      expect((await tournaments.listed(9)).map(({ id }) => id)).toEqual(["first"]);
      expect(await tournaments.running()).toEqual([]);
    });

    it("players come up to a number, withdraw, and come back", async () => {
      const { tournaments } = store;
      expect(await tournaments.join("first", "una", 1, 2)).toBe(true);
      expect(await tournaments.join("first", "vito", 2, 2)).toBe(true);
      expect(await tournaments.join("first", "wim", 3, 2)).toBe(false);
      expect(await tournaments.join("first", "una", 4, 2)).toBe(true);
      expect(await tournaments.join("nowhere", "una", 4, 2)).toBe(false);
      await tournaments.withdraw("first", "vito");
      expect(await tournaments.entrants("first")).toEqual([{ player: "una", withdrawn: false }]);
      await tournaments.join("first", "vito", 5, 4);
      await tournaments.join("first", "wim", 6, 4);
      expect((await tournaments.of("wim", 9)).map(({ id }) => id)).toEqual(["first"]);
    });

    it("a round is begun once, and its deal is opened when its last table is over", async () => {
      const { tournaments } = store;
      const boards = [
        { table: "t-one", seats: ["una", null] },
        { table: "t-two", seats: ["vito", "wim"] },
      ];
      const round = { round: 1, boards, byes: ["tom"], at: 7 };
      expect(await tournaments.isOpened("first.1")).toBe(true);
      expect(await tournaments.beginRound("first", { ...round, round: 2 })).toBe(false);
      expect(await tournaments.beginRound("first", round)).toBe(true);
      expect(await tournaments.beginRound("first", round)).toBe(false);
      expect(await tournaments.rounds("first")).toEqual([round]);
      expect(await tournaments.find("first")).toEqual(tournament("first", { status: "running", round: 1 }));
      expect(await tournaments.running()).toEqual(["first"]);

      // Tables are made after it: one that is missing is not over.
      expect(await tournaments.isOpened("first.1")).toBe(false);
      await store.createTable(table({ id: "t-one", deal: "first.1", status: "over" }));
      expect((await store.table("t-one"))!.deal).toBe("first.1");
      expect(await tournaments.isOpened("first.1")).toBe(false);
      await store.createTable(table({ id: "t-two", deal: "first.1", status: "running" }));
      expect(await tournaments.over(["t-one", "t-two", "t-none"])).toEqual(new Set(["t-one"]));
      expect(await tournaments.isOpened("first.1")).toBe(false);
      await store.setStatus("t-two", "over");
      expect(await tournaments.isOpened("first.1")).toBe(true);
    });

    it("who withdraws later, or is forgotten, keeps a place; one that is over takes nobody, and nothing is sealed", async () => {
      const { tournaments } = store;
      await tournaments.beginRound("first", { round: 2, boards: [{ table: "t-x", seats: [] }], byes: [], at: 8 });
      await tournaments.withdraw("first", "una");
      await store.accounts.erase("vito", "guest");
      expect(await tournaments.entrants("first")).toEqual([
        { player: "una", withdrawn: true },
        { player: "vito", withdrawn: true },
        { player: "wim", withdrawn: false },
      ]);
      expect(await tournaments.isOpened("first.2")).toBe(false);
      await tournaments.end("first");
      expect(await tournaments.isOpened("first.2")).toBe(true);
      expect(await tournaments.join("first", "una", 9, 9)).toBe(false);
      expect(await tournaments.beginRound("first", { round: 3, boards: [], byes: [], at: 9 })).toBe(false);
    });
  });
}
