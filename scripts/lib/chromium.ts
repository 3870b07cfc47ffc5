import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright-core";
import { hasDebian, installFromDebian, isExecutable } from "./debian.ts";
import { run } from "./run.ts";

/** Debian's Chromium without windows: the same engine, and tests in it take half the processor time. */
const SHELL = "chromium-headless-shell";

const NAMES = [SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The Chromium of this machine: the one named by CHROMIUM_PATH, one on the PATH, or Playwright's own; else null. */
export function findChromium(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named) return isExecutable(named) ? named : null;
  for (const folder of (process.env.PATH ?? "").split(delimiter))
    for (const name of NAMES) if (folder && isExecutable(join(folder, name))) return join(folder, name);
  const own = chromium.executablePath();
  return own && existsSync(own) ? own : null;
}

/**
 * Finds a Chromium or installs one: Debian's where we are root and there is apt, else Playwright's. One with windows will
 * do where the one without cannot be had.
 */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  const named = process.env.CHROMIUM_PATH;
  if (found && (named || found.endsWith(SHELL))) return found;
  if (named) throw new Error(`CHROMIUM_PATH names ${named}, which is not a program that can be run.`);
  if (hasDebian()) {
    console.log("Installing Debian's Chromium for tests.");
    await installFromDebian(SHELL, ...(findChromium() ? [] : ["chromium"]));
  }
  if (!findChromium()) {
    console.log("Asking Playwright for its own Chromium.");
    await run("playwright-core", ["install", "chromium"]);
  }
  const installed = findChromium();
  if (!installed)
    throw new Error("The browser tests need Chromium: install it, or name it in CHROMIUM_PATH, and run again.");
  return installed;
}
