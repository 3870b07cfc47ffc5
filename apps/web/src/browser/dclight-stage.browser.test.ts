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
  await page.locator(`${COMMIT}:visible`).first().waitFor();
  await page.evaluate(watchRoll);
  await page.locator(`${COMMIT}:visible`).first().click();
  return { page, faults };
}

declare global {
  interface Window {
    /** Everything the live region has said, in order. */
    said: string[];
    /** Names of the animations in which dice have fallen. */
    fallen: string[];
    /** What could be seen and heard of the roll when the dice came onto the stage. */
    first: { readonly dice: number; readonly lead: string; readonly lit: number; readonly said: number } | null;
  }
}

/** Runs in the page, for a roll lasts only so long: listens, and looks around in the moment the dice come. */
function watchRoll(): void {
  window.said = [];
  window.first = null;
  window.fallen = [];
  document.addEventListener("animationstart", ({ animationName }) => {
    if (["dc-land", "dc-tumble"].includes(animationName)) window.fallen.push(animationName);
  });
  const region = document.querySelector("[data-live]")!;
  const watched = { childList: true, characterData: true, subtree: true };
  new MutationObserver(() => window.said.push(region.textContent)).observe(region, watched);
  new MutationObserver(() => {
    if (window.first || !document.querySelector(".st-layer .dc-bowl")) return;
    window.first = {
      dice: document.querySelectorAll(".dc-scene .dc-die").length,
      lead: document.querySelector(".bar-lead")?.textContent ?? "",
      lit: document.querySelectorAll("[data-lit]").length,
      said: window.said.length,
    };
  }).observe(document.body, watched);
}
const heard = (page: Page) => page.evaluate(() => window.said);

const RESULT = /Priority: /;

for (const size of [DESKTOP, PHONE])
  test(`the dice fall before anything is told of them, and Space shows how it ends (${size.width})`, async () => {
    const { page, faults } = await roll(size, "no-preference");
    await page.waitForFunction(() => window.first && window.fallen.includes("dc-land"));
    await page.keyboard.press("Space");
    // Nothing of the result was on the table, in the bar or in the ear yet.
    const first = await page.evaluate(() => window.first!);
    expect(first).toMatchObject({ dice: 0, lit: 0 });
    expect(first.lead).toMatch(/^The nine dice .*are rolled\.$/);
    expect((await heard(page)).slice(0, first.said).filter((text) => RESULT.test(text))).toEqual([]);
    await expect.poll(() => page.locator(".st-layer").count()).toBe(0);
    await expect.poll(() => page.locator(".dc-scene .dc-die").count()).toBe(9);
    expect((await heard(page)).filter((text) => RESULT.test(text))).toHaveLength(1);
    // Rolled once on the stage, they lie in their trays.
    expect(await page.evaluate(() => window.fallen)).not.toContain("dc-tumble");
    expect(faults).toEqual([]);
  });

test("without motion the roll is told in still pictures, and nothing flies", async () => {
  const { page, faults } = await roll(DESKTOP, "reduce");
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
  expect(await page.evaluate(() => window.fallen)).toEqual([]);
  expect(await page.evaluate(() => window.first?.dice)).toBe(0);
  expect(faults).toEqual([]);
});

test("dice rolled for a creature fall once, though the stage is put away and taken up again", async () => {
  const rival = { tracks: "G4 M3 P5 Mil1 Civ3", order: "Rel Mil Civ" };
  const own = { tracks: "G5 M4 P6 Mil7 Civ5", order: "Mil Civ Rel" };
  const offering = table({ A: own, B: rival }).turn(6).front("A", "Hydra").rolls("Creature Gold Population");
  const moving = { reducedMotion: "no-preference" } as const;
  const [player] = await stage.seat(offering.offerings(), [{ size: PHONE, more: moving }], 2);
  const { page, faults } = player!;
  const falling = page.locator(".dc-sum-dice .dc-die.tumbling:visible");
  await expect.poll(() => falling.count()).toBe(3);
  await page.locator("[data-fold]").click();
  const lying = page.locator(".dc-sum-dice .dc-die:visible");
  await expect.poll(async () => [await lying.count(), await falling.count()]).toEqual([3, 0]);
  expect(faults).toEqual([]);
});
