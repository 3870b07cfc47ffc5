import { request } from "node:http";
import { Fault, PackList, PackSummary, TableSummary } from "@paravent/protocol";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readConfig } from "../config/config.ts";
import { loadGames } from "../games/games.ts";
import { type RunningServer, serve } from "../serve.ts";
import { Browser } from "../testing/browser.ts";
import { temporaryFolder } from "../testing/rig.ts";

const folder = temporaryFolder();
let server: RunningServer;
let anna: Browser;
beforeAll(async () => {
  const config = readConfig({
    PORT: "0",
    PARAVENT_DATA: folder.path,
    PARAVENT_BOT_PAUSE_MS: "60000",
    PARAVENT_LOG: "silent",
  });
  server = await serve(config, await loadGames());
  anna = new Browser(server.address);
  await anna.signIn("Anna");
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

const HEAD = "schema: diktat-content/1\nname: {fr: Ma boîte, en: My box}\nextends: base\n";
const send = (files: unknown) => anna.fetch("/api/packs/diktat", { files });
const faultOf = async (response: Response) => [response.status, Fault.parse(await response.json())] as const;

it("takes a pack, and opens a table with it", async () => {
  const response = await send({ "pack.yaml": HEAD });
  expect(response.status).toBe(201);
  const pack = PackSummary.parse(await response.json());
  expect(pack.name).toEqual({ fr: "Ma boîte", en: "My box" });
  const asked = { game: "diktat", language: "en", seats: ["me", "open"], pack: pack.id };
  const table = TableSummary.parse(await (await anna.fetch("/api/tables", asked)).json());
  expect(table.pack).toEqual(pack);
  const text = await anna.fetch(`/api/packs/diktat/${pack.id}`);
  expect(text.headers.get("cache-control")).toContain("immutable");
  expect(await text.json()).toMatchObject({ edition: pack.id, name: pack.name });
  expect(await faultOf(await anna.fetch("/api/tables", { ...asked, pack: "0".repeat(32) }))).toEqual([
    422,
    { reason: "noPack" },
  ]);
});

it("offers its own packs, and nobody else's", async () => {
  await send({ "pack.yaml": HEAD.replaceAll("My box", "Another box") });
  const { packs } = PackList.parse(await (await anna.fetch("/api/packs/diktat")).json());
  expect(packs.map(({ name }) => name.en)).toEqual(["Base box"]);
  expect(PackList.parse(await (await anna.fetch("/api/packs/dclight")).json()).packs).toHaveLength(1);
  expect((await anna.fetch("/api/packs/chess")).status).toBe(404);
});

it("says what is wrong with a pack, in both languages", async () => {
  const [status, fault] = await faultOf(
    await send({ "pack.yaml": HEAD, "sectors.yaml": "sectors: [{id: nowhere}]\n" }),
  );
  expect(status).toBe(422);
  expect(fault).toMatchObject({
    reason: "badPack",
    with: {
      en: expect.stringMatching(/^sectors\.yaml: nowhere \(sectors\.0\.id\): unknown word "nowhere"/),
      fr: expect.stringMatching(/^sectors\.yaml : nowhere \(sectors\.0\.id\) : mot inconnu « nowhere »/),
    },
  });
  expect((await faultOf(await send({ "../../etc.yaml": "x" })))[1].with?.en).toBe(
    "../../etc.yaml: a pack has .yaml files only",
  );
  expect((await faultOf(await send({ "pack.yaml": "a: &a [*a]" })))[1].with?.en).toMatch(/YAML aliases/);
  expect((await faultOf(await send({ "pack.yaml": "[".repeat(150_000) })))[1].with?.en).toMatch(/nested more than/);
  expect((await faultOf(await send("pack.yaml")))[1].reason).toBe("malformed");
  expect((await faultOf(await new Browser(server.address).fetch("/api/packs/diktat", { files: {} })))[1].reason).toBe(
    "noSession",
  );
});

it("turns 50 MB away before they have come", async () => {
  const { hostname, port } = new URL(server.address);
  const sent = { bytes: 0 };
  const status = await new Promise<number>((resolve, reject) => {
    const headers = { "content-type": "application/json", "content-length": 50_000_000, cookie: anna.cookie! };
    const asked = request({ hostname, port, method: "POST", path: "/api/packs/diktat", headers }, (answer) => {
      resolve(answer.statusCode!);
      asked.destroy();
    });
    asked.on("error", reject);
    asked.write("{", () => {
      sent.bytes += 1;
    });
  });
  expect(status).toBe(413);
  expect(sent.bytes).toBeLessThan(10);
  expect(await faultOf(await send({ "pack.yaml": "#".repeat(1_100_000) }))).toEqual([413, { reason: "tooLarge" }]);
});

it("reads only so many packs in a row", async () => {
  const answers = [];
  for (let n = 0; n < 12; n++) answers.push((await send({})).status);
  expect(answers.at(-1)).toBe(429);
});
