import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { restore } from "../backup/backup.ts";
import type { RunningServer } from "../serve.ts";
import { openStoreToRead } from "../store/open.ts";
import { Browser } from "../testing/browser.ts";
import { temporaryFolder } from "../testing/rig.ts";
import { serveToy } from "../testing/toy-server.ts";

const TOKEN = "an operator's long token";
const [folder, other] = [temporaryFolder(), temporaryFolder()];
let server: RunningServer;
beforeAll(async () => {
  server = await serveToy(folder.path, { PARAVENT_OPERATOR_TOKEN: TOKEN });
});
afterAll(async () => {
  await server.close();
  for (const { remove } of [folder, other]) remove();
});

const typed = (token: string) => `Basic ${Buffer.from(`anybody:${token}`).toString("base64")}`;
const ask = (path: string, authorization?: string, language = "en") =>
  fetch(server.address + path, { headers: { ...(authorization && { authorization }), "accept-language": language } });

it("is for whoever has the operator's token, and browsers ask for it", async () => {
  for (const path of ["/admin", "/admin/backup"])
    for (const wrong of [undefined, typed("x"), typed(""), "Basic", TOKEN, `Bearer ${TOKEN}`]) {
      const refused = await ask(path, wrong);
      expect([refused.status, refused.headers.get("www-authenticate")]).toEqual([401, 'Basic realm="Paravent"']);
    }
  const without = temporaryFolder();
  const plain = await serveToy(without.path);
  expect((await fetch(`${plain.address}/admin`)).status).toBe(404);
  await plain.close();
  without.remove();
});

it("ASVS 7.4.5: the operator ends the sessions of one account, or of all", async () => {
  const password = "lanterne sous la neige";
  const members = await Promise.all(
    ["Paula", "Quirin"].map(async (name) => {
      const browser = new Browser(server.address);
      await browser.signIn(name);
      expect((await browser.fetch("/api/account", { name, password })).status).toBe(201);
      return browser;
    }),
  );
  const end = (body: object, authorization = typed(TOKEN)) =>
    fetch(`${server.address}/admin/sessions/end`, {
      method: "POST",
      headers: { authorization, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const known = () => Promise.all(members.map(async (one) => (await one.fetch("/api/me")).status));
  expect((await end({}, typed("x"))).status).toBe(401);
  expect((await end({ name: "Nobody of this name" })).status).toBe(404);
  expect((await end({ nom: "Paula" })).status).toBe(400);
  expect(await known()).toEqual([200, 200]);
  expect(await (await end({ name: "PAULA" })).json()).toEqual({ ended: 1 });
  expect(await known()).toEqual([401, 200]);
  expect(await (await end({})).json()).toEqual({ ended: 1 });
  expect(await known()).toEqual([401, 401]);
});

it("shows sums in both languages and names nobody; a backup from it holds every table", async () => {
  const anna = new Browser(server.address);
  await anna.signIn("Anna-Lena");
  const { id } = await anna.makeTable({ game: "toy", seats: ["me", "open"] });
  const page = await (await ask("/admin", typed(TOKEN))).text();
  expect(page).toContain("<dt>waiting for players</dt><dd>1</dd>");
  for (const [, sheet] of page.matchAll(/rel="stylesheet" href="([^"]+)"/g))
    expect((await ask(sheet!)).headers.get("content-type")).toMatch(/^text\/css/);
  expect(page).toContain('href="/admin/look.css"');
  expect(page).not.toMatch(new RegExp(`Anna|${id}`));
  expect(await (await ask("/admin", typed(TOKEN), "fr-FR")).text()).toContain(
    "<dt>attendent des joueurs</dt><dd>1</dd>",
  );
  const taken = await ask("/admin/backup", typed(TOKEN));
  expect(taken.headers.get("content-disposition")).toMatch(/^attachment; filename="paravent-\w+\.backup\.gz"$/);
  const file = join(folder.path, "taken.backup.gz");
  writeFileSync(file, Buffer.from(await taken.arrayBuffer()));
  const empty = { databaseUrl: undefined, folder: join(other.path, "data") };
  await restore(empty, file);
  const store = await openStoreToRead(empty);
  expect((await store.table(id))?.name).toBe("Anna-Lena");
  await store.close();
});
