import { KnownPeople, Leaderboard, PlayedRecord } from "@paravent/protocol";
import { call } from "./rest.ts";

/** What this player has played. */
export const readRecord = async (): Promise<PlayedRecord> =>
  PlayedRecord.parse(await call("GET", "/api/account/record"));

/** Who plays a game best. */
export const readLeaders = async (game: string): Promise<Leaderboard> =>
  Leaderboard.parse(await call("GET", `/api/leaderboards/${encodeURIComponent(game)}`));

/** How well those who sit at a table play, and how reliably. */
export const readPeople = async (table: string): Promise<KnownPeople["people"]> =>
  KnownPeople.parse(await call("GET", `/api/tables/${encodeURIComponent(table)}/people`)).people;
