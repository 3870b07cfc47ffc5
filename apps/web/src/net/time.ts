import { TableSummary, type VacationDays, Vacations } from "@paravent/protocol";
import { call } from "./rest.ts";

const at = async (id: string, what: string, body: unknown): Promise<TableSummary> =>
  TableSummary.parse(await call("POST", `/api/tables/${encodeURIComponent(id)}/${what}`, body));

/** Plays in person again, where a bot has. */
export const takeOver = (id: string): Promise<TableSummary> => at(id, "return", {});

/** Would have a bot play for somebody who is away, or not any more. */
export const voteOut = (id: string, seat: number, agree: boolean): Promise<TableSummary> =>
  at(id, "votes", { seat, agree });

/** Stops one's own deadlines at a table, or lets them run. */
export const setPause = (id: string, paused: boolean): Promise<TableSummary> => at(id, "pause", { paused });

export const readVacations = async (): Promise<Vacations> =>
  Vacations.parse(await call("GET", "/api/account/vacations"));

export const addVacation = async (days: VacationDays): Promise<Vacations> =>
  Vacations.parse(await call("POST", "/api/account/vacations", days));

/** Those that begin on this day: removed, or ended today where they have begun. */
export const endVacation = async (from: string): Promise<Vacations> =>
  Vacations.parse(await call("POST", `/api/account/vacations/${from}/end`, {}));
