import { signal } from "@preact/signals";
import { t } from "../i18n/index.ts";
import { table } from "../store/table.ts";
import "../table/undo/undo.css";

/** Departures the reader has taken note of, by table and seat. */
const noted = signal<readonly string[]>([]);

/** Says who has left for good, and which bot plays on. */
export function LeftNotice() {
  const now = table.value;
  if (now?.status !== "running") return null;
  const key = (seat: number): string => `${now.id} ${seat}`;
  const left = now.seats.find(({ seat, replaces }) => replaces !== undefined && !noted.value.includes(key(seat)));
  if (!left) return null;
  const { leaving, undo } = t.value;
  return (
    <section class="undo" aria-label={leaving.label} role="status" data-left={left.seat}>
      <p>{leaving.left(left.replaces!, left.name ?? "")}</p>
      <div>
        <button type="button" onClick={() => (noted.value = [...noted.value, key(left.seat)])}>
          {undo.close}
        </button>
      </div>
    </section>
  );
}
