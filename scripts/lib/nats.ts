import { delimiter, join } from "node:path";
import { hasDebian, installFromDebian, isExecutable } from "./debian.ts";

const NAME = "nats-server";

/** Debian puts servers where not everybody looks. */
const FOLDERS = ["/usr/sbin", "/usr/local/bin"];

/** The NATS server of this machine: the one named by NATS_PATH, or one on the PATH; else null. */
function findNats(): string | null {
  const named = process.env.NATS_PATH;
  if (named) return isExecutable(named) ? named : null;
  const folders = [...(process.env.PATH ?? "").split(delimiter), ...FOLDERS];
  return folders.map((folder) => join(folder, NAME)).find(isExecutable) ?? null;
}

/** Finds a NATS server, or installs Debian's. */
export async function ensureNats(): Promise<string> {
  if (!findNats() && hasDebian()) {
    console.log("Installing Debian's NATS server for tests.");
    await installFromDebian(NAME);
  }
  const found = findNats();
  if (!found) throw new Error("The tests of several processes need nats-server: install it, or name it in NATS_PATH.");
  return found;
}
