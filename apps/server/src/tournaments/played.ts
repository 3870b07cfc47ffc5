import { dealOf } from "../store/deals.ts";
import type { Store } from "../store/store.ts";
import type { EntrantRecord, RoundRecord, TournamentRecord } from "../store/tournaments.ts";
import { type PlayedBoard, type Stand, standingsOf } from "./standings.ts";

/** A round with what has come of it, as far as everybody may know. */
export interface ShownRound extends RoundRecord {
  readonly boards: readonly (RoundRecord["boards"][number] & PlayedBoard & { readonly over: boolean })[];
  readonly sealed: boolean;
}

export interface PlayedSoFar {
  readonly entrants: readonly EntrantRecord[];
  readonly rounds: readonly ShownRound[];
  readonly standings: readonly Stand[];
}

/** How a tournament stands. Where all tables were dealt the same, nothing counts until the last of them is over. */
export async function playedSoFar(store: Store, { id, settings }: TournamentRecord): Promise<PlayedSoFar> {
  const [entrants, rounds] = await Promise.all([store.tournaments.entrants(id), store.tournaments.rounds(id)]);
  const ids = rounds.flatMap(({ boards }) => boards.map(({ table }) => table));
  const over = await store.tournaments.over(ids);
  const results = new Map((await store.results.at([...over])).map((result) => [result.table, result]));
  const shown: ShownRound[] = [];
  for (const round of rounds) {
    const sealed = settings.duplicate && !(await store.tournaments.isOpened(dealOf(id, round.round, null)));
    const boards = round.boards.map((board) => ({
      ...board,
      over: over.has(board.table),
      ends: (!sealed && results.get(board.table)?.seats) || null,
    }));
    shown.push({ ...round, boards, sealed });
  }
  const players = entrants.map(({ player }) => player);
  return { entrants, rounds: shown, standings: standingsOf(players, shown, settings.duplicate) };
}
