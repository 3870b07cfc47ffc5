import { wilson } from "@paravent/kernel";
import { comebackIn, leadsIn } from "./course.ts";
import type { Played } from "./play.ts";

/** How one group (a seat, a side, a kind of bot) fared. */
export interface Fared {
  readonly name: string;
  /** Seats played by this group. */
  readonly played: number;
  readonly winRate: number;
  /** Between these two the true rate lies, with 95 % confidence. */
  readonly low: number;
  readonly high: number;
  readonly meanPoints: number;
  /** The mean of each part of the points. */
  readonly parts: Readonly<Record<string, number>>;
}

/** In which part of all games something was so. */
export interface Share {
  readonly name: string;
  readonly share: number;
}

export interface Summary {
  readonly games: number;
  readonly seats: readonly Fared[];
  readonly sides: readonly Fared[];
  readonly bots: readonly Fared[];
  readonly points: Spread;
  readonly answers: Spread;
  readonly rounds: Spread;
  readonly lengths: readonly Share[];
  readonly ends: readonly Share[];
  /** What bots did unasked, in a game: offers, trades, oaths. */
  readonly unasked: Readonly<Record<string, number>>;
  /** Events the game counts, in a game. */
  readonly counts: Readonly<Record<string, number>>;
  /** How often somebody else took the lead, and how far behind the winner was at most; null where that is not told. */
  readonly leads: Spread | null;
  readonly comeback: Spread | null;
  readonly winner: Spread;
  /** From the winner to the second. */
  readonly margin: Spread;
}

export interface Spread {
  readonly mean: number;
  readonly min: number;
  readonly max: number;
}

type SeatPlayed = Played["seats"][number];

export function summary(games: readonly Played[]): Summary {
  return {
    games: games.length,
    seats: fared(games, (_, seat) => `seat ${seat + 1}`),
    sides: fared(games, ({ side }) => side),
    bots: fared(games, ({ bot }) => bot),
    points: spread(games.flatMap(({ seats }) => seats.map(({ points }) => points))),
    answers: spread(games.map(({ answers }) => answers)),
    rounds: spread(games.map(({ rounds }) => rounds)),
    lengths: shares(games.map(({ rounds }) => String(rounds).padStart(2))),
    ends: shares(games.map(({ end }) => end)),
    unasked: meanOf(games, ({ unasked }) => unasked),
    counts: meanOf(games, ({ counts }) => counts),
    ...coursesOf(games),
    winner: spread(games.map((game) => best(game)[0]!)),
    margin: spread(games.map((game) => best(game)[0]! - best(game)[1]!)),
  };
}

/** How often each thing was there, in a game. */
function meanOf(
  games: readonly Played[],
  of: (game: Played) => Readonly<Record<string, number>>,
): Record<string, number> {
  const names = [...new Set(games.flatMap((game) => Object.keys(of(game))))].sort();
  const mean = (name: string): number => games.reduce((sum, game) => sum + (of(game)[name] ?? 0), 0) / games.length;
  return Object.fromEntries(names.map((name) => [name, mean(name)]));
}

function coursesOf(games: readonly Played[]): Pick<Summary, "leads" | "comeback"> {
  const told = games.filter(({ course }) => course.length > 1);
  if (told.length === 0) return { leads: null, comeback: null };
  return { leads: spread(told.map(leadsIn)), comeback: spread(told.map(comebackIn)) };
}

/** Points from the first to the last. */
const best = ({ seats }: Played): number[] => seats.map(({ points }) => points).sort((a, b) => b - a);

function shares(names: readonly string[]): Share[] {
  return [...new Set(names)]
    .sort()
    .map((name) => ({ name: name.trim(), share: names.filter((other) => other === name).length / names.length }));
}

function fared(games: readonly Played[], groupOf: (played: SeatPlayed, seat: number) => string): Fared[] {
  const groups = new Map<string, SeatPlayed[]>();
  for (const { seats } of games)
    seats.forEach((played, seat) => {
      const name = groupOf(played, seat);
      const group = groups.get(name);
      if (group) group.push(played);
      else groups.set(name, [played]);
    });
  return [...groups]
    .map(([name, group]) => {
      const won = group.reduce((sum, { won }) => sum + won, 0);
      const points = group.reduce((sum, { points }) => sum + points, 0);
      const [low, high] = wilson(won, group.length);
      const played = group.length;
      return { name, played, winRate: won / played, low, high, meanPoints: points / played, parts: meanParts(group) };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function meanParts(group: readonly SeatPlayed[]): Record<string, number> {
  const mean = (part: string) => group.reduce((sum, { parts }) => sum + parts[part]!, 0) / group.length;
  return Object.fromEntries(Object.keys(group[0]!.parts).map((part) => [part, mean(part)]));
}

function spread(numbers: readonly number[]): Spread {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (const n of numbers) {
    min = Math.min(min, n);
    max = Math.max(max, n);
    sum += n;
  }
  return { mean: sum / numbers.length, min, max };
}
