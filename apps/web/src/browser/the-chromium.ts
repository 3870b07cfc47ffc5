import type { Browser } from "playwright-core";
import { findChromium } from "../../../../scripts/lib/chromium.ts";
import { ensureClient } from "../../../../scripts/lib/client.ts";
import { openChromium } from "./player.ts";

/** A page of a test lives for seconds: to make its code faster costs more than it saves, by either optimising compiler. */
const SHORT_LIVED = ["--js-flags=--no-turbofan --no-maglev"];

let opened: Promise<Browser> | null = null;

/**
 * The one Chromium of a test worker, and a client for it to fetch: the files of a worker share their modules, and to open
 * a Chromium for each was a tenth of the work. It ends with the process.
 */
export function theChromium(): Promise<Browser> {
  opened ??= openOne();
  return opened;
}

let built: Promise<void> | null = null;

/** The client as it is now: a server that starts before it is built would send pages that name files of the one before. */
export function theClient(): Promise<void> {
  built ??= ensureClient().then((code) => {
    if (code !== 0) throw new Error("the client cannot be built");
  });
  return built;
}

async function openOne(): Promise<Browser> {
  await theClient();
  return openChromium(findChromium()!, SHORT_LIVED);
}
