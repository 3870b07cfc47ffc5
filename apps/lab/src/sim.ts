/** npm run sim: lets bots play many games and says who wins them. */
import { isLevel, LEVELS } from "@paravent/bots";
import { commandLine, list, Misuse, progress, wholeNumber } from "./command-line.ts";
import { batches, crew } from "./crew.ts";
import { checkConfigurations, checkPlayers } from "./games.ts";
import type { Played, SimTask } from "./sim/play.ts";
import { type Fared, type Summary, summary } from "./sim/tally.ts";

const BATCH = 20;

commandLine(
  { name: "sim", description: "Lets bots play many games and says who wins them." },
  {
    game: { type: "string", default: "diktat", description: "which game" },
    players: { type: "string", default: "4", description: "players at the table" },
    games: { type: "string", default: "1000", description: "how many games" },
    seed: { type: "string", default: "1", description: "the same seed gives the same games" },
    bots: {
      type: "string",
      default: "greedy",
      description: `levels (${LEVELS.join(", ")}) with commas, repeated around the table; they change seats every game`,
    },
    options: { type: "string", default: "", description: "configurations with commas" },
    json: { type: "boolean", default: false, description: "print one JSON object" },
  },
  async (args) => {
    const players = wholeNumber("players", args.players, 1, 20);
    const games = wholeNumber("games", args.games, 1);
    checkPlayers(args.game, players);
    checkConfigurations(args.game, list(args.options));
    const bots = botsOf(list(args.bots), players);

    const begun = performance.now();
    const bar = progress(games);
    const tasks = batches(games, BATCH).map(
      (batch): SimTask => ({ game: args.game, players, seed: args.seed, bots, ...batch }),
    );
    const played = await crew<SimTask, Played[]>(new URL("./sim/worker.ts", import.meta.url), tasks, (done) =>
      bar.advance(done.length),
    );
    bar.stop();
    const seconds = (performance.now() - begun) / 1000;
    const result = { game: args.game, players, seed: args.seed, table: bots, seconds, ...summary(played.flat()) };
    console.log(args.json ? JSON.stringify(result, null, 2) : inWords(result));
    return 0;
  },
);

function botsOf(levels: readonly string[], players: number): string[] {
  if (levels.length === 0 || levels.length > players)
    throw new Misuse(`--bots names 1 to ${players} levels for ${players} players.`);
  const unknown = levels.find((level) => !isLevel(level));
  if (unknown) throw new Misuse(`There is no bot "${unknown}"; there are: ${LEVELS.join(", ")}.`);
  return Array.from({ length: players }, (_, seat) => levels[seat % levels.length]!);
}

function inWords(result: Summary & { game: string; seconds: number }): string {
  const { games, game, seconds, points, answers, rounds } = result;
  const range = ({ mean, min, max }: Summary["points"]): string => `${mean.toFixed(1)} (${min} to ${max})`;
  return [
    `${games} games of ${game} in ${seconds.toFixed(1)} s (${(games / seconds).toFixed(0)} games/s)`,
    `points ${range(points)}; rounds ${range(rounds)}; answers ${range(answers)}`,
    table("bot", result.bots),
    table("side", result.sides),
    table("seat", result.seats),
  ].join("\n");
}

function table(title: string, groups: readonly Fared[]): string {
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  const rows = groups.map(({ name, played, winRate, low, high, meanPoints }) =>
    [
      name.padEnd(16),
      percent(winRate).padStart(8),
      `${percent(low)} to ${percent(high)}`.padStart(20),
      meanPoints.toFixed(2).padStart(8),
      String(played).padStart(8),
    ].join(""),
  );
  return ["", `${title.padEnd(16)}    wins   95 % confidence     points  played`, ...rows].join("\n");
}
