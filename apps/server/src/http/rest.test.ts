import { connect } from "node:net";
import { Fault, GameList } from "@paravent/protocol";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { RunningServer } from "../serve.ts";
import { Browser } from "../testing/browser.ts";
import { temporaryFolder } from "../testing/rig.ts";
import { serveToy } from "../testing/toy-server.ts";

const folder = temporaryFolder();
let server: RunningServer;
beforeAll(async () => {
  server = await serveToy(folder.path);
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

const someone = async (name = "Anna"): Promise<Browser> => {
  const browser = new Browser(server.address);
  await browser.signIn(name);
  return browser;
};

async function faultOf(response: Response): Promise<[number, string]> {
  return [response.status, Fault.parse(await response.json()).reason];
}

it("makes a guest, remembers and renames it", async () => {
  const browser = new Browser(server.address);
  expect(await faultOf(await browser.fetch("/api/me"))).toEqual([401, "noSession"]);
  const made = await (await browser.fetch("/api/session", {})).json();
  expect(made.name).toMatch(/^\p{L}+ \d\d$/u);
  expect(await (await browser.fetch("/api/me")).json()).toEqual(made);
  const renamed = await (await browser.fetch("/api/session", { name: "  Zoé\u202e\u0000  X ", language: "en" })).json();
  expect(renamed).toEqual({ id: made.id, name: "Zoé X", language: "en" });
});

it("signs the cookie, keeps it from scripts and from other sites", async () => {
  const browser = new Browser(server.address);
  const response = await browser.fetch("/api/session", {});
  const cookie = response.headers.get("set-cookie");
  expect(cookie).toMatch(/HttpOnly; SameSite=Lax$/);
  const [id, signature] = browser.cookie!.split("=")[1]!.split(".") as [string, string];
  const other = await (await someone()).signIn("Other");
  for (const forged of [
    `${other.id}.${signature}`,
    `${id}.${signature.slice(1)}`,
    id,
    `${id}.`,
    `.${signature}`,
    "%",
    "",
  ]) {
    browser.cookie = `paravent=${forged}`;
    expect(await faultOf(await browser.fetch("/api/me"))).toEqual([401, "noSession"]);
  }
});

it("refuses what it cannot read, with a reason and without details", async () => {
  const browser = await someone();
  const post = async (path: string, body: unknown) => faultOf(await browser.fetch(path, body));
  expect(await post("/api/session", { name: "x".repeat(25) })).toEqual([400, "nameTooLong"]);
  expect(await post("/api/session", { name: "x".repeat(500) })).toEqual([400, "malformed"]);
  expect(await post("/api/session", { name: "\u3164\u200b" })).toEqual([400, "nameBlank"]);
  expect(await post("/api/session", { admin: true })).toEqual([400, "malformed"]);
  expect(await post("/api/session", "{")).toEqual([400, "malformed"]);
  expect(await post("/api/session", { name: "x".repeat(20_000) })).toEqual([413, "tooLarge"]);
  expect(await post("/api/tables", { game: "toy" })).toEqual([400, "malformed"]);
  const asked = (options: string) => `{"game":"toy","language":"en","seats":["me","open"],"options":${options}}`;
  for (const deep of [33, 1000, 1300]) {
    const lists = `${"[".repeat(deep)}1${"]".repeat(deep)}`;
    const groups = `${'{"a":'.repeat(deep)}1${"}".repeat(deep)}`;
    expect(await post("/api/tables", asked(lists))).toEqual([400, "malformed"]);
    expect(await post("/api/tables", asked(groups))).toEqual([400, "malformed"]);
    expect(await post("/api/session", lists)).toEqual([400, "malformed"]);
    expect(await post("/api/packs/toy", groups)).toEqual([400, "malformed"]);
  }
  expect(await post("/api/tables", asked("[".repeat(3900) + "]".repeat(3900)))).toEqual([400, "malformed"]);
  expect(await post("/api/tables", { game: "toy", language: "en", seats: ["me", "me"] })).toEqual([422, "oneSeatEach"]);
  expect(await post("/api/tables/nowhere/join", {})).toEqual([404, "noTable"]);
  expect(await post("/api/tables/nowhere/join", { seat: -1 })).toEqual([400, "malformed"]);
  expect(await faultOf(await browser.fetch("/api/tables/nowhere"))).toEqual([404, "noTable"]);
  expect(await faultOf(await browser.fetch("/api/tables/%00"))).toEqual([404, "noTable"]);
  expect(await faultOf(await browser.fetch("/api/nothing"))).toEqual([404, "notFound"]);
  expect(await faultOf(await browser.fetch("/api/packs/toy/p2"))).toEqual([404, "noPack"]);
  expect(await faultOf(await browser.fetch("/api/packs/__proto__/p1"))).toEqual([404, "noPack"]);
  expect(await faultOf(await new Browser(server.address).fetch("/api/tables", {}))).toEqual([401, "noSession"]);
  const plain = await fetch(`${server.address}/api/session`, { method: "POST", body: "name=x" });
  expect(await faultOf(plain)).toEqual([415, "malformed"]);
});

it("announces its games to whoever asks, and refuses words that are not there", async () => {
  const stranger = new Browser(server.address);
  const announced = GameList.parse(await (await stranger.fetch("/api/games")).json());
  expect(announced.games).toEqual([
    {
      id: "toy",
      name: { fr: "toy", en: "toy" },
      text: { fr: "", en: "" },
      players: { min: 2, max: 5 },
      strategies: [],
      options: [],
      rounds: null,
    },
  ]);
  for (const path of ["toy/words?lang=en", "nothing/words?lang=en", "toy/words", "__proto__/words?lang=fr"])
    expect(await faultOf(await stranger.fetch(`/api/games/${path}`))).toEqual([404, "noGame"]);
});

it("leaves it to the game how many may sit down", async () => {
  const browser = await someone();
  const seats = (n: number) => ["me", ...Array.from({ length: n - 1 }, () => "open")];
  for (const n of [1, 6, 16])
    expect(await faultOf(await browser.fetch("/api/tables", { game: "toy", language: "en", seats: seats(n) }))).toEqual(
      [422, "seatCount"],
    );
  expect(await faultOf(await browser.fetch("/api/tables", { game: "toy", language: "en", seats: seats(17) }))).toEqual([
    400,
    "malformed",
  ]);
});

it("seats players until the table is full", async () => {
  const [anna, bert, carl] = [await someone("Anna"), await someone("Bert"), await someone("Carl")];
  const { id } = await anna.makeTable({ game: "toy", seats: ["open", "me", "open"] });
  expect(await faultOf(await bert.fetch(`/api/tables/${id}/join`, { seat: 1 }))).toEqual([409, "seatTaken"]);
  const joined = await (await bert.fetch(`/api/tables/${id}/join`, { seat: 2 })).json();
  expect(joined).toMatchObject({ you: 2, status: "open" });
  const full = await (await carl.fetch(`/api/tables/${id}/join`, {})).json();
  expect(full).toMatchObject({ you: 0, status: "running" });
  expect(full.seats.map(({ name }: { name: string }) => name)).toEqual(["Carl", "Anna", "Bert"]);
  expect(await (await new Browser(server.address).fetch(`/api/tables/${id}`)).json()).toMatchObject({ you: null });
  const { mine } = await (await bert.fetch("/api/tables")).json();
  expect(mine.map((table: { id: string }) => table.id)).toContain(id);
});

it("lets nobody at a table pass for another", async () => {
  const [anna, other, late] = [await someone("Anna"), await someone("Аnnа"), await someone("Carl")];
  const { id } = await anna.makeTable({ game: "toy", seats: ["me", "open", "open", { bot: "random" }] });
  const join = (who: Browser) => who.fetch(`/api/tables/${id}/join`, {});
  expect(await faultOf(await join(other))).toEqual([409, "nameTaken"]);
  await other.signIn("Bert");
  expect((await join(other)).status).toBe(200);
  // Nor afterwards; elsewhere anybody may have any name.
  const rename = (who: Browser, name: string) => who.fetch("/api/session", { name });
  expect(await faultOf(await rename(other, "ANNA"))).toEqual([409, "nameTaken"]);
  expect((await rename(late, "Anna")).status).toBe(200);
  expect((await rename(other, "Bertie")).status).toBe(200);
  expect((await rename(other, "BERTIE")).status).toBe(200);
  // Bots give way.
  await rename(late, "alan");
  const seated = await (await join(late)).json();
  expect(seated.seats.map(({ name }: { name: string }) => name)).toEqual(["Anna", "BERTIE", "alan", "Leonhard"]);
});

it("gives nothing of a table's secrets away", async () => {
  const anna = await someone();
  const { id } = await anna.makeTable({ game: "toy", seats: ["me", { bot: "random" }] });
  const text = await (await anna.fetch(`/api/tables/${id}`)).text();
  expect(text).not.toMatch(/seed|state|hash|numbers/);
});

it("advises nobody who does not sit there, and nobody where no bot knows the game", async () => {
  const anna = await someone();
  const { id } = await anna.makeTable({ game: "toy", seats: ["me", { bot: "random" }] });
  const advice = async (who: Browser) => faultOf(await who.fetch(`/api/tables/${id}/advice`, {}));
  expect(await advice(anna)).toEqual([409, "noAdviser"]);
  expect(await advice(await someone("Bela"))).toEqual([403, "notSeated"]);
});

it("tells a game again only once it is over", async () => {
  const anna = await someone();
  const { id } = await anna.makeTable({ game: "toy", seats: ["me", { bot: "random" }] });
  const moment = async (at: string) => faultOf(await anna.fetch(`/api/tables/${id}/moments/${at}`));
  expect(await moment("0")).toEqual([409, "notOver"]);
  expect(await moment("")).toEqual([404, "noMoment"]);
  expect(await faultOf(await anna.fetch(`/api/tables/${id}/moments`))).toEqual([409, "notOver"]);
  expect(await moment("-1")).toEqual([404, "noMoment"]);
  expect(await moment("1e3")).toEqual([404, "noMoment"]);
  expect(await faultOf(await anna.fetch("/api/tables/nowhere/moments/0"))).toEqual([404, "noTable"]);
  // ASVS 15.3.7: of a field said twice neither is taken.
  expect(await moment("0?lens=mine&lens=all")).toEqual([404, "noLens"]);
});

it("serves packs for ever, health, and protects its pages", async () => {
  const browser = new Browser(server.address);
  const pack = await browser.fetch("/api/packs/toy/p1");
  expect(await pack.json()).toEqual({ words: "some" });
  expect(pack.headers.get("cache-control")).toContain("immutable");
  const health = await browser.fetch("/healthz");
  expect(await health.json()).toEqual({ ok: true });
  expect(health.headers.get("x-frame-options")).toBe("DENY");
  // ASVS 3.4 and 4.1.1: refusals and pages that are not there have them as well.
  for (const path of ["/healthz", "/api/games", "/api/me", "/api/nothing", "/nothing.txt", "/admin/look.css"]) {
    const { headers } = await browser.fetch(path);
    const policy = headers.get("content-security-policy")?.split("; ");
    for (const part of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy, path).toContain(part);
    expect([headers.get("x-content-type-options"), headers.get("referrer-policy")], path).toEqual([
      "nosniff",
      "same-origin",
    ]);
    expect(headers.get("access-control-allow-origin"), path).toBeNull();
    expect(headers.get("content-type"), path).toMatch(/^(application\/json|text\/css); charset=utf-8$/);
  }
});

/** What the server answers to exactly this, as it goes over the line. */
function told(raw: string): Promise<string> {
  const { hostname, port } = new URL(server.address);
  return new Promise((resolve, reject) => {
    let heard = "";
    const line = connect(Number(port), hostname, () => line.write(raw));
    line.setEncoding("utf8").on("data", (text) => {
      heard += text;
    });
    line.on("close", () => resolve(heard)).on("error", reject);
  });
}

it("ASVS 13.4.4, 4.2.1: echoes no request, and takes none whose end is said in two ways", async () => {
  const ends = "host: localhost\r\nconnection: close\r\n";
  expect(await told(`TRACE /api/me HTTP/1.1\r\n${ends}\r\n`)).toMatch(/^HTTP\/1\.1 40[045] /);
  const both = "content-type: application/json\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n";
  const smuggled = `POST /api/session HTTP/1.1\r\n${ends}${both}\r\n0\r\n\r\nGET /api/me HTTP/1.1\r\n\r\n`;
  const heard = await told(smuggled);
  expect(heard).toMatch(/^HTTP\/1\.1 400 /);
  expect(heard.match(/HTTP\/1\.1 /g)).toHaveLength(1);
});

it("takes no orders from pages of other sites", async () => {
  const anna = await someone();
  const from = (origin: string) => anna.fetch("/api/session", { name: "Eve" }, { origin });
  expect(await faultOf(await from("https://evil.example"))).toEqual([403, "foreignOrigin"]);
  expect(await faultOf(await from("null"))).toEqual([403, "foreignOrigin"]);
  expect((await from(server.address)).status).toBe(200);
});

it("lets a player leave a table, once, and takes decision times within bounds", async () => {
  const anna = await someone();
  const seats = ["me", { bot: "random" }];
  const asked = { game: "toy", language: "en", seats, decisionSeconds: 120 };
  const made = await (await anna.fetch("/api/tables", asked)).json();
  expect(made.decisionSeconds).toBe(120);
  for (const decisionSeconds of [0, 1e9, 12.5, "600"])
    expect(await faultOf(await anna.fetch("/api/tables", { ...asked, decisionSeconds }))).toEqual([400, "malformed"]);
  const stranger = await someone("Bert");
  const leave = (browser: Browser) => browser.fetch(`/api/tables/${made.id}/leave`, {});
  expect(await faultOf(await leave(stranger))).toEqual([409, "notSeated"]);
  expect(await faultOf(await new Browser(server.address).fetch(`/api/tables/${made.id}/leave`, {}))).toEqual([
    401,
    "noSession",
  ]);
  const left = await (await leave(anna)).json();
  expect([left.you, left.seats[0].kind, left.seats[0].replaces]).toEqual([null, "bot", "Anna"]);
  expect(await faultOf(await leave(anna))).toEqual([409, "notSeated"]);
});
