import { type CreateTournament, Tournament, TournamentList } from "@paravent/protocol";
import { call } from "./rest.ts";

const at = (id: string, path = ""): string => `/api/tournaments/${encodeURIComponent(id)}${path}`;

export const listTournaments = async (): Promise<TournamentList> =>
  TournamentList.parse(await call("GET", "/api/tournaments"));

export const readTournament = async (id: string): Promise<Tournament> => Tournament.parse(await call("GET", at(id)));

export const createTournament = async (asked: CreateTournament): Promise<Tournament> =>
  Tournament.parse(await call("POST", "/api/tournaments", asked));

/** Plays in it, plays no more, has the next round begin, or ends it. */
export const doAtTournament = async (id: string, what: "join" | "withdraw" | "round" | "end"): Promise<Tournament> =>
  Tournament.parse(await call("POST", at(id, `/${what}`), {}));
