import { CallSettings, Fault } from "@paravent/protocol";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Log } from "../logging/faults.ts";
import { LetterTokens } from "../marks/letter-tokens.ts";
import type { RunningServer } from "../serve.ts";
import { Browser } from "../testing/browser.ts";
import { TestPostOffice } from "../testing/post-office.ts";
import { temporaryFolder, until } from "../testing/rig.ts";
import { serveToy } from "../testing/toy-server.ts";
import { Mail } from "./mail.ts";

const folder = temporaryFolder();
const office = new TestPostOffice();
let server: RunningServer;
beforeAll(async () => {
  server = await serveToy(folder.path, {
    PARAVENT_SMTP_URL: await office.open(),
    PARAVENT_MAIL_FROM: "tables@paravent.example",
    PARAVENT_ORIGIN: "http://paravent.example",
    PARAVENT_CALL_AFTER_S: "0",
  });
});
afterAll(async () => {
  await server.close();
  await office.close();
  folder.remove();
});

const PASSWORD = "lanterne sous la neige";

async function signedUp(name: string): Promise<Browser> {
  const browser = new Browser(server.address);
  await browser.signIn(name);
  expect((await browser.fetch("/api/account", { name, password: PASSWORD })).status).toBe(201);
  return browser;
}
const settings = async (answer: Response): Promise<CallSettings> => {
  expect(answer.status).toBe(200);
  return CallSettings.parse(await answer.json());
};
const faultOf = async (answer: Response): Promise<[number, string]> => [
  answer.status,
  Fault.parse(await answer.json()).reason,
];
const lettersTo = (address: string) => office.received.filter(({ to }) => to.includes(address));
const linkIn = (text: string, page: string): string => {
  const found = new RegExp(`http://paravent\\.example/${page}([A-Za-z0-9_~-]+)`).exec(text);
  if (!found) throw new Error(`no link to ${page} in: ${text}`);
  return found[1]!;
};
const setMail = (browser: Browser, address: string, password = PASSWORD) =>
  browser.fetch("/api/calls/mail", { address, password });
/** Ends a letter's way: the address is the player's own. */
async function confirmed(browser: Browser, address: string): Promise<void> {
  expect((await setMail(browser, address)).status).toBe(200);
  const token = linkIn(lettersTo(address).at(-1)!.text, "confirm#");
  expect((await browser.fetch("/api/calls/confirm", { token })).status).toBe(200);
}
/** A table at which the player's answer is awaited, and nobody is there. */
async function awaitedAt(browser: Browser, name: string): Promise<string> {
  const answer = await browser.fetch("/api/tables", {
    language: "en",
    game: "toy",
    name,
    seats: ["me", { bot: "random" }],
  });
  expect(answer.status).toBe(201);
  return (await answer.json()).id;
}

it("sends nothing but one request to an address that nobody has confirmed", async () => {
  const browser = await signedUp("Milena");
  expect(await faultOf(await setMail(browser, "milena@example.org", "not the password"))).toEqual([
    401,
    "wrongCredentials",
  ]);
  expect(await faultOf(await setMail(browser, "no address"))).toEqual([400, "malformed"]);
  const { channels } = await settings(await setMail(browser, "milena@example.org"));
  expect(channels).toMatchObject([{ kind: "mail", address: "milena@example.org", isConfirmed: false }]);
  expect(await faultOf(await browser.fetch(`/api/calls/channels/${channels[0]!.id}/test`, {}))).toEqual([
    409,
    "notConfirmed",
  ]);
  await awaitedAt(browser, "Pont Charles");
  const [letter, ...more] = lettersTo("milena@example.org");
  expect(more).toEqual([]);
  expect(letter).toMatchObject({ from: "tables@paravent.example" });
  expect(letter!.text).toContain("Subject: Confirm your address");
  const token = linkIn(letter!.text, "confirm#");
  expect(await faultOf(await browser.fetch("/api/calls/confirm", { token: `${token.slice(0, -1)}!` }))).toEqual([
    404,
    "letterVoid",
  ]);
  // Whoever reads the mail may confirm, signed in or not.
  expect((await new Browser(server.address).fetch("/api/calls/confirm", { token })).status).toBe(200);
  expect((await settings(await browser.fetch("/api/calls"))).channels).toMatchObject([{ isConfirmed: true }]);
});

