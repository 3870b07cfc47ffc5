import { type ForkTable, Freed, type Rematch, SeatSight, TableSummary, type WhyFreed } from "@paravent/protocol";
import { call, RestFault } from "./rest.ts";

const at = async (id: string, what: string, body: unknown): Promise<TableSummary> =>
  TableSummary.parse(await call("POST", `/api/tables/${encodeURIComponent(id)}/${what}`, body));

/** A table as this browser stands to it. */
export const readTable = async (id: string): Promise<TableSummary> =>
  TableSummary.parse(await call("GET", `/api/tables/${encodeURIComponent(id)}`));

/** Wants to be told of a free seat, or does not any more. */
export const waitForSeat = (id: string, waits: boolean): Promise<TableSummary> => at(id, "wait", { waits });

/** Lets those who watch see what one's seat sees, a minute later, or not any more. */
export const showSeat = (id: string, shown: boolean): Promise<TableSummary> => at(id, "show", { shown });

/** What a seat saw a minute ago whose player agrees to that. */
export const readSeat = async (id: string, seat: number): Promise<SeatSight["view"]> =>
  SeatSight.parse(await call("GET", `/api/tables/${encodeURIComponent(id)}/seats/${seat}`)).view;

/** As the host: frees a seat; a person who sat there cannot come back, and is told why. */
export const freeSeat = (id: string, seat: number, why: WhyFreed | null = null): Promise<TableSummary> =>
  at(id, "free", { seat, ...(why !== null && { why }) });

/** Who has sent this browser away from a table, and why; null where nothing of that is known. */
export async function readFreed(id: string): Promise<Freed | null> {
  const fault: unknown = await readTable(id).then(
    () => null,
    (reason: unknown) => reason,
  );
  const read = fault instanceof RestFault ? Freed.safeParse(fault.with) : null;
  return read?.success ? read.data : null;
}

/** As the host: has bots take the free seats. */
export const fillSeats = (id: string, bot: string): Promise<TableSummary> => at(id, "fill", { bot });

/** Has two seats change places, asks for it or agrees to it; `agree` false: neither wants it any more. */
export const swapSeats = (id: string, seat: number, other: number, agree = true): Promise<TableSummary> =>
  at(id, "swap", { seat, with: other, ...(!agree && { agree }) });

/** As the host: begins without those who have not come. */
export const startTable = (id: string): Promise<TableSummary> => at(id, "start", {});

/** Opens a table at which a game that is over goes on from one of its moves. */
export const askFork = (id: string, wish: ForkTable): Promise<TableSummary> => at(id, "fork", wish);

/** After a game: opens another table for the same people, or sits down at the one they have opened. */
export const askRematch = (id: string, chance: Rematch): Promise<TableSummary> => at(id, "rematch", chance);
