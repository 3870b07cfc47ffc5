import type { Page } from "playwright-core";
import { finger, mouse } from "./dclight-player.ts";
import { isPhone } from "./player.ts";

const PATIENCE_MS = 30_000;
const LOOK_MS = 20;

/** One touch of the first thing that matches, on a phone with a finger; false when it went away first, or cannot be reached. */
export const touchOnce = (page: Page, selector: string): Promise<boolean> =>
  (isPhone(page.viewportSize() ?? { width: 0 }) ? finger : mouse).touch(page, selector);

/** Whether something that matches can be seen. */
export const isThere = async (page: Page, selector: string): Promise<boolean> =>
  (await areThere(page, [selector])).includes(true);

/** The same of each of these, at one moment. */
export const areThere = (page: Page, selectors: readonly string[]): Promise<boolean[]> =>
  page.evaluate(
    (all) =>
      all.map((wanted) =>
        [...document.querySelectorAll(wanted)].some((one) => one.checkVisibility({ visibilityProperty: true })),
      ),
    selectors,
  );

/** Looks again and again until it is so. */
export async function until(page: Page, what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`waited in vain: ${what}; the bar says ${await sentence(page)}`);
    await page.waitForTimeout(LOOK_MS);
  }
}

/** Touches the first thing that matches, once it is there. */
export async function touch(page: Page, selector: string): Promise<void> {
  await until(page, `${selector} to touch`, () => isThere(page, selector));
  if (!(await touchOnce(page, selector))) throw new Error(`${selector} cannot be touched`);
}

const sentence = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify(document.querySelector(".bar-lead")?.textContent ?? null));
