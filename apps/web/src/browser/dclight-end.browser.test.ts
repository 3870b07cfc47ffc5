import { type PlayerSetup, table } from "@paravent/dclight/testing";
import { expect, test } from "vitest";
import { cutOff } from "./covered.ts";
import { checkTheEnd } from "./dclight-end.ts";
import { mouse, playToEnd } from "./dclight-player.ts";
import { dice } from "./driver.ts";
import { DESKTOP, resized } from "./player.ts";
import { openStage } from "./stage.ts";

const stage = openStage("dclight");

const city: PlayerSetup = { tracks: "G5 M4 P6 Mil7 Civ5 Rel3 Mor4", ages: "2/1/1", hand: ["Oracle", "Market"] };
const rival = (card: string): PlayerSetup => ({ tracks: "G4 M3 P5 Civ3 Rel6 Mor2", ages: "1/1/2", hand: [card] });

test("a game is played to its last page with a mouse, told once more with all screens open, and begun again", async () => {
  const position = table({ A: city, B: rival("Forge"), C: rival("Altar"), D: rival("Barracks") })
    .turn(12)
    .production();
  const [player] = await stage.seat(position, [{ size: DESKTOP }], 4);
  const { page, faults } = player!;
  await playToEnd(page, mouse, dice(41));
  await checkTheEnd(page, 4);
  await expect.poll(() => page.locator(".dc-podium h2").textContent()).toMatch(/emporte|se partagent/);

  // What can be done then is read in two lines at most.
  for (const size of [DESKTOP, { width: 1280, height: 720 }, { width: 1024, height: 768 }]) {
    await resized(page, size);
    const buttons = page.locator(".bar-buttons button:visible");
    await expect
      .poll(() => buttons.evaluateAll((all) => Math.max(...all.map((one) => one.clientHeight))))
      .toBeLessThan(50);
  }
  // Nor do they hide the page on a lying phone or a standing tablet, or stand in the way of the sentence.
  for (const size of [
    { width: 844, height: 390 },
    { width: 667, height: 375 },
    { width: 820, height: 1180 },
  ]) {
    await resized(page, size);
    const high = await page.locator(".bar").evaluate((bar) => bar.clientHeight);
    expect(high, `the bar at ${size.width}`).toBeLessThan(130);
    expect(await cutOff(page, ".bar-lead"), `the sentence at ${size.width}`).toEqual([]);
  }
  await resized(page, DESKTOP);
  // The reader is "you" wherever they are named.
  for (const list of [".dc-podium b", ".dc-sources tbody th", ".dc-city-end header b"])
    expect((await page.locator(list).allTextContents()).map((name) => name.trim())).toContain("Vous");

  // DC-INFO-02: told once more, the game shows what the others held and how they had ordered their sectors.
  const over = page.url();
  await page.locator("[data-replay]").click();
  await page.locator(".dc-wide").waitFor();
  expect(await page.locator(".dc-seat-hand").count()).toBe(0);
  await page.locator("[data-lenses]").click();
  await page.locator("[data-lens=all]").click();
  await page.locator("[data-lenses]", { hasText: "Tout" }).click();
  await page.keyboard.press("]");
  await page.locator(".dc-seat-hand").first().waitFor({ state: "attached" });
  await page
    .locator(".dc-log li", { hasText: /^Cartes secteur, en secret/ })
    .first()
    .waitFor();
  await page.locator(".dc-seat-head").first().click();
  await page.locator("[data-open-hand] .dc-tile").first().waitFor();
  expect(await page.locator(".dc-secrets").first().textContent()).toMatch(/Ordre des secteurs/);

  await page.goto(over);
  await page.getByRole("button", { name: "Rejouer" }).click();
  await page.locator(".dc-wide").waitFor();
  expect(faults).toEqual([]);
});
