import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openOwnHouse } from "../../apps/web/src/browser/house.ts";
import { DESKTOP, PHONE } from "../../apps/web/src/browser/player.ts";

const house = openOwnHouse({ PARAVENT_GAMES: "examples/liars-dice" });

const MINE = ".bar[data-tone=mine]";
const END = "[data-screen=end]";

/** Challenges whatever was bid, and bids the least where nothing was: the sooner it is over. */
async function playToTheEnd(page: Page): Promise<void> {
  for (let answers = 0; answers < 200; answers++) {
    await page.locator(`${MINE}, ${END}`).first().waitFor({ timeout: 90_000 });
    if (await page.locator(END).isVisible()) return;
    const challenge = page.locator("[data-ref=challenge]");
    await page.locator("[data-ref=challenge], [data-ref=first]").first().waitFor();
    if (await challenge.isVisible()) await challenge.click();
    else {
      await page.locator("[data-ref=first]").click();
      await page.locator('[data-ref="face:6"]').click();
    }
    const seen = await page.locator(".gt-log li").count();
    await page.locator("[data-commit][aria-disabled=false]").click();
    await expect.poll(() => page.locator(".gt-log li").count()).toBeGreaterThan(seen);
  }
  throw new Error("the game has not ended");
}

test.each([
  ["a desktop, in English", DESKTOP, "en", "Play Liar’s Dice against bots", /Nobody else has dice left/],
  ["a phone, in French", PHONE, "fr", "Jouer à Dés menteurs contre des bots", /Plus personne d’autre n’a de dés/],
] as const)("a whole game on the generic table, on %s", async (_, screen, language, start, result) => {
  const { page, faults } = await house.visit(screen, language);
  await page.getByRole("button", { name: start }).click();
  await page.locator(`${MINE}, ${END}`).first().waitFor({ timeout: 90_000 });
  // Own dice lie open, those of the others face down.
  expect(await page.locator(".gt-piece.secret").count()).toBeGreaterThan(0);
  expect(await page.locator(".gt-piece.back").count()).toBeGreaterThan(0);

  await playToTheEnd(page);
  await expect
    .poll(() => page.locator(".gt-result, .bar-lead").allTextContents())
    .toContainEqual(expect.stringMatching(result));
  await expect.poll(() => page.getByText(/Everybody rolls\.|Tout le monde lance/).count()).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});
