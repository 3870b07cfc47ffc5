import type { Page } from "playwright-core";
import { PlayedSeat } from "./seat.ts";

declare global {
  interface Window {
    /** Milliseconds between one frame and the next, of those between which something was being shown. */
    shownFrames: number[];
  }
}

/** How many times slower the processor of a cheap telephone is taken to be. */
const SLOWDOWN = 4;

/** Runs in the page before anything else. */
function watchFrames(): void {
  window.shownFrames = [];
  let last: number | null = null;
  const note = (now: number) => {
    // A beat is in the bar as long as anything of it moves.
    const isShown = document.querySelector(".bar[data-tone=beat]") !== null;
    if (isShown && last !== null) window.shownFrames.push(now - last);
    last = isShown ? now : null;
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

/** The least that can be shown: one thing moves on a page that has nothing else. */
export function showOneThing(): void {
  const one = document.createElement("div");
  one.className = "bar";
  one.dataset.tone = "beat";
  one.textContent = "…";
  one.animate([{ transform: "none" }, { transform: "translateX(400px)" }], { duration: 1000, iterations: Infinity });
  document.body.replaceChildren(one);
}

/** Frames of a page on which one thing moves, at the same processor: what this machine's Chromium shows at best. */
export async function watchBareFrames(page: Page, address: string, seconds: number): Promise<number[]> {
  await page.addInitScript(watchFrames);
  await page.goto(`${address}/healthz`);
  await slowDown(page);
  await page.evaluate(showOneThing);
  await page.waitForFunction((ms) => window.shownFrames.reduce((sum, one) => sum + one, 0) >= ms, seconds * 1000, {
    polling: 100,
    timeout: 0,
  });
  return page.evaluate(() => window.shownFrames);
}

/**
 * Frames while what happens in a game is shown at its usual pace, to somebody whose processor is slow: so many seconds of
 * them, each as the time since the one before. Of a screen with 60 frames a second, each comes after 16.7 ms.
 */
export async function watchShownFrames(page: Page, address: string, game: string, seconds: number): Promise<number[]> {
  await page.addInitScript(watchFrames);
  const seat = await takeWatched(page, address, game);
  const shown = () => page.evaluate(() => window.shownFrames);
  await seat.play(async () => {
    // Who plays looks on first: what waits too long is told in one go, and nothing of it moves.
    await page.locator(".bar[data-tone=beat]").waitFor({ state: "detached" });
    return (await shown()).reduce((sum, ms) => sum + ms, 0) >= seconds * 1000;
  });
  return shown();
}

/** A seat of a game whose table is open in this page, which shows what happens at its usual pace, at a slow processor. */
export async function takeWatched(page: Page, address: string, game: string): Promise<PlayedSeat> {
  await page.addInitScript(() => localStorage.setItem("paravent.pace", "normal"));
  const seat = await PlayedSeat.take(address, game, "frames");
  await page.context().addCookies([{ ...seat.cookie, url: address }]);
  await page.goto(`${address}/table/${seat.table}`);
  await page.locator(".bar").first().waitFor();
  await slowDown(page);
  return seat;
}

export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
}
