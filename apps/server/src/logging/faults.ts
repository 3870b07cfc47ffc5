import { BrokenLog } from "@paravent/kernel";
import type { FastifyBaseLogger } from "fastify";

export type Log = Pick<FastifyBaseLogger, "info" | "warn" | "error">;

/**
 * What a log line may say of an error: its kind and the places in the code. Its message may hold hidden facts or
 * answers, and stays out.
 */
export function whereItBroke(fault: unknown): { kind: string; at: string[] } {
  // Says which row and why, and nothing of what the row holds.
  if (fault instanceof BrokenLog) return { kind: `BrokenLog: ${fault.message}`, at: [] };
  if (!(fault instanceof Error)) return { kind: typeof fault, at: [] };
  const at = (fault.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  const code = (fault as { code?: unknown }).code;
  return { kind: typeof code === "string" ? `${fault.name} ${code}` : fault.name, at: at.map((line) => line.trim()) };
}
