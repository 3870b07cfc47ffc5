import { signal } from "@preact/signals";
import { t } from "../../i18n/index.ts";
import { table } from "../../store/table.ts";
import { undo as mine } from "../../store/undo.ts";
import { takeBack } from "../../table/undo/undo.ts";
import "../../table/undo/undo.css";

/** Tables whose notice the reader has closed. */
const noted = signal<readonly string[]>([]);

/** Says that a game is shown as it stands, and why it asks nothing. */
export function KeptNotice() {
  const now = table.value;
  if (!now?.frozen || noted.value.includes(now.id)) return null;
  const { kept, undo } = t.value;
  const why = now.damaged ? kept.damaged : kept;
  const canGoOn = mine.value.mine !== null && mine.value.asked === null;
  return (
    <section class="undo" aria-label={kept.label} role="status" data-kept={now.id}>
      <p>
        <b>{why.title}</b> {why.shown} {canGoOn && kept.goOnWhy}
      </p>
      <div>
        <button type="button" onClick={() => (noted.value = [...noted.value, now.id])}>
          {undo.close}
        </button>
        {canGoOn && (
          <button type="button" class="main" onClick={takeBack}>
            {kept.goOn}
          </button>
        )}
      </div>
    </section>
  );
}
