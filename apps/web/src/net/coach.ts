import { Remark } from "@paravent/protocol";
import { call } from "./rest.ts";

/** What the coach has to say of one's answer to a question. */
export const askCoach = async (table: string, question: number): Promise<Remark> =>
  Remark.parse(await call("POST", `/api/tables/${encodeURIComponent(table)}/coach`, { question }));
