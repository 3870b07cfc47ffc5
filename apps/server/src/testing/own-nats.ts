import { spawn } from "node:child_process";
import { once } from "node:events";
import { findNats } from "../../../../scripts/lib/nats.ts";
import { freePort } from "./own-postgres.ts";

export interface OwnNats {
  readonly url: string;
  stop(): Promise<void>;
}

/** A real NATS server of the test's own, on a free port or on this one. */
export async function ownNats(port?: number): Promise<OwnNats> {
  const program = findNats();
  if (!program) throw new Error("There is no nats-server: install Debian's package, or name it in NATS_PATH.");
  const at = port ?? (await freePort());
  const child = spawn(program, ["-a", "127.0.0.1", "-p", String(at)], { stdio: ["ignore", "ignore", "pipe"] });
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  let said = "";
  for await (const text of child.stderr) {
    said += String(text);
    if (said.includes("Server is ready")) break;
  }
  return {
    url: `nats://127.0.0.1:${at}`,
    async stop() {
      process.off("exit", end);
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
}
