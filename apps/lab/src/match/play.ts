import { type Bot, playBots } from "@paravent/bots";
import { type Json, Rng, start } from "@paravent/kernel";
import { AS_LEARNED, botNamed, type Learned } from "../lib/bots.ts";
import { labGame } from "../lib/games.ts";

/** Some games of a match: those numbered from `first` on. */
export interface MatchTask {
  readonly game: string;
  readonly players: number;
  readonly options: Json;
  readonly seed: string;
  /** The bot that is measured, alone at its table; and those in all other seats. */
  readonly bot: string;
  readonly against: string;
  /** Files by which the bot that is measured plays, where it is named by its effort. */
  readonly learned: Learned;
  readonly first: number;
  readonly games: number;
}

/** What is kept of one game. */
export interface Fought {
  /** 1 for a victory, a part of it for a shared one. */
  readonly won: number;
  readonly points: number;
  /** Of the best of the others. */
  readonly rival: number;
  /** Of the bot that is measured: decisions with a choice, milliseconds and rollouts for all of them. */
  readonly decisions: number;
  readonly ms: number;
  readonly rollouts: number;
}

export const playMatch = (task: MatchTask): Fought[] =>
  Array.from({ length: task.games }, (_, i) => fight(task, task.first + i));

/** As many games as seats share a deal: in each the bot sits elsewhere. */
function fight({ game: id, players, options, seed, bot, against, learned }: MatchTask, n: number): Fought {
  const { game, ending } = labGame(id);
  const seat = n % players;
  const deal = Math.floor(n / players);
  const { state } = start(game, { seats: players, options, seed: `${seed}/${deal}` });
  const spent = { decisions: 0, ms: 0, rollouts: 0 };
  const bots = Array.from({ length: players }, (_, at) =>
    at === seat ? timed(id, bot, learned, spent) : botNamed(id, against, AS_LEARNED),
  );
  playBots(game, state, bots, Rng.from(`${seed}/${deal}/bots`));
  const { winners } = game.outcome(state.facts)!;
  const points = ending(game.view(state.facts, "public")).seats.map((one) => one.points);
  return {
    won: winners.includes(seat) ? 1 / winners.length : 0,
    points: points[seat]!,
    rival: Math.max(...points.filter((_, at) => at !== seat)),
    ...spent,
  };
}

function timed(
  id: string,
  name: string,
  learned: Learned,
  spent: { decisions: number; ms: number; rollouts: number },
): Bot {
  const bot = botNamed(id, name, learned, {
    considered({ rollouts }) {
      if (rollouts > 0) spent.decisions++;
      spent.rollouts += rollouts;
    },
  });
  return {
    ...bot,
    choose(view, question, rng, imagined) {
      const begun = performance.now();
      if (!bot.looksAhead) spent.decisions++;
      const answer = bot.choose(view, question, rng, imagined);
      spent.ms += performance.now() - begun;
      return answer;
    },
  };
}
