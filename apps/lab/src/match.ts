/** npm run match: one bot against others, on paired deals and in every seat, and how sure one can be of the result. */
import { wilson } from "@paravent/kernel";
import { checkBot } from "./lib/bots.ts";
import { commandLine, list, progress, wholeNumber } from "./lib/command-line.ts";
import { checkPlayers, configured, gameNamed } from "./lib/games.ts";
import { batches, onThreads } from "./lib/threads.ts";
import type { Fought, MatchTask } from "./match/play.ts";

commandLine(
  { name: "match", description: "One bot against others: paired deals, every seat in turn, an interval of 95 %." },
  {
    game: { type: "string", default: "", description: "which game; the first of the registry if not given" },
    players: { type: "string", default: "2", description: "players at the table" },
    games: { type: "string", default: "100", description: "how many games; rounded up to whole deals" },
    bot: {
      type: "string",
      default: "master",
      description: "the bot that is measured: a level, or an effort (96/12/1)",
    },
    against: { type: "string", default: "casual", description: "the bot in all other seats" },
    weights: { type: "string", default: "", description: "a file by which a measured effort judges" },
    numbers: { type: "string", default: "", description: "a file of npm run tune by which a measured effort plays" },
    options: { type: "string", default: "", description: "configurations with commas" },
    seed: { type: "string", default: "1", description: "the same seed gives the same games" },
    json: { type: "boolean", default: false, description: "print one JSON object" },
  },
  async (args) => {
    const game = gameNamed(args.game);
    const players = wholeNumber("players", args.players, 2, 20);
    checkPlayers(game, players);
    const deals = Math.ceil(wholeNumber("games", args.games, 1) / players);
    const options = configured(game, list(args.options), players);
    for (const name of [args.bot, args.against]) checkBot(game, name);
    const bar = progress(deals * players);
    const { bot, against, seed } = args;
    const learned = { weights: args.weights, numbers: args.numbers };
    const tasks = batches(deals * players, players).map(
      (batch): MatchTask => ({ game, players, options, seed, bot, against, learned, ...batch }),
    );
    const fought = await onThreads<MatchTask, Fought[]>(new URL("./match/worker.ts", import.meta.url), tasks, (done) =>
      bar.advance(done.length),
    );
    bar.stop();
    const result = { game, players, options, seed, bot, against, ...measured(fought.flat(), players) };
    console.log(args.json ? JSON.stringify(result, null, 2) : inWords(result));
    return 0;
  },
);

interface Measured {
  readonly games: number;
  readonly winRate: number;
  readonly low: number;
  readonly high: number;
  /** Of an even share. */
  readonly fair: number;
  readonly points: number;
  readonly rival: number;
  readonly decisions: number;
  readonly msEach: number;
  readonly rolloutsEach: number;
}

function measured(games: readonly Fought[], players: number): Measured {
  const sum = (of: (game: Fought) => number): number => games.reduce((total, game) => total + of(game), 0);
  const won = sum((game) => game.won);
  const [low, high] = wilson(won, games.length);
  const decisions = sum((game) => game.decisions);
  return {
    games: games.length,
    winRate: won / games.length,
    low,
    high,
    fair: 1 / players,
    points: sum(({ points }) => points) / games.length,
    rival: sum(({ rival }) => rival) / games.length,
    decisions: decisions / games.length,
    msEach: sum(({ ms }) => ms) / decisions,
    rolloutsEach: sum(({ rollouts }) => rollouts) / decisions,
  };
}

function inWords(result: Measured & { game: string; players: number; bot: string; against: string }): string {
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  const { game, players, bot, against, games, winRate, low, high, fair, points, rival } = result;
  return [
    `${game}, ${players} players: ${bot} against ${against} wins ${percent(winRate)} of ${games} games`,
    `95 % confidence ${percent(low)} to ${percent(high)}; an even share is ${percent(fair)}`,
    `points ${points.toFixed(1)}, the best of the others ${rival.toFixed(1)}`,
    `${result.decisions.toFixed(0)} decisions a game, each ${result.msEach.toFixed(1)} ms and ${result.rolloutsEach.toFixed(0)} rollouts`,
  ].join("\n");
}
