import { table } from "@paravent/diktat/testing";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { violations } from "./axe.ts";
import { openHouse } from "./house.ts";
import { DESKTOP, PHONE } from "./player.ts";
import { openStage } from "./stage.ts";

const house = openHouse();
const stage = openStage();

async function read(path: string, language: "fr" | "en"): Promise<Page> {
  const { page } = await house.visit(DESKTOP, language);
  await page.goto(new URL(path, page.url()).href);
  await page.locator(".rb-text").first().waitFor();
  return page;
}

const isInSight = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

it("opens the law at the rule the address names, and leads to the chapter that explains it", async () => {
  const page = await read("/rules/diktat/law#DK-INF-02", "en");
  const entry = page.locator("[data-pointed]");
  expect(await entry.getAttribute("id")).toBe("DK-INF-02");
  await expect.poll(() => isInSight(page, "[data-pointed]")).toBe(true);
  expect(await entry.innerText()).toContain("1 Emissary and 1 PP");
  await entry.getByRole("link", { name: "Development" }).click();
  await page.locator("[data-chapter=development] [data-pointed]").waitFor();
});

it("is read again without the server, once it was opened", async () => {
  const page = await read("/rules/diktat/others", "fr");
  await page.locator(".rb-card").first().waitFor();
  await expect.poll(() => page.evaluate(() => caches.match("/").then((kept) => kept !== undefined))).toBe(true);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.getRegistration("/rules/").then((one) => !!one?.active)))
    .toBe(true);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole("heading", { name: "Les Autres", level: 1 }).waitFor();
  await page.locator(".rb-card").first().waitFor();
  await page.locator("nav a[href='/rules/diktat/leagues']").first().click();
  await page.getByRole("heading", { name: "Les Ligues", level: 1 }).waitFor();
  await page.context().setOffline(false);
});

it("takes an address without a page to the law too", async () => {
  const page = await read("/rules/dclight#DC-OFFER-14", "fr");
  await page.waitForURL("**/rules/dclight/law#DC-OFFER-14");
  await page.locator("#DC-OFFER-14[data-pointed]").waitFor();
});

it("finds a thing of a list by its name, by keyboard alone, and keeps its place in the other language", async () => {
  const page = await read("/rules/diktat/goal", "en");
  await page.locator("nav a[aria-current=page]").waitFor();
  await page.keyboard.press("/");
  await page.keyboard.type("karst");
  await page.locator(".rb-results mark").first().waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/rules/diktat/possessions#sectors-karst");
  await expect.poll(() => isInSight(page, "[data-pointed]")).toBe(true);
  expect(await page.locator("[data-pointed]").innerText()).toMatch(/Assassin/);
  await page.getByRole("button", { name: /^FR/ }).click();
  await page.getByRole("heading", { name: "Les Possessions", level: 1 }).waitFor();
  expect(await page.locator("[data-pointed]").innerText()).toMatch(/Assassins par Cycle/);
});

it.each(["diktat", "dclight"])("shows no placeholder in any chapter of %s", async (game) => {
  const page = await read(`/rules/${game}/booklet`, "fr");
  await page.locator(".rb-card").first().waitFor();
  const text = await page.locator("main").innerText();
  expect(text.length).toBeGreaterThan(50_000);
  expect(text).not.toMatch(/\{\{|\}\}|\[\[|<!--/);
  expect(await page.locator(".rb-made:not(:has(.rb-card))").count()).toBe(0);
});

it.each(["/rules/diktat/material", "/rules/dclight/offerings"])("is accessible: %s", async (path) => {
  expect(await violations(await read(path, "fr"))).toEqual([]);
});

it.each([
  ["desktop", DESKTOP],
  ["phone", PHONE],
])(
  "is read beside the table on a %s: the draft is kept, and the chapter on this phase is a click away",
  async (_, size) => {
    const position = table({
      ana: { cabal: "resistance", pp: 6, reserve: "3C 2G" },
      bor: { cabal: "coordination", pp: 5, reserve: "2C" },
    }).turnOf("ana");
    const [ana] = await stage.seat(position, [{ size, language: "en" }], 2);
    const { page, faults } = ana!;
    await page.locator("[data-ref=sendTeam]:visible").click();
    await page.locator("[data-agent=citizen]:visible").first().click();
    const drafted = await page.locator("[data-commit]:visible").textContent();
    const address = page.url();

    // On a phone the way leads through a sheet, which closes.
    if (size === PHONE) await page.getByRole("button", { name: "Settings" }).click();
    await page.locator('a[href="/rules/diktat"]:visible').click();
    const book = page.locator(".rules-beside");
    await book.locator("[data-chapter=goal]").waitFor();
    await book.getByRole("link", { name: "Now: Manoeuvres" }).click();
    await book.locator("[data-chapter=manoeuvres]").waitFor();
    if (size === DESKTOP) await expect.poll(() => page.locator("[data-commit]:visible").isVisible()).toBe(true);

    await page.keyboard.press("Escape");
    await book.waitFor({ state: "detached" });
    expect(page.url()).toBe(address);
    expect(await page.locator("[data-commit]:visible").textContent()).toBe(drafted);
    expect(faults).toEqual([]);
  },
);
