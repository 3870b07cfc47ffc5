import { spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "./own-postgres.ts";

export interface OwnNats {
  readonly url: string;
  stop(): Promise<void>;
}

/** A real NATS server of the test's own, on a free port or on this one. */
export async function ownNats(port?: number): Promise<OwnNats> {
  const { NATS_PATH = "nats-server", PATH = "" } = process.env;
  const at = port ?? (await freePort());
  const child = spawn(NATS_PATH, ["-a", "127.0.0.1", "-p", String(at)], {
    stdio: ["ignore", "ignore", "pipe"],
    // Debian puts servers where not everybody looks.
    env: { PATH: `${PATH}:/usr/sbin` },
  });
  child.on("error", () =>
    child.stderr.destroy(new Error("There is no nats-server: install it, or name it in NATS_PATH.")),
  );
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
