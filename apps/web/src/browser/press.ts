import type { Page } from "playwright-core";

/** What a hand does where it is pointed. */
type Touch = "click" | "tap";

/**
 * A real click or tap in the middle of the n-th visible thing that matches; false when it went away or was closed before
 * it could be hit.
 */
export async function press(page: Page, selector: string, n = 0, how: Touch = "click"): Promise<boolean> {
  const at = await middleOf(page, selector, n);
  if (at !== null) {
    await (how === "tap" ? page.touchscreen.tap(at.x, at.y) : page.mouse.click(at.x, at.y));
    return true;
  }
  // Something lies over it: Playwright scrolls, and waits until it can be hit.
  const thing = page.locator(`${selector}:visible`).nth(n);
  return thing[how]({ timeout: 2_000 }).then(
    () => true,
    () => false,
  );
}

/**
 * Where to touch the thing, if nothing lies over it. Playwright would first wait for two frames in which it stands still: in
 * a whole game, shown without motion, these waits were most of the time.
 */
function middleOf(page: Page, selector: string, n: number): Promise<{ x: number; y: number } | null> {
  return page.evaluate(
    ([wanted, at]) => {
      const seen = (one: Element) => one.checkVisibility({ visibilityProperty: true });
      const thing = [...document.querySelectorAll(wanted)].filter(seen)[at];
      if (!thing) return null;
      const { x, y, width, height } = thing.getBoundingClientRect();
      const middle = { x: x + width / 2, y: y + height / 2 };
      const hit = document.elementFromPoint(middle.x, middle.y);
      return hit !== null && thing.contains(hit) ? middle : null;
    },
    [selector, n] as const,
  );
}
