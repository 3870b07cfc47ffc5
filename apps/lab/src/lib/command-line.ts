import { type ArgsDef, type CommandDef, defineCommand, type ParsedArgs, runMain } from "citty";
import cliProgress from "cli-progress";

/** A fault of the person at the keyboard: told in one sentence, without a trace. */
export class Misuse extends Error {}

/**
 * A command with --help. What it throws is told on the error stream and makes the exit code 1; so does a flag that
 * does not exist, which the parser alone would let pass.
 */
export function commandLine<A extends ArgsDef>(
  meta: { name: string; description: string },
  args: A,
  run: (args: ParsedArgs<A>) => Promise<number>,
): void {
  const command: CommandDef<A> = defineCommand({
    meta,
    args,
    async run({ args: given }) {
      try {
        refuseUnknown(Object.keys(args), Object.keys(given), given._);
        process.exitCode = await run(given);
      } catch (error) {
        console.error(error instanceof Misuse ? error.message : error);
        process.exitCode = 1;
      }
    },
  });
  runMain(command);
}

function refuseUnknown(known: readonly string[], given: readonly string[], loose: readonly string[]): void {
  const unknown = given.find((name) => name !== "_" && !known.includes(name));
  if (unknown) throw new Misuse(`There is no flag --${unknown}; --help lists those there are.`);
  if (loose.length > 0) throw new Misuse(`"${loose[0]}" belongs to no flag; --help lists those there are.`);
}

/** Aborted when whoever sits there asks the command to end: once in words, the second time the process ends at once. */
export function stopAsked(): AbortSignal {
  const stopping = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => stopping.abort(new Misuse("Stopped.")));
  return stopping.signal;
}

/** A whole number from the command line. */
export function wholeNumber(flag: string, text: string, min: number, max = 10_000_000): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max)
    throw new Misuse(`--${flag} takes a whole number from ${min} to ${max}, not "${text}".`);
  return value;
}

/** A list with commas. */
export const list = (text: string): string[] =>
  text
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");

export interface Progress {
  advance(n: number): void;
  stop(): void;
}

/** A bar on the error stream where somebody watches it, else nothing. */
export function progress(total: number, what = "games"): Progress {
  if (!process.stderr.isTTY) return { advance: () => {}, stop: () => {} };
  const bar = new cliProgress.SingleBar(
    { stream: process.stderr, format: `{bar} {value}/{total} ${what}, {eta_formatted} left`, clearOnComplete: true },
    cliProgress.Presets.shades_classic,
  );
  bar.start(total, 0);
  return { advance: (n) => bar.increment(n), stop: () => bar.stop() };
}
