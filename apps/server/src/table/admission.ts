import { randomBytes, timingSafeEqual } from "node:crypto";
import type { Store, TableRecord } from "../store/store.ts";
import { seatOf } from "./seating.ts";

/** Whether a table is there for this player at all. To others one by invitation does not exist. */
export async function isWelcome(store: Store, table: TableRecord, player: string | null): Promise<boolean> {
  if (table.visibility !== "invitation") return true;
  if (player === null) return false;
  if (player === table.creator || seatOf(table.seats, player) !== null) return true;
  return (await store.standing(table.id, player)) !== null;
}

export const newInvitation = (): string => randomBytes(18).toString("base64url");

/** Whether this is the invitation of the table. Compared in a time that does not tell where the difference is. */
export function isInvitation({ invitation }: TableRecord, shown: string): boolean {
  if (invitation === null) return false;
  const [own, other] = [Buffer.from(invitation), Buffer.from(shown)];
  return own.length === other.length && timingSafeEqual(own, other);
}
