import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readConfig } from "../config/config.ts";
import { type RunningServer, serve } from "../serve.ts";
import { Browser } from "../testing/browser.ts";
import { temporaryFolder } from "../testing/rig.ts";
import { toy } from "../testing/toy.ts";

const folder = temporaryFolder();
const client = join(folder.path, "client");
let server: RunningServer;
beforeAll(async () => {
  mkdirSync(join(client, "previews"), { recursive: true });
  writeFileSync(join(client, "index.html"), "<html><head><title>Paravent</title></head><body></body></html>");
  writeFileSync(join(client, "previews/toy.png"), "a picture");
  const settings = { PORT: "0", PARAVENT_DATA: join(folder.path, "data"), PARAVENT_LOG: "silent" };
  const games = new Map([["toy", { game: toy, packs: new Map() }]]);
  server = await serve({ ...readConfig(settings), clientFolder: client }, games);
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

async function open(visibility: string, name: string) {
  const host = new Browser(server.address);
  const { id: player } = await host.signIn('An<b>na & "co"');
  const asked = { game: "toy", language: "fr", name, seats: ["me", "open"], visibility };
  return { player, ...(await (await host.fetch("/api/tables", asked)).json()) };
}

const page = async (path: string) => (await fetch(server.address + path)).text();
const said = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)" />`).exec(html)?.[1];

it("says what a table is, in its language, and nothing that a player has written is markup", async () => {
  const { id, player, commitment } = await open("unlisted", '</head><script>"');
  const html = await page(`/table/${id}`);
  expect(said(html, "og:title")).toBe("&lt;/head&gt;&lt;script&gt;&quot; · toy");
  expect(said(html, "og:description")).toBe(
    "toy, 2 joueurs. 1 place libre. À la table : An&lt;b&gt;na &amp; &quot;co&quot;. Sans limite de temps.",
  );
  expect(said(html, "og:image")).toBe(`${server.address}/previews/toy.png`);
  expect(said(html, "twitter:card")).toBe("summary_large_image");
  expect(html).not.toContain("<script>");
  expect(html).not.toContain(player);
  expect(html).not.toContain(commitment);
});

it("says nothing of a table by invitation to who has not the whole link, nor of one that is not there", async () => {
  const { id, invitation } = await open("invitation", "Among us");
  for (const path of [`/table/${id}`, `/table/${id}?invitation=${"x".repeat(24)}`, "/table/nowhere", "/table/%3C"])
    expect(await page(path)).toBe("<html><head><title>Paravent</title></head><body></body></html>");
  expect(said(await page(`/table/${id}?invitation=${invitation}`), "og:title")).toBe("Among us · toy");
});

it("says what a tournament is, whoever found its link", async () => {
  const host = new Browser(server.address);
  await host.signIn("Olga");
  const wish = { name: "Coupe <b>", game: "toy", language: "fr", seats: 2, rounds: 3, duplicate: true, fill: "byes" };
  const asked = { ...wish, pace: "tables", visibility: "unlisted" };
  const { id, commitment } = await (await host.fetch("/api/tournaments", asked)).json();
  await host.fetch(`/api/tournaments/${id}/join`, {});
  const html = await page(`/tournament/${id}`);
  expect(said(html, "og:title")).toBe("Coupe &lt;b&gt; · toy");
  expect(said(html, "og:description")).toBe(
    "Tournoi de toy : 3 rondes, tables de 2. Les mêmes cartes à toutes les tables. 1 inscrit. Inscriptions ouvertes.",
  );
  expect(html).not.toContain(commitment);
  expect(await page("/tournament/nowhere")).not.toContain("og:title");
});
