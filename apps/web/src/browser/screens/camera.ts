import type { Page } from "playwright-core";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pictures are no wider than this: large ones are made smaller, so that all of them together stay small. */
const WIDEST = 800;
const QUALITY = 40;

/** A picture of what is in sight of the page, as WebP. */
export async function photograph(page: Page, { width, height }: Size): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  await drawGrain(page, true);
  const seen = await page.evaluate(() => ({ x: scrollX, y: scrollY }));
  const { data } = await session.send("Page.captureScreenshot", {
    format: "webp",
    quality: QUALITY,
    clip: { ...seen, width, height, scale: Math.min(1, WIDEST / width) },
  });
  await session.detach();
  await drawGrain(page, false);
  return Buffer.from(data, "base64");
}

/** Pages of tests are drawn without grain, for each frame of it takes long; pictures show it. */
const drawGrain = (page: Page, isShown: boolean): Promise<void> =>
  page.evaluate((shown) => {
    for (const plain of document.adoptedStyleSheets) plain.disabled = shown;
  }, isShown);

/** Waits until fonts are here and what moves has come to rest. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    // What follows a scroll bar ends with nothing.
    const moving = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    const ending = moving.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });

/** Shows the page in a language, as if its player had chosen it. */
export async function speak(page: Page, language: "fr" | "en"): Promise<void> {
  await page.evaluate((chosen) => localStorage.setItem("paravent.language", chosen), language);
  await page.reload();
  await page.locator(".bar").first().waitFor();
}
