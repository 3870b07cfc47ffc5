import postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort, type OwnPostgres, ownPostgres } from "../testing/own-postgres.ts";
import { accountConformance } from "./accounts-conformance.ts";
import { callConformance } from "./calls-conformance.ts";
import { chronicleConformance } from "./chronicles-conformance.ts";
import { companyConformance } from "./company-conformance.ts";
import { A_TABLE, storeConformance } from "./conformance.ts";
import { MIGRATIONS } from "./migrations.ts";
import { noteConformance } from "./notes-conformance.ts";
import { openStore } from "./open.ts";
import { passkeyConformance } from "./passkeys-conformance.ts";
import { openPostgres } from "./postgres.ts";
import { resultConformance } from "./results-conformance.ts";
import { talkConformance } from "./talk-conformance.ts";
import { timeConformance } from "./time-conformance.ts";
import { tournamentConformance } from "./tournaments-conformance.ts";

let server: OwnPostgres;
let url: string;
beforeAll(async () => {
  server = await ownPostgres();
  url = await server.database("conformance");
}, 120_000);
afterAll(() => server.stop(), 60_000);

const open = (databaseUrl: string) => openStore({ databaseUrl, folder: "unused" });

storeConformance("PostgreSQL", { open: () => open(url), second: () => open(url) });
accountConformance("PostgreSQL", { open: () => open(url), second: null });
passkeyConformance("PostgreSQL", { open: () => open(url), second: null });
callConformance("PostgreSQL", { open: () => open(url), second: null });
timeConformance("PostgreSQL", { open: () => open(url), second: null });
companyConformance("PostgreSQL", { open: () => open(url), second: null });
resultConformance("PostgreSQL", { open: () => open(url), second: null });
chronicleConformance("PostgreSQL", { open: () => open(url), second: null });
noteConformance("PostgreSQL", { open: () => open(url), second: null });
tournamentConformance("PostgreSQL", { open: () => open(url), second: null });
talkConformance("PostgreSQL", { open: () => open(url), second: null });

it("lets servers that start together make the schema once", async () => {
  const fresh = await server.database("together");
  const stores = await Promise.all([open(fresh), open(fresh), open(fresh)]);
  const secrets = await Promise.all(stores.map((store) => store.secret()));
  expect(new Set(secrets).size).toBe(1);
  for (const store of stores) await store.close();
});

it("waits for no statement for ever", async () => {
  const address = await server.database("held");
  const store = await open(`${address}?statement_timeout=200`);
  const other = postgres(address, { max: 1, onnotice: () => {} });
  // Somebody else holds what the store needs: it is told so, and is well again when that is over.
  await other.begin(async (tx) => {
    await tx`LOCK TABLE players IN ACCESS EXCLUSIVE MODE`;
    await expect(store.player("anna")).rejects.toThrow(/statement timeout/);
    await expect(store.putPlayer({ id: "anna", name: "Anna", language: "en", createdAt: 1 })).rejects.toThrow();
  });
  expect(await store.player("anna")).toBeNull();
  await other.end();
  await store.close();
});

it("gives every statement a time without being told", async () => {
  const db = await openPostgres(url);
  expect(await db.read("SHOW statement_timeout")).toEqual([{ statement_timeout: "15s" }]);
  expect(await db.read("SHOW idle_in_transaction_session_timeout")).toEqual([
    { idle_in_transaction_session_timeout: "15s" },
  ]);
  await db.close();
});

it("opens what every earlier version has written", async () => {
  for (let steps = 1; steps < MIGRATIONS.length; steps++) {
    const old = await server.database(`version_${steps}`);
    const sql = postgres(old, { max: 1 });
    await sql`CREATE TABLE migrations (step INTEGER PRIMARY KEY)`;
    for (const text of MIGRATIONS.slice(0, steps).flat()) await sql.unsafe(text);
    for (let step = 1; step <= steps; step++) await sql`INSERT INTO migrations (step) VALUES (${step})`;
    await sql.unsafe(A_TABLE);
    await sql.end();
    const store = await open(old);
    expect(await store.openTables(9)).toMatchObject([{ id: "old", creator: "anna", origin: null }]);
    expect(await store.countTables("anna", "somewhere")).toEqual({ player: 1, origin: 0 });
    await store.close();
  }
});

it("says in a sentence why a database cannot be used, and never the password", async () => {
  const port = await freePort();
  await expect(open(`postgres://me:hunter2@localhost:${port}/x`)).rejects.toThrow(/nothing answers there\.$/);
  await expect(open(url.replace(":paravent@", ":hunter2@"))).rejects.toThrow(/refuses this user or password\.$/);
  await expect(open(url.replace("/conformance", "/nowhere"))).rejects.toThrow(/no database of that name\.$/);
  await expect(open("postgres://me:hunter2@not an address")).rejects.toThrow(/^(?!.*hunter2)/);
});
