import type { Page } from "playwright-core";
import { showOneThing, slowDown, takeWatched } from "./frames.ts";

declare global {
  interface Window {
    /** For how many milliseconds something has been shown so far. */
    shownFor(): number;
  }
}

/** What became of the frames of a screen in which something was to move on. */
export interface Presented {
  /** Those in which it did, be it without what the page itself had to add, which came in the next. */
  readonly shown: number;
  readonly lost: number;
}

const BEGINS = "beat";
const ENDS = "still";

/**
 * Runs in the page before anything else, and says in the trace when something is being shown. Not by looking at every frame:
 * a page that asks for frames has frames to lose where nobody sees anything change.
 */
function markShown(marks: { readonly begins: string; readonly ends: string }): void {
  let since: number | null = null;
  let before = 0;
  window.shownFor = () => before + (since === null ? 0 : performance.now() - since);
  new MutationObserver(() => {
    const isShown = document.querySelector(".bar[data-tone=beat]") !== null;
    if (isShown === (since !== null)) return;
    const now = performance.now();
    before = window.shownFor();
    since = isShown ? now : null;
    performance.mark(isShown ? marks.begins : marks.ends);
  }).observe(document, { subtree: true, childList: true, attributeFilter: ["data-tone"] });
}

/** Where time is told by whoever asks, not in every frame. */
const NOW_AND_THEN = { polling: 100, timeout: 0 };

/** What a page presents on which one thing moves, at the same processor. */
export async function tracePresentedBare(page: Page, address: string, seconds: number): Promise<Presented> {
  await page.addInitScript(markShown, { begins: BEGINS, ends: ENDS });
  await page.goto(`${address}/healthz`);
  await slowDown(page);
  return traced(page, async () => {
    await page.evaluate(showOneThing);
    await page.waitForFunction((ms) => window.shownFor() >= ms, seconds * 1000, NOW_AND_THEN);
  });
}

/** What is presented while what happens in a game is shown, for so many seconds, as in `watchShownFrames`. */
export async function tracePresented(page: Page, address: string, game: string, seconds: number): Promise<Presented> {
  await page.addInitScript(markShown, { begins: BEGINS, ends: ENDS });
  const seat = await takeWatched(page, address, game);
  return traced(page, () =>
    seat.play(async () => {
      await page.waitForFunction(() => !document.querySelector(".bar[data-tone=beat]"), null, NOW_AND_THEN);
      return (await page.evaluate(() => window.shownFor())) >= seconds * 1000;
    }),
  );
}

/** What the browser itself reports of its frames while something goes on. */
async function traced(page: Page, goesOn: () => Promise<void>): Promise<Presented> {
  const browser = page.context().browser()!;
  await browser.startTracing(page, {
    categories: ["-*", "disabled-by-default-devtools.timeline.frame", "blink.user_timing"],
  });
  await goesOn();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: readonly Traced[] };
  return presentedOf(traceEvents);
}

/** What a browser reports of one frame. */
interface Report {
  readonly frame_sequence: number;
  readonly state: string;
  readonly has_compositor_animation: boolean;
  readonly has_main_animation: boolean;
}

/** An entry of a trace, as far as it is read here. */
interface Traced {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly ts: number;
  readonly args: { readonly frame_reporter?: Report };
}

function presentedOf(trace: readonly Traced[]): Presented {
  const marks = trace.filter(({ name }) => name === BEGINS || name === ENDS).sort((a, b) => a.ts - b.ts);
  const page = marks[0]!.pid;
  const isShown = (ts: number): boolean => marks.findLast((mark) => mark.ts <= ts)?.name === BEGINS;
  // One frame may be reported twice: once with what moves by itself, once with what the page had to add.
  const frames = new Map<number, Report[]>();
  for (const { name, ph, pid, ts, args } of trace) {
    const report = args.frame_reporter;
    if (name !== "PipelineReporter" || ph !== "b" || pid !== page || !report || !isShown(ts)) continue;
    frames.set(report.frame_sequence, [...(frames.get(report.frame_sequence) ?? []), report]);
  }
  const moving = [...frames.values()].filter((reports) => reports.some(moves));
  const shown = moving.filter((reports) => reports.some(({ state }) => state.startsWith("STATE_PRESENTED")));
  const dropped = moving.filter((reports) => reports.some(({ state }) => state === "STATE_DROPPED"));
  return { shown: shown.length, lost: dropped.filter((reports) => !shown.includes(reports)).length };
}

/** Where nothing moves, what changes a frame later is late, but no step of a movement is missed. */
const moves = (report: Report): boolean => report.has_compositor_animation || report.has_main_animation;
