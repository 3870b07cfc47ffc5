import type { Page } from "playwright-core";
import { press } from "./press.ts";

const PATIENCE_MS = 30_000;
const LOOK_MS = 20;

/** Whether something that matches can be seen. */
export const isThere = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(
    (wanted) => [...document.querySelectorAll(wanted)].some((one) => one.checkVisibility({ visibilityProperty: true })),
    selector,
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
  if (!(await press(page, selector))) throw new Error(`${selector} cannot be touched`);
}

const sentence = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify(document.querySelector(".bar-lead")?.textContent ?? null));
