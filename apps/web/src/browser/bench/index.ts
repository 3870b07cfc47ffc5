import type { Browser, Page } from "playwright-core";
import { ensureChromium } from "../../../../../scripts/lib/chromium.ts";
import { ensureClient } from "../../../../../scripts/lib/client.ts";
import type { Figure } from "../../../../server/src/bench/place.ts";
import { ServerProcess } from "../../../../server/src/testing/process.ts";
import { temporaryFolder } from "../../../../server/src/testing/rig.ts";
import { DESKTOP, openChromium } from "../player.ts";
import { watchBareFrames, watchShownFrames } from "./frames.ts";
import { type Presented, tracePresented, tracePresentedBare } from "./presented.ts";
import { timeRedraws } from "./redraw.ts";
import { totalShift, watchGame } from "./shift.ts";
import { type Weight, weighLobby, weighTable } from "./weight.ts";

/** Redraws that are timed of each game; the hundredth part of all is looked at by itself. */
const REDRAWS = 200;
/** Parts of the window times parts of the way across it, summed over a game. */
const MOST_SHIFT = 0.05;
/** A low desktop has the least room for what comes and goes beside its scene. */
const LOW_DESKTOP = { width: 1280, height: 720 };
const SMALL_PHONE = { width: 360, height: 640 };
/** What is shown of each game while its frames are counted, in seconds. */
const SHOWN_SECONDS = 20;
/** Bots wait as long as they do at a quick table, so that one message is drawn before the next comes. */
const BOT_PAUSE_MS = "150";

/** Measures something of the client with these games, in a browser that has fetched nothing yet. */
type Measure = (games: readonly string[], inPage: InPage) => Promise<Figure | Figure[]>;
type InPage = <T>(work: (page: Page, address: string) => Promise<T>, how?: How) => Promise<T>;

interface How {
  readonly size?: typeof DESKTOP;
  readonly reducedMotion?: "reduce" | "no-preference";
}

/** What can be measured, by the names of the figures that come of it. */
const MEASURES: Readonly<Record<string, Measure>> = {
  "web/lobbyBytes web/tableBytes": weights,
  "web/redraw web/redrawP99": redraws,
  "web/frames": frames,
  "web/framesShown": framesShown,
  "web/layoutShift": layoutShift,
};

export const WEB_FIGURES: readonly string[] = Object.keys(MEASURES);

/** What the client weighs on the wire, or how fast it draws, with these games, in the Chromium of this machine. */
export async function benchWeb(figures: string, games: readonly string[]): Promise<Figure | Figure[]> {
  // On the error stream: the output may be JSON.
  if ((await ensureClient({ aside: true })) !== 0) throw new Error("The client could not be built.");
  const folder = temporaryFolder();
  const server = new ServerProcess({
    PARAVENT_DATA: folder.path,
    PARAVENT_BOT_PAUSE_MS: BOT_PAUSE_MS,
    PARAVENT_LIMITS: "20",
  });
  const browser = await openChromium(await ensureChromium());
  try {
    const address = await server.address();
    return await MEASURES[figures]!(games, (work, how) => freshly(browser, address, work, how));
  } finally {
    await browser.close();
    await server.stop();
    folder.remove();
  }
}

/** French: its words are the longer ones. */
async function freshly<T>(
  browser: Browser,
  address: string,
  work: (page: Page, address: string) => Promise<T>,
  { size = DESKTOP, reducedMotion = "reduce" }: How = {},
): Promise<T> {
  const context = await browser.newContext({ viewport: size, locale: "fr-FR", reducedMotion });
  try {
    return await work(await context.newPage(), address);
  } finally {
    await context.close();
  }
}

async function weights(games: readonly string[], inPage: InPage): Promise<Figure[]> {
  const lobby = await inPage(weighLobby);
  let table: Weight = { files: 0, sent: 0, whole: 1 };
  for (const game of games) {
    const { scripts: weight } = await inPage((page, address) => weighTable(page, address, game));
    if (weight.sent > table.sent) table = weight;
  }
  return [inBytes("web/lobbyBytes", lobby), inBytes("web/tableBytes", table)];
}

function inBytes(name: string, { sent, whole }: Weight): Figure {
  return { name, value: sent, unit: "B", against: "uncompressed", ratio: sent / whole };
}

async function redraws(games: readonly string[], inPage: InPage): Promise<Figure[]> {
  const drawn: number[] = [];
  for (const game of games)
    drawn.push(...(await inPage((page, address) => timeRedraws(page, address, game, REDRAWS, "client"))));
  const bare = await inPage((page, address) => timeRedraws(page, address, games[0]!, REDRAWS, "bare page"));
  return [inMs("web/redraw", drawn, bare, 0.5), inMs("web/redrawP99", drawn, bare, 0.99)];
}

function inMs(name: string, drawn: readonly number[], bare: readonly number[], share: number): Figure {
  const value = quantile(drawn, share);
  return { name, value, unit: "ms", against: "a bare page", ratio: value / quantile(bare, share) };
}

/** Frames a second while something moves, of the game with fewer of them, at a slow processor. */
async function frames(games: readonly string[], inPage: InPage): Promise<Figure> {
  const moving = { reducedMotion: "no-preference" } as const;
  const bare = aSecond(await inPage((page, address) => watchBareFrames(page, address, SHOWN_SECONDS / 2), moving));
  let value = Number.POSITIVE_INFINITY;
  for (const game of games)
    value = Math.min(
      value,
      aSecond(await inPage((page, address) => watchShownFrames(page, address, game, SHOWN_SECONDS), moving)),
    );
  return { name: "web/frames", value, unit: "a second", against: "a bare page", ratio: value / bare };
}

/**
 * Of 60 frames in which something is to move on, how many come, be it only with what moves by itself, of the game with fewer
 * of them. Only the page is slowed down, not what puts its layers together.
 */
async function framesShown(games: readonly string[], inPage: InPage): Promise<Figure> {
  const moving = { reducedMotion: "no-preference" } as const;
  const bare = ofSixty(await inPage((page, address) => tracePresentedBare(page, address, SHOWN_SECONDS / 2), moving));
  let value = Number.POSITIVE_INFINITY;
  for (const game of games)
    value = Math.min(
      value,
      ofSixty(await inPage((page, address) => tracePresented(page, address, game, SHOWN_SECONDS), moving)),
    );
  return { name: "web/framesShown", value, unit: "a second", against: "a bare page", ratio: value / bare };
}

const ofSixty = ({ shown, lost }: Presented): number => (shown / (shown + lost)) * 60;

/** How many come in a second, of frames that came so many milliseconds one after the other. */
const aSecond = (frames: readonly number[]): number => (frames.length / frames.reduce((sum, ms) => sum + ms, 0)) * 1000;

/** What moves by itself in a whole game, at its worst: of each game, on two desktops and on a small phone. */
async function layoutShift(games: readonly string[], inPage: InPage): Promise<Figure> {
  let value = 0;
  for (const game of games)
    for (const size of [DESKTOP, LOW_DESKTOP, SMALL_PHONE]) {
      const shifts = await inPage((page, address) => watchGame(page, address, game, "shift"), { size });
      value = Math.max(value, totalShift(shifts));
    }
  return { name: "web/layoutShift", value, unit: "of the window", against: "what we allow", ratio: value / MOST_SHIFT };
}

function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}
