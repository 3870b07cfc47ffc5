import { AccountSummary, Fault, type PasskeyAnswer, RecoveryCodes } from "@paravent/protocol";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { RunningServer } from "../serve.ts";
import { type Asked, Authenticator } from "../testing/authenticator.ts";
import { Browser } from "../testing/browser.ts";
import { TestPostOffice } from "../testing/post-office.ts";
import { temporaryFolder, until } from "../testing/rig.ts";
import { serveToy } from "../testing/toy-server.ts";
import { siteOf } from "./site.ts";

const PASSWORD = "lanterne sous la neige";
const ORIGIN = "https://paravent.example";

const folder = temporaryFolder();
const office = new TestPostOffice();
let server: RunningServer;
beforeAll(async () => {
  server = await serveToy(folder.path, {
    PARAVENT_ORIGIN: ORIGIN,
    PARAVENT_SMTP_URL: await office.open(),
    PARAVENT_MAIL_FROM: "tables@paravent.example",
  });
});
afterAll(async () => {
  await server.close();
  await office.close();
  folder.remove();
});

const asked = async (browser: Browser, path: string, body: object = {}): Promise<Asked> => {
  const answer = await browser.fetch(`/api/passkeys/${path}`, body);
  if (answer.status !== 200) throw new Error(await answer.text());
  return answer.json();
};
const faultOf = async (answer: Response): Promise<[number, string]> => [
  answer.status,
  Fault.parse(await answer.json()).reason,
];
const account = async (browser: Browser): Promise<AccountSummary> =>
  AccountSummary.parse(await (await browser.fetch("/api/account")).json());

/** A guest who has become an account by passkey alone. */
async function signedUp(name: string): Promise<{ browser: Browser; key: Authenticator; id: string }> {
  const browser = new Browser(server.address);
  const { id } = await browser.signIn(name);
  const key = new Authenticator(ORIGIN);
  const passkey = key.make(await asked(browser, "sign-up/begin", { name }));
  const answer = await browser.fetch("/api/passkeys/sign-up", { name, passkey });
  expect(await answer.json()).toMatchObject({ id, hasAccount: true });
  return { browser, key, id };
}
/** Somebody at another machine, with what their key signs for this one. */
async function comes(sign: (begun: Asked) => PasskeyAnswer): Promise<{ browser: Browser; answer: Response }> {
  const browser = new Browser(server.address);
  const passkey = sign(await asked(browser, "sign-in/begin"));
  return { browser, answer: await browser.fetch("/api/passkeys/sign-in", { passkey }) };
}

it("makes an account of a guest without a password, who comes back by the key alone", async () => {
  const { browser, key, id } = await signedUp("Milena");
  expect(await account(browser)).toMatchObject({ login: "milena", hasPassword: false, passkeys: [{ usedAt: null }] });
  const { browser: other, answer } = await comes((begun) => key.sign(begun));
  expect(await answer.json()).toMatchObject({ id, name: "Milena" });
  expect((await account(other)).sessions).toHaveLength(2);
  // No password opens an account that has none.
  for (const password of ["", "null", PASSWORD])
    expect((await other.fetch("/api/account/sign-in", { name: "Milena", password })).ok).toBe(false);
});

it("asks for keys without a name, and refuses every wrong answer in the same words", async () => {
  const { key } = await signedUp("Ondra");
  const stranger = new Authenticator(ORIGIN);
  stranger.make({ challenge: "", user: { id: "nobody" } });
  const begun = await asked(new Browser(server.address), "sign-in/begin");
  expect(begun).not.toHaveProperty("allowCredentials");
  const wrong: ((begun: Asked) => PasskeyAnswer)[] = [
    (begun) => stranger.sign(begun),
    (begun) => ({ ...stranger.sign(begun), id: key.id, rawId: key.id }),
    (begun) => key.sign(begun, { origin: "https://paravent.example.evil" }),
    (begun) => key.sign(begun, { site: "evil" }),
    (begun) => key.sign(begun, { isVerified: false }),
    () => key.sign({ challenge: "c29tZXRoaW5n" }),
  ];
  for (const sign of wrong) {
    const { browser, answer } = await comes(sign);
    expect(await faultOf(answer)).toEqual([401, "passkeyRefused"]);
    expect(browser.cookie).toBeNull();
  }
});

