import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { ROOT, type Running, run } from "./run.ts";

/** What the built client is made from. */
const CLIENT = [
  "apps/web",
  "packages/kernel/src",
  "packages/protocol/src",
  "packages/content/src",
  "games",
  "docs/rules",
  "package-lock.json",
];

/** Builds the web client if there is none, or if a source is newer than it. Resolves to the exit code. */
export const ensureClient = (running: Running = {}): Promise<number> => ensure("web", "the client", CLIENT, running);

/** The same for the pages of the lab, which are made from parts of the client. */
export const ensureLab = (running: Running = {}): Promise<number> =>
  ensure("lab", "the pages of the lab", ["apps/lab", ...CLIENT], running);

async function ensure(app: string, what: string, sources: readonly string[], running: Running): Promise<number> {
  const built = join(ROOT, "apps", app, "dist/index.html");
  if (existsSync(built) && newest(sources.map((path) => join(ROOT, path))) <= statSync(built).mtimeMs) return 0;
  console.log(`Building ${what}.`);
  const build = ["run", "build", "--silent", "--workspace", `@paravent/${app}`, "--", "--logLevel", "warn"];
  // The one that players get, whoever asks for it: under a test runner the bundler would make another.
  return run("npm", build, { ...running, env: { ...running.env, NODE_ENV: "production" } });
}

/** The latest time at which any file below these paths was changed. */
function newest(paths: readonly string[]): number {
  let latest = 0;
  for (const path of paths) {
    if (!existsSync(path)) continue;
    const stat = statSync(path);
    if (!stat.isDirectory()) latest = Math.max(latest, stat.mtimeMs);
    else {
      const names = readdirSync(path).filter((name) => !/^(node_modules|dist|browser)$|\.test\.tsx?$/.test(name));
      latest = Math.max(latest, newest(names.map((name) => join(path, name))));
    }
  }
  return latest;
}
