import { expect, test } from "vitest";
import { dice, playUntilEnd, sendCoachAway } from "./driver.ts";
import { openHouse } from "./house.ts";
import { DESKTOP } from "./player.ts";

const house = openHouse();

/** A whole game is some hundred answers in a real browser: on a busy machine that takes its time. */
const WHOLE_GAME = { timeout: 900_000 };

declare global {
  interface Window {
    /** All maps there have been, and how often one of them was out of sight. */
    maps: Set<Element>;
    mapsAway: number;
  }
}

/** Runs in the page: notes each map that is drawn anew, and each time something else takes its place. */
function noteMaps(): void {
  window.maps = new Set(document.querySelectorAll(".dk-map"));
  window.mapsAway = 0;
  const isAway = () => document.querySelector(".tb-kept-map")?.hasAttribute("hidden") ?? false;
  let was = isAway();
  new MutationObserver(() => {
    for (const map of document.querySelectorAll(".dk-map")) window.maps.add(map);
    if (!was && isAway()) window.mapsAway++;
    was = isAway();
  }).observe(document, { subtree: true, childList: true, attributeFilter: ["hidden"] });
}

test("a whole game on a desktop, in French, from one click to the last page", WHOLE_GAME, async () => {
  const { page, faults } = await house.visit(DESKTOP, "fr");
  await page.getByRole("button", { name: "Première partie de Diktat" }).click();
  await sendCoachAway(page);
  await page.locator(".dk-map").waitFor();
  await page.evaluate(noteMaps);
  await playUntilEnd(page, dice(11));
  // Conquests take the scene and give it back: the city is kept meanwhile, not drawn anew.
  expect(await page.evaluate(() => window.mapsAway)).toBeGreaterThan(1);
  expect(await page.evaluate(() => window.maps.size)).toBe(1);

  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("fr");
  await expect.poll(() => page.locator(".tb-podium h2").textContent()).toMatch(/impose|imposez|partagent/);
  await expect.poll(() => page.getByRole("row").count()).toBe(3);
  await expect.poll(() => page.getByText("Paravents ouverts", { exact: true }).count()).toBe(1);

  // Where each point came from adds up to what the ranking says.
  for (const row of await page.locator(".tb-sources tbody tr").all()) {
    const parts = await row.locator(".tb-bars b").allTextContents();
    const sum = parts.reduce((total, text) => total + Number(text.replace("−", "-")), 0);
    expect(Number(await row.locator("td.disp").textContent())).toBe(sum);
  }

  // The game is found again at home, and another one is a click away.
  await page.getByRole("button", { name: "Retour à l’accueil" }).click();
  await page.getByRole("link", { name: "Observer" }).first().click();
  await page.getByRole("button", { name: "Rejouer" }).click();
  await page.locator(".tb-scene").waitFor();
  expect(faults).toEqual([]);
});
