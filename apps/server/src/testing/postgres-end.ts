import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

// Waits until whoever has started this is no more, however they ended, then ends the PostgreSQL server of a folder and takes
// the folder away. A test worker cannot do so itself: it is killed half a second after it was told to end.

const folder = process.argv[2]!;
const running = join(folder, "cluster", "postmaster.pid");

for await (const _ of process.stdin);
if (existsSync(running)) process.kill(Number.parseInt(readFileSync(running, "utf8"), 10), "SIGQUIT");
for (let looks = 0; looks < 100 && existsSync(running); looks++) await pause(50);
rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
