/** npm run train: lets bots play many games and learns from them what a position is worth. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { encoded, train, type Weights } from "@paravent/bots";
import { type Json, Rng } from "@paravent/kernel";
import { checkBot, type Learned } from "./lib/bots.ts";
import { commandLine, list, progress, wholeNumber } from "./lib/command-line.ts";
import { gameNamed, labGame } from "./lib/games.ts";
import { batches, onThreads } from "./lib/threads.ts";
import { type Kept, type Lesson, type SelfPlayTask, searched } from "./train/self-play.ts";

/** Searchers take their time: small batches keep all threads busy to the end. */
const BATCH = { greedy: 40, others: 4 };

commandLine(
  { name: "train", description: "Lets bots play many games and learns from them what a position is worth." },
  {
    game: { type: "string", default: "", description: "which game; the first of the registry if not given" },
    games: { type: "string", default: "6000", description: "how many games, over all numbers of players and options" },
    seed: { type: "string", default: "1", description: "the same seed gives the same weights" },
    by: { type: "string", default: "greedy", description: "who plays them: greedy, a level, or an effort (16/6/1)" },
    from: { type: "string", default: "", description: "a file of weights to go on from" },
    weights: { type: "string", default: "", description: "a file by which an effort judges" },
    numbers: { type: "string", default: "", description: "a file of npm run tune by which they play" },
    others: { type: "string", default: "0", description: "one seat in so many plays otherwise; 0: none does" },
    players: { type: "string", default: "", description: "tables they play at, with commas (2,2,4); all if not given" },
    strays: { type: "string", default: "16", description: "one answer in so many is drawn by lot" },
    habits: { type: "boolean", default: false, description: "learns by what one tells who plays otherwise, instead" },
    hidden: { type: "string", default: "32", description: "size of the hidden layer" },
    epochs: { type: "string", default: "8", description: "how often every position is learned from" },
    keep: {
      type: "string",
      default: "",
      description: "keeps the positions in this folder, for apps/lab/src/train/learn.py, instead of learning from them",
    },
    out: { type: "string", default: "", description: "file for the weights; without it only the figures are told" },
  },
  async (args) => {
    const game = gameNamed(args.game);
    searched(game);
    checkBot(game, args.by);
    const games = wholeNumber("games", args.games, 8);
    const training = {
      hidden: wholeNumber("hidden", args.hidden, 0, 512),
      epochs: wholeNumber("epochs", args.epochs, 1, 1000),
      ...(args.from && { from: JSON.parse(readFileSync(args.from, "utf8")) as Weights }),
    };
    const begun = performance.now();
    const tasks = selfPlayOf(game, games, args);
    if (args.keep !== "") {
      const kept = await keep(args.keep, tasks);
      console.log(`${kept} positions kept in ${args.keep}`);
      return 0;
    }
    const lessons = await play(tasks);
    const played = performance.now();
    const { network, loss, even, right } = train(lessons, training, Rng.from(`${args.seed}/training`));
    const seconds = (from: number, to: number): string => `${((to - from) / 1000).toFixed(0)} s`;
    const figures =
      `${lessons.length} positions in ${seconds(begun, played)}, learned in ${seconds(played, performance.now())}; ` +
      `of those kept apart: loss ${loss.toFixed(4)} (even ${even.toFixed(4)}), winner named in ${(100 * right).toFixed(1)} %`;
    console.log(figures);
    if (args.out === "") return 0;
    const command = `npm run train -- ${process.argv.slice(2).join(" ")}`;
    const { inputs, hidden, numbers } = network;
    const weights: Weights = { made: { command, figures }, inputs, hidden, numbers: encoded(numbers) };
    writeFileSync(args.out, `${JSON.stringify(weights, null, 2)}\n`);
    return 0;
  },
);

interface Wanted extends Learned {
  readonly seed: string;
  readonly by: string;
  readonly others: string;
  readonly players: string;
  readonly strays: string;
  readonly habits: boolean;
}

type Task = SelfPlayTask & { readonly habits: boolean };

function selfPlayOf(game: string, games: number, { seed, by, weights, numbers, habits, ...args }: Wanted): Task[] {
  const tables = mixture(game, list(args.players));
  const others = wholeNumber("others", args.others, 0);
  const strays = wholeNumber("strays", args.strays, 1);
  const size = by === "greedy" ? BATCH.greedy : BATCH.others;
  return batches(games, size).map((batch) => ({
    game,
    tables,
    seed,
    by,
    others,
    strays,
    habits,
    learned: { weights, numbers },
    ...batch,
  }));
}

async function play(tasks: readonly Task[]): Promise<Lesson[]> {
  return (await onWorkers<Task, Lesson[]>(tasks)).flat();
}

/** As many as were kept. */
async function keep(folder: string, tasks: readonly Task[]): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const { game, tables } = tasks[0]!;
  // One for each seat, and one for nobody.
  const rows = Math.max(...tables.map(({ players }) => players)) + 1;
  const keeping = tasks.map((task) => ({ ...task, folder, rows }));
  const kept = await onWorkers<Task & Kept, { positions: number; inputs: number }>(keeping);
  const command = `npm run train -- ${process.argv.slice(2).join(" ")}`;
  const { inputs } = kept[0]!;
  writeFileSync(join(folder, "about.json"), `${JSON.stringify({ game, rows, inputs, command })}\n`);
  return kept.reduce((sum, { positions }) => sum + positions, 0);
}

async function onWorkers<T extends Task, Done>(tasks: readonly T[]): Promise<Done[]> {
  const bar = progress(tasks.reduce((sum, task) => sum + task.games, 0));
  const size = tasks[0]!.games;
  const module = new URL("./train/worker.ts", import.meta.url);
  return onThreads<T, Done>(module, tasks, () => bar.advance(size)).finally(() => bar.stop());
}

/**
 * Every number of players, or those named, with every configuration they can play; the game without any comes as often as
 * all of those.
 */
function mixture(id: string, named: readonly string[]): SelfPlayTask["tables"] {
  const { game, configurations, options } = labGame(id);
  const { min, max } = game.traits.seats;
  const all = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const counts = named.length === 0 ? all : named.map((n) => wholeNumber("players", n, min, max));
  const plain = counts.flatMap((players) =>
    options.map((one): { players: number; options: Json } => ({ players, options: one })),
  );
  const special = counts.flatMap((players) =>
    Object.values(configurations).flatMap((one) =>
      game.readOptions(one, players).ok ? [{ players, options: one }] : [],
    ),
  );
  const repeats = Math.max(1, Math.round(special.length / plain.length));
  return [...Array.from({ length: repeats }, () => plain).flat(), ...special];
}
