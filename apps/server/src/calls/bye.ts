import { dealtIn } from "../store/deals.ts";
import type { Store } from "../store/store.ts";
import type { Turn } from "./message.ts";

/** The round of a tournament to which a table belongs, for somebody who sits it out; null once there is nothing left of it to sit out. */
export async function byeAt(store: Store, table: string): Promise<Omit<Turn, "table"> | null> {
  const record = await store.table(table);
  if (!record || record.deal === null) return null;
  const { tournament: id, round } = dealtIn(record.deal);
  const tournament = await store.tournaments.find(id);
  if (tournament?.status !== "running" || tournament.round !== round) return null;
  const { name, game } = tournament.settings;
  return { name, game, timeLeft: null, bye: { tournament: id, round } };
}
