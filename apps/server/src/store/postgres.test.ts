import postgres from "postgres";
import { beforeAll, expect, it } from "vitest";
import { type Databases, freePort } from "../testing/own-postgres.ts";
import { thePostgres } from "../testing/the-postgres.ts";
import { accountConformance } from "./accounts-conformance.ts";
import { callConformance } from "./calls-conformance.ts";
import { chronicleConformance } from "./chronicles-conformance.ts";
import { companyConformance } from "./company-conformance.ts";
import { insertTable, storeConformance } from "./conformance.ts";
import { MIGRATIONS } from "./migrations.ts";
import { noteConformance } from "./notes-conformance.ts";
import { openStore } from "./open.ts";
import { passkeyConformance } from "./passkeys-conformance.ts";
import { openPostgres } from "./postgres.ts";
import { connect, migrate } from "./postgres-connection.ts";
import { resultConformance } from "./results-conformance.ts";
import { talkConformance } from "./talk-conformance.ts";
import { timeConformance } from "./time-conformance.ts";
import { tournamentConformance } from "./tournaments-conformance.ts";

let server: Databases;
let url: string;
beforeAll(async () => {
  server = await thePostgres();
  url = await server.database("conformance");
}, 120_000);

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
  const old = await server.database("old");
  const sql = connect(old);
  const versions = MIGRATIONS.slice(1).map((_, at) => `of-version-${at + 1}`);
  // One database that has seen them all: what each has written goes through every later one.
  for (const [at, id] of versions.entries()) {
    await sql.begin((tx) => migrate(tx, at + 1));
    await sql.unsafe(insertTable(id));
  }
  await sql.end();
  const store = await open(old);
  const kept = await store.openTables(versions.length + 1);
  expect(kept.map(({ id }) => id).sort()).toEqual(versions.toSorted());
  for (const table of kept) expect(table).toMatchObject({ creator: "anna", origin: null });
  expect(await store.countTables("anna", "somewhere")).toEqual({ player: versions.length, origin: 0 });
  await store.close();
});

it("opens what the first version has written", async () => {
  const old = await server.database("oldest");
  const sql = connect(old);
  await sql.begin((tx) => migrate(tx, 1));
  await sql.unsafe(insertTable("old"));
  await sql.end();
  const store = await open(old);
  expect(await store.openTables(9)).toMatchObject([{ id: "old", creator: "anna", origin: null }]);
  await store.close();
});

it("says in a sentence why a database cannot be used, and never the password", async () => {
  const port = await freePort();
  await expect(open(`postgres://me:hunter2@localhost:${port}/x`)).rejects.toThrow(/nothing answers there\.$/);
  await expect(open(url.replace(":paravent@", ":hunter2@"))).rejects.toThrow(/refuses this user or password\.$/);
  await expect(open(url.replace("/conformance", "/nowhere"))).rejects.toThrow(/no database of that name\.$/);
  await expect(open("postgres://me:hunter2@not an address")).rejects.toThrow(/^(?!.*hunter2)/);
});
