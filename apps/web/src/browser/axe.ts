import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { draw } from "./player.ts";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** So often it looks again where the table kept moving. */
const LOOKS = 8;

/** What axe finds, as lines a person can act on. */
export async function violations(page: Page): Promise<string[]> {
  await draw(page);
  if (!(await page.evaluate(() => "axe" in globalThis))) await load(page);
  for (let look = 1; ; look++) {
    await settled(page);
    const { found, moved } = await looked(page);
    // A line of the journal that came while it looked was still fading in: look again.
    if (found.length === 0 || !moved || look === LOOKS) return found;
  }
}

/** As by the tools of a browser: what the page's own policy lets it run does not matter there, and stays as it is. */
async function load(page: Page): Promise<void> {
  // They are not put away: that would take a test's own devices with them.
  const tools = await page.context().newCDPSession(page);
  await tools.send("Runtime.evaluate", { expression: AXE });
}

/** What is still fading in has no contrast yet. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined);
  });

/** One look, and whether anything began to move meanwhile. */
const looked = (page: Page): Promise<{ found: string[]; moved: boolean }> =>
  page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(asked: object): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }> };
    };
    let moved = false;
    const note = (): void => {
      moved = true;
    };
    const MOVES = ["animationstart", "transitionrun"];
    for (const move of MOVES) document.addEventListener(move, note, true);
    const { violations: faults } = await axe.run({
      resultTypes: ["violations"],
      // Style sheets and films are fetched once more for rules that are not among those that run.
      preload: false,
    });
    for (const move of MOVES) document.removeEventListener(move, note, true);
    return {
      moved,
      found: faults.flatMap(({ id, impact, nodes }) => nodes.map(({ html }) => `${impact} ${id}: ${html}`)),
    };
  });
