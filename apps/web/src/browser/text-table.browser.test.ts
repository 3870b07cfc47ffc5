import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { violations } from "./axe.ts";
import { openHouse } from "./house.ts";
import { DESKTOP, PHONE, type Player } from "./player.ts";

const house = openHouse();

const MINE = ".bar[data-tone=mine]";

async function sitDown(player: Player, game: string): Promise<Page> {
  const { page } = player;
  await page.evaluate(() => localStorage.setItem("paravent.asText", "on"));
  await page.reload();
  await page.getByRole("button", { name: game, exact: true }).first().click();
  await page.locator(".tx").waitFor();
  return page;
}

/** Types so many answers: the first thing that is offered, or what stands ready. */
async function typeAnswers(page: Page, answers: number): Promise<void> {
  const line = page.locator(".tx-command input");
  for (let given = 0; given < answers; given++) {
    await page.locator(MINE).first().waitFor({ timeout: 60_000 });
    const before = await asked(page);
    for (const said of ["1", "1 1", "", "0"]) {
      await line.fill(said);
      await line.press("Enter");
      await page.waitForTimeout(100);
      if ((await asked(page)) !== before) break;
    }
    expect(await asked(page), "the answer was taken").not.toBe(before);
  }
}

/** The number of the last entry of the journal, and what is asked: either changes with an answer that was taken. */
const asked = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.querySelectorAll(".tb-log li, .dc-log li").length,
      document.querySelector(".bar")?.getAttribute("data-tone"),
      document.querySelector(".bar-lead")?.textContent,
    ].join(" "),
  );

test("Diktat is played by typing alone", async () => {
  const player = await house.visit(DESKTOP, "en");
  const page = await sitDown(player, "Learn Diktat");
  expect(await violations(page)).toEqual([]);
  await typeAnswers(page, 12);
  expect(player.faults).toEqual([]);
});

test("DCLight is played by typing alone, on a phone", async () => {
  const player = await house.visit(PHONE, "fr");
  const page = await sitDown(player, "Apprendre DCLight");
  expect(await violations(page)).toEqual([]);
  await typeAnswers(page, 12);
  expect(player.faults).toEqual([]);
});
