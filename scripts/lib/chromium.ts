import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright-core";
import { run } from "./run.ts";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The Chromium of this machine: the one named by CHROMIUM_PATH, one on the PATH, or Playwright's own; else null. */
export function findChromium(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named) return isExecutable(named) ? named : null;
  for (const folder of (process.env.PATH ?? "").split(delimiter))
    for (const name of NAMES) if (folder && isExecutable(join(folder, name))) return join(folder, name);
  const own = chromium.executablePath();
  return own && existsSync(own) ? own : null;
}

/** Finds a Chromium or installs one: Debian's where we are root and there is apt, else Playwright's. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  const named = process.env.CHROMIUM_PATH;
  if (named) throw new Error(`CHROMIUM_PATH names ${named}, which is not a program that can be run.`);
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("No Chromium here; installing Debian's.");
    const quiet = { env: { DEBIAN_FRONTEND: "noninteractive" } };
    if ((await run("apt-get", ["update", "-qq"], quiet)) === 0)
      await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], quiet);
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

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
