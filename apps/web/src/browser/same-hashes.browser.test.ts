import { fileURLToPath } from "node:url";
import { basePackFiles } from "@paravent/diktat/node";
import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { hashedGames } from "./hashed-games.ts";
import { theChromium } from "./the-chromium.ts";

test("a game has the same hash after every answer in Node and in a browser", async () => {
  const seeds = ["one", "two", "three"];
  const page = await (await theChromium()).newPage();
  await page.addScriptTag({ content: await bundled() });
  const there = await page.evaluate(
    ([files, names]) =>
      (globalThis as unknown as { games: { hashedGames: typeof hashedGames } }).games.hashedGames(files, names),
    [basePackFiles(), seeds] as const,
  );

  const here = hashedGames(basePackFiles(), seeds);
  expect(here.length).toBeGreaterThan(300);
  expect(there).toEqual(here);
  await page.close();
});

/** The engine and the game as one script, as a page would load them. */
async function bundled(): Promise<string> {
  const entry = fileURLToPath(new URL("./hashed-games.ts", import.meta.url));
  const lib = { entry, formats: ["iife" as const], name: "games" };
  const [output] = (await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, lib },
  })) as Rolldown.RolldownOutput[];
  return output!.output[0].code;
}
