import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Rng } from "@paravent/kernel";
import { AccountSummary, Fault, type Me } from "@paravent/protocol";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { RunningServer } from "../serve.ts";
import { DATABASE } from "../store/sqlite-faults.ts";
import { Browser } from "../testing/browser.ts";
import { playSome } from "../testing/releases/play-some.ts";
import { temporaryFolder, until } from "../testing/rig.ts";
import { serveToy } from "../testing/toy-server.ts";
import { Passwords, whyWeak } from "./passwords.ts";

const folder = temporaryFolder();
let server: RunningServer;
beforeAll(async () => {
  server = await serveToy(folder.path);
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

const PASSWORD = "lanterne sous la neige";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

const faultOf = async (answer: Response): Promise<[number, string]> => [
  answer.status,
  Fault.parse(await answer.json()).reason,
];
const signedIn = async (name: string, password = PASSWORD): Promise<Browser> => {
  const browser = new Browser(server.address);
  const answer = await browser.fetch("/api/account/sign-in", { name, password }, { "user-agent": FIREFOX });
  if (answer.status !== 200) throw new Error(await answer.text());
  return browser;
};
const signedUp = async (name: string): Promise<{ browser: Browser; me: Me; guestCookie: string }> => {
  const browser = new Browser(server.address);
  const me = await browser.signIn(name);
  const guestCookie = browser.cookie!;
  const answer = await browser.fetch("/api/account", { name, password: PASSWORD });
  expect(answer.status).toBe(201);
  expect(await answer.json()).toMatchObject({ id: me.id, name, hasAccount: true });
  return { browser, me, guestCookie };
};
const account = async (browser: Browser): Promise<AccountSummary> =>
  AccountSummary.parse(await (await browser.fetch("/api/account")).json());

it("makes an account of a guest, who keeps the games and finds them on another machine", async () => {
  const browser = new Browser(server.address);
  await browser.signIn("Milena");
  const { id } = await browser.makeTable({ game: "toy", seats: ["me", "open"] });
  const guestCookie = browser.cookie!;
  expect((await browser.fetch("/api/account", { name: "Milena", password: PASSWORD })).status).toBe(201);
  const other = await signedIn("MILENA");
  const { mine } = await (await other.fetch("/api/tables")).json();
  expect(mine).toMatchObject([{ id, you: 0 }]);
  // Whoever has kept the cookie of the guest is nobody.
  browser.cookie = guestCookie;
  expect(await faultOf(await browser.fetch("/api/me"))).toEqual([401, "noSession"]);
});

it("keeps a hash by argon2id, and tells an unknown name in nothing from a wrong password", async () => {
  await signedUp("Ondra");
  const db = new DatabaseSync(join(folder.path, DATABASE), { readOnly: true });
  const { password } = db.prepare("SELECT password FROM accounts WHERE login = 'ondra'").get() as { password: string };
  db.close();
  expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const refusal = async (name: string) => {
    const answer = await new Browser(server.address).fetch("/api/account/sign-in", {
      name,
      password: "wrong password",
    });
    return [answer.status, answer.headers.get("set-cookie"), await answer.text()];
  };
  expect(await refusal("Ondra")).toEqual([401, null, JSON.stringify({ reason: "wrongCredentials" })]);
  expect(await refusal("Nobody of this name")).toEqual(await refusal("Ondra"));
  // Nor by the clock: it is hashing that takes it, and an unknown name has nobody's hash to compare with.
  const compared = vi.spyOn(Passwords.prototype, "fits");
  await refusal("Nobody of this name");
  expect(compared.mock.calls).toEqual([["wrong password", null]]);
  compared.mockRestore();
});

it("takes no password that is short or easily guessed, no name that is taken, and no second account", async () => {
  const { browser } = await signedUp("Ilse Klar");
  const sign = async (name: string, password: string) => {
    const guest = new Browser(server.address);
    await guest.signIn("Guest");
    return faultOf(await guest.fetch("/api/account", { name, password }));
  };
  expect(await sign("Nikolaï", "short")).toEqual([400, "passwordShort"]);
  expect(await sign("Nikolaï", "motdepasse2026")).toEqual([400, "passwordWeak"]);
  expect(await sign("Nikolaï", "chez nikolaï 9")).toEqual([400, "passwordWeak"]);
  expect(await sign("Nikolaï", "1Q2w3e4r5t6y")).toEqual([400, "passwordWeak"]);
  expect(await sign("Nikolaï", "Copernicus")).toEqual([400, "passwordWeak"]);
  // ASVS 6.2.11: a word of this place and little else.
  expect(await sign("Nikolaï", "2026-Paravent-3")).toEqual([400, "passwordWeak"]);
  expect(whyWeak("2026, a fine game", "nikolaï", ["a fine game"])).toBe("passwordWeak");
  expect(whyWeak("a fine game on every Sunday", "nikolaï", ["a fine game"])).toBeNull();
  expect(await sign("Nikolaï", "x".repeat(129))).toEqual([400, "passwordLong"]);
  expect(await sign("ilse  KLAR", PASSWORD)).toEqual([409, "loginTaken"]);
  expect(await faultOf(await browser.fetch("/api/account", { name: "Other", password: PASSWORD }))).toEqual([
    409,
    "hasAccount",
  ]);
});

it("lists sessions by browser and system; one that is ended is over, its socket too", async () => {
  const { browser } = await signedUp("Rook");
  const other = await signedIn("Rook");
  const third = await signedIn("Rook");
  const line = await other.connect();
  const { sessions } = await account(browser);
  expect(sessions).toHaveLength(3);
  expect(sessions.filter(({ isThis }) => isThis)).toHaveLength(1);
  const { id } = (await account(other)).sessions.find(({ isThis }) => isThis)!;
  expect(sessions.find((each) => each.id === id)).toMatchObject({ browser: "Firefox", system: "Linux" });
  // Its owner may call it otherwise, and nobody else.
  const { browser: stranger } = await signedUp("Stranger");
  const named = (by: Browser, name: string) => by.fetch(`/api/account/sessions/${id}/name`, { name });
  expect(await faultOf(await named(stranger, "mine"))).toEqual([404, "noSuchSession"]);
  expect(await faultOf(await named(browser, "\u200b"))).toEqual([400, "nameBlank"]);
  expect((await named(browser, " The  kitchen ")).status).toBe(200);
  const nameOf = async () => (await account(browser)).sessions.find((each) => each.id === id)?.name;
  expect(await nameOf()).toBe("The kitchen");
  await named(browser, "");
  expect(await nameOf()).toBeUndefined();
  const proof = { password: PASSWORD };
  for (const path of [`${id}/end`, "end-others"])
    expect(await faultOf(await browser.fetch(`/api/account/sessions/${path}`, { password: "stolen" }))).toEqual([
      401,
      "wrongCredentials",
    ]);
  expect((await other.fetch("/api/me")).status).toBe(200);
  expect((await browser.fetch(`/api/account/sessions/${id}/end`, proof)).status).toBe(200);
  await line.closed;
  expect(await faultOf(await other.fetch("/api/me"))).toEqual([401, "noSession"]);
  expect(await faultOf(await browser.fetch(`/api/account/sessions/${id}/end`, proof))).toEqual([404, "noSuchSession"]);
  await browser.fetch("/api/account/sessions/end-others", proof);
  expect((await third.fetch("/api/me")).status).toBe(401);
  expect((await account(browser)).sessions).toHaveLength(1);
  // Signed out, the same cookie opens nothing any more.
  const { cookie } = browser;
  const left = await browser.fetch("/api/account/sign-out", {});
  // ASVS 14.3.1: nor does going back show what was there.
  expect(left.headers.get("clear-site-data")).toBe('"cache"');
  browser.cookie = cookie;
  expect((await browser.fetch("/api/me")).status).toBe(401);
});

it("changes a password for who knows it, and ends every session but a new one", async () => {
  const { browser } = await signedUp("Blaise");
  const other = await signedIn("Blaise");
  const change = (password: string) => browser.fetch("/api/account/password", { password, next: "une autre lanterne" });
  expect(await faultOf(await change("not the password"))).toEqual([401, "wrongCredentials"]);
  const before = browser.cookie;
  expect((await change(PASSWORD)).status).toBe(200);
  expect(browser.cookie).not.toBe(before);
  expect([(await browser.fetch("/api/me")).status, (await other.fetch("/api/me")).status]).toEqual([200, 401]);
  await expect(signedIn("Blaise")).rejects.toThrow("wrongCredentials");
  await signedIn("Blaise", "une autre lanterne");
});

it("gives out what is kept of a player, and forgets it; games of others stay", async () => {
  const { browser, me, guestCookie } = await signedUp("Emmy");
  const friend = new Browser(server.address);
  await friend.signIn("Friend");
  const { id } = await friend.makeTable({ game: "toy", seats: ["me", "open"] });
  await browser.fetch(`/api/tables/${id}/join`, {});
  const given = await browser.fetch("/api/account/export");
  expect(given.headers.get("content-disposition")).toBe('attachment; filename="paravent.json"');
  const text = await given.text();
  expect(JSON.parse(text)).toMatchObject({ account: { login: "emmy" }, tables: [{ id, seat: 1 }] });
  expect(text).not.toMatch(/argon2|secret|token/);
  expect(await faultOf(await browser.fetch("/api/account/erase", { password: "not hers at all" }))).toEqual([
    401,
    "wrongCredentials",
  ]);
  const { cookie } = browser;
  expect((await browser.fetch("/api/account/erase", { password: PASSWORD })).status).toBe(200);
  const { seats } = await (await friend.fetch(`/api/tables/${id}`)).json();
  expect(seats[1]).toMatchObject({ kind: "bot", replaces: "Former player" });
  for (const kept of [cookie, guestCookie]) {
    browser.cookie = kept;
    expect((await browser.fetch("/api/me")).status).toBe(401);
  }
  await expect(signedIn("Emmy")).rejects.toThrow("wrongCredentials");
  // The name is free again, and whoever takes it is somebody else.
  expect((await signedUp("Emmy")).me.id).not.toBe(me.id);
});

it("lets nobody try passwords on one name for ever, from wherever", async () => {
  const tries = await Promise.all(
    Array.from({ length: 24 }, () =>
      new Browser(server.address).fetch("/api/account/sign-in", { name: "Alan", password: "guess" }),
    ),
  );
  expect(tries.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(4);
});

it("knows nobody by a session that was not seen for long, or is a year old", async () => {
  await signedUp("Karel");
  const day = 86_400_000;
  const db = new DatabaseSync(join(folder.path, DATABASE));
  for (const [column, days, status] of [
    ["seen_at", 89, 200],
    ["seen_at", 91, 401],
    ["opened_at", 364, 200],
    ["opened_at", 366, 401],
  ] as const) {
    const browser = await signedIn("Karel");
    const { id } = (await account(browser)).sessions.find(({ isThis }) => isThis)!;
    db.prepare(`UPDATE sessions SET ${column} = ? WHERE id = ?`).run(Date.now() - days * day, id);
    expect((await browser.fetch("/api/me")).status, `${column} ${days}`).toBe(status);
  }
  db.close();
});

it("tells what became of one's games", async () => {
  const browser = new Browser(server.address);
  await browser.signIn("Zdenka");
  const history = async () => (await (await browser.fetch("/api/account/record")).json()).games;
  const { id } = await browser.makeTable({ game: "toy", seats: ["me", { bot: "random" }] });
  expect(await history()).toEqual([]);
  await playSome(browser, id, 10_000, Rng.from("history"));
  await until(async () => (await history()).length === 1);
  const [game] = await history();
  expect(game).toMatchObject({ table: id, game: "toy", you: 0, seats: [{ name: "Zdenka" }, { isBot: true }] });
});

it("keeps answers out of caches; by https the cookie is bound to the host", async () => {
  const plain = await new Browser(server.address).fetch("/api/games");
  expect(plain.headers.get("cache-control")).toBe("no-store");
  expect(plain.headers.get("cross-origin-resource-policy")).toBe("same-origin");
  expect(plain.headers.get("strict-transport-security")).toBeNull();
  const own = temporaryFolder();
  const secure = await serveToy(own.path, { PARAVENT_ORIGIN: "https://paravent.example" });
  const browser = new Browser(secure.address);
  const answer = await browser.fetch("/api/session", {});
  expect(answer.headers.get("set-cookie")).toMatch(
    /^__Host-paravent=[^;]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect(answer.headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
  expect((await browser.fetch("/api/me")).status).toBe(200);
  // A guest from before goes on; an account is not taken from a cookie that any host could have set.
  const guest = browser.cookie!.replace("__Host-", "");
  await browser.fetch("/api/account", { name: "Milena", password: PASSWORD });
  const member = browser.cookie!.replace("__Host-", "");
  browser.cookie = member;
  expect((await browser.fetch("/api/me")).status).toBe(401);
  browser.cookie = guest;
  expect((await browser.fetch("/api/me")).status).toBe(401);
  await secure.close();
  own.remove();
});
