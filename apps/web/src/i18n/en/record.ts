import { english } from "@paravent/content/plural";
import type { record as french } from "../fr/record.ts";

const { count: plural } = english;
const number = new Intl.NumberFormat("en", { maximumFractionDigits: 2 });
const signed = new Intl.NumberFormat("en", { signDisplay: "exceptZero" });
const ENDINGS: Readonly<Record<number, string>> = { 1: "1st", 2: "2nd", 3: "3rd" };

/** What one has played: rating, reliability, statistics. */
export const record: typeof french = {
  rating: "Rating",
  unrated: "No rated game yet. Open a rated table: it is played between people only.",
  doubt: (n) => `± ${number.format(n)}`,
  ratedGames: (n) => plural(n, "rated game", "rated games"),
  value: (n) => number.format(n),
  moved: (change, value) => `${signed.format(change)} · ${number.format(value)}`,
  course: (n) => `Course over ${plural(n, "game", "games")}`,
  leaders: "Best players",
  leadersText: (least) =>
    `From ${plural(least, "rated game", "rated games")} on. The order counts the doubt: what each is at least worth.`,
  noLeaders: "Nobody yet. It takes an account and a few rated games.",
  you: "you",
  rank: "Rank",
  player: "Player",
  back: "Back home",
  reliability: "Reliability",
  lately: (n) => (n === 0 ? "no game with other people yet" : `last ${plural(n, "game", "games")}`),
  finished: (done, left) => (left === 0 ? `${done} finished.` : `${done} finished, ${left} left to a bot.`),
  inTime: (share) => `${share} of answers given in time.`,
  filters: "Choose games",
  all: "All",
  rated: "Rated",
  opponent: "Opponent…",
  noneFound: "No game fits.",
  older: (n) => plural(n, "older game", "older games"),
  place: (n) => ENDINGS[n] ?? `${n}th`,
  points: (n) => `${number.format(n)} VP`,
  left: "Left to a bot",
  allLost: "Everybody lost",
  rounds: (n) => plural(n, "round", "rounds"),
  bySide: "By side",
  bySideText: "Share of victories. Line: 95% interval. Dots: an even share of the table.",
  games: (n) => plural(n, "game", "games"),
  share: (n) => `${Math.round(100 * n)} %`,
  few: "Too few games to conclude.",
  faces: "Face to face",
  facesText: "who ends before the other",
  score: (ahead, behind) => `${ahead} to ${behind}`,
  luck: "Chance",
  luckText: "The mean of what chance gave after your answers, and what it usually gives.",
  draws: (of, times) => `1 to ${of}, ${times} draws`,
  mean: (mean, expected) => `${number.format(mean)} for ${number.format(expected)}`,
  isChance: "may be chance",
  isOdd: "rare",
  usual: (length) => `Usual length: ${length}.`,
};
