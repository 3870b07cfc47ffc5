import { useLocation } from "wouter-preact";
import { t } from "../i18n/index.ts";
import { table } from "../store/table.ts";
import "../table/undo/undo.css";

/** After a game of a tournament: the way back to its standings. */
export function TournamentNotice() {
  const [, navigate] = useLocation();
  const now = table.value;
  if (now?.status !== "over" || now.you === null || !now.tournament) return null;
  const { id, name, round } = now.tournament;
  const { leaving } = t.value;
  return (
    <section class="undo" aria-label={name} role="status" data-tournament>
      <p>{leaving.tournament(name, round)}</p>
      <div>
        <button type="button" onClick={() => navigate(`/tournament/${id}`)}>
          {leaving.tournamentGo}
        </button>
      </div>
    </section>
  );
}
