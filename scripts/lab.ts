/** Builds the pages of the lab where needed, then runs it until it ends or somebody ends it. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensureClient, ensureLab } from "./lib/client.ts";
import { environment, ROOT } from "./lib/run.ts";

// Games are looked at again in the client. Who asks what can be said to the lab waits for nothing.
const built = process.argv.includes("--help") ? 0 : (await ensureClient()) || (await ensureLab());
if (built !== 0) {
  console.error("The pages could not be built; the lab was not started.");
  process.exit(built);
}

const lab = spawn(process.execPath, [join(ROOT, "apps/lab/src/lab.ts"), ...process.argv.slice(2)], {
  stdio: "inherit",
  env: environment(),
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => lab.kill(signal));
lab.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 1)));
