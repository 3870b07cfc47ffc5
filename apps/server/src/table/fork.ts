import type { ForkTable } from "@paravent/protocol";
import { plainName } from "../names/names.ts";
import type { SeatRecord, TableRecord } from "../store/store.ts";
import { newInvitation } from "./admission.ts";
import type { Fresh } from "./rematch.ts";

/** A table at which the game of another one goes on from a move: agreed on alike, with whoever sits down now. */
export function tableFrom(
  before: TableRecord,
  asked: ForkTable,
  { player, entropy, origin, promised }: Fresh,
): TableRecord {
  const seats = asked.seats.map((seat): SeatRecord => {
    if (seat === "open") return { kind: "open" };
    if (seat !== "me") return { kind: "bot", level: seat.bot };
    return { kind: "person", player, ...(entropy !== undefined && { entropy }) };
  });
  return {
    ...before,
    id: promised.id,
    seed: promised.secret,
    name: plainName(asked.name) ?? before.name,
    status: seats.some(({ kind }) => kind === "open") ? "open" : "running",
    creator: player,
    origin,
    createdAt: Date.now(),
    seats,
    invitation: before.invitation === null ? null : newInvitation(),
    // It began from a position that others have reached.
    terms: { talk: before.terms.talk },
    follows: null,
    deal: null,
  };
}
