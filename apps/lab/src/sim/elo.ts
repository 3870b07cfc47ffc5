import { NINETEEN_OF_TWENTY, wilson } from "@paravent/kernel";
import type { Played } from "./play.ts";

/** How strong a bot is beside the others of the same games: 400 points more win ten times as often. */
export interface Rated {
  readonly bot: string;
  readonly rating: number;
  readonly low: number;
  readonly high: number;
  /** Seats it played where not all bots were of its kind. */
  readonly played: number;
  /** Beside each other bot: of the games that one of the two won, its share. */
  readonly against: readonly Met[];
}

export interface Met {
  readonly bot: string;
  readonly games: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** The mean of all bots. */
const MEAN = 1500;

/** Points of one unit of the logarithm of strength. */
const POINTS = 400 / Math.log(10);

/** Games of the same company: how many of each bot sat there, and what each kind has won. */
interface Company {
  readonly seats: readonly number[];
  readonly won: number[];
  games: number;
}

/**
 * Ratings by which the games are most likely: a seat wins with its strength as a part of all strengths at the table, which
 * for two is Elo's own formula. Each bot has also drawn one game with the mean, or one that always wins would be
 * infinitely strong. Strongest first; nothing where all bots are alike.
 */
export function eloOf(games: readonly Played[]): Rated[] {
  const bots = [...new Set(games.flatMap(({ seats }) => seats.map(({ bot }) => bot)))].sort();
  if (bots.length < 2) return [];
  const companies = companiesIn(games, bots);
  const strengths = fitted(companies, bots.length);
  const spread = inverse(curvature(companies, strengths));
  const mean = strengths.reduce((sum, one) => sum + one, 0) / bots.length;
  return bots
    .map((bot, n): Rated => {
      const rating = MEAN + POINTS * (strengths[n]! - mean);
      const reach = NINETEEN_OF_TWENTY * POINTS * Math.sqrt(varianceBesideMean(spread, n));
      const played = companies.reduce((sum, company) => sum + company.games * company.seats[n]!, 0);
      const against = bots.flatMap((other, m) => (m === n ? [] : [met(companies, n, m, other)]));
      return { bot, rating, low: rating - reach, high: rating + reach, played, against };
    })
    .sort((a, b) => b.rating - a.rating);
}

/** Tables of one kind of bot say nothing about strength. */
function companiesIn(games: readonly Played[], bots: readonly string[]): Company[] {
  const companies = new Map<string, Company>();
  for (const { seats } of games) {
    const counts = bots.map((bot) => seats.filter((seat) => seat.bot === bot).length);
    if (counts.filter((n) => n > 0).length < 2) continue;
    const name = counts.join();
    const company = companies.get(name) ?? { seats: counts, won: bots.map(() => 0), games: 0 };
    companies.set(name, company);
    company.games++;
    for (const { bot, won } of seats) company.won[bots.indexOf(bot)]! += won;
  }
  return [...companies.values()];
}

/** Where the logarithm of likelihood is highest, by Newton's steps: it has one summit. */
function fitted(companies: readonly Company[], bots: number): number[] {
  let strengths = new Array<number>(bots).fill(0);
  for (let step = 0; step < 50; step++) {
    const slope = slopeAt(companies, strengths);
    const inverted = inverse(curvature(companies, strengths));
    const wanted = inverted.map((row) => row.reduce((sum, one, m) => sum + one * slope[m]!, 0));
    // Far from the summit a whole step may lead beyond it.
    const longest = Math.max(...wanted.map(Math.abs));
    const part = Math.min(1, 1 / longest);
    strengths = strengths.map((one, n) => one + part * wanted[n]!);
    if (longest < 1e-9) break;
  }
  return strengths;
}

/** Each bot's chance, all its seats together, to win a game of a company. */
function chancesIn({ seats }: Pick<Company, "seats">, strengths: readonly number[]): number[] {
  const weights = seats.map((n, bot) => n * Math.exp(strengths[bot]!));
  const all = weights.reduce((sum, one) => sum + one, 0);
  return weights.map((one) => one / all);
}

/** The chance to win the one game with the mean. */
const chanceOfOne = (strength: number): number => 1 / (1 + Math.exp(-strength));

function slopeAt(companies: readonly Company[], strengths: readonly number[]): number[] {
  const slope = strengths.map((strength) => 0.5 - chanceOfOne(strength));
  for (const company of companies)
    for (const [bot, chance] of chancesIn(company, strengths).entries())
      slope[bot]! += company.won[bot]! - company.games * chance;
  return slope;
}

/** The second derivatives, with the sign that makes them what is known: its inverse is the spread of the ratings. */
function curvature(companies: readonly Company[], strengths: readonly number[]): number[][] {
  const known = strengths.map((strength, n) =>
    strengths.map((_, m) => (n === m ? chanceOfOne(strength) * (1 - chanceOfOne(strength)) : 0)),
  );
  for (const company of companies) {
    const chances = chancesIn(company, strengths);
    for (const [n, one] of chances.entries())
      for (const [m, other] of chances.entries()) known[n]![m]! += company.games * ((n === m ? one : 0) - one * other);
  }
  return known;
}

/** Of a bot's strength less the mean of all. */
function varianceBesideMean(spread: readonly (readonly number[])[], bot: number): number {
  const parts = spread.map((_, n) => (n === bot ? 1 : 0) - 1 / spread.length);
  return parts.reduce((sum, a, n) => sum + parts.reduce((row, b, m) => row + a * b * spread[n]![m]!, 0), 0);
}

/** By elimination, each time with the largest number left. */
function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, n) => [...row, ...row.map((_, m) => (n === m ? 1 : 0))]);
  for (let at = 0; at < size; at++) {
    let largest = at;
    for (let n = at + 1; n < size; n++) if (Math.abs(rows[n]![at]!) > Math.abs(rows[largest]![at]!)) largest = n;
    [rows[at], rows[largest]] = [rows[largest]!, rows[at]!];
    const head = rows[at]!.map((one) => one / rows[at]![at]!);
    rows[at] = head;
    for (let n = 0; n < size; n++) {
      const by = rows[n]![at]!;
      if (n !== at) rows[n] = rows[n]!.map((one, m) => one - by * head[m]!);
    }
  }
  return rows.map((row) => row.slice(size));
}

function met(companies: readonly Company[], n: number, m: number, bot: string): Met {
  let [won, games] = [0, 0];
  for (const { seats, won: victories } of companies) {
    // Only where both have as many seats is their share one of strength alone.
    if (seats[n]! === 0 || seats[n] !== seats[m]) continue;
    won += victories[n]!;
    games += victories[n]! + victories[m]!;
  }
  const [low, high] = wilson(won, games);
  return { bot, games, share: games === 0 ? 0.5 : won / games, low, high };
}