it("calls by mail in the player's language, with what the whole table knows, and stops at one click", async () => {
  const browser = new Browser(server.address);
  await browser.fetch("/api/session", { name: "Zdeněk", language: "fr" });
  await browser.fetch("/api/account", { name: "Zdeněk", password: PASSWORD });
  await confirmed(browser, "zdenek@example.org");
  const id = await awaitedAt(browser, "Pont <Charles>");
  await until(() => lettersTo("zdenek@example.org").length === 2);
  const { text } = lettersTo("zdenek@example.org")[1]!;
  expect(text).toContain("À vous à Pont <Charles>");
  expect(text).toContain("Pont &#60;Charles&#62;");
  expect(text).toContain(`http://paravent.example/table/${id}`);
  expect(text).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  const token = /List-Unsubscribe:\s*<http:\/\/paravent\.example\/unsubscribe\/([^>]+)>/.exec(text)![1]!;
  const click = (path: string) =>
    fetch(server.address + path, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
  expect((await click(`/unsubscribe/${token.slice(0, -2)}`)).status).toBe(404);
  expect((await click(`/unsubscribe/${token}`)).status).toBe(200);
  expect((await settings(await browser.fetch("/api/calls"))).channels).toMatchObject([
    { isOn: false, isConfirmed: true },
  ]);
});

it("shows nobody else an address, and keeps none of an account that was erased", async () => {
  const browser = await signedUp("Ondra");
  await confirmed(browser, "ondra.secret@example.org");
  const id = await awaitedAt(browser, "Lucerna");
  const stranger = new Browser(server.address);
  await stranger.signIn("Stranger");
  const line = await stranger.connect();
  line.send({ t: "follow", table: id });
  await line.next("table");
  const seen = [
    JSON.stringify(line.heard),
    ...(await Promise.all(
      [
        "/api/tables",
        `/api/tables/${id}`,
        `/api/tables/${id}/people`,
        `/api/tables/${id}/terms`,
        `/table/${id}`,
        "/api/leaderboards/toy",
        "/api/tournaments",
        "/api/online",
        "/api/calls",
      ].map(async (path) => (await stranger.fetch(path)).text()),
    )),
  ];
  expect(seen.join()).not.toContain("ondra.secret");
  line.hangUp();
  const [channel] = (await settings(await browser.fetch("/api/calls"))).channels;
  for (const path of ["", "/remove", "/test"])
    expect(await faultOf(await stranger.fetch(`/api/calls/channels/${channel!.id}${path}`, { isOn: false }))).toEqual([
      404,
      "noSuchChannel",
    ]);
  expect(await (await browser.fetch("/api/account/export")).text()).toContain("ondra.secret@example.org");
  await browser.fetch("/api/account/erase", { password: PASSWORD });
  await browser.signIn("Ondra");
  expect((await settings(await browser.fetch("/api/calls"))).channels).toEqual([]);
});

it("keeps the address that works until another is confirmed", async () => {
  const browser = await signedUp("Ilse");
  await confirmed(browser, "ilse@example.org");
  const addresses = async () =>
    (await settings(await browser.fetch("/api/calls"))).channels.map(({ address }) => address);
  for (const address of ["wrong@example.org", "new@example.org"]) await setMail(browser, address);
  expect(await addresses()).toEqual(["ilse@example.org", "new@example.org"]);
  const token = linkIn(lettersTo("new@example.org")[0]!.text, "confirm#");
  await browser.fetch("/api/calls/confirm", { token });
  expect(await addresses()).toEqual(["new@example.org"]);
});

it("floods no address, whoever sends", async () => {
  const statuses: number[] = [];
  for (const name of ["Rook", "Blaise"]) {
    const browser = await signedUp(name);
    for (let n = 0; n < 2; n++) {
      await setMail(browser, `${name}-${n}@example.org`);
      statuses.push((await setMail(browser, "victim@example.org")).status);
    }
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(lettersTo("victim@example.org")).toHaveLength(3);
});

it("takes mail addresses of accounts only, and keeps habits of everybody", async () => {
  const guest = new Browser(server.address);
  await guest.signIn("Guest");
  expect(await faultOf(await setMail(guest, "guest@example.org"))).toEqual([403, "noAccount"]);
  const habits = { quiet: { from: 1350, until: 450 }, zone: "Europe/Prague", ringsLate: false, digestHours: 12 };
  expect((await settings(await guest.fetch("/api/calls/habits", habits))).habits).toEqual(habits);
  expect(await faultOf(await guest.fetch("/api/calls/habits", { ...habits, zone: "Mars/Olympus" }))).toEqual([
    400,
    "malformed",
  ]);
});

it("replaces a forgotten password once, by a letter to the confirmed address, and tells nobody who has one", async () => {
  const browser = await signedUp("Emmy");
  const forgotten = async (name: string) => {
    const answer = await new Browser(server.address).fetch("/api/account/forgotten", { name });
    return [answer.status, await answer.text()];
  };
  const reset = (token: string, password: string) =>
    new Browser(server.address).fetch("/api/account/reset", { token, password });
  const nothing = await forgotten("Nobody of this name");
  expect(await forgotten("Emmy")).toEqual(nothing);
  await confirmed(browser, "emmy@example.org");
  expect(await forgotten("EMMY")).toEqual(nothing);
  await until(() => lettersTo("emmy@example.org").length === 2);
  const token = linkIn(lettersTo("emmy@example.org")[1]!.text, "reset#");
  expect(await faultOf(await reset(token, "short"))).toEqual([400, "passwordShort"]);
  expect(await faultOf(await reset(`${token.slice(0, -2)}AA`, "une autre lanterne"))).toEqual([404, "letterVoid"]);
  // What lets somebody confirm an address lets them do nothing else.
  const other = linkIn(lettersTo("emmy@example.org")[0]!.text, "confirm#");
  expect(await faultOf(await reset(other, "une autre lanterne"))).toEqual([404, "letterVoid"]);
  expect((await reset(token, "une autre lanterne")).status).toBe(200);
  expect((await browser.fetch("/api/me")).status).toBe(401);
  expect(await faultOf(await reset(token, "encore une lanterne"))).toEqual([404, "letterVoid"]);
  const signIn = (password: string) => browser.fetch("/api/account/sign-in", { name: "Emmy", password });
  expect([(await signIn(PASSWORD)).status, (await signIn("une autre lanterne")).status]).toEqual([401, 200]);
});

it("ASVS 16.3.4: a mail server that takes no letter is noted by its fault, and not whom the letter was for", async () => {
  const noted: unknown[] = [];
  const log = { info: () => {}, error: () => {}, warn: (...said: unknown[]) => noted.push(said) } as unknown as Log;
  const office = { url: "smtp://127.0.0.1:1", from: "house@example.org", site: "https://play.example.org" };
  const mail = new Mail(office, new LetterTokens("a secret"), log);
  expect(await mail.post({ to: "anna@example.org", subject: "s", text: "t", html: "h" })).toBe("failed");
  mail.close();
  expect(JSON.stringify(noted)).toContain("a letter could not be handed in");
  expect(JSON.stringify(noted)).not.toContain("anna");
});
