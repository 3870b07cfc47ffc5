import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const MAIN = fileURLToPath(new URL("../main.ts", import.meta.url));
const WEIGHED = fileURLToPath(new URL("./weighed.ts", import.meta.url));

/** The real server as a process of its own. */
export class ServerProcess {
  readonly child: ChildProcess;
  readonly ended: Promise<number | NodeJS.Signals>;
  stdout = "";
  stderr = "";

  constructor(environment: Record<string, string>, { weighed = false } = {}) {
    // Compiled once for all servers of a test run, where there is a place for it.
    const { PATH = "", HOME = "", NODE_COMPILE_CACHE } = process.env;
    const kept = NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {};
    this.child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", weighed ? WEIGHED : MAIN], {
      env: { PATH, HOME, ...kept, PORT: "0", PARAVENT_BOT_PAUSE_MS: "0", PARAVENT_LESSONS: "off", ...environment },
      stdio: ["ignore", "pipe", "pipe", ...(weighed ? ["ipc" as const] : [])],
    });
    this.child.stdout!.on("data", (text) => {
      this.stdout += String(text);
    });
    this.child.stderr!.on("data", (text) => {
      this.stderr += String(text);
    });
    // A test that fails half-way leaves no server behind.
    const end = () => this.child.kill("SIGKILL");
    process.once("exit", end);
    this.ended = new Promise((resolve) => {
      this.child.on("close", (code, signal) => {
        process.off("exit", end);
        resolve(code ?? signal ?? -1);
      });
    });
  }

  /** Where it listens, once it says so; rejects if it ends instead. */
  address(): Promise<string> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const found = /open at (\S+)\n/.exec(this.stdout);
        if (found) resolve(found[1]!);
      };
      this.child.stdout!.on("data", look);
      look();
      this.ended.then((code) => reject(new Error(`the server ended (${code}): ${this.stderr}`)));
    });
  }

  /** Bytes it keeps once everything that can go has gone; for a server started as `weighed`. */
  async weigh(): Promise<number> {
    this.child.send("weigh");
    const [bytes] = await once(this.child, "message");
    return bytes as number;
  }

  /** Ends it as a loss of power would. */
  async kill(): Promise<void> {
    this.child.kill("SIGKILL");
    await this.ended;
  }

  /** Asks it to end, and returns its exit code. */
  async stop(signal: "SIGTERM" | "SIGINT" = "SIGTERM"): Promise<number | NodeJS.Signals> {
    this.child.kill(signal);
    return this.ended;
  }
}
