import { type ForkTable, type Rematch, SeatSight, TableSummary } from "@paravent/protocol";
import { call } from "./rest.ts";

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

/** As the host: frees a seat; a person who sat there cannot come back. */
export const freeSeat = (id: string, seat: number): Promise<TableSummary> => at(id, "free", { seat });

/** As the host: has bots take the free seats. */
export const fillSeats = (id: string, bot: string): Promise<TableSummary> => at(id, "fill", { bot });

/** As the host: has two seats change places. */
export const swapSeats = (id: string, seat: number, other: number): Promise<TableSummary> =>
  at(id, "swap", { seat, with: other });

/** As the host: begins without those who have not come. */
export const startTable = (id: string): Promise<TableSummary> => at(id, "start", {});

/** Opens a table at which a game that is over goes on from one of its moves. */
export const askFork = (id: string, wish: ForkTable): Promise<TableSummary> => at(id, "fork", wish);

/** After a game: opens another table for the same people, or sits down at the one they have opened. */
export const askRematch = (id: string, chance: Rematch): Promise<TableSummary> => at(id, "rematch", chance);
