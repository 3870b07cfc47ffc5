import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ServerProcess } from "../process.ts";
import { temporaryFolder } from "../rig.ts";
import { ATTACKS, type Target } from "./attacks.ts";
import { Caller } from "./caller.ts";
import type { Honest, Measured } from "./honest.ts";

/** What one attack did to an honest player. */
export interface Toll extends Measured {
  readonly attack: string;
  /** Largest memory of the server so far, in MB, where it can be told. */
  readonly memory: number | null;
}

export const attackNames = (): string[] => Object.keys(ATTACKS);

/** Where the honest player and the attacker call from. */
const HOME = "127.0.0.7";
const AWAY = "127.0.0.66";

export const QUIET = "quiet";

/** Runs a server of its own through the named attacks, one after another, and measures an honest player during each. */
export async function abuse(attacks: readonly string[], seconds: number, each: (toll: Toll) => void): Promise<void> {
  const folder = temporaryFolder();
  const place = { PARAVENT_DATA: folder.path, HOST: "127.0.0.1" };
  // Bots in a hurry fill a log; then the same tables are served as they would be anywhere.
  const hurried = new ServerProcess(place);
  const { cookie, table, over } = await prepare(await hurried.address());
  await hurried.stop();
  const server = new ServerProcess({ ...place, PARAVENT_BOT_PAUSE_MS: "700" });
  try {
    const address = await server.address();
    for (const attack of attacks) {
      const target: Target = { address, from: AWAY, table, over };
      const attacker = attack === QUIET ? null : run("attacker.ts", attack, JSON.stringify(target));
      if (attacker) await pause(500);
      const honest: Honest = { address, from: HOME, cookie, table, seconds };
      const measured = JSON.parse(await output(run("honest.ts", JSON.stringify(honest)))) as Measured;
      attacker?.kill("SIGKILL");
      each({ attack, ...measured, memory: memoryOf(server.child.pid!) });
      // What was asked for before the attacker went is still being done.
      await pause(3_000);
    }
  } finally {
    await server.kill();
    folder.remove();
  }
}

/** A table where an honest player sits with bots, and one whose game is over. */
async function prepare(address: string): Promise<{ cookie: string; table: string; over: string }> {
  const caller = new Caller(address, HOME);
  await caller.signIn("Anna");
  const over = await caller.makeTable({ seats: Array.from({ length: 5 }, () => ({ bot: "random" })) });
  const table = await caller.makeTable({ seats: ["me", { bot: "random" }, { bot: "random" }, { bot: "random" }] });
  const status = async () => (JSON.parse((await caller.ask(`/api/tables/${over}`)).text) as { status: string }).status;
  while ((await status()) !== "over") await pause(500);
  caller.hangUp();
  return { cookie: caller.cookie!, table, over };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function run(file: string, ...args: string[]): ChildProcess {
  const path = fileURLToPath(new URL(file, import.meta.url));
  return spawn(process.execPath, ["--disable-warning=ExperimentalWarning", path, ...args], {
    stdio: ["ignore", "pipe", "ignore"],
  });
}

/** Linux tells the largest memory a process has had; elsewhere nobody is told. */
function memoryOf(pid: number): number | null {
  try {
    const found = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
    return found ? Math.round(Number(found[1]) / 1000) : null;
  } catch {
    return null;
  }
}

function output(child: ChildProcess): Promise<string> {
  let text = "";
  child.stdout!.on("data", (part) => {
    text += String(part);
  });
  return new Promise((resolve) => child.on("close", () => resolve(text)));
}
