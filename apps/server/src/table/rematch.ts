import type { Promised } from "../fairness/secret.ts";
import type { SeatRecord, TableRecord } from "../store/store.ts";
import { newInvitation } from "./admission.ts";

/** What is new about a table that is opened after another one's game. */
export interface Fresh {
  readonly player: string;
  readonly entropy: string | undefined;
  readonly origin: string | null;
  readonly promised: Promised;
}

/** Another table of the same game: as it was agreed on, with the same bots, and a seat kept for each of the people. */
export function tableAfter(before: TableRecord, { player, entropy, origin, promised }: Fresh): TableRecord {
  const seats = before.seats.map((seat): SeatRecord => {
    if (seat.kind === "bot") return { kind: "bot", level: seat.level };
    if (seat.kind === "open") return seat;
    if (seat.player !== player) return { kind: "open", keptFor: seat.player };
    return { kind: "person", player, ...(entropy !== undefined && { entropy }) };
  });
  return {
    ...before,
    id: promised.id,
    seed: promised.secret,
    status: seats.some(({ kind }) => kind === "open") ? "open" : "running",
    creator: player,
    origin,
    createdAt: Date.now(),
    seats,
    invitation: before.invitation === null ? null : newInvitation(),
    follows: before.id,
    deal: null,
  };
}
