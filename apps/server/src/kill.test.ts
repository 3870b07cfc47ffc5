import { loadDiktat } from "@paravent/diktat/node";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type OwnPostgres, ownPostgres } from "./testing/own-postgres.ts";
import { temporaryFolder } from "./testing/rig.ts";
import { Survivor } from "./testing/survivor.ts";

const folder = temporaryFolder();
let postgres: OwnPostgres;
beforeAll(async () => {
  postgres = await ownPostgres();
});
afterAll(async () => {
  await postgres.stop();
  folder.remove();
});

async function survive(databaseUrl: string | undefined, kills: number): Promise<void> {
  const survivor = new Survivor(loadDiktat(), { folder: folder.path, databaseUrl }, `${kills} kills`);
  while (survivor.kills < kills) await survivor.life();
  expect(survivor.acknowledged).toBeGreaterThan(kills);
  expect(survivor.resumed).toBeGreaterThan(0);
}

it("keeps every acknowledged answer through kill -9, and goes on", () => survive(undefined, 10));

it("does so on PostgreSQL", async () => survive(await postgres.database("kills"), 3));
