/** npm run sim: lets bots play many games and says who wins them. */
import { writeFileSync } from "node:fs";
import { botsOf } from "./lib/bots.ts";
import { commandLine, list, Misuse, progress, stopAsked, wholeNumber } from "./lib/command-line.ts";
import { QUEUE } from "./lib/flags.ts";
import { checkPlayers, configured, gameNamed, gameWith, labGame } from "./lib/games.ts";
import { batches } from "./lib/threads.ts";
import { companyFor } from "./queue/players.ts";
import { eloOf, type Rated } from "./sim/elo.ts";
import type { SimTask } from "./sim/play.ts";
import { tablesOf } from "./sim/tables.ts";
import { type Fared, type Share, type Summary, summary } from "./sim/tally.ts";
import { figuresOf, type Worth, worthOf } from "./sim/worth.ts";

const BATCH = 20;

commandLine(
  { name: "sim", description: "Lets bots play many games and says who wins them." },
  {
    game: { type: "string", default: "", description: "which game; the first of the registry if not given" },
    players: { type: "string", default: "4", description: "players at the table" },
    games: { type: "string", default: "1000", description: "how many games" },
    seed: { type: "string", default: "1", description: "the same seed gives the same games" },
    bots: {
      type: "string",
      default: "greedy",
      description:
        "names with commas, repeated around the table and changing seats; more than seats meet in every order",
    },
    options: { type: "string", default: "", description: "configurations with commas" },
    pack: { type: "string", default: "", description: "the folder of a content pack; the game's own if not given" },
    worth: { type: "boolean", default: false, description: "also what each thing that players take was worth" },
    figures: { type: "string", default: "", description: "writes the figures that the gallery shows into this file" },
    queue: QUEUE,
    json: { type: "boolean", default: false, description: "print one JSON object" },
  },
  async (args) => {
    const players = wholeNumber("players", args.players, 1, 20);
    const games = wholeNumber("games", args.games, 1);
    const game = gameNamed(args.game);
    checkPlayers(game, players);
    const options = configured(game, list(args.options), players);
    const bots = botsOf(game, list(args.bots));
    const tables = tablesOf(bots, players);

    gameWith(game, args.pack);
    if (args.figures && args.pack) throw new Misuse("The gallery shows figures of the pack a game comes with.");

    const begun = performance.now();
    const bar = progress(games);
    const tasks = batches(games, BATCH).map(
      (batch): SimTask => ({ game, players, options, pack: args.pack, seed: args.seed, tables, ...batch }),
    );
    const company = await companyFor(args.queue);
    const stopping = stopAsked();
    const played = await company
      .run(tasks, (done) => bar.advance(done.length), stopping)
      .finally(() => {
        bar.stop();
        return company.close();
      });
    const seconds = (performance.now() - begun) / 1000;
    const all = played.flat();
    const { taking } = labGame(game);
    if ((args.worth || args.figures) && !taking) throw new Misuse(`Nothing is taken in ${game}.`);
    const worth = args.worth && taking ? { worth: worthOf(taking, all) } : {};
    const elo = eloOf(all);
    const result = { game, players, seed: args.seed, table: bots, seconds, ...summary(all), elo, ...worth };
    console.log(args.json ? JSON.stringify(result, null, 2) : inWords(result));
    if (args.figures && taking)
      writeFileSync(
        args.figures,
        `${JSON.stringify(figuresOf(taking, all, { bots: bots.join(", "), players, seed: args.seed }), null, 2)}\n`,
      );
    return 0;
  },
);

function inWords(
  result: Summary & { game: string; seconds: number; elo: readonly Rated[]; worth?: readonly Worth[] },
): string {
  const { games, game, seconds, points, answers, rounds, lengths, ends, winner, margin, leads, comeback } = result;
  const range = ({ mean, min, max }: Summary["points"]): string => `${mean.toFixed(1)} (${min} to ${max})`;
  return [
    `${games} games of ${game} in ${seconds.toFixed(1)} s (${((60 * games) / seconds).toFixed(0)} games a minute)`,
    `points ${range(points)}; rounds ${range(rounds)}; answers ${range(answers)}`,
    `winner ${range(winner)}; ahead of the second by ${range(margin)}`,
    ...(leads && comeback ? [`lead changes ${range(leads)}; the winner behind by ${range(comeback)}`] : []),
    `length: ${shares(lengths)}`,
    `ends: ${shares(ends)}`,
    ...unasked(result.unasked),
    table("bot", result.bots),
    ...parts(result.bots),
    ...eloTable(result.elo),
    table("side", result.sides),
    table("seat", result.seats),
    ...(result.worth ? [worthTable(result.worth)] : []),
  ].join("\n");
}

/** Per cent of an even share that those won who had taken a thing; what nobody took stands at the end of its list. */
function worthTable(worth: readonly Worth[]): string {
  const share = (n: number): string => (100 * n).toFixed(0);
  const rows = worth
    .toSorted((a, b) => (a.list < b.list ? -1 : a.list > b.list ? 1 : (b.won?.share ?? -1) - (a.won?.share ?? -1)))
    .map(({ list, id, taken, won }) =>
      [
        `${list} ${id}`.padEnd(40),
        percent(taken).padStart(8),
        won ? `${share(won.share)} (${share(won.low)} to ${share(won.high)})`.padStart(20) : "never taken".padStart(20),
      ].join(""),
    );
  return ["", `${"taken".padEnd(40)}in games  % of an even share`, ...rows].join("\n");
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const shares = (all: readonly Share[]): string => all.map(({ name, share }) => `${name} ${percent(share)}`).join(", ");

function unasked(acts: Summary["unasked"]): string[] {
  const told = Object.entries(acts).map(([act, n]) => `${act} ${n.toFixed(2)}`);
  return told.length === 0 ? [] : [`unasked, in a game: ${told.join(", ")}`];
}

/** What the points of each bot are made of. */
function parts(bots: readonly Fared[]): string[] {
  if (Object.keys(bots[0]!.parts).length === 0) return [];
  const told = bots.map(({ name, parts }) => {
    const means = Object.entries(parts).map(([part, mean]) => `${part} ${mean.toFixed(1)}`);
    return `${name.padEnd(16)}  ${means.join(", ")}`;
  });
  return ["", ...told];
}

/** The strongest first; beside each, what part it won of the games that it or the other won. */
function eloTable(rated: readonly Rated[]): string[] {
  if (rated.length === 0) return [];
  const rows = rated.map(({ bot, rating, low, high, against }) => {
    const shares = rated.map((other) => against.find((met) => met.bot === other.bot));
    return [
      bot.padEnd(16),
      rating.toFixed(0).padStart(8),
      `${low.toFixed(0)} to ${high.toFixed(0)}`.padStart(20),
      ...shares.map((met) => (met && met.games > 0 ? percent(met.share) : "").padStart(10)),
    ].join("");
  });
  const head = `${"bot".padEnd(16)}     Elo   95 % confidence`.padEnd(44);
  return ["", `${head}${rated.map(({ bot }) => bot.slice(0, 9).padStart(10)).join("")}`, ...rows];
}

function table(title: string, groups: readonly Fared[]): string {
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
