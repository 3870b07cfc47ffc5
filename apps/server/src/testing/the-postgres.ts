import { spawn } from "node:child_process";
import type { Socket } from "node:net";
import { fileURLToPath } from "node:url";
import { type Databases, ownPostgres } from "./own-postgres.ts";

/**
 * It never waits for the disk: tests kill servers of ours, never this one, and what it has called committed is there for
 * every other as long as it lives.
 */
const IN_MEMORY = { fsync: "off", full_page_writes: "off" };

const END = fileURLToPath(new URL("./postgres-end.ts", import.meta.url));

let opened: Promise<Databases> | null = null;

/**
 * The one PostgreSQL server of a test worker, for a database of each test's own: the files of a worker share their modules,
 * and to make a cluster costs as much as most of them. It ends with the process.
 */
export function thePostgres(): Promise<Databases> {
  opened ??= openOne();
  return opened;
}

async function openOne(): Promise<Databases> {
  const server = await ownPostgres(IN_MEMORY);
  const end = spawn(process.execPath, [END, server.folder], { detached: true, stdio: ["pipe", "ignore", "ignore"] });
  // Its line to this process is all that it waits for, and this process does not wait for it.
  end.unref();
  (end.stdin as Socket).unref();
  return server;
}
