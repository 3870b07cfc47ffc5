import { useLocation } from "wouter-preact";
import { t } from "../i18n/index.ts";
import { moment } from "../store/moment.ts";
import { table } from "../store/table.ts";
import "../table/undo/undo.css";

/** After a game: somebody has opened another table, and keeps everybody their seat. Who looks back is not disturbed. */
export function NextNotice() {
  const [, navigate] = useLocation();
  const next = table.value?.next;
  if (next === undefined || moment.value !== null) return null;
  const { leaving } = t.value;
  return (
    <section class="undo" aria-label={leaving.nextLabel} role="status" data-next>
      <p>{leaving.next}</p>
      <div>
        <button type="button" onClick={() => navigate(`/table/${next}`)}>
          {leaving.nextGo}
        </button>
      </div>
    </section>
  );
}
