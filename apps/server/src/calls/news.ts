import type { CallEvent } from "@paravent/protocol";
import { BYE, FREED, INVITED, NAMED, type News, OFFERED, OVER, SWAP } from "../store/calls.ts";
import { dealtIn } from "../store/deals.ts";
import type { Store, TableRecord } from "../store/store.ts";
import type { Awaited } from "../table/awaited.ts";
import { hostOf } from "../table/seating.ts";
import type { Turn } from "./message.ts";

/** What is said of something besides a question. */
export type Said = Pick<Turn, "name" | "game" | "told">;

/** What such news is about. */
export const eventOf = (news: Exclude<News, -1>): CallEvent => EVENTS[news];

const EVENTS: Readonly<Record<Exclude<News, -1>, CallEvent>> = {
  [BYE]: "begun",
  [OVER]: "ended",
  [INVITED]: "invited",
  [FREED]: "invited",
  [SWAP]: "invited",
  [OFFERED]: "offered",
  [NAMED]: "named",
};

/** What a player is to hear of a table at which they are asked nothing; null once it is so no more. */
export async function newsAt(
  store: Store,
  table: string,
  news: Exclude<News, -1>,
  player: string,
  offers: () => Promise<Awaited["offers"]>,
): Promise<Said | null> {
  const record = await store.table(table);
  if (!record) return null;
  const { name, game, status } = record;
  switch (news) {
    case BYE:
      return byeAt(store, record);
    case OVER:
      return status === "over" ? { name, game, told: { what: "over" } } : null;
    case NAMED:
      return { name, game, told: { what: "named" } };
    case OFFERED: {
      const offer = (await offers()).find((one) => one.player === player);
      const known = offer && offer.from !== null ? await store.player(offer.from) : null;
      return offer ? { name, game, told: { what: "offered", by: known?.name ?? null } } : null;
    }
    case FREED: {
      const isFree =
        status === "open" && record.seats.some((seat) => seat.kind === "open" && seat.keptFor === undefined);
      const waits = isFree && (await store.standing(table, player)) === "waiting";
      return waits ? { name, game, told: { what: "freed" } } : null;
    }
    case INVITED:
    case SWAP: {
      const by = status === "open" ? whoAsks(record, news, player) : null;
      const known = by === null ? null : await store.player(by);
      const what = news === SWAP ? "swap" : "invited";
      return known && { name, game, told: { what, by: known.name } };
    }
  }
}

/** Who keeps a seat for a player, or would change places with them; null: nobody. */
function whoAsks(record: TableRecord, news: typeof INVITED | typeof SWAP, player: string): string | null {
  for (const seat of record.seats) {
    if (news === INVITED && seat.kind === "open" && seat.keptFor === player) return hostOf(record);
    if (news === SWAP && seat.kind === "person" && seat.swapWith === player) return seat.player;
  }
  return null;
}

/** The round of a tournament to which a table belongs, for somebody who sits it out; null once there is nothing left of it to sit out. */
async function byeAt(store: Store, { deal }: TableRecord): Promise<Said | null> {
  if (deal === null) return null;
  const { tournament: id, round } = dealtIn(deal);
  const tournament = await store.tournaments.find(id);
  if (tournament?.status !== "running" || tournament.round !== round) return null;
  const { name, game } = tournament.settings;
  return { name, game, told: { what: "bye", tournament: id, round } };
}