it("takes an answer once, and none of a key that has counted back", async () => {
  const { key } = await signedUp("Ilse");
  let sent: PasskeyAnswer | null = null;
  const first = await comes((begun) => {
    sent = key.sign(begun, { counter: 9 });
    return sent;
  });
  expect(first.answer.status).toBe(200);
  const again = await new Browser(server.address).fetch("/api/passkeys/sign-in", { passkey: sent });
  expect(await faultOf(again)).toEqual([401, "passkeyRefused"]);
  expect(await faultOf((await comes((begun) => key.sign(begun, { counter: 9 }))).answer)).toEqual([
    401,
    "passkeyRefused",
  ]);
  expect((await comes((begun) => key.sign(begun, { counter: 10 }))).answer.status).toBe(200);
});

it("proves by key or by password who adds a key, removes one, changes the password or goes", async () => {
  const browser = new Browser(server.address);
  await browser.signIn("Alan");
  await browser.fetch("/api/account", { name: "Alan", password: PASSWORD });
  expect(await faultOf(await browser.fetch("/api/passkeys/begin", {}))).toEqual([401, "wrongCredentials"]);
  const key = new Authenticator(ORIGIN);
  const passkey = key.make(await asked(browser, "begin", { password: PASSWORD }));
  expect((await browser.fetch("/api/passkeys", { passkey })).status).toBe(200);
  expect(await faultOf(await browser.fetch("/api/passkeys", { passkey }))).toEqual([401, "passkeyRefused"]);
  expect((await browser.fetch(`/api/passkeys/${key.id}/name`, { name: "The red one" })).status).toBe(200);
  expect(await account(browser)).toMatchObject({ hasPassword: true, passkeys: [{ name: "The red one" }] });

  // What was signed to come in proves nothing to who is in, and somebody else's key neither.
  const proof = async (by: Authenticator, path = "proof/begin") => by.sign(await asked(browser, path));
  const { key: other } = await signedUp("Bela");
  for (const signed of [await proof(key, "sign-in/begin"), await proof(other)])
    expect(await faultOf(await browser.fetch("/api/account/erase", { passkey: signed }))).toEqual([
      401,
      "passkeyRefused",
    ]);
  const next = "sept oies grises volent";
  expect((await browser.fetch("/api/account/password", { passkey: await proof(key), next })).status).toBe(200);
  expect((await browser.fetch(`/api/passkeys/${key.id}/remove`, { password: next })).status).toBe(200);
  expect(await faultOf((await comes((begun) => key.sign(begun))).answer)).toEqual([401, "passkeyRefused"]);
});

it("leaves nobody without a way in; what is kept of keys is exported and erased", async () => {
  const { browser, key } = await signedUp("Emmy");
  const proof = async () => ({ passkey: key.sign(await asked(browser, "proof/begin")) });
  expect(await faultOf(await browser.fetch(`/api/passkeys/${key.id}/remove`, await proof()))).toEqual([
    409,
    "lastPasskey",
  ]);
  const exported = await (await browser.fetch("/api/account/export")).text();
  expect(JSON.parse(exported).passkeys).toMatchObject([{ name: "Passkey" }]);
  expect(exported).not.toContain(key.id);
  expect((await browser.fetch("/api/account/erase", await proof())).status).toBe(200);
  expect(await faultOf((await comes((begun) => key.sign(begun))).answer)).toEqual([401, "passkeyRefused"]);
});

it("is for the configured site by https, or for this machine", () => {
  expect(siteOf(ORIGIN, "evil.example")).toEqual({ id: "paravent.example", origin: ORIGIN });
  expect(siteOf(undefined, "localhost:8080")).toEqual({ id: "localhost", origin: "http://localhost:8080" });
  for (const host of ["paravent.example", "192.168.0.7:8080", "[::1]:8080", undefined])
    expect(siteOf(undefined, host)).toBeNull();
  for (const origin of ["http://paravent.example", "https://192.168.0.7", "https://[::1]"])
    expect(siteOf(origin, "localhost")).toBeNull();
});

