import { execFile } from "node:child_process";
import { environment, ROOT } from "./run.ts";

/** A registry that takes longer has not answered. */
const PATIENCE_MS = 20_000;

export interface KnownFaults {
  /** Those called high or critical. */
  readonly grave: number;
  readonly total: number;
}

/** Reads what `npm audit --json` says; null where that is no answer. */
export function knownFaults(said: string): KnownFaults | null {
  try {
    const { vulnerabilities } = (JSON.parse(said) as { metadata: { vulnerabilities: Record<string, number> } })
      .metadata;
    const { high = 0, critical = 0, total = 0 } = vulnerabilities;
    return { grave: high + critical, total };
  } catch {
    return null;
  }
}

/**
 * Asks the registry for known faults of the packages that are shipped, and says what it answers. Faults are found every
 * day in what was good the day before: a commit that passed its tests does not fail them later for that, but reads it.
 * Not every registry answers (mirrors refuse, and some machines reach none).
 */
export async function sayKnownFaults(): Promise<void> {
  const said = await answer();
  const found = knownFaults(said);
  if (!found) {
    console.log("The registry did not answer: nobody has looked for known faults. `npm audit --omit=dev` asks again.");
    return;
  }
  console.log(`${found.total} known faults in packages that are shipped, ${found.grave} of them grave.`);
  if (found.total > 0) console.log(said);
}

/** npm ends with a failure where it finds something, too. */
const answer = (): Promise<string> =>
  new Promise((resolve) => {
    const args = ["audit", "--omit=dev", "--json", "--fetch-retries=0"];
    execFile("npm", args, { cwd: ROOT, env: environment(), timeout: PATIENCE_MS }, (_, said) => resolve(said));
  });
