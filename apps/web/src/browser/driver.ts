import type { Locator, Page } from "playwright-core";

/** Things a player can touch to prepare an answer, wherever the question is shown. */
const CHOICES = [
  ".dk-sector--open",
  "[data-ref]:not([aria-disabled=true]):not([disabled]):not([aria-pressed=true])",
  "[data-sector-fan][aria-expanded=false]",
  "[data-agent]:not([aria-disabled=true])",
] as const;

const COMMIT = "[data-commit]:visible";
const MY_TURN = ".bar[data-tone=mine]";
const END = "[data-screen=end]";
const PATIENCE_MS = 20_000;

/** Numbers that look random and are the same in every run. */
export function dice(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/**
 * Plays one answer by clicking what can be seen: something to choose until the commit button is ready, then that.
 * Says whether the game goes on.
 */
export async function playOne(page: Page, roll: (n: number) => number): Promise<boolean> {
  await page.locator(`${MY_TURN} , ${END}`).first().waitFor({ timeout: PATIENCE_MS });
  if ((await page.locator(END).count()) > 0) return false;
  const asked = await sentence(page);
  if (roll(2) === 0) await chooseSomething(page, roll);
  for (let touches = 0; touches < 40; touches++) {
    if ((await page.locator(`${MY_TURN} , ${END}`).count()) === 0) return true;
    const commit = page.locator(COMMIT).first();
    const isReady =
      (await commit.getAttribute("aria-disabled", { timeout: PATIENCE_MS }).catch(() => "true")) === "false";
    // The table may have moved on between the look and the click; then it is looked at again.
    if (isReady && (await touch(commit))) return true;
    if (!isReady) await chooseSomething(page, roll);
  }
  throw new Error(`no answer could be committed: ${asked}`);
}

export async function playUntilEnd(page: Page, roll: (n: number) => number, most = 600): Promise<void> {
  for (let answers = 0; answers < most; answers++) if (!(await playOne(page, roll))) return;
  throw new Error(`the game has not ended after ${most} answers`);
}

/** One sentence says whose turn it is and what to do. */
export async function sentence(page: Page): Promise<string> {
  return (await page.locator(".bar-lead").first().textContent()) ?? "";
}

/** Touches one of the things that can be chosen now: first which kind of thing, then which one. */
async function chooseSomething(page: Page, roll: (n: number) => number): Promise<void> {
  const kinds = [];
  for (const selector of CHOICES) {
    const found = page.locator(`${selector}:visible`);
    const n = await found.count();
    if (n > 0) kinds.push({ found, n });
  }
  const kind = kinds[roll(kinds.length)];
  // Nothing to touch: the game has moved on between two looks.
  if (!kind) return page.waitForTimeout(50);
  await touch(kind.found.nth(roll(kind.n)));
}

/** A real click; false when the thing went away or was closed before it could be hit. */
function touch(thing: Locator): Promise<boolean> {
  return thing.click({ timeout: 2_000 }).then(
    () => true,
    () => false,
  );
}
