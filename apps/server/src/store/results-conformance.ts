import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Place, table } from "./conformance.ts";
import type { GameResult, RatingRecord } from "./results.ts";
import type { Store } from "./store.ts";

/** What any store must do for results and ratings. */
export function resultConformance(name: string, place: Place): void {
  describe(`results in ${name}`, () => {
    let store: Store;
    const ids = [table().id, table().id, table().id] as const;
    const player = (n: number) => `${ids[0]}-${n}`;
    const result = (id: string, at: number): GameResult => ({
      table: id,
      game: "toy",
      rated: true,
      rounds: at === 1 ? null : 4,
      at,
      lasted: 1000,
      seats: [
        {
          seat: 0,
          player: player(0),
          place: 1,
          points: 7.5,
          side: "é",
          left: false,
          answers: 9,
          late: 1,
          draws: { 6: [2, 7] },
        },
        { seat: 1, player: null, place: null, points: null, side: "", left: false, answers: 0, late: 0, draws: {} },
      ],
    });
    const rating = (n: number, nth: number, mu: number): RatingRecord => ({
      game: `toy ${ids[0]}`,
      who: `player:${player(n)}`,
      nth,
      mu,
      sigma: 1.25,
      table: ids[0],
      at: nth,
    });
    beforeAll(async () => {
      store = await place.open();
      for (const n of [0, 1]) {
        const id = player(n);
        await store.putPlayer({ id, name: `Name ${n}`, language: "en", createdAt: 1 });
        const session = { id: `session ${id}`, player: id, agent: "", openedAt: 1, seenAt: 1 };
        if (n === 0) await store.accounts.create({ player: id, login: id, password: "hash", createdAt: 1 }, session);
      }
      for (const [n, id] of ids.entries())
        await store.createTable(table({ id, name: `Table ${n}`, status: "over", createdAt: n }));
    });
    afterAll(() => store.close());

    it("keeps a result once, with its ratings or not at all", async () => {
      const { results } = store;
      const lacking = async () =>
        (await store.ended(null, 1000)).flatMap(({ id, isRecorded }) => (ids.includes(id) && !isRecorded ? [id] : []));
      expect(await lacking()).toEqual([...ids]);
      expect(await results.record(result(ids[0], 1), [rating(0, 1, 26.5), rating(1, 1, 30)])).toBe(true);
      expect(await results.record(result(ids[0], 1), [])).toBe(false);
      // Another game has moved the rating meanwhile: nothing of this one is kept.
      expect(await results.record(result(ids[1], 2), [rating(1, 2, 31), rating(0, 1, 27)])).toBe(false);
      expect(await results.isRecorded(ids[1])).toBe(false);
      expect(await results.record(result(ids[1], 2), [rating(1, 2, 31), rating(0, 2, 27)])).toBe(true);
      expect(await lacking()).toEqual([ids[2]]);
      expect(await results.of(player(0), 10)).toEqual([result(ids[1], 2), result(ids[0], 1)]);
      expect(await results.of(player(0), 1)).toHaveLength(1);
      expect(await store.tableNames([ids[0], "nowhere"])).toEqual(new Map([[ids[0], "Table 0"]]));
    });

    it("tells the latest ratings, all of somebody's, and who leads among accounts", async () => {
      const { results } = store;
      const { game, who } = rating(0, 1, 0);
      expect(await results.ratings(game, [who, "side:none"])).toEqual([rating(0, 2, 27)]);
      expect(await results.ratingsOf(player(0))).toEqual([rating(0, 1, 26.5), rating(0, 2, 27)]);
      const leader = { player: player(0), name: "Name 0", portrait: null, mu: 27, sigma: 1.25, games: 2 };
      expect(await results.leaders(game, 1, 10)).toEqual([leader]);
      expect(await results.leaders(game, 3, 10)).toEqual([]);
      await store.accounts.erase(player(0), "Former player");
      expect(await results.ratingsOf(player(0))).toEqual([]);
      expect(await results.of(player(0), 10)).toHaveLength(2);
    });
  });
}
