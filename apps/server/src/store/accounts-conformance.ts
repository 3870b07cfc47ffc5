import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SessionRecord } from "./accounts.ts";
import type { Place } from "./conformance.ts";
import type { Store } from "./store.ts";
import { tableRecord } from "./table-record.fixture.ts";

const session = (id: string, player: string, seenAt = 5): SessionRecord => ({
  id,
  player,
  agent: "a browser",
  openedAt: 5,
  seenAt,
});

/** What any store must do for accounts. */
export function accountConformance(name: string, place: Place): void {
  describe(`accounts in ${name}`, () => {
    let store: Store;
    beforeAll(async () => {
      store = await place.open();
      for (const id of ["vera", "wanda"]) await store.putPlayer({ id, name: id, language: "en", createdAt: 1 });
    });
    afterAll(() => store.close());

    it("has one account for a player and one player for a login, whole or not at all", async () => {
      const { accounts } = store;
      const account = { player: "vera", login: "vera", password: "a hash", createdAt: 5 };
      expect(await accounts.visitor("vera", null)).toMatchObject({ account: null, session: null });
      expect(await accounts.create(account, session("s1", "vera"))).toBe(true);
      expect(await accounts.create({ ...account, player: "wanda" }, session("s2", "wanda"))).toBe(false);
      expect(await accounts.create({ ...account, login: "other" }, session("s3", "vera"))).toBe(false);
      expect(await accounts.byLogin("vera")).toEqual(account);
      expect(await accounts.byLogin("other")).toBeNull();
      expect((await accounts.sessions("vera")).map(({ id }) => id)).toEqual(["s1"]);
      expect(await accounts.visitor("vera", "s1")).toEqual({
        player: { id: "vera", name: "vera", language: "en", createdAt: 1 },
        account: { login: "vera", portrait: null, createdAt: 5 },
        session: session("s1", "vera"),
      });
      expect(await accounts.visitor("wanda", "s1")).toMatchObject({ account: null, session: null });
      expect(await accounts.visitor("nobody", "s1")).toBeNull();
    });

    it("ends sessions singly, all but one, and with the password", async () => {
      const { accounts } = store;
      for (const id of ["s4", "s5", "s6"]) await accounts.open(session(id, "vera"));
      await accounts.noteSeen("s5", 9);
      expect((await accounts.sessions("vera"))[0]).toEqual(session("s5", "vera", 9));
      expect([
        await accounts.nameSession("wanda", "s5", "mine"),
        await accounts.nameSession("vera", "s5", "The kitchen"),
      ]).toEqual([false, true]);
      expect((await accounts.sessions("vera"))[0]).toEqual({ ...session("s5", "vera", 9), name: "The kitchen" });
      await accounts.nameSession("vera", "s5", null);
      expect((await accounts.sessions("vera"))[0]).toEqual(session("s5", "vera", 9));
      expect([await accounts.end("wanda", "s4"), await accounts.end("vera", "s4")]).toEqual([false, true]);
      expect(await accounts.living(["s4", "s5", "s6", "never"])).toEqual(new Set(["s5", "s6"]));
      expect(await accounts.living([])).toEqual(new Set());
      await accounts.nameSession("vera", "s5", "The kitchen");
      await accounts.renew("wanda", "s5", "s8", 11);
      await accounts.renew("vera", "s5", "s9", 12);
      const renewed = { ...session("s9", "vera", 12), openedAt: 12, name: "The kitchen" };
      expect((await accounts.sessions("vera"))[0]).toEqual(renewed);
      await accounts.nameSession("vera", "s9", null);
      await accounts.renew("vera", "s9", "s5", 9);
      await accounts.endOthers("vera", "s5");
      expect((await accounts.sessions("vera")).map(({ id }) => id)).toEqual(["s5"]);
      await accounts.setPassword("vera", "another", session("s7", "vera"));
      expect((await accounts.sessions("vera")).map(({ id }) => id)).toEqual(["s7"]);
      expect(await accounts.byLogin("vera")).toMatchObject({ password: "another" });
      await accounts.setKeyNeeded("vera", true, ["one", "two"]);
      expect((await accounts.byLogin("vera"))?.keyNeeded).toBe(true);
      expect([await accounts.takeCode("vera", "one"), await accounts.takeCode("vera", "one")]).toEqual([true, false]);
      expect([await accounts.takeCode("nobody", "two"), await accounts.countCodes("vera")]).toEqual([false, 1]);
      await accounts.setKeyNeeded("vera", false, []);
      expect([(await accounts.byLogin("vera"))?.keyNeeded, await accounts.countCodes("vera")]).toEqual([undefined, 0]);
      await accounts.setPortrait("vera", "owl");
      expect(await accounts.visitor("vera", "s7")).toMatchObject({ account: { portrait: "owl" } });
    });

    it("forgets who somebody was and what they said; the seat stays", async () => {
      const { accounts } = store;
      const people = ["vera", "wanda"];
      const ofVera = tableRecord("of-vera", people, { name: "vera", origin: "from here" });
      await store.createTable(ofVera);
      await store.createTable(tableRecord("named", people, { name: "Lucerna", origin: "from here" }));
      await store.say("of-vera", "command-1", { seat: 0, to: null, text: "It is me.", at: 1 });
      await store.say("of-vera", "command-2", { seat: 1, to: null, text: "And me.", at: 2 });
      expect(await accounts.linesOf("vera")).toEqual([{ table: "of-vera", text: "It is me.", at: 1 }]);
      await accounts.erase("vera", "Former player");
      expect((await store.talk("of-vera", "public", 9)).map(({ text }) => text)).toEqual(["And me."]);
      expect(await store.table("of-vera")).toMatchObject({ name: "Former player", origin: null, seats: ofVera.seats });
      expect(await store.table("named")).toMatchObject({ name: "Lucerna", origin: null });
      expect(await accounts.visitor("vera", "s7")).toMatchObject({
        player: { name: "Former player" },
        account: { login: null, portrait: null },
        session: null,
      });
      expect(await accounts.byLogin("vera")).toBeNull();
    });
  });
}
