import { expect, test } from "vitest";
import { violations } from "./axe.ts";
import { dice, playOne } from "./driver.ts";
import { openHouse } from "./house.ts";
import { PHONE } from "./player.ts";

const house = openHouse();

test("a first game has a coach: a word at a new kind of decision, met once, off in one click and on again", async () => {
  const { page, faults } = await house.visit(PHONE, "en");
  await page.getByRole("button", { name: "First game of DCLight" }).click();
  const coach = page.locator("[data-coach]");
  const speaks = page.locator("[data-coach=speaks]");
  const text = () => coach.getByRole("status").textContent();
  await speaks.waitFor();
  await expect.poll(text).toMatch(/\w+\. .*\.$/);
  const first = await text();
  // Closed, it covers nothing: its place at the bar was kept for it.
  const free = await page.evaluate(() => {
    const [line, scene] = ["[data-coach]", "[data-scene]"].map((one) =>
      document.querySelector(one)!.getBoundingClientRect(),
    );
    return scene!.bottom <= line!.top + 1;
  });
  expect(free).toBe(true);
  expect(await violations(page)).toEqual([]);
  await coach.locator("[data-coach-toggle]").click();
  expect(await violations(page)).toEqual([]);
  // Once read it is silent, also after a reload, and speaks again when there is something new.
  await coach.locator("[data-coach-close]").click();
  await page.locator("[data-coach=idle]").waitFor();
  await page.reload();
  await page.locator(".bar[data-tone=mine]").first().waitFor();
  await page.locator("[data-coach=idle]").waitFor();
  // The free sector is chosen; which card to keep is asked next.
  await playOne(page, dice(7));
  await speaks.waitFor();
  expect(await text()).not.toBe(first);
  await coach.locator("[data-coach-toggle]").click();
  await coach.locator("[data-coach-off]").click();
  await coach.waitFor({ state: "detached" });
  expect(await page.evaluate(() => localStorage.getItem("paravent.coach"))).toBe("off");
  // Without it, too, advice is read: right over the bar, with what the advised answer does.
  await page.locator("[data-advice]:visible").first().click();
  const advice = page.locator(".bar-quiet.advised");
  await advice.filter({ hasText: /Advice: .+\. .+\.$/ }).waitFor();
  const [over, bar] = [await advice.boundingBox(), await page.locator(".bar").first().boundingBox()];
  expect(Math.abs(over!.y + over!.height - bar!.y)).toBeLessThan(3);
  expect(faults).toEqual([]);
});
