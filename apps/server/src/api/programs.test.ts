import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import type { Program, TableSummary } from "@paravent/protocol";
import fastify from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { RestTools } from "../http/rest.ts";
import { serveRest } from "../http/rest.ts";
import type { RunningServer } from "../serve.ts";
import { Browser } from "../testing/browser.ts";
import { temporaryFolder } from "../testing/rig.ts";
import { serveToy } from "../testing/toy-server.ts";
import { asyncApi, openApi, serveDescriptions } from "./descriptions.ts";
import { ROUTES } from "./routes.ts";

const folder = temporaryFolder();
let server: RunningServer;
let anna: Browser;
beforeAll(async () => {
  server = await serveToy(folder.path, { PARAVENT_LIMITS: "1000" });
  anna = new Browser(server.address);
  await anna.signIn("Anna");
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

async function program(name: string, scopes: string[]): Promise<Program> {
  return (await anna.fetch("/api/v1/programs", { name, scopes })).json();
}

const bearing = ({ token }: Program) => ({ authorization: `Bearer ${token}` });

it("every request is described, and nothing else is", async () => {
  const found: string[] = [];
  const app = fastify();
  app.addHook("onRoute", ({ method, url }) => {
    for (const one of [method].flat()) if (one !== "HEAD") found.push(`${one.toLowerCase()} ${url}`);
  });
  serveRest(app, { games: new Map() } as unknown as RestTools);
  serveDescriptions(app);
  expect(ROUTES.map(({ method, path }) => `${method} /api${path}`).sort()).toEqual(found.sort());
});

it("the descriptions are made of the schemas that validate", async () => {
  const rest = (await (await anna.fetch("/api/v1/openapi.json")).json()) as typeof openApi;
  expect(rest).toEqual(JSON.parse(JSON.stringify(openApi())));
  expect(JSON.stringify(rest)).toContain('"decisionSeconds":{');
  const socket = JSON.parse(JSON.stringify(asyncApi())) as { channels: { socket: { messages: object } } };
  expect(Object.keys(socket.channels.socket.messages)).toEqual(
    expect.arrayContaining(["client.follow", "client.answer", "server.table", "server.update", "server.ack"]),
  );
});

it("a command is described as it is read: as docs/API.md writes it, with the table in the address alone", () => {
  const { body } = ROUTES.find(({ path }) => path === "/tables/:id/commands")!;
  const answer = { t: "answer", cmd: "12345678", question: 1, value: ["a"] };
  for (const said of [answer, { ...answer, table: "x" }]) expect(body!.safeParse(said).success).toBe(true);
  for (const said of [{ ...answer, more: 1 }, { t: "follow", table: "x" }, { t: "ping" }, undefined])
    expect(body!.safeParse(said).success).toBe(false);
  const paths = openApi() as { paths: Record<string, { post: { requestBody: { content: Record<string, object> } } }> };
  const { content } = paths.paths["/tables/{id}/commands"]!.post.requestBody;
  const { schema } = content["application/json"] as { schema: { oneOf: { required: string[] }[] } };
  expect(schema.oneOf.map(({ required }) => required.includes("table"))).toEqual(Array(7).fill(false));
});

it("a program does what its token lets it and no more, is marked, and ends when its owner says so", async () => {
  const stranger = new Browser(server.address);
  const [player, watcher] = [await program("Robot", ["play"]), await program("Eye", ["watch"])];
  const { id } = await anna.makeTable({ game: "toy", seats: ["me", "open"] });
  const join = (who: Program) => stranger.fetch(`/api/v1/tables/${id}/join`, {}, bearing(who));
  expect((await join(watcher)).status).toBe(403);
  const seated = (await (await join(player)).json()) as TableSummary;
  expect(seated.seats.map(({ program: isOne }) => isOne)).toEqual([undefined, true]);
  const asked = { game: "toy", language: "en", seats: ["me", "open"] };
  expect((await stranger.fetch("/api/v1/tables", asked, bearing(player))).status).toBe(403);
  expect((await stranger.fetch("/api/v1/programs", { name: "Child", scopes: ["play"] }, bearing(player))).status).toBe(
    403,
  );
  expect((await stranger.fetch("/api/v1/session", { name: "Anna" }, bearing(player))).status).toBe(403);
  // One that may only look cannot answer over the socket either.
  const line = await stranger.connect(bearing(watcher));
  line.send({ t: "undo", cmd: "command-eye", table: id });
  expect(await line.reply("command-eye")).toMatchObject({ refusal: { reason: "outOfScope" } });
  line.hangUp();
  const forged = { authorization: `Bearer ${watcher.id}.${player.token.split(".")[1]}` };
  expect((await stranger.fetch("/api/v1/me", undefined, forged)).status).toBe(401);
  await fetch(`${server.address}/api/v1/programs/${player.id}`, {
    method: "DELETE",
    headers: { cookie: anna.cookie! },
  });
  expect((await stranger.fetch(`/api/v1/tables/${id}/leave`, {}, bearing(player))).status).toBe(401);
  await expect(stranger.connect(bearing(player))).rejects.toThrow("401");
});

const BOTS = [
  ["TypeScript", process.execPath, "bot.ts"],
  ["Python", "python3", "bot.py"],
] as const;

/** Runs a reference bot to its end: its exit code, and all it said. */
async function runs(command: string, file: string, table: string, PARAVENT: string, TOKEN: string) {
  const path = join(import.meta.dirname, "../../../../examples/bots", file);
  // One that never ends is ended: it would ask for ever.
  const child = spawn(command, [path, table], { env: { ...process.env, PARAVENT, TOKEN }, timeout: 60_000 });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += String(text)));
  const [code] = await once(child, "close");
  return { code: code as number, said, lines: readFileSync(path, "utf8").split("\n").length };
}

