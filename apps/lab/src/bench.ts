/** npm run bench: how fast engine, server and client are and what the client weighs, each beside a yardstick measured in the same run. */
import { benchDurable, benchIdleTable, benchResume } from "@paravent/server";
import { benchWeb } from "@paravent/web/bench";
import { benchClone, benchPlayout, benchView } from "./bench/engine.ts";
import { benchGrowth } from "./bench/growth.ts";
import { benchLoad } from "./bench/load.ts";
import type { Result } from "./bench/measure.ts";
import { benchRollouts } from "./bench/rollouts.ts";
import { commandLine } from "./lib/command-line.ts";
import { gameIds, gameNamed, labGame } from "./lib/games.ts";

commandLine(
  { name: "bench", description: "Measures engine, server and client, each beside a yardstick of the same run." },
  {
    game: { type: "string", default: "", description: "one game alone; if not given all, the first in full" },
    json: { type: "boolean", default: false, description: "print one JSON object" },
  },
  async (args) => {
    const results: Result[] = [];
    const whole = gameNamed(args.game);
    const played = args.game ? [whole] : gameIds();
    const benches: (() => Promise<Result | Result[]> | Result | null)[] = [
      ...played.map((id) => () => benchPlayout(id)),
      ...played.map((id) => () => benchRollouts(id)),
      ...[benchClone, benchView, benchGrowth].map((bench) => () => bench(whole)),
      benchDurable,
      () => benchIdleTable(labGame(whole).game),
      () => benchResume(labGame(whole).game),
      () => benchLoad(whole),
      () => benchWeb(played),
    ];
    for (const bench of benches) {
      const measured = [(await bench()) ?? []].flat();
      results.push(...measured);
      if (!args.json) for (const result of measured) console.log(inWords(result));
    }
    if (args.json) console.log(JSON.stringify({ results }, null, 2));
    return 0;
  },
);

function inWords({ name, value, unit, against, ratio }: Result): string {
  const measured = `${figure(value)} ${unit}`.padStart(20);
  return `${name.padEnd(24)}${measured}   ${figure(ratio)} × ${against} (${figure(value / ratio)} ${unit})`;
}

/** Rounded to three significant digits. */
function figure(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString("en") : value.toPrecision(3);
}
