import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { atEnd } from "./at-end.ts";
import { type Databases, ownPostgres } from "./own-postgres.ts";

/**
 * It never waits for the disk: tests kill servers of ours, never this one, and what it has called committed is there for
 * every other as long as it lives.
 */
const IN_MEMORY = { fsync: "off", full_page_writes: "off" };

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
  atEnd(() => endAt(server.folder));
  return server;
}

/**
 * Ends the server of this folder at once. Another process takes the folder away: these are thousands of files, and the test
 * runner gives a worker no time for them.
 */
function endAt(folder: string): void {
  const running = join(folder, "cluster", "postmaster.pid");
  if (existsSync(running)) process.kill(Number.parseInt(readFileSync(running, "utf8"), 10), "SIGQUIT");
  spawn(process.execPath, ["-e", REMOVE, folder], { detached: true, stdio: "ignore" }).unref();
}

/** Tried again while the server is still about to end. */
const REMOVE = `require("node:fs").rmSync(process.argv[1], { recursive: true, force: true, maxRetries: 9, retryDelay: 99 })`;
