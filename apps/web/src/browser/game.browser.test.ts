import { expect, test } from "vitest";
import { dice, playUntilEnd, sendCoachAway } from "./driver.ts";
import { openHouse } from "./house.ts";
import { DESKTOP } from "./player.ts";

const house = openHouse();

/** A whole game is some hundred answers in a real browser: on a busy machine that takes its time. */
const WHOLE_GAME = { timeout: 900_000 };

test("a whole game on a desktop, in French, from one click to the last page", WHOLE_GAME, async () => {
  const { page, faults } = await house.visit(DESKTOP, "fr");
  await page.getByRole("button", { name: "Première partie de Diktat" }).click();
  await sendCoachAway(page);
  await playUntilEnd(page, dice(11));

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
