import fs from "node:fs";
import { AccountSummary } from "@paravent/protocol";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { RunningServer } from "../serve.ts";
import { Browser } from "../testing/browser.ts";
import { temporaryFolder } from "../testing/rig.ts";
import { serveToy } from "../testing/toy-server.ts";

const PASSWORD = "lanterne sous la neige";

const folder = temporaryFolder();
let server: RunningServer;
let logged = "";
beforeAll(async () => {
  vi.spyOn(fs, "writeSync").mockImplementation((_, text) => {
    logged += String(text);
    return Buffer.byteLength(String(text));
  });
  // What happens to accounts is written even where the log is to be short (ASVS 16.3.1).
  server = await serveToy(folder.path, { PARAVENT_LOG: "error", PARAVENT_OPERATOR_TOKEN: "an operator's long token" });
});
afterAll(async () => {
  await server.close();
  vi.restoreAllMocks();
  folder.remove();
});

/** What was noted since the last look, in order. */
function events(): { event: string; player: string | null; level: number }[] {
  const lines = logged.split("\n").filter((line) => line.includes("security event"));
  logged = "";
  return lines.map((line) => JSON.parse(line));
}

const browserWith = (cookie: string): Browser => Object.assign(new Browser(server.address), { cookie });
const statusOf = async (browser: Browser, path: string, body?: unknown): Promise<number> =>
  (await browser.fetch(path, body)).status;

async function signedUp(name: string): Promise<Browser> {
  const browser = new Browser(server.address);
  await browser.signIn(name);
  expect(await statusOf(browser, "/api/account", { name, password: PASSWORD })).toBe(201);
  return browser;
}

it("ASVS 7.4: whoever has copied a cookie cannot take the account, and is out when its owner says so", async () => {
  const owner = await signedUp("Owner");
  const here = owner.cookie!;
  const second = new Browser(server.address);
  await second.fetch("/api/account/sign-in", { name: "Owner", password: PASSWORD });
  const thief = browserWith(second.cookie!);
  const line = await thief.connect();
  expect(await statusOf(thief, "/api/me")).toBe(200);
  const { sessions } = AccountSummary.parse(await (await thief.fetch("/api/account")).json());
  // Nothing that would keep the owner out, or the thief in, goes without a proof.
  for (const [path, more] of [
    ["/api/account/password", { next: "une autre lanterne" }],
    ["/api/account/erase", {}],
    ["/api/account/sessions/end-others", {}],
    [`/api/account/sessions/${sessions.find(({ isThis }) => !isThis)!.id}/end`, {}],
  ] as const)
    expect(await statusOf(thief, path, { password: "I do not know it", ...more }), path).toBe(401);
  expect(await statusOf(browserWith(here), "/api/me")).toBe(200);

  expect(await statusOf(owner, "/api/account/sessions/end-others", { password: PASSWORD })).toBe(200);
  await line.closed;
  expect(await statusOf(thief, "/api/me")).toBe(401);
  // The owner signs in again: what was ended stays ended.
  await second.fetch("/api/account/sign-in", { name: "Owner", password: PASSWORD });
  expect(await statusOf(browserWith(thief.cookie!), "/api/me")).toBe(401);
});

it("ASVS 7.2.4: who proves once more who they are gets a new token, and the old one opens nothing", async () => {
  const owner = await signedUp("Olga");
  const copied = browserWith(owner.cookie!);
  const line = await owner.connect();
  expect(await statusOf(copied, "/api/me")).toBe(200);
  expect(await statusOf(owner, "/api/account/sessions/end-others", { password: PASSWORD })).toBe(200);
  expect(owner.cookie).not.toBe(copied.cookie);
  expect([await statusOf(owner, "/api/me"), await statusOf(copied, "/api/me")]).toEqual([200, 401]);
  // What follows does not undo it, and the socket that was open stays.
  expect(await statusOf(owner, "/api/account/sessions/nothing/end", { password: PASSWORD })).toBe(404);
  expect(await statusOf(owner, "/api/me")).toBe(200);
  expect(line.socket.readyState).toBe(line.socket.OPEN);
  line.socket.close();
});

