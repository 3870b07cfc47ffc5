/** npm run bench: how fast the engine and the server are, each beside a yardstick measured in the same run. */
import { benchDurable, benchIdleTable } from "@paravent/server";
import { benchClone, benchPlayout, benchView } from "./bench/engine.ts";
import { benchGrowth } from "./bench/growth.ts";
import type { Result } from "./bench/measure.ts";
import { commandLine } from "./command-line.ts";

commandLine(
  { name: "bench", description: "Measures the engine and the server, each beside a yardstick of the same run." },
  { json: { type: "boolean", default: false, description: "print one JSON object" } },
  async (args) => {
    const results: Result[] = [];
    const playouts = [() => benchPlayout("diktat"), () => benchPlayout("dclight")];
    for (const bench of [...playouts, benchClone, benchView, benchGrowth, benchDurable, benchIdleTable]) {
      const result = await bench();
      results.push(result);
      if (!args.json) console.log(inWords(result));
    }
    if (args.json) console.log(JSON.stringify({ results }, null, 2));
    return 0;
  },
);

function inWords({ name, value, unit, against, ratio }: Result): string {
  const measured = `${figure(value)} ${unit}`.padStart(20);
  return `${name.padEnd(18)}${measured}   ${figure(ratio)} × ${against} (${figure(value / ratio)} ${unit})`;
}

/** Three digits that mean something. */
function figure(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString("en") : value.toPrecision(3);
}
