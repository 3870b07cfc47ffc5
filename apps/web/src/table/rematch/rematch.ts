import type { CreateTable, TableSummary } from "@paravent/protocol";
import { useState } from "preact/hooks";
import { useLocation } from "wouter-preact";
import { language } from "../../i18n/language.ts";
import { openTable, playAgain } from "../../store/chance.ts";

/** Another table of the same game: for the same people, or, for somebody who only watched, against bots. */
export function useRematch(table: TableSummary): () => void {
  const [, navigate] = useLocation();
  const [asked, setAsked] = useState(false);
  return () => {
    if (asked) return;
    setAsked(true);
    (table.you === null ? openTable(ownTable(table)) : playAgain(table.id))
      .then(({ id }) => navigate(`/table/${id}`))
      .catch(() => setAsked(false));
  };
}

/** The reader sits down in the first seat, and bots where people sat. */
function ownTable({ game, seats, decisionSeconds, timing, pack, options }: TableSummary): CreateTable {
  return {
    game,
    language: language.value,
    seats: seats.map(({ bot }, seat) => (seat === 0 ? "me" : { bot: bot ?? "skilled" })),
    ...(decisionSeconds !== undefined && { decisionSeconds }),
    ...(timing && { timing }),
    ...(pack && { pack: pack.id }),
    ...(options !== undefined && { options }),
  };
}
