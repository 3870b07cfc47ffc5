import { table } from "@paravent/dclight/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { COMMIT } from "./dclight-player.ts";
import { DESKTOP, PHONE } from "./player.ts";
import { openStage } from "./stage.ts";

const stage = openStage("dclight");

/** Sits down where the sectors are ordered and seals them: the dice are rolled once the bot has done the same. */
async function roll(
  size: typeof DESKTOP,
  motion: "reduce" | "no-preference",
): Promise<{ page: Page; faults: string[] }> {
  const position = table({ A: { tracks: "G3 M4" }, B: {} })
    .common(1)
    .turn(4)
    .production();
  const [player] = await stage.seat(position, [{ size, language: "en", more: { reducedMotion: motion } }], 2);
  const { page, faults } = player!;
  await page.evaluate(() => localStorage.setItem("paravent.pace", "slow"));
  await page.reload();
  await page.locator(`${COMMIT}:visible`).first().click();
  return { page, faults };
}

/** Everything the live region has said, in order. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const said: string[] = [];
    const region = document.querySelector("[data-live]")!;
    new MutationObserver(() => said.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    Object.assign(window, { said });
  });
const heard = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said);

const RESULT = /^(Your city|Priority)/;

for (const size of [DESKTOP, PHONE])
  test(`the dice fall before anything is told of them, and Space shows how it ends (${size.width})`, async () => {
    const { page, faults } = await roll(size, "no-preference");
    await page.locator(".st-layer .dc-bowl").waitFor();
    await listen(page);
    // Nothing of the result is on the table, in the bar or in the ear yet.
    expect(await page.locator(".dc-scene .dc-die").count()).toBe(0);
    expect(await page.locator(".bar-lead").textContent()).toMatch(/^The nine dice .*are rolled\.$/);
    expect(await page.locator("[data-lit]").count()).toBe(0);
    await page.keyboard.press("Space");
    await expect.poll(() => page.locator(".st-layer").count()).toBe(0);
    await expect.poll(() => page.locator(".dc-scene .dc-die").count()).toBe(9);
    expect((await heard(page)).filter((text) => RESULT.test(text))).toHaveLength(1);
    expect(faults).toEqual([]);
  });

test("without motion the roll is told in still pictures, and nothing flies", async () => {
  const { page, faults } = await roll(DESKTOP, "reduce");
  await page.locator(".st-layer.calm .dc-bowl").waitFor();
  await listen(page);
  let flown = 0;
  await expect
    .poll(
      async () => {
        flown += await page.locator(".st-flying").count();
        return (await heard(page)).filter((text) => RESULT.test(text)).length;
      },
      { timeout: 20_000 },
    )
    .toBe(1);
  expect(flown).toBe(0);
  expect(faults).toEqual([]);
});
