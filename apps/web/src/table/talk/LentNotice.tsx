import { signal } from "@preact/signals";
import { t } from "../../i18n/index.ts";
import { lentSeat, lentView, lookAsEverybody } from "../../store/lent.ts";
import { table } from "../../store/table.ts";
import { lookThrough } from "./look-through.ts";
import "../undo/undo.css";

/** Offers that were taken note of, by table and seat. */
const noted = signal<readonly string[]>([]);

/** Tells who watches that a player lets their seat be seen; and while they look through one, whose it is. */
export function LentNotice() {
  const now = table.value;
  if (!now || now.you !== null || now.status !== "running") return null;
  const { watching } = t.value;
  const key = (seat: number) => `${now.id} ${seat}`;
  const lent = now.seats.find(({ seat }) => seat === lentSeat.value);
  if (lent)
    return (
      <section class="undo" role="status" data-lent={lent.seat}>
        <p>{lentView.value ? watching.lent(lent.name ?? "") : watching.soon}</p>
        <div>
          <button type="button" onClick={lookAsEverybody}>
            {watching.asEverybody}
          </button>
        </div>
      </section>
    );
  const offered = now.seats.find(({ seat, shown }) => shown && !noted.value.includes(key(seat)));
  if (!offered) return null;
  const note = () => {
    noted.value = [...noted.value, key(offered.seat)];
  };
  return (
    <section class="undo" role="status" data-offered={offered.seat}>
      <p>{watching.offered(offered.name ?? "")}</p>
      <div>
        <button
          type="button"
          class="main"
          onClick={() => {
            note();
            lookThrough(now.id, offered.seat);
          }}
        >
          {watching.look}
        </button>
        <button type="button" onClick={note}>
          {watching.close}
        </button>
      </div>
    </section>
  );
}
