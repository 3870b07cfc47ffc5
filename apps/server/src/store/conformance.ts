import { randomUUID } from "node:crypto";
import { hashOf } from "@paravent/kernel";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PackRecord, SeatRecord, Store, StoredRow, TableRecord } from "./store.ts";

/** How a suite gets at one kind of store: `open` may be called several times on the same place. */
export interface Place {
  open(): Promise<Store>;
  /** Opens a second store on the place of a first one that is still open; null where that is forbidden. */
  second: (() => Promise<Store>) | null;
}

/** A table as the first version wrote it; all later ones can, too. */
export const insertTable = (
  id: string,
): string => `INSERT INTO tables (id, name, game, language, status, options, seed, creator, created_at, seats)
  VALUES ('${id}', 'Une table', 'toy', 'fr', 'open', '{}', 'a secret', 'anna', 1, 2)`;

const OPEN: SeatRecord = { kind: "open" };
const person = (player: string): SeatRecord => ({ kind: "person", player });
const bot = (level: string): SeatRecord => ({ kind: "bot", level });

export function table(change: Partial<TableRecord> = {}): TableRecord {
  return {
    id: randomUUID(),
    name: "Une table",
    game: "toy",
    language: "fr",
    status: "open",
    options: { a: [1, null, "é\u0000\u2028"] },
    seed: "a secret",
    creator: "anna",
    origin: null,
    createdAt: 1_700_000_000_000,
    seats: [person("anna"), OPEN, bot("random")],
    undo: "consent",
    decisionSeconds: 120,
    timing: { absence: "substitute" },
    terms: { talk: "none" },
    pack: null,
    visibility: "public",
    invitation: null,
    follows: null,
    deal: null,
    ...change,
  };
}

/** Some row of a log. */
export function row(seq: number, change: Partial<StoredRow> = {}): StoredRow {
  return {
    seq,
    seat: seq === 0 ? null : 0,
    command: seq === 0 ? null : `command-${seq}`,
    input: { kind: "answer", seat: 0, question: seq, value: { z: 1, a: [true, "\u0000", 1.5] } },
    events: [{ type: "bid" }, { type: "won" }],
    hash: `hash-${seq}`,
    known: seq % 2 === 0,
    seen: seq % 4 === 3 ? null : [seq, null, seq],
    undoable: seq % 3 === 0,
    rules: "1",
    drawn:
      seq % 2 === 0
        ? null
        : {
            from: seq,
            draws: [
              [6, 3],
              [20, 0],
            ],
          },
    at: 1_700_000_000_000 + seq,
    ...change,
  };
}

