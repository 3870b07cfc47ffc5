/** npm run tune: finds numbers for a game's heuristic with which a greedy player beats the one there is. */

import { writeFileSync } from "node:fs";
import { Rng, wilson } from "@paravent/kernel";
import { numbersIn } from "./lib/bots.ts";
import { commandLine, list, progress, wholeNumber } from "./lib/command-line.ts";
import { checkPlayers, gameNamed, labGame } from "./lib/games.ts";
import { Threads } from "./lib/threads.ts";
import { Evolution, type Numbers } from "./tune/evolution.ts";
import { type Tried, type TuneTask, tuningOf } from "./tune/play.ts";

/** Games at the end, on deals of their own, for each number of players: in so many parts, one for a thread. */
const PARTS = 32;

commandLine(
  { name: "tune", description: "Finds numbers with which a greedy player beats the greedy player there is." },
  {
    game: { type: "string", default: "", description: "which game; the first of the registry if not given" },
    generations: { type: "string", default: "40", description: "how often 32 sets of numbers are tried" },
    players: { type: "string", default: "", description: "tables they are tried at, with commas; all if not given" },
    games: {
      type: "string",
      default: "60",
      description: "games of one trial at each table, twice as many at the first",
    },
    from: { type: "string", default: "", description: "a file of numbers to go on from, and to play against" },
    others: {
      type: "string",
      default: "0",
      description:
        "one deal in so many is played against those who play otherwise, as others are thought to in rollouts",
    },
    seed: { type: "string", default: "1", description: "the same seed gives the same numbers" },
    out: { type: "string", default: "", description: "file for the numbers; without it only the figures are told" },
  },
  async (args) => {
    const game = gameNamed(args.game);
    const generations = wholeNumber("generations", args.generations, 1, 10_000);
    const { seed } = args;
    const games = wholeNumber("games", args.games, 1, 10_000);
    const others = wholeNumber("others", args.others, 0, 1000);
    const tables = tablesFrom(game, args.players);
    // Two players are met the most, and their games tell the most.
    const deals = Object.fromEntries(tables.map((n, i) => [n, Math.ceil((i === 0 ? 2 * games : games) / n)]));
    const against = { ...tuningOf(game).start, ...(args.from !== "" && numbersIn(args.from)) };
    const threads = new Threads<TuneTask, Tried>(new URL("./tune/worker.ts", import.meta.url));
    const evolution = new Evolution(against, Rng.from(`${seed}/evolution`));
    const bar = progress(generations, "generations");
    for (let n = 0; n < generations; n++) {
      const trials = evolution.next();
      const tried = await threads.run(
        trials.map((numbers) => ({ game, numbers, against, seed: `${seed}/${n}`, deals, others })),
      );
      evolution.learn(tried.map(closeness));
      bar.advance(1);
    }
    bar.stop();
    const numbers = evolution.found();
    const parts = Array.from({ length: PARTS }, (_, n) => ({
      game,
      numbers,
      against,
      seed: `${seed}/judged/${n}`,
      deals,
      others,
    }));
    const figures = inWords((await threads.run(parts)).flat(), tables);
    await threads.close();
    console.log(`${figures}\n${JSON.stringify(numbers, null, 2)}`);
    if (args.out !== "") write(args.out, numbers, figures);
    return 0;
  },
);

function tablesFrom(game: string, named: string): number[] {
  const { min, max } = labGame(game).game.traits.seats;
  const tables = list(named).map((text) => wholeNumber("players", text, 2, 20));
  for (const players of tables) checkPlayers(game, players);
  return tables.length > 0 ? tables : Array.from({ length: max - min + 1 }, (_, i) => min + i);
}

const closeness = (tried: Tried): number =>
  tried.reduce((sum, { close }) => sum + close, 0) / tried.reduce((sum, { games }) => sum + games, 0);

function inWords(tried: Tried, tables: readonly number[]): string {
  return tables
    .map((players) => {
      const there = tried.filter((one) => one.players === players);
      const games = there.reduce((sum, one) => sum + one.games, 0);
      const won = there.reduce((sum, one) => sum + one.won, 0);
      const [low, high] = wilson(won, games).map((share) => (100 * share).toFixed(1));
      return `${players} players: ${((100 * won) / games).toFixed(1)} % (${low} to ${high}) of ${games} games`;
    })
    .join("; ");
}

function write(file: string, numbers: Numbers, figures: string): void {
  const command = `npm run tune -- ${process.argv.slice(2).join(" ")}`;
  writeFileSync(file, `${JSON.stringify({ made: { command, figures }, numbers }, null, 2)}\n`);
}
