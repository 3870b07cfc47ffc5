import { type StdioOptions, spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's root folder. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Where Node keeps the modules it has compiled. */
export const COMPILED = join(ROOT, ".cache", "compiled");

/** Tools of the repository come before those of the machine, above all its own Node. */
export const environment = (extra: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: join(ROOT, "node_modules", ".bin") + delimiter + (process.env.PATH ?? ""),
  ...extra,
});

export interface Running {
  readonly env?: Record<string, string>;
  /** Sends what the command says to the error stream, where it cannot spoil a result on the output. */
  readonly aside?: boolean;
}

/** Runs a command in the root and shows what it says. Resolves to its exit code; a signal counts as failure. */
export function run(command: string, args: readonly string[], { env, aside }: Running = {}): Promise<number> {
  return new Promise((resolve) => {
    const stdio: StdioOptions = ["inherit", aside ? process.stderr : "inherit", "inherit"];
    const child = spawn(command, args, { cwd: ROOT, stdio, env: environment(env) });
    child.on("error", (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(127);
    });
    child.on("exit", (code) => resolve(code ?? 1));
  });
}