it("ASVS 7.2: no part of a cookie can be changed, exchanged or made from what is shown of a session", async () => {
  const [anna, bert] = [await signedUp("Anna"), await signedUp("Bert")];
  const [name, value] = anna.cookie!.split("=") as [string, string];
  const [player, token, mark] = value.split(".") as [string, string, string];
  const [other, otherToken, otherMark] = bert.cookie!.split("=")[1]!.split(".") as [string, string, string];
  const { id } = AccountSummary.parse(await (await anna.fetch("/api/account")).json()).sessions[0]!;
  const guest = new Browser(server.address);
  await guest.signIn("Guest");
  const [, guestMark] = guest.cookie!.split("=")[1]!.split(".") as [string, string];
  for (const forged of [
    [other, token, mark],
    [player, otherToken, mark],
    [other, token, otherMark],
    [player, id, mark],
    [player, mark],
    [player, guestMark],
    [player, token],
    [player, token, `${mark.slice(0, -1)}${mark.endsWith("A") ? "B" : "A"}`],
    [player, token, mark, mark],
  ])
    expect(await statusOf(browserWith(`${name}=${forged.join(".")}`), "/api/me"), forged.join(".")).toBe(401);
  expect(await statusOf(anna, "/api/me")).toBe(200);
});

it("ASVS 16.2: what happens to accounts and sessions is noted by id, never with a name, a password or a cookie", async () => {
  events();
  const browser = await signedUp("Cecilia");
  const { id } = (await (await browser.fetch("/api/me")).json()) as { id: string };
  const { cookie } = browser;
  const stranger = new Browser(server.address);
  await stranger.fetch("/api/account/sign-in", { name: "Cecilia", password: "no idea at all" });
  await stranger.fetch("/api/account/sign-in", { name: "Cecilia", password: PASSWORD });
  await browser.fetch("/api/account/sessions/end-others", { password: "no idea at all" });
  await browser.fetch("/api/account/sessions/end-others", { password: PASSWORD });
  await browser.fetch("/api/account/password", { password: PASSWORD, next: "une autre lanterne" });
  await browser.fetch("/api/account/erase", { password: "une autre lanterne" });
  const text = logged;
  const noted = events();
  expect(noted.map(({ event, player }) => [event, player])).toEqual([
    ["signedUp", id],
    ["signInFailed", null],
    ["signedIn", id],
    ["proofFailed", id],
    ["othersEnded", id],
    ["passwordChanged", id],
    ["erased", id],
  ]);
  const WARN = 40;
  expect(noted.filter(({ level }) => level >= WARN).map(({ event }) => event)).toEqual(["signInFailed", "proofFailed"]);
  for (const secret of [/cecilia/i, PASSWORD, "no idea at all", "une autre lanterne", cookie!.split(".")[1]!])
    expect(text).not.toMatch(secret);
});

it("ASVS 16.3: what is refused is noted too, with its reason and route, and not one by one for ever", async () => {
  const browser = await signedUp("Dora");
  const { id } = (await (await browser.fetch("/api/me")).json()) as { id: string };
  events();
  expect(await statusOf(browser, "/api/moderation")).toBe(403);
  expect(await statusOf(browser, "/api/account/sign-in", { name: "Dora", hush: "a secret that was sent" })).toBe(400);
  expect(await statusOf(browser, "/api/account/sign-in", '{"name": a secret that was sent')).toBe(400);
  expect(await statusOf(browser, "/api/account/sign-in", "x".repeat(9000))).toBe(413);
  expect(await statusOf(new Browser(server.address), "/metrics")).toBe(401);
  expect(logged).not.toContain("a secret");
  const noted = events() as unknown as Record<string, unknown>[];
  expect(noted.map(({ event, reason, route, player }) => [event, reason, route, player])).toEqual([
    ["refused", "notModerator", "/api/moderation", id],
    ["refused", "malformed", "/api/account/sign-in", id],
    ["refused", "malformed", "/api/account/sign-in", id],
    ["refused", "tooLarge", "/api/account/sign-in", id],
    ["refused", "operatorOnly", "/metrics", null],
  ]);
  // When, where and from whom: the hour is that of Greenwich in milliseconds, the address a mark.
  for (const { time, pid, from } of noted)
    expect([typeof time, typeof pid, String(from).length]).toEqual(["number", "number", 22]);
  for (let n = 0; n < 70; n++) await browser.fetch("/api/moderation");
  expect(events().length).toBeLessThanOrEqual(61);
});

it("ASVS 16.2.5: at no level of the log is it noted who reads which page, nor from where", async () => {
  const own = temporaryFolder();
  const talkative = await serveToy(own.path, { PARAVENT_LOG: "debug" });
  events();
  const browser = new Browser(talkative.address);
  await browser.signIn("Emil");
  await browser.fetch("/table/nothing?invitation=a-word-like-a-key", undefined, { host: "localhost" });
  await browser.fetch("/api/account/sign-in", { name: "Emil", password: "no idea at all" });
  expect(logged).toContain("signInFailed");
  expect(logged).not.toMatch(/127\.0\.0\.1|::1|a-word-like-a-key|\/api\/session/);
  await talkative.close();
  own.remove();
});
