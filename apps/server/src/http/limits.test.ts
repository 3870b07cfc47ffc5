import { connect } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { BadConfiguration, readConfig } from "../config/config.ts";
import { RATES } from "../limits/numbers.ts";
import type { RunningServer } from "../serve.ts";
import { Browser } from "../testing/browser.ts";
import { temporaryFolder, until } from "../testing/rig.ts";
import { serveToy } from "../testing/toy-server.ts";

let folder: ReturnType<typeof temporaryFolder>;
let server: RunningServer;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(async () => {
  await server.close();
  folder.remove();
});

const open = async (environment: Record<string, string> = {}) => {
  server = await serveToy(folder.path, environment);
};
/** A tenth of everything, so that little has to be asked for. */
const SMALL = { PARAVENT_LIMITS: "0.1" };
/** Somebody who comes from elsewhere, as a proxy tells it. */
const from = (address: string) => ({ "x-forwarded-for": address });
const someone = async (address = "192.0.2.7", name = "Anna"): Promise<Browser> => {
  const browser = new Browser(server.address);
  await browser.fetch("/api/session", { name, language: "en" }, from(address));
  return browser;
};
const asked = (seats: unknown[]) => ({ game: "toy", language: "en", seats });

describe("limits over HTTP", () => {
  it("are told with the time to wait, and hold for one address only", async () => {
    await open({ ...SMALL, PARAVENT_TRUSTED_PROXIES: "1" });
    const answers = [];
    for (let n = 0; n < 12; n++)
      answers.push(await new Browser(server.address).fetch("/api/session", {}, from("2001:db8::1")));
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(200), 429, 429]);
    const refused = answers.at(-1)!;
    const seconds = Number(refused.headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(100);
    expect(await refused.json()).toEqual({ reason: "tooFast", with: { seconds } });
    // The same network is the same address; another one is not, whatever its visitors say of themselves.
    const visit = async (address: string) =>
      (await new Browser(server.address).fetch("/api/session", {}, from(address))).status;
    expect(await visit("2001:db8::ffff:1")).toBe(429);
    expect(await visit("192.0.2.1, 2001:db8::5")).toBe(429);
    expect(await visit("2001:db8:0:1::1")).toBe(200);
  });

  it("believe nobody about where they come from without a proxy that is named", async () => {
    await open(SMALL);
    const statuses = [];
    for (let n = 0; n < 12; n++)
      statuses.push((await new Browser(server.address).fetch("/api/session", {}, from(`192.0.2.${n}`))).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });

  it("let those wait who do not listen to a refusal", async () => {
    await open(SMALL);
    const [anna, order] = [await someone(), [] as number[]];
    const asked = Array.from({ length: 30 }, async (_, n) => {
      const { status } = await anna.fetch("/api/tables");
      if (status === 429) order.push(n);
    });
    await Promise.all(asked);
    expect(order.length).toBeGreaterThan(20);
    // Whoever asks for something else meanwhile is served.
    expect((await anna.fetch("/api/me")).status).toBe(200);
  });

  it("bound what one session opens, and what it leaves to bots", async () => {
    await open();
    const anna = await someone();
    const bots = [{ bot: "random" }, { bot: "random" }];
    const long = { ...asked(bots), options: { rounds: 200 } };
    const reasons = [];
    for (let n = 0; n < 4; n++) reasons.push((await (await anna.fetch("/api/tables", long)).json()).reason ?? "made");
    expect(reasons).toEqual(["made", "made", "made", "tooManyBotTables"]);
    let last: Response;
    for (let n = 0; n < RATES.tables.session.burst; n++) last = await anna.fetch("/api/tables", asked(["me", "open"]));
    expect(last!.status).toBe(429);
  });

  it("leave a table of somebody else in the lobby", async () => {
    await open({ PARAVENT_TRUSTED_PROXIES: "loopback" });
    const honest = await someone("192.0.2.7");
    const made = await honest.fetch("/api/tables", asked(["me", "open"]), from("192.0.2.7"));
    const { id } = await made.json();
    for (let guest = 0; guest < 4; guest++) {
      const mallory = await someone("192.0.2.66");
      for (let n = 0; n < 10; n++) await mallory.fetch("/api/tables", asked(["me", "open"]), from("192.0.2.66"));
    }
    const { open: listed } = await (await new Browser(server.address).fetch("/api/tables")).json();
    expect(listed).toHaveLength(30);
    expect(listed.slice(0, 2).map((table: { id: string }) => table.id)).toContain(id);
  });
});

