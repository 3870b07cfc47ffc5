import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort, type OwnPostgres, ownPostgres } from "../testing/own-postgres.ts";
import { storeConformance } from "./conformance.ts";
import { openStore } from "./open.ts";

let server: OwnPostgres;
let url: string;
beforeAll(async () => {
  server = await ownPostgres();
  url = await server.database("conformance");
}, 120_000);
afterAll(() => server.stop(), 60_000);

const open = (databaseUrl: string) => openStore({ databaseUrl, folder: "unused" });

storeConformance("PostgreSQL", { open: () => open(url), second: () => open(url) });

it("lets servers that start together make the schema once", async () => {
  const fresh = await server.database("together");
  const stores = await Promise.all([open(fresh), open(fresh), open(fresh)]);
  const secrets = await Promise.all(stores.map((store) => store.secret()));
  expect(new Set(secrets).size).toBe(1);
  for (const store of stores) await store.close();
});

it("says in a sentence why a database cannot be used, and never the password", async () => {
  const port = await freePort();
  await expect(open(`postgres://me:hunter2@localhost:${port}/x`)).rejects.toThrow(/nothing answers there\.$/);
  await expect(open(url.replace(":paravent@", ":hunter2@"))).rejects.toThrow(/refuses this user or password\.$/);
  await expect(open(url.replace("/conformance", "/nowhere"))).rejects.toThrow(/no database of that name\.$/);
  await expect(open("postgres://me:hunter2@not an address")).rejects.toThrow(/^(?!.*hunter2)/);
});