it.each(BOTS)(
  "the reference bot in %s takes a seat and plays to the end, in less than a hundred lines",
  async (_, command, file) => {
    const { token } = await program(`Robot ${file}`, ["play"]);
    const { id } = await anna.makeTable({ game: "toy", seats: ["open", { bot: "random" }] });
    const { code, said, lines } = await runs(command, file, id, server.address, token);
    expect(lines).toBeLessThan(101);
    expect([code, said]).toEqual([0, "The game is over\n"]);
    expect(await (await anna.fetch(`/api/tables/${id}`)).json()).toMatchObject({ status: "over" });
  },
);

it.each(BOTS)(
  "the reference bot in %s waits when it is too fast, and sends again what was not answered",
  async (...bot) => {
    const [, command, file] = bot;
    const asked: { url: string; cmd?: string; at: number }[] = [];
    // What is served, in this order; null hangs up without an answer.
    const served: ([status: number, body: object] | null)[] = [
      [200, {}],
      [429, { reason: "tooFast" }],
      [200, { view: { seq: 0, outcome: null, question: { id: 1, ask: { shape: "confirm" } } } }],
      null,
      [200, { seq: 1 }],
      [200, { view: { seq: 1, outcome: {}, question: null } }],
    ];
    const house = createServer(async (request, response) => {
      let body = "";
      for await (const text of request) body += String(text);
      asked.push({ url: request.url!, at: performance.now(), ...(body && JSON.parse(body)) });
      const next = served.shift();
      if (!next) return void request.socket.destroy();
      response.writeHead(next[0], {
        "content-type": "application/json",
        ...(next[0] === 429 && { "retry-after": "1" }),
      });
      response.end(JSON.stringify(next[1]));
    });
    await new Promise<void>((resolve) => house.listen(0, "localhost", resolve));
    const { port } = house.address() as { port: number };
    expect(await runs(command, file, "abc", `http://localhost:${port}`, "token")).toMatchObject({ code: 0 });
    house.close();
    const [joins, views, commands] = ["join", "view", "commands"].map((what) =>
      asked.filter(({ url }) => url.split("?")[0]!.endsWith(what)),
    );
    expect([joins!.length, views!.length, commands!.length]).toEqual([1, 3, 2]);
    expect(views![1]!.at - views![0]!.at).toBeGreaterThan(900);
    expect(commands![0]!.cmd).toBe(commands![1]!.cmd);
  },
);

it.each(BOTS)("the reference bot in %s says that it has no seat, and ends", async (_, command, file) => {
  const { token } = await program(`Late ${file}`, ["play"]);
  const { id } = await anna.makeTable({ game: "toy", seats: ["me", { bot: "random" }] });
  const { code, said } = await runs(command, file, id, server.address, token);
  expect(code).toBe(1);
  expect(said).toMatch(/no seat: \w+/);
});
