import {
  type EndedGame,
  type KnownPeople,
  type KnownPerson,
  type Leaderboard,
  type PlayedRecord,
  Portrait,
  type Rating,
} from "@paravent/protocol";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ServedGames } from "../games/games.ts";
import { COUNTED, reliabilityIn } from "../results/reliability.ts";
import { shownSkill, UNKNOWN } from "../results/skill.ts";
import type { GameResult, RatingRecord } from "../store/results.ts";
import type { Store } from "../store/store.ts";
import type { Table } from "../table/table.ts";
import { Refused } from "./refused.ts";
import type { Visitors } from "./visitors.ts";

interface ResultTools {
  readonly store: Store;
  readonly games: ServedGames;
  readonly visitors: Visitors;
}

/** Rated games it takes to stand on a leaderboard, and how long that is. */
const LEAST_GAMES = 3;
const LEADERS = 50;

/** So many of somebody's games are looked at. */
const MOST_GAMES = 400;

const asRating = ({ mu, sigma, nth }: Pick<RatingRecord, "mu" | "sigma" | "nth">): Rating => ({
  ...shownSkill({ mu, sigma }),
  games: nth,
});

/** By table, what a rating was after each game and by how much that one moved it. Nobody knows anything before the first. */
function movedBy(course: readonly RatingRecord[]): [table: string, rating: NonNullable<EndedGame["rating"]>][] {
  let before = shownSkill(UNKNOWN).value;
  return course.map(({ table, mu, sigma }) => {
    const { value } = shownSkill({ mu, sigma });
    const change = value - before;
    before = value;
    return [table, { value, change }];
  });
}

/** What somebody has played, and who plays best. */
export function serveResults(app: FastifyInstance, { store, games, visitors }: ResultTools): void {
  const slow = { config: { limit: "lists" } } as const;

  const ended = async (
    player: string,
    results: readonly GameResult[],
    ratings: ReadonlyMap<string, EndedGame["rating"]>,
  ): Promise<EndedGame[]> => {
    const ids = new Set(results.flatMap(({ seats }) => seats.flatMap((seat) => seat.player ?? [])));
    const names = new Map((await store.players([...ids])).map(({ id, name }) => [id, name]));
    const tables = await store.tableNames(results.map(({ table }) => table));
    return results.map(({ table, game, at, lasted, rounds, rated, seats }) => {
      const own = seats.find((seat) => seat.player === player)!;
      const rating = ratings.get(table);
      return {
        table,
        name: tables.get(table) ?? "",
        game,
        at,
        lasted,
        rounds,
        rated,
        ...(rating && { rating }),
        you: own.seat,
        left: own.left,
        seats: seats.map(({ seat, player: who, place, points, side }) => ({
          seat,
          name: who === null ? "" : (names.get(who) ?? ""),
          isBot: who === null,
          place,
          points,
          side,
        })),
        draws: Object.fromEntries(Object.entries(own.draws).map(([n, [times, sum]]) => [n, [times, sum]])),
      };
    });
  };

  app.get("/api/account/record", slow, async (request): Promise<PlayedRecord> => {
    const { player } = await visitors.mustBe(request);
    const results = await store.results.of(player.id, MOST_GAMES);
    const rated = Map.groupBy(await store.results.ratingsOf(player.id), ({ game }) => game);
    const moved = new Map([...rated.values()].flatMap(movedBy));
    return {
      games: await ended(player.id, results, moved),
      ratings: Object.fromEntries([...rated].map(([game, all]) => [game, all.map(asRating)])),
      reliability: reliabilityIn(results, player.id),
    };
  });

  app.get<{ Params: { game: string } }>("/api/leaderboards/:game", slow, async (request): Promise<Leaderboard> => {
    const { game } = request.params;
    if (!games.has(game)) throw new Refused(404, "noGame");
    const you = (await visitors.whoIs(request))?.player.id;
    const leaders = await store.results.leaders(game, LEAST_GAMES, LEADERS);
    return {
      least: LEAST_GAMES,
      leaders: leaders.map(({ player, name, portrait, mu, sigma, games: nth }) => {
        const chosen = Portrait.safeParse(portrait);
        return {
          name,
          portrait: chosen.success ? chosen.data : null,
          rating: asRating({ mu, sigma, nth }),
          you: player === you,
        };
      }),
    };
  });
}

/** What everybody may know of those who sit at a table. */
export function serveKnownPeople(
  app: FastifyInstance,
  store: Store,
  mustFind: (request: FastifyRequest, id: string) => Promise<Table>,
): void {
  app.get<{ Params: { id: string } }>(
    "/api/tables/:id/people",
    { config: { limit: "lists" } },
    async (request): Promise<KnownPeople> => {
      const table = await store.table((await mustFind(request, request.params.id)).id);
      const people: KnownPerson[] = [];
      for (const [seat, taken] of table?.seats.entries() ?? []) {
        if (taken.kind !== "person") continue;
        const { player } = taken;
        const [rating] = await store.results.ratings(table!.game, [`player:${player}`]);
        const reliability = reliabilityIn(await store.results.of(player, 2 * COUNTED), player);
        const portrait = Portrait.safeParse((await store.accounts.visitor(player, null))?.account?.portrait);
        people.push({
          seat,
          ...(portrait.success && { portrait: portrait.data }),
          ...(rating && { rating: asRating(rating) }),
          reliability,
        });
      }
      return { people };
    },
  );
}
