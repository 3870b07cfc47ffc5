import type { Tournament, TournamentSummary } from "@paravent/protocol";
import { commitmentTo } from "../fairness/secret.ts";
import type { PackLibrary } from "../packs/library.ts";
import type { Store } from "../store/store.ts";
import type { EntrantRecord, TournamentRecord } from "../store/tournaments.ts";
import { playedSoFar } from "./played.ts";
import { scoreOf } from "./standings.ts";

/** A tournament as it stands in a list, for who asks. */
export async function summaryOf(
  store: Store,
  tournament: TournamentRecord,
  player: string | null,
  known?: readonly EntrantRecord[],
): Promise<TournamentSummary> {
  const entrants = known ?? (await store.tournaments.entrants(tournament.id));
  const { id, organiser, settings, listed, status, round, createdAt } = tournament;
  const { options: _, pack: __, ...said } = settings;
  return {
    ...said,
    id,
    status,
    round,
    visibility: listed ? "public" : "unlisted",
    entrants: entrants.filter(({ withdrawn }) => !withdrawn).length,
    organiser: (await store.player(organiser))?.name ?? "",
    createdAt,
    plays: entrants.some((one) => one.player === player && !one.withdrawn),
    organises: organiser === player,
  };
}

/** All there is to know of a tournament for who asks. People are told by name, and nobody by an id. */
export async function tournamentFor(
  store: Store,
  library: PackLibrary,
  tournament: TournamentRecord,
  player: string | null,
): Promise<Tournament> {
  const { settings, secret, status } = tournament;
  const { entrants, rounds, standings } = await playedSoFar(store, tournament);
  const names = new Map((await store.players(entrants.map((one) => one.player))).map(({ id, name }) => [id, name]));
  const index = new Map(entrants.map((one, n) => [one.player, n]));
  const isThere = (id: string): number[] => (index.has(id) ? [index.get(id)!] : []);
  const played = await library.of({ game: settings.game, pack: settings.pack });
  // From the secret follows what is dealt at tables that are still played.
  const isTold = status === "over" && rounds.every(({ boards }) => boards.every(({ over }) => over));
  return {
    ...(await summaryOf(store, tournament, player, entrants)),
    options: settings.options,
    ...(played?.pack && { pack: played.pack }),
    players: entrants.map(({ player: id, withdrawn }) => ({
      name: names.get(id) ?? "",
      ...(id === player && { you: true as const }),
      ...(withdrawn && { withdrawn: true as const }),
    })),
    standings: standings.map(({ id, ...stand }) => ({ player: index.get(id)!, ...stand })),
    played: rounds.map(({ round, at, sealed, boards, byes }) => ({
      round,
      at,
      sealed,
      boards: boards.map(({ table, over, seats, ends }) => ({
        table,
        over,
        seats: seats.map((id, seat) => ({
          player: id === null ? null : (index.get(id) ?? null),
          place: ends?.[seat]?.place ?? null,
          points: ends?.[seat]?.points ?? null,
          score: ends && id !== null ? scoreOf(ends, seat) : null,
        })),
      })),
      byes: byes.flatMap(isThere),
    })),
    commitment: commitmentTo(secret),
    ...(isTold && { secret }),
  };
}
