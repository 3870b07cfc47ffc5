import { randomBytes, timingSafeEqual } from "node:crypto";
import type { Store, TableRecord } from "../store/store.ts";
import { isSealed } from "./sealed.ts";
import { seatOf } from "./seating.ts";

/**
 * What a table is for somebody: there; there, but they were sent away, or the same is dealt elsewhere; or, by invitation,
 * not there at all.
 */
export type Welcome = "welcome" | "kicked" | "sealed" | "noTable";

export async function welcomeOf(store: Store, table: TableRecord, player: string | null): Promise<Welcome> {
  const isForAll = table.visibility !== "invitation";
  if (seatOf(table.seats, player) === null && (await isSealed(store, table))) return "sealed";
  if (player === null) return isForAll ? "welcome" : "noTable";
  if (seatOf(table.seats, player) !== null) return "welcome";
  const standing = await store.standing(table.id, player);
  if (standing === "kicked") return "kicked";
  return isForAll || standing !== null || isInvited(table, player) ? "welcome" : "noTable";
}

/** Of somebody who sits nowhere at this table: a seat is kept for them, or they want to be told of a free one. */
export async function standingOf(
  store: Store,
  { id, seats, status }: TableRecord,
  player: string | null,
): Promise<"invited" | "waiting" | null> {
  if (player === null || status === "over" || seatOf(seats, player) !== null) return null;
  if (seats.some((seat) => seat.kind === "open" && seat.keptFor === player)) return "invited";
  return (await store.standing(id, player)) === "waiting" ? "waiting" : null;
}

/** Whoever opened a table, and those for whom a seat is kept there. */
function isInvited({ creator, seats }: TableRecord, player: string): boolean {
  return player === creator || seats.some((seat) => seat.kind === "open" && seat.keptFor === player);
}

export const newInvitation = (): string => randomBytes(18).toString("base64url");

/** Whether this is the invitation of the table. Compared in a time that does not tell where the difference is. */
export function isInvitation({ invitation }: TableRecord, shown: string): boolean {
  if (invitation === null) return false;
  const [own, other] = [Buffer.from(invitation), Buffer.from(shown)];
  return own.length === other.length && timingSafeEqual(own, other);
}
