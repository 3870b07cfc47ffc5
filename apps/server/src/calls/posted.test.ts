import { CallSettings, Fault, MOST_BROWSERS } from "@paravent/protocol";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { RunningServer } from "../serve.ts";
import { Browser } from "../testing/browser.ts";
import { LetterBox } from "../testing/letter-box.ts";
import { PushBrowser, signerOf } from "../testing/push-browser.ts";
import { temporaryFolder, until } from "../testing/rig.ts";
import { serveToy } from "../testing/toy-server.ts";

const folder = temporaryFolder();
const box = new LetterBox();
let there: string;
let server: RunningServer;
beforeAll(async () => {
  there = await box.open();
  server = await serveToy(folder.path, {
    PARAVENT_ORIGIN: "http://paravent.example",
    PARAVENT_CALL_AFTER_S: "0",
    PARAVENT_CALLS_INSIDE: "on",
  });
});
beforeEach(() => {
  box.posted.length = 0;
  box.status = 201;
});
afterAll(async () => {
  await server.close();
  await box.close();
  folder.remove();
});

const settings = async (answer: Response): Promise<CallSettings> => {
  expect(answer.status).toBe(200);
  return CallSettings.parse(await answer.json());
};
const faultOf = async (answer: Response): Promise<string> => Fault.parse(await answer.json()).reason;
async function guest(name: string): Promise<Browser> {
  const browser = new Browser(server.address);
  await browser.signIn(name);
  return browser;
}
async function signedUp(name: string): Promise<Browser> {
  const browser = await guest(name);
  await browser.fetch("/api/account", { name, password: "lanterne sous la neige" });
  return browser;
}
async function awaitedAt(browser: Browser, name: string): Promise<string> {
  const seats = ["me", { bot: "random" }];
  return (await (await browser.fetch("/api/tables", { language: "en", game: "toy", name, seats })).json()).id;
}

it("pushes to a guest's browser what only it can read, signed with the server's own key", async () => {
  const browser = await guest("Guest");
  const own = new PushBrowser();
  const endpoint = `${there}/push/own`;
  const { channels, pushKey } = await settings(await browser.fetch("/api/calls/push", { endpoint, keys: own.keys }));
  expect(channels).toMatchObject([{ kind: "push", isOn: true, isConfirmed: true }]);
  const id = await awaitedAt(browser, "Pont Charles");
  await until(() => box.posted.length > 0);
  const [{ headers, body, path }] = box.posted as [(typeof box.posted)[number]];
  expect([path, headers["content-encoding"], headers.topic]).toEqual(["/push/own", "aes128gcm", "turn"]);
  expect(body.toString("latin1")).not.toContain("Charles");
  expect(JSON.parse(own.read(body))).toEqual({
    title: "Your turn at Pont Charles",
    body: "toy.",
    path: `/table/${id}`,
  });
  expect(() => new PushBrowser().read(body)).toThrow();
  const signer = signerOf(headers.authorization!);
  expect(signer).toMatchObject({ key: pushKey, claims: { aud: there } });
});

it("forgets a browser whose push service has", async () => {
  const browser = await guest("Guest");
  await browser.fetch("/api/calls/push", { endpoint: `${there}/push/old`, keys: new PushBrowser().keys });
  box.status = 410;
  await awaitedAt(browser, "Lucerna");
  await until(async () => (await settings(await browser.fetch("/api/calls"))).channels.length === 0);
});

it("keeps so many browsers of a player, the latest", async () => {
  const browser = await guest("Guest");
  const push = (n: number) =>
    browser.fetch("/api/calls/push", { endpoint: `${there}/push/${n}`, keys: new PushBrowser().keys });
  for (let n = 0; n < MOST_BROWSERS + 2; n++) await push(n);
  const { channels } = await settings(await push(MOST_BROWSERS + 1));
  expect(channels.map(({ address }) => address).toSorted()).toEqual(
    Array.from({ length: MOST_BROWSERS }, (_, n) => `${there}/push/${n + 2}`).toSorted(),
  );
});

it("calls by webhook as Discord or ntfy read it, and pings nobody by a table's name", async () => {
  const browser = await signedUp("Milena");
  const hook = (kind: string, path: string) => browser.fetch("/api/calls/webhook", { kind, address: there + path });
  const [discord] = (await settings(await hook("discord", "/discord"))).channels;
  const id = await awaitedAt(browser, "@everyone *here*");
  await until(() => box.posted.length > 0);
  expect(JSON.parse(box.posted[0]!.body.toString())).toEqual({
    content: `**Your turn at @everyone \\*here\\***\ntoy. http://paravent.example/table/${id}`,
    allowed_mentions: { parse: [] },
  });
  const { channels } = await settings(await hook("ntfy", "/topic"));
  expect(channels.map(({ kind }) => kind)).toEqual(["ntfy"]);
  expect(discord!.id).not.toBe(channels[0]!.id);
  const tried = await settings(await browser.fetch(`/api/calls/channels/${channels[0]!.id}/test`, {}));
  expect(tried.channels[0]!.last).toMatchObject({ hasArrived: true });
  const { headers, body } = box.posted[1]!;
  const title = Buffer.from(/^=\?UTF-8\?B\?(.+)\?=$/.exec(String(headers.title))![1]!, "base64").toString();
  expect([title, headers.click]).toEqual(["Test: this is where you are called", "http://paravent.example/"]);
  expect(body.toString()).toContain("You will be called like this");
  box.status = 500;
  const failed = await settings(await browser.fetch(`/api/calls/channels/${channels[0]!.id}/test`, {}));
  expect(failed.channels[0]!.last).toMatchObject({ hasArrived: false });
});

it("posts into no network of its own, unless whoever runs the server says so", async () => {
  const apart = temporaryFolder();
  const strict = await serveToy(apart.path, { PARAVENT_ORIGIN: "http://paravent.example" });
  const browser = new Browser(strict.address);
  await browser.signIn("Milena");
  await browser.fetch("/api/account", { name: "Milena", password: "lanterne sous la neige" });
  const push = { endpoint: `${there}/push`, keys: new PushBrowser().keys };
  expect(await faultOf(await browser.fetch("/api/calls/push", push))).toBe("addressRefused");
  for (const address of [`${there}/hook`, "https://127.0.0.1/", "https://[::1]/", "http://ntfy.sh/topic"])
    expect(await faultOf(await browser.fetch("/api/calls/webhook", { kind: "ntfy", address })), address).toBe(
      "addressRefused",
    );
  // A name is taken, and found to lead inside when something is sent.
  const { channels } = await settings(
    await browser.fetch("/api/calls/webhook", { kind: "ntfy", address: "https://localhost/" }),
  );
  const tried = await settings(await browser.fetch(`/api/calls/channels/${channels[0]!.id}/test`, {}));
  expect(tried.channels[0]!.last).toMatchObject({ hasArrived: false });
  expect(box.posted).toEqual([]);
  await strict.close();
  apart.remove();
});

it("lets guests be called in their browser only", async () => {
  const browser = await guest("Guest");
  const hook = { kind: "ntfy", address: `${there}/topic` };
  expect(await faultOf(await browser.fetch("/api/calls/webhook", hook))).toBe("noAccount");
});
