import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { violations } from "./axe.ts";
import { typeAnswers } from "./by-typing.ts";
import { dice, sendCoachAway } from "./driver.ts";
import { openHouse } from "./house.ts";
import { DESKTOP, PHONE, type Player } from "./player.ts";

const house = openHouse();

/** Half a Cycle, or a turn; whole games are played by `npm run keys`. */
const ANSWERS = 11;

async function sitDown(player: Player, game: string): Promise<Page> {
  const { page } = player;
  await page.evaluate(() => localStorage.setItem("paravent.asText", "on"));
  await page.reload();
  await page.getByRole("button", { name: game, exact: true }).first().click();
  await page.locator(".tx").waitFor();
  await sendCoachAway(page);
  await page.locator(".tx").waitFor();
  return page;
}

test("Diktat is played by typing alone", async () => {
  const player = await house.visit(DESKTOP, "en");
  const page = await sitDown(player, "First game of Diktat");
  expect(await violations(page)).toEqual([]);
  // Typed and sent before anything could be drawn: the line is not lost.
  await page.locator(".tx-command input").evaluate((field: HTMLInputElement) => {
    field.value = "nonsense";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.form!.requestSubmit();
  });
  await page.locator(".tx-fault", { hasText: "nonsense" }).waitFor();
  expect(await typeAnswers(page, dice(51), ANSWERS)).toBe(ANSWERS);
  expect(player.faults).toEqual([]);
});

test("DCLight is played by typing alone, on a phone", async () => {
  const player = await house.visit(PHONE, "fr");
  const page = await sitDown(player, "Première partie de DCLight");
  expect(await violations(page)).toEqual([]);
  expect(await typeAnswers(page, dice(52), ANSWERS)).toBe(ANSWERS);
  expect(player.faults).toEqual([]);
});
