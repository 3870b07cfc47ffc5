import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { timeRedraws } from "./bench/redraw.ts";
import { openHouse } from "./house.ts";
import { DESKTOP } from "./player.ts";

const house = openHouse({ PARAVENT_BOT_PAUSE_MS: "20" });

/** The painted pictures of the page, and how many of a few dots in each are not empty. */
const painted = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const pen = new OffscreenCanvas(40, 40).getContext("2d")!;
    const dots: number[] = [];
    for (const drawn of document.querySelectorAll("svg image")) {
      const picture = new Image(400, 400);
      picture.src = drawn.getAttribute("href") ?? "";
      await picture.decode();
      pen.clearRect(0, 0, 40, 40);
      pen.drawImage(picture, 0, 0, 40, 40);
      dots.push(pen.getImageData(0, 0, 40, 40).data.filter((value, at) => at % 4 === 3 && value > 0).length);
    }
    return dots;
  });

/** How far the newest line of the journal stands below the lower edge of its list. */
const belowSight = (page: Page): Promise<number> =>
  page.locator(".story").evaluate((list) => {
    const newest = list.querySelector("li:last-child")!.getBoundingClientRect();
    return newest.bottom - list.getBoundingClientRect().bottom;
  });

test.each(["diktat", "dclight"])(
  "%s paints rough edges once, and its journal stands at the newest line",
  async (game) => {
    const { page, faults } = await house.visit(DESKTOP, "fr");
    await timeRedraws(page, new URL(page.url()).origin, game, 25, "client");
    // A filter in the page is computed anew for each frame.
    expect(await page.locator("[filter]").count()).toBe(0);
    const dots = await painted(page);
    expect(dots.length).toBeGreaterThan(0);
    for (const count of dots) expect(count).toBeGreaterThan(10);
    expect(await page.locator(".story li").count()).toBeGreaterThan(20);
    await expect.poll(() => belowSight(page)).toBeLessThanOrEqual(0);
    expect(faults).toEqual([]);
  },
);