it("opens by no password alone where a passkey is needed; a code stands in for it, once", async () => {
  const { browser, key, id } = await signedUp("Rook");
  await browser.fetch("/api/account/password", {
    next: PASSWORD,
    passkey: key.sign(await asked(browser, "proof/begin")),
  });
  const signIn = (code?: string, password = PASSWORD) =>
    new Browser(server.address).fetch("/api/account/sign-in", { name: "Rook", password, ...(code && { code }) });
  expect((await signIn()).status).toBe(200);
  const needed = (isNeeded: boolean, password: string) =>
    browser.fetch("/api/account/key-needed", { isNeeded, password });
  expect(await faultOf(await needed(true, "not the password"))).toEqual([401, "wrongCredentials"]);
  const { codes } = RecoveryCodes.parse(await (await needed(true, PASSWORD)).json());
  expect(new Set(codes).size).toBe(10);
  expect(await account(browser)).toMatchObject({ keyNeeded: { codes: 10 } });

  expect(await faultOf(await signIn())).toEqual([401, "keyNeeded"]);
  // Who does not know the password is told nothing of it.
  expect(await faultOf(await signIn(codes[0], "not the password"))).toEqual([401, "wrongCredentials"]);
  expect(await faultOf(await signIn("22222-22222-22222-22222-22222"))).toEqual([401, "wrongCode"]);
  expect(await (await comes((begun) => key.sign(begun))).answer.json()).toMatchObject({ id });
  expect((await signIn(codes[0]!.toLowerCase().replaceAll("-", " "))).status).toBe(200);
  expect(await faultOf(await signIn(codes[0]))).toEqual([401, "wrongCode"]);
  expect(await account(browser)).toMatchObject({ keyNeeded: { codes: 9 } });

  // The last key stays as long as it is needed.
  const [own] = (await account(browser)).passkeys;
  const remove = () => browser.fetch(`/api/passkeys/${own!.id}/remove`, { password: PASSWORD });
  expect(await faultOf(await remove())).toEqual([409, "lastPasskey"]);
  expect((await needed(false, PASSWORD)).status).toBe(200);
  expect([(await signIn()).status, (await remove()).status]).toEqual([200, 200]);
  expect(await faultOf(await needed(true, PASSWORD))).toEqual([409, "noSuchPasskey"]);
});

it("signs nobody in by a letter where a passkey is required", async () => {
  const { browser, key } = await signedUp("Zofie");
  const proof = async () => ({ passkey: key.sign(await asked(browser, "proof/begin")) });
  await browser.fetch("/api/calls/mail", { address: "zofie@example.org", ...(await proof()) });
  const tokenIn = (n: number, page: string): string =>
    new RegExp(`paravent\\.example/${page}#([A-Za-z0-9_~-]+)`).exec(office.received[n]!.text)![1]!;
  expect((await browser.fetch("/api/calls/confirm", { token: tokenIn(0, "confirm") })).status).toBe(200);
  await browser.fetch("/api/account/password", { next: PASSWORD, ...(await proof()) });
  await browser.fetch("/api/account/key-needed", { isNeeded: true, password: PASSWORD });
  const other = new Browser(server.address);
  await other.fetch("/api/account/forgotten", { name: "Zofie" });
  await until(() => office.received.length === 2);
  const reset = await other.fetch("/api/account/reset", { token: tokenIn(1, "reset"), password: "une autre lanterne" });
  expect([reset.status, await reset.json(), other.cookie]).toEqual([200, null, null]);
  const signIn = await other.fetch("/api/account/sign-in", { name: "Zofie", password: "une autre lanterne" });
  expect(await faultOf(signIn)).toEqual([401, "keyNeeded"]);
  expect((await browser.fetch("/api/me")).status).toBe(401);
});
