import type { TournamentSummary } from "@paravent/protocol";
import { tournamentWords } from "./words.ts";

/** How far a tournament is, in a few words. */
export function statusOf({ status, round, rounds }: Pick<TournamentSummary, "status" | "round" | "rounds">): string {
  const said = tournamentWords.value.status;
  return status === "running" ? said.running(round, rounds) : said[status];
}
