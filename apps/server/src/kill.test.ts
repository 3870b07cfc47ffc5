import { afterAll, expect, it } from "vitest";
import { temporaryFolder } from "./testing/rig.ts";
import { Survivor } from "./testing/survivor.ts";

const folder = temporaryFolder();
afterAll(() => folder.remove());

it("keeps every acknowledged answer through kill -9, and goes on", async () => {
  const survivor = await Survivor.of({ folder: folder.path, databaseUrl: undefined }, "two kills");
  // Lives go on until the player has been found waiting just where the log left it, and has had something to lose.
  while (survivor.kills < 2 || survivor.resumed === 0 || survivor.acknowledged <= 10) await survivor.life();
  expect(survivor.kills).toBeGreaterThanOrEqual(2);
});
