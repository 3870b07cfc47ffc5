/** npm run fuzz: plays random games and checks on each what must hold of every game; or attacks a running server. */
import type { Json } from "@paravent/kernel";
import { describeViolation, LAW_NAMES, type LawName } from "@paravent/testkit";
import { type Fuzzed, type FuzzTask, playAgain } from "./fuzz/play.ts";
import { attackServer } from "./fuzz/protocol/run.ts";
import { commandLine, list, Misuse, progress, wholeNumber } from "./lib/command-line.ts";
import { checkPlayers, configured, gameIds, gameNamed, labGame } from "./lib/games.ts";
import { batches, onThreads } from "./lib/threads.ts";

const BATCH = 10;

/** So many violations are listed; one fault of the rules breaks many games. */
const MOST = 20;

commandLine(
  {
    name: "fuzz",
    description: "Plays random games under the laws, or attacks a server of its own; a fault makes the exit code 1.",
  },
  {
    target: { type: "string", default: "games", description: "games, or protocol: hostile frames and requests" },
    frames: { type: "string", default: "100000", description: "protocol: how many frames and requests" },
    game: { type: "string", default: "", description: "which game; the first of the registry if not given" },
    games: { type: "string", default: "2000", description: "how many games" },
    players: { type: "string", default: "", description: "players at the table; all numbers in turn if not given" },
    options: { type: "string", default: "", description: "configurations with commas" },
    seed: { type: "string", default: "1", description: "the same seed gives the same games" },
    every: { type: "string", default: "150", description: "costly laws look at one moment in so many" },
    laws: { type: "string", default: "", description: "laws with commas; all of them if not given" },
    again: { type: "string", default: "", description: "play only the game with this seed, as a violation names it" },
    json: { type: "boolean", default: false, description: "print one JSON object" },
  },
  async (args) => {
    if (args.target === "protocol")
      return attack(wholeNumber("frames", args.frames, 1, 100_000_000), args.seed, args.json);
    if (args.target !== "games") throw new Misuse(`--target is games or protocol, not "${args.target}".`);
    const game = gameNamed(args.game);
    const players = playersOf(game, args.players);
    const options = optionsOf(game, list(args.options), players);
    const every = wholeNumber("every", args.every, 1, 1000);
    const begun = performance.now();
    const report = args.again
      ? joined(again(game, players, options, args.again))
      : await fuzz(game, wholeNumber("games", args.games, 1), players, options, args.seed, {
          every,
          laws: lawsOf(list(args.laws)),
        });
    const seconds = (performance.now() - begun) / 1000;

    if (args.json) console.log(JSON.stringify({ game, seconds, ...report }, null, 2));
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

async function attack(messages: number, seed: string, json: boolean): Promise<number> {
  const bar = progress(messages, "frames and requests");
  const begun = performance.now();
  const attacked = await attackServer(gameIds(), messages, seed, bar.advance);
  bar.stop();
  const seconds = (performance.now() - begun) / 1000;
  if (json) console.log(JSON.stringify({ ...attacked, seconds }, null, 2));
  else {
    for (const fault of attacked.faults) console.log(fault);
    const { frames, requests, hungUp, memory, faults } = attacked;
    const [early, late] = [memory.early, memory.late].map((bytes) => (bytes / 1e6).toFixed(1));
    console.log(
      `${frames} frames and ${requests} requests, ${hungUp} lines cut off, memory ${early} to ${late} MB, ` +
        `${faults.length} faults in ${seconds.toFixed(1)} s`,
    );
  }
  return attacked.faults.length === 0 ? 0 : 1;
}

function playersOf(game: string, text: string): number[] {
  const { min, max } = labGame(game).game.traits.seats;
  if (text === "") return Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const players = wholeNumber("players", text, 1, 20);
  checkPlayers(game, players);
  return [players];
}

function lawsOf(names: readonly string[]): readonly LawName[] {
  const isLaw = (name: string): name is LawName => LAW_NAMES.some((law) => law === name);
  const unknown = names.find((name) => !isLaw(name));
  if (unknown) throw new Misuse(`There is no law "${unknown}"; there are: ${LAW_NAMES.join(", ")}.`);
  return names.length === 0 ? LAW_NAMES : names.filter(isLaw);
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
  checks: Pick<FuzzTask, "every" | "laws">,
): Promise<Fuzzed> {
  const bar = progress(games);
  const tasks = batches(games, BATCH).map(
    (batch, i): FuzzTask => ({
      game,
      players,
      games: batch.games,
      seed: `${seed}/${i}`,
      options: options[i % options.length]!,
      ...checks,
    }),
  );
  const done = await onThreads<FuzzTask, Fuzzed>(new URL("./fuzz/worker.ts", import.meta.url), tasks, (batch) =>
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
