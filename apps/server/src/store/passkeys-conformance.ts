import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Place } from "./conformance.ts";
import type { PasskeyRecord } from "./passkeys.ts";
import type { Store } from "./store.ts";

const passkey = (id: string, player: string): PasskeyRecord => ({
  id,
  player,
  name: "a telephone",
  publicKey: "half of it",
  counter: 0,
  transports: ["internal"],
  createdAt: 5,
  usedAt: null,
});

/** What any store must do for passkeys. */
export function passkeyConformance(name: string, place: Place): void {
  describe(`passkeys in ${name}`, () => {
    let store: Store;
    beforeAll(async () => {
      store = await place.open();
      for (const id of ["kit", "lea"]) {
        await store.putPlayer({ id, name: id, language: "en", createdAt: 1 });
        const session = { id: `s-${id}`, player: id, agent: "a browser", openedAt: 5, seenAt: 5 };
        const password = id === "kit" ? "a hash" : null;
        const first = id === "lea" ? passkey("lea-1", "lea") : undefined;
        await store.accounts.create({ player: id, login: id, password, createdAt: 5 }, session, first);
      }
    });
    afterAll(() => store.close());

    it("keeps so many of an account, by names of its own, each of them once", async () => {
      const { passkeys } = store;
      expect(await passkeys.of("lea")).toEqual([passkey("lea-1", "lea")]);
      expect((await store.accounts.byLogin("lea"))?.password).toBeNull();
      expect(await passkeys.add(passkey("kit-1", "kit"), 2)).toBe(true);
      expect(await passkeys.add(passkey("lea-1", "kit"), 2)).toBe(false);
      expect(await passkeys.add(passkey("kit-2", "kit"), 2)).toBe(true);
      expect(await passkeys.add(passkey("kit-3", "kit"), 2)).toBe(false);
      expect([
        await passkeys.rename("lea", "kit-1", "mine"),
        await passkeys.rename("kit", "kit-1", "the red one"),
      ]).toEqual([false, true]);
      expect(await passkeys.find("kit-1")).toEqual({ ...passkey("kit-1", "kit"), name: "the red one" });
      expect(await passkeys.find("kit-3")).toBeNull();
    });

    it("lets a key that counts never count back, and one that does not count sign on", async () => {
      const { passkeys } = store;
      const counts = [];
      for (const counter of [0, 0, 3, 3, 2, 0, 4]) counts.push(await passkeys.noteUsed("kit-1", counter, 9));
      expect(counts).toEqual([true, true, true, false, false, false, true]);
      expect(await passkeys.find("kit-1")).toMatchObject({ counter: 4, usedAt: 9 });
      expect(await passkeys.noteUsed("nowhere", 1, 9)).toBe(false);
    });

    it("removes no key that is all there is to sign in with", async () => {
      const { passkeys } = store;
      expect(await passkeys.remove("kit", "lea-1")).toBe(false);
      expect(await passkeys.remove("lea", "lea-1")).toBe(false);
      expect([await passkeys.remove("kit", "kit-1"), await passkeys.remove("kit", "kit-2")]).toEqual([true, true]);
      expect(await passkeys.of("kit")).toEqual([]);
    });

    it("has something signed once, for what it was asked for, and in time", async () => {
      const { passkeys } = store;
      const asked = { challenge: "c1", purpose: "prove", player: "lea" } as const;
      await passkeys.ask({ ...asked, expiresAt: 100 }, 10);
      await passkeys.ask({ challenge: "c2", purpose: "signIn", player: null, expiresAt: 100 }, 10);
      expect(await passkeys.take({ ...asked, purpose: "add" }, 20)).toBe(false);
      expect(await passkeys.take({ ...asked, player: "kit" }, 20)).toBe(false);
      expect(await passkeys.take({ ...asked, player: null }, 20)).toBe(false);
      expect(await passkeys.take(asked, 100)).toBe(false);
      expect([await passkeys.take(asked, 99), await passkeys.take(asked, 99)]).toEqual([true, false]);
      // Another question sweeps out what nobody has signed in time.
      await passkeys.ask({ ...asked, challenge: "c3", expiresAt: 300 }, 200);
      expect(await passkeys.take({ challenge: "c2", purpose: "signIn", player: null }, 50)).toBe(false);
    });

    it("forgets them with their player", async () => {
      await store.accounts.erase("lea", "Former player");
      expect(await store.passkeys.find("lea-1")).toBeNull();
      expect(await store.passkeys.take({ challenge: "c3", purpose: "prove", player: "lea" }, 200)).toBe(false);
    });
  });
}
