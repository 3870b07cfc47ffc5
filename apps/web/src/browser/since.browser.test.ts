import { table } from "@paravent/diktat/testing";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { violations } from "./axe.ts";
import { commit, manoeuvre, openPiles, told, touch } from "./hands.ts";
import { DESKTOP, PHONE } from "./player.ts";
import { openStage } from "./stage.ts";
import { smallTargets, smallTexts } from "./too-small.ts";

const stage = openStage();

const board = () =>
  table({
    ana: { cabal: "resistance", pp: 7, reserve: "3C 2G 2E" },
    bor: { cabal: "coordination", pp: 5, reserve: "3C 2G 2E" },
  })
    .track("jo2")
    .pile("ana", "oldTown", "C E G")
    .turnOf("bor");

/** Away from the table: nothing of it is seen any more. */
async function leave(page: Page): Promise<string> {
  const address = page.url();
  await page.goto(new URL("/", address).href);
  return address;
}

/** Bor kills a pawn of the absent and goes on, until it is the turn of the absent. */
async function actMeanwhile(page: Page): Promise<void> {
  await manoeuvre(page, "assassinate");
  await openPiles(page, "oldTown");
  await touch(page, "[data-ref^='pawn:']:not([aria-disabled=true]):visible");
  await commit(page);
  await told(page, /assassin/i);
}

describe.each([
  ["desktop", DESKTOP, "fr", "Pendant votre absence", "Tout passer"],
  ["phone", PHONE, "en", "Since you left", "Skip all"],
] as const)("on a %s", (_, size, language, title, skipAll) => {
  const sitDown = async () => {
    const [ana, bor] = await stage.seat(board(), [
      { size, language },
      { size: DESKTOP, language: "en" },
    ]);
    // Somebody who has seen the table as it is.
    await ana!.page.locator(".bar").first().waitFor();
    const address = await leave(ana!.page);
    await actMeanwhile(bor!.page);
    await ana!.page.goto(address);
    return { page: ana!.page, faults: [...ana!.faults, ...bor!.faults] };
  };

  test("who comes back reads what happened, and skips it with a key", async () => {
    const { page, faults } = await sitDown();
    const card = page.getByRole("region", { name: title });
    await card
      .locator("li", { hasText: /assassin/i })
      .first()
      .waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await smallTexts(page)).toEqual([]);
    if (size === PHONE) expect(await smallTargets(page)).toEqual([]);
    const box = (await card.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(size.height);
    // The focus is on the way on; Enter takes it.
    await expect.poll(() => page.locator(":focus").textContent()).toBe(skipAll);
    await page.keyboard.press("Enter");
    await card.waitFor({ state: "detached" });
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
    // It was told once: a reload has nothing more to tell.
    await page.reload();
    await page.locator(".bar").first().waitFor();
    expect(await page.locator("[data-since]").count()).toBe(0);
    expect(faults).toEqual([]);
  });

  // Once is enough: what is shown then is the same that those see who are there.
  if (size === PHONE)
    test("who wants to watch it sees it happen", async () => {
      const { page } = await sitDown();
      await page.evaluate(() => localStorage.setItem("paravent.pace", "slow"));
      await page.reload();
      await page.locator(".since-buttons button").first().click();
      await page.locator(".bt-kill").waitFor();
      await page.keyboard.press("Escape");
      await page.locator(".bt-kill").waitFor({ state: "detached" });
    });
});
