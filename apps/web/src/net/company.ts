import {
  AversionList,
  type PutAversion,
  type PutReport,
  type PutVerdict,
  ReportList,
  TableTerms,
} from "@paravent/protocol";
import { call } from "./rest.ts";

const of = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

/** What is agreed on at a table, and whom this player does not want to hear there. */
export const readTerms = async (table: string): Promise<TableTerms> =>
  TableTerms.parse(await call("GET", `${of(table)}/terms`));

/** Mutes or blocks who sits there, or takes that back. */
export const putAversion = async (table: string, wish: PutAversion): Promise<TableTerms> =>
  TableTerms.parse(await call("POST", `${of(table)}/aversions`, wish));

/** Tells the moderators about who sits there. */
export const putReport = (table: string, report: PutReport): Promise<unknown> =>
  call("POST", `${of(table)}/reports`, report);

/** Whom this player keeps at a distance, wherever they meet. */
export const readAversions = async (): Promise<AversionList> =>
  AversionList.parse(await call("GET", "/api/account/aversions"));

export const endAversion = (id: string): Promise<unknown> =>
  call("POST", `/api/account/aversions/${encodeURIComponent(id)}/end`, {});

/** As a moderator: what has been reported. */
export const readReports = async (): Promise<ReportList["reports"]> =>
  ReportList.parse(await call("GET", "/api/moderation")).reports;

export const putVerdict = async (id: string, verdict: PutVerdict): Promise<ReportList["reports"]> =>
  ReportList.parse(await call("POST", `/api/moderation/${encodeURIComponent(id)}`, verdict)).reports;
