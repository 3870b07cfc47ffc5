import { greedily, hooksOf, type Tuning } from "@paravent/bots";
import { type Json, rollout, start } from "@paravent/kernel";
import { Misuse } from "../lib/command-line.ts";
import { labGame } from "../lib/games.ts";
import type { Numbers } from "./evolution.ts";

/** Numbers on trial: one player of that kind against those with other numbers, in every seat of so many deals, at tables of each size. */
export interface TuneTask {
  readonly game: string;
  readonly numbers: Numbers;
  readonly against: Numbers;
  readonly seed: string;
  /** By number of players. */
  readonly deals: Readonly<Record<number, number>>;
  /** One deal in so many is played against those who play otherwise, as others are thought to in rollouts; 0: none. */
  readonly others: number;
}

/** What came of them, by number of players. */
export type Tried = readonly {
  readonly players: number;
  readonly games: number;
  readonly won: number;
  readonly close: number;
}[];

/** Points ahead that count as much again. */
const POINTS = 4;

export function tuningOf(id: string): Tuning {
  labGame(id);
  const tuning = hooksOf(id)?.tuning;
  if (!tuning) throw new Misuse(`${id} has no numbers to tune.`);
  return tuning;
}

export function tryNumbers({ game, numbers, against, seed, deals, others }: TuneTask): Tried {
  const own = tuningOf(game).heuristic(numbers);
  const plain = tuningOf(game).heuristic(against);
  return Object.entries(deals).map(([table, n]) => {
    const players = Number(table);
    const otherwise = others > 0 ? hooksOf(game)?.otherwise?.(players) : null;
    let won = 0;
    let close = 0;
    for (let deal = 0; deal < n; deal++)
      for (let seat = 0; seat < players; seat++) {
        const theirs = otherwise && deal % others === 0 ? otherwise : plain;
        const fought = playOne(game, players, `${seed}/${players}/${deal}`, seat, own, theirs);
        won += fought.won;
        close += fought.close;
      }
    return { players, games: n * players, won, close };
  });
}

type Heuristic = ReturnType<Tuning["heuristic"]>;

/** Victories say little in few games; by how much one is ahead says more. */
function playOne(
  id: string,
  seats: number,
  seed: string,
  seat: number,
  own: Heuristic,
  plain: Heuristic,
): { won: number; close: number } {
  const { game, ending, options } = labGame(id);
  const { state } = start(game, { seats, options: options[0] as Json, seed });
  const mine = greedily(own, `${seed}/own`);
  const theirs = greedily(plain, `${seed}/plain`);
  rollout(game, state, (turn) => (turn.seat === seat ? mine : theirs)(turn));
  const { winners } = game.outcome(state.facts)!;
  const points = ending(game.view(state.facts, "public")).seats.map((one) => one.points);
  const ahead = points[seat]! - Math.max(...points.filter((_, at) => at !== seat));
  return { won: winners.includes(seat) ? 1 / winners.length : 0, close: 1 / (1 + Math.exp(-ahead / POINTS)) };
}
