import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { violations } from "./axe.ts";
import { openHouse } from "./house.ts";
import { DESKTOP, PHONE, type Player } from "./player.ts";

const house = openHouse();

const END = "[data-screen=end]";
const MINE = ".bar[data-tone=mine]";

async function sitDown(player: Player, game: string): Promise<Page> {
  const { page } = player;
  await page.evaluate(() => localStorage.setItem("paravent.asText", "on"));
  await page.reload();
  await page.getByRole("button", { name: game, exact: true }).first().click();
  await page.locator(".tx").waitFor();
  return page;
}

/** Types lines until the game is over: the first thing that is offered, or what stands ready. */
async function typeUntilEnd(page: Page): Promise<void> {
  for (let lines = 0; lines < 900; lines++) {
    await page.locator(`${MINE} , ${END}`).first().waitFor({ timeout: 90_000 });
    if ((await page.locator(END).count()) > 0) return;
    const line = page.locator(".tx-command input");
    const before = await page.locator(".bar-lead").textContent();
    for (const said of ["1", "1 1", "1 1 1", "", "0"]) {
      await line.fill(said);
      await line.press("Enter");
      await page.waitForTimeout(60);
      const isOver = (await page.locator(END).count()) > 0;
      if (isOver || (await page.locator(MINE).count()) === 0) break;
      if ((await page.locator(".bar-lead").textContent()) !== before) break;
    }
  }
  throw new Error(`not over: ${await page.locator(".bar-lead").textContent()}`);
}

test("a whole game of Diktat is played by typing alone", async () => {
  const player = await house.visit(DESKTOP, "en");
  const page = await sitDown(player, "Learn Diktat");
  expect(await violations(page)).toEqual([]);
  await typeUntilEnd(page);
  expect(player.faults).toEqual([]);
});

test("a whole game of DCLight is played by typing alone, on a phone", async () => {
  const player = await house.visit(PHONE, "fr");
  const page = await sitDown(player, "Apprendre DCLight");
  expect(await violations(page)).toEqual([]);
  await typeUntilEnd(page);
  expect(player.faults).toEqual([]);
});