/** What every store does, whatever it is made of. */
export function storeConformance(name: string, place: Place): void {
  describe(`${name} keeps the store's promises`, () => {
    let store: Store;
    const reopen = async () => {
      await store.close();
      store = await place.open();
    };
    beforeAll(async () => {
      store = await place.open();
    });
    afterAll(() => store.close());

    it("makes one secret and keeps it", async () => {
      const secret = await store.secret();
      expect(secret.length).toBeGreaterThan(40);
      await reopen();
      expect(await store.secret()).toBe(secret);
    });

    it("keeps players and renames them", async () => {
      const id = randomUUID();
      expect(await store.player(id)).toBeNull();
      await store.putPlayer({ id, name: "Ambre 12", language: "fr", createdAt: 1_700_000_000_001 });
      await store.putPlayer({ id, name: "Zoé 💠", language: "en", createdAt: 5 });
      await reopen();
      const kept = { id, name: "Zoé 💠", language: "en", createdAt: 1_700_000_000_001 };
      expect(await store.player(id)).toEqual(kept);
      expect(await store.players([id, "nobody"])).toEqual([kept]);
      expect(await store.players([])).toEqual([]);
    });

    it("keeps tables whole", async () => {
      const made = table();
      await store.createTable(made);
      await reopen();
      expect(await store.table(made.id)).toEqual(made);
      expect(await store.table("nowhere")).toBeNull();
      await expect(store.createTable({ ...made, name: "again" })).rejects.toThrow();
      const twice = table({ seats: [person("anna"), person("anna")] });
      await expect(store.createTable(twice)).rejects.toThrow();
      expect(await store.table(twice.id)).toBeNull();
      await store.setStatus(made.id, "over");
      expect((await store.table(made.id))?.status).toBe("over");
    });

    it("gives a seat to one player and a player one seat", async () => {
      const made = table({ seats: [person("anna"), OPEN, OPEN, bot("greedy")] });
      await store.createTable(made);
      expect(await store.takeSeat(made.id, 0, "bert")).toBe(false);
      expect(await store.takeSeat(made.id, 3, "bert")).toBe(false);
      expect(await store.takeSeat(made.id, 9, "bert")).toBe(false);
      expect(await store.takeSeat(made.id, 1, "anna")).toBe(false);
      const both = await Promise.all([store.takeSeat(made.id, 1, "bert"), store.takeSeat(made.id, 1, "carl")]);
      expect(both.filter(Boolean)).toHaveLength(1);
      const twice = await Promise.all([store.takeSeat(made.id, 2, "dora"), store.takeSeat(made.id, 2, "dora")]);
      expect(twice.filter(Boolean)).toHaveLength(1);
      const winner = both[0] ? "bert" : "carl";
      expect((await store.table(made.id))?.seats).toEqual([
        person("anna"),
        person(winner),
        person("dora"),
        bot("greedy"),
      ]);
    });

    it("lists tables by player, by open seat and by bot", async () => {
      const me = randomUUID();
      const older = table({ createdAt: 1, creator: me, seats: [person(me), OPEN] });
      const newer = table({ createdAt: 9e12, creator: me, seats: [bot("random"), person(me)], status: "running" });
      const over = table({ createdAt: 2, creator: me, seats: [bot("random"), person(me)], status: "over" });
      const joined = table({ createdAt: 0, creator: "anna", seats: [person("anna"), person(me)], status: "over" });
      for (const each of [older, newer, over, joined]) await store.createTable(each);
      expect((await store.tablesOf(me, 9)).map(({ id }) => id)).toEqual([newer.id, over.id, older.id, joined.id]);
      expect(await store.tablesOf(me, 1)).toEqual([newer]);
      expect(await store.countTables(me, null)).toEqual({ player: 2, origin: 0 });
      const open = (await store.openTables(1000)).map(({ id }) => id);
      expect(open).toContain(older.id);
      expect(open).not.toContain(newer.id);
      const unattended = await store.unattended();
      expect(unattended).toContain(newer.id);
      expect(unattended).not.toContain(older.id);
      expect(unattended).not.toContain(over.id);
    });

    it("lists open tables so that those of one origin do not push out the others", async () => {
      const [crowd, lonely] = [randomUUID(), randomUUID()];
      const many = Array.from({ length: 40 }, (_, n) =>
        table({ createdAt: 8e12 + n, creator: randomUUID(), origin: crowd, seats: [OPEN, OPEN] }),
      );
      const one = table({ createdAt: 7e12, creator: randomUUID(), origin: lonely, seats: [OPEN, OPEN] });
      const unnoted = table({ createdAt: 6e12, creator: randomUUID(), seats: [OPEN, OPEN] });
      for (const each of [one, unnoted, ...many]) await store.createTable(each);
      const listed = (await store.openTables(30)).map(({ id }) => id);
      expect(listed.slice(0, 3)).toEqual([many.at(-1)!.id, one.id, unnoted.id]);
      expect(await store.table(one.id)).toEqual(one);
      expect(await store.countTables(many[0]!.creator, crowd)).toEqual({ player: 1, origin: 40 });
      for (const { id } of [one, unnoted, ...many]) await store.setStatus(id, "over");
      expect(await store.countTables(many[0]!.creator, crowd)).toEqual({ player: 0, origin: 0 });
    });

    it("lists no table that is not for everybody, and knows who has come with its link", async () => {
      const made = (["public", "unlisted", "invitation"] as const).map((visibility) =>
        table({ createdAt: 9e12, creator: randomUUID(), visibility, invitation: "a word", seats: [OPEN, OPEN] }),
      );
      for (const each of made) await store.createTable(each);
      const listed = (await store.openTables(1000)).map(({ id }) => id);
      expect(made.map(({ id }) => listed.includes(id))).toEqual([true, false, false]);
      const { id } = made[2]!;
      expect(await store.standing(id, "bert")).toBeNull();
      await store.putStanding(id, "bert", "admitted");
      await store.putStanding(id, "bert", "admitted");
      await reopen();
      expect([await store.standing(id, "bert"), await store.standing(id, "carla")]).toEqual(["admitted", null]);
      expect(await store.table(id)).toEqual(made[2]);
      for (const each of made) await store.setStatus(each.id, "over");
    });

    it("counts tables under way where nobody sits but bots, those included that people have left", async () => {
      const [me, origin] = [randomUUID(), randomUUID()];
      const running = { creator: me, origin, status: "running" } as const;
      const bots = table({ ...running, seats: [bot("random"), bot("random")] });
      const mixed = table({ ...running, seats: [person(me), bot("random")] });
      const elsewhere = table({ ...running, creator: "bert", seats: [bot("random"), bot("random")] });
      for (const each of [bots, mixed, elsewhere]) await store.createTable(each);
      expect(await store.countBotTables(me, origin)).toEqual({ player: 1, origin: 2 });
      await store.leaveSeat(mixed.id, 0, me, "running", "random");
      expect(await store.countBotTables(me, origin)).toEqual({ player: 2, origin: 3 });
      await store.setStatus(bots.id, "over");
      expect(await store.countBotTables(me, origin)).toEqual({ player: 1, origin: 2 });
    });

    it("lists running tables of people only if a clock runs there", async () => {
      const people = { seats: [person("anna"), person("bert")], status: "running" } as const;
      const [timed, free] = [table({ ...people, decisionSeconds: 600 }), table({ ...people, decisionSeconds: null })];
      for (const each of [timed, free]) await store.createTable(each);
      const unattended = await store.unattended();
      expect(unattended).toContain(timed.id);
      expect(unattended).not.toContain(free.id);
      expect(await store.table(free.id)).toEqual(free);
    });

    it("lets a player leave a seat to a bot, or to whoever comes", async () => {
      const running = table({ seats: [person("anna"), person("bert")], status: "running" });
      const open = table({ seats: [person("anna"), OPEN] });
      for (const each of [running, open]) await store.createTable(each);
      expect(await store.leaveSeat(running.id, 1, "anna", "running", "greedy")).toBe(false);
      expect(await store.leaveSeat(running.id, 0, "anna", "open", null)).toBe(false);
      expect(await store.leaveSeat(running.id, 0, "anna", "running", "greedy")).toBe(true);
      expect(await store.leaveSeat(running.id, 0, "anna", "running", "greedy")).toBe(false);
      expect(await store.leaveSeat(open.id, 0, "anna", "open", null)).toBe(true);
      await reopen();
      const replaced: SeatRecord = { kind: "bot", level: "greedy", replaces: "anna" };
      expect((await store.table(running.id))?.seats).toEqual([replaced, person("bert")]);
      expect((await store.table(open.id))?.seats).toEqual([OPEN, OPEN]);
    });

    it("has a bot play for a player until they come back", async () => {
      const running = table({ seats: [person("anna"), person("bert")], status: "running" });
      const open = table({ seats: [person("anna"), OPEN] });
      for (const each of [running, open]) await store.createTable(each);
      expect(await store.standIn(running.id, 1, "anna", "greedy", 5)).toBe(false);
      expect(await store.standIn(open.id, 0, "anna", "greedy", 5)).toBe(false);
      expect(await store.comeBack(running.id, 0, "anna", 5)).toBe(false);
      expect(await store.standIn(running.id, 0, "anna", "greedy", 5)).toBe(true);
      expect(await store.standIn(running.id, 0, "anna", "random", 6)).toBe(false);
      await reopen();
      const away: SeatRecord = { kind: "person", player: "anna", substitute: { bot: "greedy", since: 5 } };
      expect((await store.table(running.id))?.seats).toEqual([away, person("bert")]);
      // Nobody waits for it, yet it goes on.
      expect(await store.unattended()).toContain(running.id);
      expect(await store.comeBack(running.id, 0, "anna", 7)).toBe(true);
      expect((await store.table(running.id))?.seats[0]).toEqual({ kind: "person", player: "anna", backAt: 7 });
    });

    it("appends rows in order, each number and each command once", async () => {
      const { id } = table();
      await store.createTable(table({ id }));
      expect(await store.append(id, row(1))).toBe("taken");
      expect(await store.append(id, row(0))).toBe("appended");
      expect(await store.append(id, row(0))).toBe("taken");
      expect(await store.append(id, row(1))).toBe("appended");
      expect(await store.append(id, row(3))).toBe("taken");
      expect(await store.append(id, row(2, { command: "command-1" }))).toBe("taken");
      expect(await store.append(id, row(2, { seat: 1, command: "command-1" }))).toBe("appended");
      await reopen();
      expect(await store.rows(id, 0)).toEqual([row(0), row(1), row(2, { seat: 1, command: "command-1" })]);
      expect((await store.rows(id, 2)).map(({ seq }) => seq)).toEqual([2]);
      expect(await store.rowOf(id, 0, "command-1")).toEqual({ seq: 1, seen: [1, null, 1] });
      expect(await store.rowOf(id, 1, "command-1")).toEqual({ seq: 2, seen: [2, null, 2] });
      expect(await store.rowOf(id, 2, "command-1")).toBeNull();
      expect([...(await store.countRows(id))].sort()).toEqual([
        [0, 1],
        [1, 1],
      ]);
    });

    it("knows who sits at unfinished tables with somebody", async () => {
      for (const id of ["with-anna", "with-bert", "with-carl"])
        await store.putPlayer({ id, name: `Name of ${id}`, language: "en", createdAt: 1 });
      const person = (player: string) => ({ kind: "person" as const, player });
      const seats = [person("with-anna"), person("with-bert"), { kind: "open" as const }];
      const over = [person("with-anna"), person("with-carl")];
      await store.createTable({ ...table(), seats });
      await store.createTable({ ...table(), seats });
      await store.createTable({ ...table(), seats: over, status: "over" });
      expect(await store.companions("with-anna")).toEqual(["Name of with-bert"]);
      expect(await store.companions("with-carl")).toEqual([]);
    });

    it("lets one of many writers of the same number win, and spares the others' rows", async () => {
      const ids = [table(), table()];
      for (const each of ids) await store.createTable(each);
      const [a, b] = ids.map(({ id }) => id) as [string, string];
      await Promise.all([store.append(a, row(0)), store.append(b, row(0))]);
      const tries = await Promise.all([
        ...Array.from({ length: 8 }, (_, n) => store.append(a, row(1, { seat: n, hash: `by ${n}` }))),
        store.append(b, row(1)),
      ]);
      expect(tries.slice(0, 8).filter((done) => done === "appended")).toHaveLength(1);
      expect(tries[8]).toBe("appended");
      const winner = tries.indexOf("appended");
      expect((await store.rows(a, 1)).map(({ hash }) => hash)).toEqual([`by ${winner}`]);
    });

    it("makes the hash of a state that it is handed", async () => {
      await store.createTable(table({ id: "hashed" }));
      const state = { z: [1, -0, 1e21, Number.NaN], a: { é: '\u2028"', gone: undefined }, 10: null, 9: true };
      await store.append("hashed", { ...row(0), hash: { toHash: state } });
      expect((await store.rows("hashed", 0)).map(({ hash }) => hash)).toEqual([hashOf(state)]);
    });

    it("keeps the latest snapshot", async () => {
      const { id } = table();
      await store.createTable(table({ id }));
      expect(await store.snapshot(id)).toBeNull();
      await store.saveSnapshot(id, { seq: 4, state: { deep: [{ er: null }] } });
      await store.saveSnapshot(id, { seq: 2, state: "older" });
      await reopen();
      expect(await store.snapshot(id)).toEqual({ seq: 4, state: { deep: [{ er: null }] } });
      await store.saveSnapshot(id, { seq: 5, state: "newer" });
      expect(await store.snapshot(id)).toEqual({ seq: 5, state: "newer" });
    });

    it("keeps with a table what its game is to go on from", async () => {
      const [resuming, plain] = [table(), table()];
      const resumes = { setup: { seats: 2, options: { é: 1 }, seed: "s" }, inputs: [], told: "é" };
      await store.createTable(resuming, resumes);
      await store.createTable(plain);
      await reopen();
      expect([await store.resumed(resuming.id), await store.resumed(plain.id)]).toEqual([resumes, null]);
    });

    it("keeps one request to take answers back, or none", async () => {
      const { id } = table();
      await store.createTable(table({ id }));
      expect(await store.undo(id)).toBeNull();
      await store.putUndo(id, { by: 0, at: 7, to: 5, agreed: [0] });
      await store.putUndo(id, { by: 0, at: 7, to: 5, agreed: [0, 2] });
      await reopen();
      expect(await store.undo(id)).toEqual({ by: 0, at: 7, to: 5, agreed: [0, 2] });
      await store.putUndo(id, null);
      expect(await store.undo(id)).toBeNull();
    });

    it("keeps content packs, each once, and which a table is played with", async () => {
      const id = randomUUID();
      const pack: PackRecord = {
        game: "toy",
        id,
        rules: "r1",
        creator: "anna",
        createdAt: 1_700_000_000_000,
        document: { z: 1, a: ["é", null] },
      };
      expect(await store.pack("toy", id)).toBeNull();
      const sent = await store.countPacks("anna");
      await store.putPack(pack);
      await store.putPack({ ...pack, creator: null, document: "another" });
      const ofTable = table({ pack: id });
      await store.createTable(ofTable);
      await reopen();
      expect(await store.pack("toy", id)).toEqual(pack);
      expect(await store.pack("chess", id)).toBeNull();
      expect(await store.countPacks("anna")).toBe(sent + 1);
      expect(await store.table(ofTable.id)).toEqual(ofTable);
    });

    it("counts tables by their status", async () => {
      const before = await store.countByStatus();
      const { id } = table();
      await store.createTable(table({ id, status: "running" }));
      expect(await store.countByStatus()).toEqual({ ...before, running: before.running + 1 });
      await store.setStatus(id, "over");
      expect(await store.countByStatus()).toEqual({ ...before, over: before.over + 1 });
    });

    it("answers when asked whether it is there, and not after closing", async () => {
      await store.touch();
      await store.close();
      await expect(store.touch()).rejects.toThrow();
      store = await place.open();
    });

    if (place.second) {
      const openSecond = place.second;
      it("lets two servers share it without losing or doubling a row", async () => {
        const other = await openSecond();
        const { id } = table();
        await store.createTable(table({ id }));
        await store.append(id, row(0));
        for (let seq = 1; seq <= 20; seq++) {
          const both = await Promise.all([
            store.append(id, row(seq, { command: `first-${seq}` })),
            other.append(id, row(seq, { command: `other-${seq}` })),
          ]);
          expect(both.filter((done) => done === "appended")).toHaveLength(1);
        }
        expect((await store.rows(id, 0)).map(({ seq }) => seq)).toEqual(Array.from({ length: 21 }, (_, seq) => seq));
        await other.close();
      });
    }
  });
}
