import type { SeatSummary, TableSummary } from "@paravent/protocol";
import type { table as words } from "../i18n/fr/table.ts";

type Sitter = Pick<SeatSummary, "kind" | "online" | "substitute">;
type Words = Pick<typeof words, "bot" | "away" | "substituted">;

/** Who plays in a seat, where it is not somebody who is there: a bot, one until its player is back, or nobody just now. */
export function presence(words: Words, sitter: Sitter | undefined, status: TableSummary["status"]): string | null {
  if (!sitter) return null;
  if (sitter.kind === "bot") return words.bot;
  if (sitter.kind === "open" || status === "over") return null;
  return sitter.substitute ? words.substituted : sitter.online ? null : words.away;
}
