import type { Page } from "playwright-core";
import { press } from "./press.ts";

/** How a player touches the table: with a mouse, a finger, or keys alone. */
export interface Hand {
  /** Touches the n-th visible thing that matches; false when it went away first. */
  touch(page: Page, selector: string, n?: number): Promise<boolean>;
}

export const MINE = ".bar[data-tone=mine]";
export const END = "[data-screen=end]";
export const COMMIT = "[data-commit][aria-disabled=false]";
const DECLINE = "[data-decline]";
const CHOICE = "[data-ref]:not([aria-disabled=true]):not([disabled]):not([aria-pressed=true])";
const PATIENCE_MS = 30_000;

export const mouse: Hand = { touch: (page, selector, n = 0) => press(page, selector, n) };

export const finger: Hand = { touch: (page, selector, n = 0) => press(page, selector, n, "tap") };

/** Tab to the thing, then Enter. */
export const keys: Hand = {
  async touch(page, selector, n = 0) {
    const thing = page.locator(`${selector}:visible`).nth(n);
    const isThere = await thing.waitFor({ timeout: 2_000 }).then(
      () => true,
      () => false,
    );
    if (!isThere || !(await tabTo(page, selector, n))) return false;
    await page.keyboard.press("Enter");
    return true;
  },
};

/** Presses Tab, forwards or back, until the n-th thing that matches has the focus. */
export async function tabTo(page: Page, selector: string, n = 0): Promise<boolean> {
  // The table may move on meanwhile; then the way is looked for again.
  for (let tries = 0; tries < 5; tries++) {
    const steps = await stepsTo(page, selector, n);
    if (steps === null) return false;
    if (steps === 0) return true;
    const key = steps > 0 ? "Tab" : "Shift+Tab";
    for (let step = 0; step < Math.abs(steps); step++) await page.keyboard.press(key);
  }
  return false;
}

/** How many times Tab is to be pressed, less than 0 for backwards; null when nothing matches. */
function stepsTo(page: Page, selector: string, n: number): Promise<number | null> {
  return page.evaluate(
    ([wanted, at]) => {
      const seen = (thing: Element) => thing.checkVisibility({ visibilityProperty: true });
      const target = [...document.querySelectorAll(wanted)].filter(seen)[at];
      if (!target) return null;
      const stops = [...document.querySelectorAll<HTMLElement>("a[href], button, input, [tabindex]")].filter(
        (stop) => stop.tabIndex >= 0 && !stop.matches(":disabled") && seen(stop),
      );
      // Focus that is nowhere begins before the first stop.
      return stops.indexOf(target as HTMLElement) - stops.indexOf(document.activeElement as HTMLElement);
    },
    [selector, n] as const,
  );
}

interface Sight {
  readonly over: boolean;
  readonly mine: boolean;
  readonly ready: boolean;
  readonly canDecline: boolean;
  readonly choices: number;
}

function look(page: Page): Promise<Sight> {
  return page.evaluate(
    ([end, mine, commit, decline, choice]) => {
      const seen = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((thing) => thing.checkVisibility({ visibilityProperty: true }));
      return {
        over: seen(end).length > 0,
        mine: seen(mine).length > 0,
        ready: seen(commit).length > 0,
        canDecline: seen(decline).length > 0,
        choices: seen(choice).length,
      };
    },
    [END, MINE, COMMIT, DECLINE, CHOICE] as const,
  );
}

/** Answers one question: something is chosen until the commit button is ready. Says whether the game goes on. */
export async function answerOne(page: Page, hand: Hand, roll: (n: number) => number): Promise<boolean> {
  await page.locator(`${MINE} , ${END}`).first().waitFor({ timeout: PATIENCE_MS });
  for (let touches = 0; touches < 60; touches++) {
    const sight = await look(page);
    if (sight.over) return false;
    if (!sight.mine) return true;
    if (sight.ready) {
      if (await hand.touch(page, COMMIT)) return true;
    } else if (sight.canDecline && (sight.choices === 0 || roll(3) === 0)) {
      if (await hand.touch(page, DECLINE)) return true;
    } else if (sight.choices > 0) await hand.touch(page, CHOICE, roll(sight.choices));
    else await page.waitForTimeout(40);
  }
  throw new Error(`no answer could be committed: ${await page.locator(".bar-lead").first().textContent()}`);
}

export async function playToEnd(page: Page, hand: Hand, roll: (n: number) => number): Promise<void> {
  for (let answers = 0; answers < 400; answers++) if (!(await answerOne(page, hand, roll))) return;
  throw new Error("the game has not ended after 400 answers");
}
