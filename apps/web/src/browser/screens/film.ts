import type { Page } from "playwright-core";
import type { Size } from "./camera.ts";

/** What was in sight, and how many milliseconds after the start. */
export interface Frame {
  readonly at: number;
  readonly picture: string;
}

/** Frames are so far apart at least. What does not change has no frame of its own. */
const APART_MS = 100;

/** Films the page while something is done, and for some seconds after. */
export async function record(page: Page, seconds: number, act: () => Promise<void>): Promise<Frame[]> {
  const frames: Frame[] = [];
  const session = await page.context().newCDPSession(page);
  let first: number | null = null;
  session.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
    const now = (metadata.timestamp ?? 0) * 1000;
    first ??= now;
    const at = Math.round(now - first);
    if (at >= (frames.at(-1)?.at ?? Number.NEGATIVE_INFINITY) + APART_MS - 5) frames.push({ at, picture: data });
    void session.send("Page.screencastFrameAck", { sessionId }).catch(() => undefined);
  });
  await session.send("Page.startScreencast", { format: "jpeg", quality: 70 });
  await act();
  await page.waitForTimeout(seconds * 1000);
  await session.send("Page.stopScreencast");
  await session.detach();
  return frames;
}

const SHEET_WIDTH = 1920;

/** All frames on one sheet, each with its time, as WebP. */
export async function contactSheet(page: Page, frames: readonly Frame[], columns: number, size: Size): Promise<Buffer> {
  const sheet = await page
    .context()
    .browser()!
    .newPage({ viewport: { width: SHEET_WIDTH, height: 600 } });
  const cells = frames.map(
    ({ at, picture }) =>
      `<figure><img src="data:image/jpeg;base64,${picture}"><figcaption>${(at / 1000).toFixed(1)} s</figcaption></figure>`,
  );
  await sheet.setContent(`<style>
    body { margin: 0; display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 4px; background: #222; }
    figure { margin: 0; position: relative; aspect-ratio: ${size.width} / ${size.height}; }
    img { width: 100%; display: block; }
    figcaption { position: absolute; right: 0; top: 0; padding: 1px 5px; font: 12px monospace; background: #000; color: #ff0; }
  </style>${cells.join("")}`);
  await sheet
    .locator("img")
    .last()
    .evaluate((image) => (image as HTMLImageElement).decode());
  const height = await sheet.evaluate(() => document.documentElement.scrollHeight);
  const session = await sheet.context().newCDPSession(sheet);
  const { data } = await session.send("Page.captureScreenshot", {
    format: "webp",
    quality: 55,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width: SHEET_WIDTH, height, scale: 1 },
  });
  await sheet.close();
  return Buffer.from(data, "base64");
}
