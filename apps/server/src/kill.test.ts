import { loadDiktat } from "@paravent/diktat/node";
import { afterAll, expect, it } from "vitest";
import { temporaryFolder } from "./testing/rig.ts";
import { Survivor } from "./testing/survivor.ts";

const folder = temporaryFolder();
afterAll(() => folder.remove());

it("keeps every acknowledged answer through kill -9, and goes on", async () => {
  const survivor = new Survivor(loadDiktat(), { folder: folder.path, databaseUrl: undefined }, "ten kills");
  while (survivor.kills < 10) await survivor.life();
  expect(survivor.acknowledged).toBeGreaterThan(10);
  expect(survivor.resumed).toBeGreaterThan(0);
});
