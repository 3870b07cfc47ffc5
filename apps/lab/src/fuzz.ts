/** npm run fuzz: plays random games and checks on each what must hold of every game. */
import type { Json } from "@paravent/kernel";
import { describeViolation } from "@paravent/testkit";
import { commandLine, list, progress, wholeNumber } from "./command-line.ts";
import { batches, crew } from "./crew.ts";
import { type Fuzzed, type FuzzTask, playAgain } from "./fuzz/play.ts";
import { checkPlayers, configured, labGame } from "./games.ts";

const BATCH = 10;

/** Told one by one; one fault of the rules breaks many games. */
const MOST = 20;

commandLine(
  { name: "fuzz", description: "Plays random games and checks the laws on each; a violation makes the exit code 1." },
  {
    game: { type: "string", default: "diktat", description: "which game" },
    games: { type: "string", default: "2000", description: "how many games" },
    players: { type: "string", default: "", description: "players at the table; all numbers in turn if not given" },
    options: { type: "string", default: "", description: "configurations with commas" },
    seed: { type: "string", default: "1", description: "the same seed gives the same games" },
    every: { type: "string", default: "150", description: "costly laws look at one moment in so many" },
    again: { type: "string", default: "", description: "play only the game with this seed, as a violation names it" },
    json: { type: "boolean", default: false, description: "print one JSON object" },
  },
  async (args) => {
    const players = playersOf(args.game, args.players);
    const options = optionsOf(args.game, list(args.options), players);
    const every = wholeNumber("every", args.every, 1, 1000);
    const begun = performance.now();
    const report = args.again
      ? joined(again(args.game, players, options, args.again))
      : await fuzz(args.game, wholeNumber("games", args.games, 1), players, options, args.seed, every);
    const seconds = (performance.now() - begun) / 1000;

    if (args.json) console.log(JSON.stringify({ game: args.game, seconds, ...report }, null, 2));
    else {
      for (const violation of report.violations) console.log(describeViolation(violation));
      console.log(
        `${report.games} games, ${report.inputs} inputs, ${report.violations.length} violations in ${seconds.toFixed(1)} s`,
      );
      if (report.neverMet.length > 0) console.log(`Not met in any game: ${report.neverMet.join(", ")}`);
    }
    return report.violations.length === 0 ? 0 : 1;
  },
);

function playersOf(game: string, text: string): number[] {
  const { min, max } = labGame(game).game.traits.seats;
  if (text === "") return Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const players = wholeNumber("players", text, 1, 20);
  checkPlayers(game, players);
  return [players];
}

/** The sets of options to play with: what was asked for, with each that leads through questions of its own. */
function optionsOf(game: string, names: readonly string[], players: readonly number[]): Json[] {
  for (const n of players) configured(game, names, n);
  return labGame(game).options.map((options) => ({ ...options, ...configured(game, names, players[0]!) }));
}

async function fuzz(
  game: string,
  games: number,
  players: number[],
  options: readonly Json[],
  seed: string,
  every: number,
): Promise<Fuzzed> {
  const bar = progress(games);
  const tasks = batches(games, BATCH).map(
    (batch, i): FuzzTask => ({
      game,
      players,
      games: batch.games,
      seed: `${seed}/${i}`,
      options: options[i % options.length]!,
      every,
    }),
  );
  const done = await crew<FuzzTask, Fuzzed>(new URL("./fuzz/worker.ts", import.meta.url), tasks, (batch) =>
    bar.advance(batch.games),
  );
  bar.stop();
  return joined(done);
}

/** The game of a seed, with every number of players and every set of options it may have been played with. */
function again(game: string, players: readonly number[], options: readonly Json[], seed: string): Fuzzed[] {
  return players.flatMap((seats) => options.map((one) => playAgain(game, { seats, options: one, seed })));
}

function joined(parts: readonly Fuzzed[]): Fuzzed {
  const sum = (count: (part: Fuzzed) => number): number => parts.reduce((total, part) => total + count(part), 0);
  return {
    games: sum(({ games }) => games),
    inputs: sum(({ inputs }) => inputs),
    violations: parts.flatMap(({ violations }) => violations).slice(0, MOST),
    neverMet: parts[0]!.neverMet.filter((name) => parts.every(({ neverMet }) => neverMet.includes(name))),
  };
}
