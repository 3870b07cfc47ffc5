/** Builds the client where needed, then runs the server until it ends or somebody ends it. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensureClient } from "./lib/client.ts";
import { COMPILED, environment, ROOT } from "./lib/run.ts";

const built = await ensureClient();
if (built !== 0) {
  console.error("The client could not be built; the server was not started.");
  process.exit(built);
}

const server = spawn(process.execPath, [join(ROOT, "apps/server/src/main.ts"), ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: "inherit",
  // What Node has compiled once is there at the next start.
  env: environment({ NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? COMPILED }),
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 1)));
