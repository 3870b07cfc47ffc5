import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findChromium } from "../../../../scripts/lib/chromium.ts";
import { ensureClient } from "../../../../scripts/lib/client.ts";
import { ServerProcess } from "../../../server/src/testing/process.ts";
import { temporaryFolder } from "../../../server/src/testing/rig.ts";
import { dice, playUntilEnd } from "./driver.ts";
import { DESKTOP, newPlayer, openChromium, PHONE } from "./player.ts";

const folder = temporaryFolder();
let server: ServerProcess;
let browser: Browser;
let address: string;

beforeAll(async () => {
  expect(await ensureClient()).toBe(0);
  server = new ServerProcess({ PARAVENT_DATA: folder.path });
  address = await server.address();
  browser = await openChromium(findChromium()!);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  folder.remove();
});

test("a whole game on a desktop, in French, from one click to the last page", async () => {
  const { page, faults } = await newPlayer(browser, address, DESKTOP, "fr");
  await page.getByRole("button", { name: "Jouer à Diktat contre trois bots" }).click();
  await playUntilEnd(page, dice(11));

  expect(await page.locator("html").getAttribute("lang")).toBe("fr");
  expect(await page.locator(".tb-podium h2").textContent()).toMatch(/impose|imposez|partagent/);
  expect(await page.getByRole("row").count()).toBe(5);
  expect(await page.getByText("Paravents ouverts").count()).toBe(1);

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

test("a whole game on a phone, in English", async () => {
  const { page, faults } = await newPlayer(browser, address, PHONE, "en");
  await page.getByRole("button", { name: "Play Diktat against three bots" }).click();
  await playUntilEnd(page, dice(12));

  expect(await page.locator(".tb-podium h2").textContent()).toMatch(/impose|share/);
  expect(await page.getByText("Screens open", { exact: true }).count()).toBe(1);
  expect(await page.getByRole("button", { name: "Play again" }).isVisible()).toBe(true);
  expect(faults).toEqual([]);
});
