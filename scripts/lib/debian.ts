import { accessSync, constants, existsSync } from "node:fs";
import { run } from "./run.ts";

const QUIET = { env: { DEBIAN_FRONTEND: "noninteractive" } };

/** Whether packages of Debian can be installed here. */
export const hasDebian = (): boolean => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** Installs the first of these packages that can be had. */
export async function installFromDebian(...names: readonly string[]): Promise<void> {
  if ((await run("apt-get", ["update", "-qq"], QUIET)) !== 0) return;
  for (const name of names)
    if ((await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], QUIET)) === 0) return;
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
