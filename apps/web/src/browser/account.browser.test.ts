import { expect, test } from "vitest";
import { violations } from "./axe.ts";
import { openHouse } from "./house.ts";
import { DESKTOP, PHONE } from "./player.ts";
import { smallTargets, smallTexts } from "./too-small.ts";

const house = openHouse();

test("a guest becomes an account, and comes back as themselves on another machine", async () => {
  const { page, faults } = await house.visit(DESKTOP, "en", { bypassCSP: true });
  await page.locator('a[href="/account"]:visible').first().click();
  await page.locator(".acc").waitFor();
  expect(await violations(page)).toEqual([]);

  const form = page
    .locator("form")
    .filter({ has: page.locator('input[autocomplete="new-password"]') })
    .first();
  await form.locator('input[autocomplete="username"]').fill("milena.k");
  await form.locator('input[autocomplete="new-password"]').first().fill("seven grey geese fly");
  await form.locator("button[type=submit]").click();
  await page.locator(".acc-sessions").waitFor();

  const other = await house.visit(PHONE, "fr", { bypassCSP: true });
  await other.page.goto(new URL("/account", other.page.url()).href);
  const signIn = other.page
    .locator("form")
    .filter({ has: other.page.locator('input[autocomplete="current-password"]') });
  await signIn.locator('input[autocomplete="username"]').fill("milena.k");
  await signIn.locator('input[autocomplete="current-password"]').fill("seven grey geese fly");
  await signIn.locator("button[type=submit]").click();
  await other.page.locator(".acc-sessions").waitFor();
  expect(await violations(other.page)).toEqual([]);
  expect(await smallTexts(other.page)).toEqual([]);
  expect(await smallTargets(other.page)).toEqual([]);
  expect([...faults, ...other.faults]).toEqual([]);
});
