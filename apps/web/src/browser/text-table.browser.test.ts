import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { violations } from "./axe.ts";
import { END, MINE } from "./dclight-player.ts";
import { dice } from "./driver.ts";
import { openHouse } from "./house.ts";
import { DESKTOP, PHONE, type Player } from "./player.ts";

const house = openHouse({ PARAVENT_BOT_PAUSE_MS: "0" });

const WHOLE_GAME = { timeout: 240_000 };

async function sitDown(player: Player, game: string): Promise<Page> {
  const { page } = player;
  await page.evaluate(() => localStorage.setItem("paravent.asText", "on"));
  await page.reload();
  await page.getByRole("button", { name: game, exact: true }).first().click();
  await page.locator(".tx").waitFor();
  return page;
}

/** Which question is asked; null while none is. It changes with an answer that was taken. */
const asked = (page: Page): Promise<string | null> => page.locator(".tx-command").getAttribute("data-question");

/** Types a line; false where there is none any more. */
async function typed(line: Locator, said: string): Promise<boolean> {
  try {
    await line.fill(said, { timeout: 5_000 });
    await line.press("Enter", { timeout: 5_000 });
    return true;
  } catch {
    return false;
  }
}

/**
 * Plays a game to its end by typing: now and then the number of something that is offered, which may be wrong, else what
 * the line itself gives as an example, else Enter alone.
 */
async function typeToTheEnd(page: Page, roll: (n: number) => number): Promise<number> {
  const line = page.locator(".tx-command input");
  for (let answers = 0; answers < 600; answers++) {
    await page.locator(`${MINE} , ${END}`).first().waitFor({ timeout: 60_000 });
    if ((await page.locator(END).count()) > 0) return answers;
    const before = await asked(page);
    const example = (await line.getAttribute("data-example")) ?? "";
    for (const said of [String(1 + roll(4)), example]) {
      // The answer before may have been taken after all, and have ended the game.
      if (!(await typed(line, said))) break;
      const isTaken = () => page.locator(`${END}, .tx-command:not([data-question="${before}"])`).count();
      const isRefused = () => page.locator(".tx-fault:not(:empty)").count();
      await expect.poll(async () => (await isTaken()) + (await isRefused()), { interval: 20 }).toBeGreaterThan(0);
      if ((await isTaken()) > 0) break;
      expect(said, "what the line gives as an example is an answer").not.toBe(example);
    }
  }
  throw new Error("the game has not ended after 600 answers");
}

test("a whole game of Diktat is played by typing alone", WHOLE_GAME, async () => {
  const player = await house.visit(DESKTOP, "en", { bypassCSP: true });
  const page = await sitDown(player, "First game of Diktat");
  expect(await violations(page)).toEqual([]);
  expect(await typeToTheEnd(page, dice(51))).toBeGreaterThan(20);
  expect(player.faults).toEqual([]);
});

test("a whole game of DCLight is played by typing alone, on a phone", WHOLE_GAME, async () => {
  const player = await house.visit(PHONE, "fr", { bypassCSP: true });
  const page = await sitDown(player, "Première partie de DCLight");
  expect(await violations(page)).toEqual([]);
  expect(await typeToTheEnd(page, dice(52))).toBeGreaterThan(20);
  expect(player.faults).toEqual([]);
});
