import type { CreateTable, TableSummary } from "@paravent/protocol";
import { useState } from "preact/hooks";
import { useLocation } from "wouter-preact";
import { language } from "../../i18n/language.ts";
import { openTable } from "../../store/chance.ts";

/** Another table of the same game, with the same kind of company. */
export function useRematch(table: TableSummary): () => void {
  const [, navigate] = useLocation();
  const [asked, setAsked] = useState(false);
  return () => {
    if (asked) return;
    setAsked(true);
    openTable({
      game: table.game,
      language: language.value,
      seats: sameSeats(table),
      ...(table.decisionSeconds && { decisionSeconds: table.decisionSeconds }),
      ...(table.pack && { pack: table.pack.id }),
      ...(table.options !== undefined && { options: table.options }),
    })
      .then(({ id }) => navigate(`/table/${id}`))
      .catch(() => setAsked(false));
  };
}

/** People are invited anew by their seats staying open. */
function sameSeats({ seats, you }: TableSummary): CreateTable["seats"] {
  return seats.map((seat) => {
    if (seat.seat === (you ?? 0)) return "me";
    return seat.kind === "bot" ? { bot: seat.bot ?? "greedy" } : "open";
  });
}
