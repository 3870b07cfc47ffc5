/** npm run ab: the same deals with two packs or two sets of options, and what that changed. */
import { type Change, changes, isExact } from "./ab/change.ts";
import { bothWays } from "./ab/ways.ts";
import { botsOf } from "./lib/bots.ts";
import { commandLine, list, progress, stopAsked, wholeNumber } from "./lib/command-line.ts";
import { QUEUE } from "./lib/flags.ts";
import { checkPlayers, gameNamed } from "./lib/games.ts";
import { batches } from "./lib/threads.ts";
import { companyFor } from "./queue/players.ts";
import type { Played, SimTask } from "./sim/play.ts";
import { tablesOf } from "./sim/tables.ts";
import { summary } from "./sim/tally.ts";

const BATCH = 20;

/** Deals between two looks at how exact the result is. */
const ROUND = 200;

commandLine(
  {
    name: "ab",
    description: "Plays the same deals with two packs or two sets of options, and says what that changed.",
  },
  {
    game: { type: "string", default: "", description: "which game; the first of the registry if not given" },
    players: { type: "string", default: "4", description: "players at the table" },
    a: { type: "string", default: "", description: "the folder of a content pack; the game's own if not given" },
    b: { type: "string", default: "", description: "the folder of the other; the game's own if not given" },
    options: { type: "string", default: "", description: "configurations with commas, of both" },
    with: { type: "string", default: "", description: "more configurations, of B alone" },
    deals: { type: "string", default: "1000", description: "how many deals at most; each is played twice" },
    precision: {
      type: "string",
      default: "0",
      description: "ends when every interval of a side reaches no farther than so many per cent of an even share",
    },
    seed: { type: "string", default: "1", description: "the same seed gives the same games" },
    bots: { type: "string", default: "casual", description: "names with commas, changing seats" },
    queue: QUEUE,
    json: { type: "boolean", default: false, description: "print one JSON object" },
  },
  async (args) => {
    const game = gameNamed(args.game);
    const players = wholeNumber("players", args.players, 1, 20);
    checkPlayers(game, players);
    const deals = wholeNumber("deals", args.deals, 1);
    const precision = wholeNumber("precision", args.precision, 0, 100) / 100;
    const bots = botsOf(game, list(args.bots));
    const ways = bothWays(game, players, args);

    const bar = progress(2 * deals);
    const played: [Played[], Played[]] = [[], []];
    const task = { game, players, seed: args.seed, tables: tablesOf(bots, players) };
    const sides = (): Change[] => changes(played[0], played[1], ({ side }) => side);
    const company = await companyFor(args.queue);
    const stopping = stopAsked();
    while (played[0].length < deals && !(precision > 0 && played[0].length > 0 && isExact(sides(), precision))) {
      const first = played[0].length;
      const tasks = ways.map((way) =>
        batches(Math.min(ROUND, deals - first), BATCH).map(
          (batch): SimTask => ({ ...task, ...way, games: batch.games, first: first + batch.first }),
        ),
      );
      const done = await company
        .run(tasks.flat(), (some) => bar.advance(some.length), stopping)
        .catch(async (fault) => {
          await company.close();
          throw fault;
        });
      played[0].push(...done.slice(0, tasks[0]!.length).flat());
      played[1].push(...done.slice(tasks[0]!.length).flat());
    }
    await company.close();
    bar.stop();

    const [a, b] = [summary(played[0]), summary(played[1])];
    const seats = changes(played[0], played[1], (_, seat) => `seat ${seat + 1}`);
    const result = { game, players, seed: args.seed, bots, deals: played[0].length, sides: sides(), seats, a, b };
    console.log(args.json ? JSON.stringify(result, null, 2) : inWords(result));
    return 0;
  },
);

interface Trial {
  readonly game: string;
  readonly deals: number;
  readonly sides: readonly Change[];
  readonly seats: readonly Change[];
  readonly a: ReturnType<typeof summary>;
  readonly b: ReturnType<typeof summary>;
}

function inWords({ game, deals, sides, seats, a, b }: Trial): string {
  const both = (of: (one: Trial["a"]) => number): string => `${of(a).toFixed(2)} → ${of(b).toFixed(2)}`;
  const ends = ({ ends: all }: Trial["a"]): string =>
    all.map(({ name, share }) => `${name} ${(100 * share).toFixed(1)} %`).join(", ");
  return [
    `${deals} deals of ${game}, each played with A and with B`,
    `rounds ${both(({ rounds }) => rounds.mean)}; points ${both(({ points }) => points.mean)}; winner ${both(({ winner }) => winner.mean)}`,
    `ends with A: ${ends(a)}`,
    `ends with B: ${ends(b)}`,
    ...table("side", sides),
    ...table("seat", seats),
  ].join("\n");
}

/** In per cent of an even share. */
function table(title: string, all: readonly Change[]): string[] {
  const percent = (n: number): string => (100 * n).toFixed(0);
  const rows = all.map(({ name, deals, before, after, change, low, high }) =>
    [
      name.padEnd(18),
      `${percent(before)} → ${percent(after)}`.padStart(14),
      `${change > 0 ? "+" : ""}${percent(change)} (${percent(low)} to ${percent(high)})`.padStart(22),
      String(deals).padStart(8),
    ].join(""),
  );
  return ["", `${title.padEnd(18)}% of even share    change and 95 %    deals`, ...rows];
}
