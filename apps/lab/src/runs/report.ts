import { type Change, changes } from "../ab/change.ts";
import { configured, labGame } from "../lib/games.ts";
import type { People, PeopleReport } from "../people/people.ts";
import { eloOf, type Rated } from "../sim/elo.ts";
import type { Played } from "../sim/play.ts";
import { type Summary, summary } from "../sim/tally.ts";
import { type Worth, worthOf } from "../sim/worth.ts";
import { type Outlier, outliersOf } from "./outliers.ts";
import type { Run } from "./run.ts";
import { farFrom } from "./search.ts";

/** What the games of one way say. */
export interface WayReport {
  readonly name: string;
  readonly values: readonly number[];
  readonly players: number;
  readonly summary: Summary;
  /** What points come from, in the mean, by side. */
  readonly sources: readonly { readonly side: string; readonly of: Readonly<Record<string, number>> }[];
  /** How strong the bots are beside each other; empty where there is one only. */
  readonly elo: readonly Rated[];
  readonly worth: readonly Worth[];
  readonly outliers: readonly Outlier[];
  /** How the deals differ from those of the first way; null for the first itself, and where others play. */
  readonly against: {
    readonly deals: number;
    readonly sides: readonly Change[];
    readonly seats: readonly Change[];
  } | null;
  /** How far it is from the goal of a search; null where nothing is searched for. */
  readonly far: number | null;
}

export interface Report {
  readonly game: string;
  readonly players: number;
  /** One for each way that has been played; those a search has left behind stand with the deals they have. */
  readonly ways: readonly WayReport[];
  /** What finished games of people say, apart; null where none are looked at. */
  readonly people: PeopleReport | null;
}

/** The games of people stand beside those of the run and are never counted with them. */
export function reportOf({ wish, games }: Pick<Run, "wish" | "games">, beside: People | null = null): Report {
  const { taking } = labGame(wish.game);
  const all = wish.ways.map((_, way) => games.of(way));
  // While a run is under way some ways are ahead of others: what is compared are the same deals.
  const deals = wish.kind === "search" ? Number.POSITIVE_INFINITY : Math.min(...all.map(({ length }) => length));
  const first = all[0]!.slice(0, deals);
  const ways = wish.ways.flatMap(({ name, values = [], players = wish.players }, way): WayReport[] => {
    const played = all[way]!.slice(0, deals);
    if (played.length === 0) return [];
    return [
      {
        name,
        values,
        players,
        summary: summary(played),
        sources: sourcesOf(played),
        elo: eloOf(played),
        worth: taking ? worthOf(taking, played) : [],
        outliers: outliersOf(played),
        against: way === 0 || wish.kind === "sizes" ? null : against(first, played),
        far: wish.goal ? farFrom(wish.goal, played) : null,
      },
    ];
  });
  const people =
    wish.kind === "sizes"
      ? null
      : (beside?.reportFor(wish.game, wish.players, configured(wish.game, wish.options, wish.players)) ?? null);
  return { game: wish.game, players: wish.players, ways, people };
}

/** Deals that both have played. */
function against(one: readonly Played[], other: readonly Played[]): NonNullable<WayReport["against"]> {
  const deals = Math.min(one.length, other.length);
  const [before, after] = [one.slice(0, deals), other.slice(0, deals)];
  return {
    deals,
    sides: changes(before, after, ({ side }) => side),
    seats: changes(before, after, (_, seat) => `seat ${seat + 1}`),
  };
}

function sourcesOf(games: readonly Played[]): WayReport["sources"] {
  const sides = Map.groupBy(
    games.flatMap(({ seats }) => seats),
    ({ side }) => side,
  );
  return [...sides].sort(byName).map(([side, seats]) => {
    const names = [...new Set(seats.flatMap(({ sources }) => Object.keys(sources)))];
    const mean = (name: string): number =>
      seats.reduce((sum, { sources }) => sum + (sources[name] ?? 0), 0) / seats.length;
    return { side, of: Object.fromEntries(names.map((name) => [name, mean(name)])) };
  });
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);
