import { expect, test } from "vitest";
import { openHouse } from "./house.ts";
import { DESKTOP, PHONE } from "./player.ts";

const house = openHouse();

test("what is chosen is worn at once, kept over a reload, and changed by keyboard", async () => {
  const { page } = await house.visit(DESKTOP, "en");
  await page.locator("[data-preferences]").first().click();
  const dialog = page.getByRole("dialog", { name: "Display and sound" });
  const size = () => page.locator(".lobby-me b").evaluate((name) => Number.parseFloat(getComputedStyle(name).fontSize));
  const before = await size();
  await dialog.getByRole("radio", { name: "130 %" }).check({ force: true });
  expect(await size()).toBeCloseTo(before * 1.3, 1);
  await dialog.getByRole("radio", { name: "Normal", exact: true }).check({ force: true });
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => dialog.getByRole("radio", { name: "Slow" }).isChecked()).toBe(true);
  await dialog.getByRole("checkbox", { name: "Stronger contrast" }).check();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await page.reload();
  await page.locator(".lobby-me b").waitFor();
  expect(await size()).toBeCloseTo(before * 1.3, 1);
  expect(await page.evaluate(() => document.documentElement.hasAttribute("data-contrast"))).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem("paravent.pace"))).toBe("slow");
});

test("on a phone the dialog fits, also with the largest text", async () => {
  const { page } = await house.visit(PHONE, "fr");
  await page.locator("[data-preferences]").first().click();
  const dialog = page.getByRole("dialog", { name: "Affichage et son" });
  await dialog.getByRole("radio", { name: "130 %" }).check({ force: true });
  const [inner, outer] = await dialog.evaluate((box) => [box.scrollWidth, box.clientWidth]);
  expect(inner).toBeLessThanOrEqual(outer!);
});

test("the first key leads past the top of the page", async () => {
  const { page } = await house.visit(DESKTOP, "en");
  await page.locator(".lobby-me b").waitFor();
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: "Skip to the content" }).press("Enter");
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");
});

test("with five players the button that starts the game is in sight", async () => {
  const { page } = await house.visit({ width: 1280, height: 720 }, "en");
  await page.getByRole("button", { name: "Create a table of Diktat" }).first().click();
  await page.getByRole("button", { name: "5", exact: true }).click();
  const box = await page.locator(".create-calls .call-main").boundingBox();
  expect(box!.y + box!.height).toBeLessThanOrEqual(720);
});

test("a browser that keeps nothing is played in as any other", async () => {
  const { page, faults } = await house.visit(DESKTOP, "en");
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("no room", "QuotaExceededError");
    };
    Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse, removeItem: refuse });
  });
  await page.reload();
  await page.locator("[data-preferences]").first().click();
  await page.getByRole("radio", { name: "130 %" }).check({ force: true });
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Français" }).click();
  await page.getByRole("button", { name: "Jouer à Diktat contre des bots" }).click();
  await page.locator(".bar[data-tone=mine]").waitFor();
  expect(await page.evaluate(() => document.documentElement.style.getPropertyValue("--text-scale"))).toBe("1.3");
  expect(faults).toEqual([]);
});
