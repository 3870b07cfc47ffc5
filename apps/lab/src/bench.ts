/** npm run bench: how fast engine, server and client are and what the client weighs, each beside a yardstick measured in the same run. */
import { benchDurable, benchFullHouse, benchIdleTable, benchResume } from "@paravent/server";
import { benchWeb, WEB_FIGURES } from "@paravent/web/bench";
import { benchClone, benchPlayout, benchView } from "./bench/engine.ts";
import { benchGrowth } from "./bench/growth.ts";
import { benchLab } from "./bench/lab.ts";
import { benchInside, benchLoad } from "./bench/load.ts";
import type { Result } from "./bench/measure.ts";
import { benchRollouts } from "./bench/rollouts.ts";
import { commandLine, Misuse } from "./lib/command-line.ts";
import { gameIds, gameNamed, labGame } from "./lib/games.ts";

/** What is measured, by its figures' names, or what they begin with. */
type Bench = readonly [names: string, measure: () => Promise<Result | Result[]> | Result | null];

commandLine(
  { name: "bench", description: "Measures engine, server and client, each beside a yardstick of the same run." },
  {
    game: { type: "string", default: "", description: "one game alone; if not given all, the first in full" },
    only: {
      type: "string",
      default: "",
      description:
        "only figures that begin so; server/lists and server/start, with 100,000 games, are measured only then and take minutes",
    },
    json: { type: "boolean", default: false, description: "print one JSON object" },
  },
  async (args) => {
    const results: Result[] = [];
    const whole = gameNamed(args.game);
    const played = args.game ? [whole] : gameIds();
    const benches: Bench[] = [
      ...played.map((id): Bench => [`${id}/playout`, () => benchPlayout(id)]),
      ...played.map((id): Bench => [`bots/rollouts/${id}`, () => benchRollouts(id)]),
      ...played.map((id): Bench => [`lab/${id}`, () => benchLab(id)]),
      [`${whole}/clone`, () => benchClone(whole)],
      [`${whole}/view`, () => benchView(whole)],
      [`${whole}/growth`, () => benchGrowth(whole)],
      ["server/durable", benchDurable],
      ["server/idleTable", () => benchIdleTable(labGame(whole).game)],
      ["server/resume", () => benchResume(labGame(whole).game)],
      ["server/load", () => benchLoad(whole)],
      ["server/inside", () => benchInside(whole)],
      ...WEB_FIGURES.map((names): Bench => [names, () => benchWeb(names, played)]),
    ];
    // Takes minutes: to be asked for.
    const long: Bench = ["server/lists server/start", () => benchFullHouse(labGame(whole).game)];
    const { only } = args;
    const isAsked = ([names]: Bench) =>
      names.split(" ").some((name) => name.startsWith(only) || only.startsWith(`${name}/`));
    const chosen = only ? [...benches, long].filter(isAsked) : benches;
    if (chosen.length === 0) throw new Misuse(`There is no figure that begins with "${only}".`);
    for (const [, bench] of chosen) {
      // Some are measured with others that nobody has asked for.
      const measured = [(await bench()) ?? []].flat().filter(({ name }) => name.startsWith(only));
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
