import type { Page } from "playwright-core";

/** Things a player does at a table of Diktat, each by touching what can be seen. */
export const touch = (page: Page, selector: string): Promise<void> => page.locator(selector).first().click();

/** Presses the commit button once it can be pressed. */
export const commit = (page: Page): Promise<void> => touch(page, "[data-commit][aria-disabled=false]:visible");

/** Waits until the journal tells this. */
export const told = (page: Page, words: string | RegExp): Promise<void> =>
  page.locator(".tb-log li").filter({ hasText: words }).first().waitFor();

/** Chooses a manoeuvre and begins it. */
export async function manoeuvre(page: Page, name: string): Promise<void> {
  await touch(page, `[data-ref=${name}][aria-disabled=false]:visible`);
  await commit(page);
}

/** Touches one of the things offered by its ref, then commits. */
export async function choose(page: Page, ref: string): Promise<void> {
  await touch(page, `[data-ref="${ref}"]:visible`);
  await commit(page);
}

/** Opens the piles of a sector on the map; where there is no other choice they lie open already. */
export async function openPiles(page: Page, sector: string): Promise<void> {
  await page.locator(`.dk-sector--open[data-sector=${sector}], .tb-fan`).first().waitFor();
  if ((await page.locator(".tb-fan").count()) === 0) await touch(page, `[data-sector=${sector}]`);
}

/** Waits until the bar asks this player something that says this. */
export const asked = (page: Page, words: string | RegExp): Promise<void> =>
  page.locator(".bar[data-tone=mine]").filter({ hasText: words }).first().waitFor();

/** Opens the sheet of politics at a leaf, with a player. */
export async function politics(page: Page, leaf: string, partner: number): Promise<void> {
  if ((await page.locator(".tb-politics").count()) === 0) await touch(page, "[data-politics]");
  await touch(page, `[data-leaf=${leaf}]`);
  if (leaf !== "notebook") await touch(page, `[data-partner="${partner}"]`);
}
