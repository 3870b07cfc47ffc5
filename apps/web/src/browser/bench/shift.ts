import type { Page } from "playwright-core";
import { PlayedSeat } from "./seat.ts";

/** Something that moved though nobody touched the page. */
export interface Shift {
  readonly value: number;
  /** The elements that moved most, as tag and classes, and from where to where. */
  readonly moved: readonly string[];
}

declare global {
  interface Window {
    /** All shifts of the page so far. */
    shifts: Shift[];
  }
  interface LayoutShift extends PerformanceEntry {
    readonly value: number;
    readonly sources: readonly {
      readonly node: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }[];
  }
}

/** Runs in the page, best before anything else. */
export function watchShifts(): void {
  window.shifts = [];
  const where = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(" ");
  const what = (node: Node | null) =>
    node instanceof Element ? `${node.localName}.${node.getAttribute("class") ?? ""}` : String(node?.nodeName);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as LayoutShift;
      const moved = sources.map(
        ({ node, previousRect, currentRect }) => `${what(node)} ${where(previousRect)} -> ${where(currentRect)}`,
      );
      window.shifts.push({ value, moved });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

export const totalShift = (shifts: readonly Shift[]): number => shifts.reduce((sum, { value }) => sum + value, 0);

/** The largest shifts with what moved in them, a line each: what to look for when it is too much. */
export function largestOf(shifts: readonly Shift[], n = 5): string {
  const largest = shifts.toSorted((a, b) => b.value - a.value).slice(0, n);
  return largest.map(({ value, moved }) => `${value.toFixed(4)} ${moved.join("; ")}`).join("\n");
}

/**
 * What moves during a game, or until enough of it is seen, that somebody else plays on the same seat: nothing is touched
 * in the page, so all of it is our doing. Counted from the moment the table is in sight.
 */
export async function watchGame(
  page: Page,
  address: string,
  game: string,
  seed: string,
  isEnough: (changes: number, page: Page) => boolean | Promise<boolean> = () => false,
): Promise<readonly Shift[]> {
  await page.addInitScript(watchShifts);
  await page.addInitScript(() => localStorage.setItem("paravent.pace", "off"));
  const seat = await PlayedSeat.take(address, game, seed);
  await page.context().addCookies([{ ...seat.cookie, url: address }]);
  await page.goto(`${address}/table/${seat.table}`);
  await page.locator(".bar").first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => {
    window.shifts = [];
  });
  let seen = 0;
  await seat.play(async () => isEnough(seen++, page));
  return page.evaluate(() => window.shifts);
}
