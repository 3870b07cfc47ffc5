/** Builds the client where needed, then runs the server until it ends or somebody ends it. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensureClient } from "./lib/client.ts";
import { environment, ROOT } from "./lib/run.ts";

const built = await ensureClient();
if (built !== 0) {
  console.error("The client could not be built; the server was not started.");
  process.exit(built);
}

const server = spawn(process.execPath, [join(ROOT, "apps/server/src/main.ts"), ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: "inherit",
  env: environment(),
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 1)));
