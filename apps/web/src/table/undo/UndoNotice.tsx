import { t } from "../../i18n/index.ts";
import { table } from "../../store/table.ts";
import { undo } from "../../store/undo.ts";
import { consent, undoFault } from "./undo.ts";
import "./undo.css";

/** Somebody asks to take answers back: the others agree or not, and see who has. */
export function UndoNotice() {
  const { asked } = undo.value;
  const now = table.value;
  if (!asked || !now) return undoFault.value === null ? null : <Refused />;
  const words = t.value.undo;
  // At a game that is kept as it stands the same request is to go on under other rules.
  const { asks, youAsk } = now.frozen ? t.value.kept : words;
  const name = (seat: number): string => now.seats[seat]?.name ?? String(seat + 1);
  const missing = now.seats.filter(({ seat }) => !asked.agreed.includes(seat)).map(({ seat }) => name(seat));
  const mayAnswer = now.you !== null && !asked.agreed.includes(now.you);
  return (
    <section class="undo" aria-label={words.label} role="status">
      <p>
        <b>{asked.by === now.you ? youAsk : asks(name(asked.by))}</b> {words.waiting(missing.join(", "))}
      </p>
      {mayAnswer && (
        <div>
          <button type="button" onClick={() => consent(false)}>
            {words.refuse}
          </button>
          <button type="button" class="main" onClick={() => consent(true)}>
            {words.agree}
          </button>
        </div>
      )}
      {asked.by === now.you && (
        <div>
          <button type="button" onClick={() => consent(false)}>
            {words.drop}
          </button>
        </div>
      )}
    </section>
  );
}

function Refused() {
  const words = t.value.undo;
  return (
    <section class="undo" aria-label={words.label} role="alert">
      <p>{words.faults(undoFault.value!)}</p>
      <div>
        <button type="button" onClick={() => (undoFault.value = null)}>
          {words.close}
        </button>
      </div>
    </section>
  );
}
