import type { Page } from "playwright-core";
import type { Size } from "./camera.ts";

/** What was in sight, what the bar said, and how many milliseconds after the start. */
export interface Frame {
  readonly at: number;
  readonly picture: string;
  readonly said: string;
}

/** What the bar says from now on, each with its hour. */
interface Said {
  readonly hour: number;
  readonly text: string;
}

/** Frames are so far apart at least. What does not change has no frame of its own. */
const APART_MS = 100;

/** Films the page while something is done, and for some seconds after. */
export async function record(page: Page, seconds: number, act: () => Promise<void>): Promise<Frame[]> {
  const frames: Omit<Frame, "said">[] = [];
  await noteBar(page);
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
  const notes = await page.evaluate(() => (globalThis as unknown as { noted: Said[] }).noted);
  const saidAt = (hour: number): string => notes.findLast((note) => note.hour <= hour)?.text ?? "";
  return frames.map((frame) => ({ ...frame, said: saidAt((first ?? 0) + frame.at) }));
}

/** Keeps what the bar says: letters of a small picture cannot be read. */
const noteBar = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const noted: Said[] = [];
    Object.assign(globalThis, { noted });
    const note = () => {
      const parts = [...document.querySelectorAll(".bar-tag span, .bar-lead, .bar-quiet")];
      const text = parts.map((part) => part.textContent).join(" · ");
      if (noted.at(-1)?.text !== text) noted.push({ hour: Date.now(), text });
    };
    note();
    new MutationObserver(note).observe(document.body, { childList: true, characterData: true, subtree: true });
  });

const SHEET_WIDTH = 1500;

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** All frames on one sheet, each with its time, as WebP. */
export async function contactSheet(page: Page, frames: readonly Frame[], columns: number, size: Size): Promise<Buffer> {
  const sheet = await page
    .context()
    .browser()!
    .newPage({ viewport: { width: SHEET_WIDTH, height: 600 } });
  const cells = frames.map(
    ({ at, picture, said }) =>
      `<figure><img src="data:image/jpeg;base64,${picture}"><figcaption><b>${(at / 1000).toFixed(1)} s</b> ${escaped(said)}</figcaption></figure>`,
  );
  await sheet.setContent(`<style>
    body { margin: 0; display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 4px; background: #222; }
    figure { margin: 0; }
    img { width: 100%; aspect-ratio: ${size.width} / ${size.height}; display: block; }
    figcaption { padding: 2px 5px; font: 12px / 1.25 sans-serif; color: #eee; }
    b { color: #ff0; }
  </style>${cells.join("")}`);
  await sheet
    .locator("img")
    .last()
    .evaluate((image) => (image as HTMLImageElement).decode());
  const height = await sheet.evaluate(() => document.documentElement.scrollHeight);
  const session = await sheet.context().newCDPSession(sheet);
  const { data } = await session.send("Page.captureScreenshot", {
    format: "webp",
    quality: 42,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width: SHEET_WIDTH, height, scale: 1 },
  });
  await sheet.close();
  return Buffer.from(data, "base64");
}