describe("limits of sockets", () => {
  it("bound how many are open, and how often one follows", async () => {
    await open(SMALL);
    const anna = await someone();
    const { id } = await anna.makeTable({ game: "toy", seats: ["me", "open"] });
    const [one, two, three] = [await anna.connect(), await anna.connect(), await anna.connect()];
    expect(await three.closed).toBe(1013);
    for (let n = 0; n < 5; n++) one.send({ t: "follow", table: id });
    expect(await one.next("fault")).toMatchObject({ reason: "tooFast", seconds: expect.any(Number) });
    two.hangUp();
    await until(async () => {
      const again = await anna.connect();
      again.send({ t: "ping" });
      return again.next("pong").then(
        () => true,
        () => false,
      );
    });
  });

  it("bound lines that never say what they are for", async () => {
    await open(SMALL);
    const { hostname, port } = new URL(server.address);
    let closed = 0;
    const lines = Array.from({ length: 60 }, () => {
      const line = connect({ host: hostname, port: Number(port) });
      line.on("error", () => {});
      line.on("close", () => closed++);
      return line;
    });
    await until(() => closed >= 20);
    for (const line of lines) line.destroy();
    await until(async () => (await fetch(`${server.address}/healthz`).catch(() => null))?.status === 200);
  });
});

it("a club of twenty behind one address notices nothing of limits", async () => {
  await open();
  const club = await Promise.all(Array.from({ length: 20 }, (_, n) => someone("192.0.2.7", `Member ${n}`)));
  const tables = [];
  for (let n = 0; n < 20; n += 2) {
    const { id } = await club[n]!.makeTable({ game: "toy", seats: ["me", "open"] });
    expect((await club[n + 1]!.fetch(`/api/tables/${id}/join`, {})).status).toBe(200);
    tables.push(id);
  }
  for (const [n, browser] of club.entries()) {
    // Two windows each, and a look at the lobby.
    for (const line of [await browser.connect(), await browser.connect()]) {
      line.send({ t: "follow", table: tables[Math.floor(n / 2)]! });
      expect(await line.next("table")).toMatchObject({ table: { you: n % 2 } });
      line.send({
        t: "answer",
        cmd: `the-bid-of-${n}`,
        table: tables[Math.floor(n / 2)]!,
        question: 1,
        value: n % 2,
      });
      expect(await line.reply(`the-bid-of-${n}`)).toMatchObject({ t: "ack" });
    }
    expect((await browser.fetch("/api/tables")).status).toBe(200);
  }
});

it("settings of limits are checked", async () => {
  await open();
  for (const [name, value] of [
    ["PARAVENT_LIMITS", "0"],
    ["PARAVENT_LIMITS", "many"],
    ["PARAVENT_TRUSTED_PROXIES", "0"],
    ["PARAVENT_TRUSTED_PROXIES", "everybody"],
    ["PARAVENT_TRUSTED_PROXIES", "10.0.0.0/40"],
    ["PARAVENT_OPERATOR_TOKEN", "admin"],
  ])
    expect(() => readConfig({ [name!]: value }), `${name}=${value}`).toThrow(BadConfiguration);
  expect(readConfig({ PARAVENT_TRUSTED_PROXIES: "2" }).trustedProxies).toBe(2);
  expect(readConfig({ PARAVENT_TRUSTED_PROXIES: "loopback, 10.0.0.0/8" }).trustedProxies).toEqual([
    "loopback",
    "10.0.0.0/8",
  ]);
});
