import { t } from "../../i18n/index.ts";
import { lentSeat, lentView, lookAsEverybody } from "../../store/lent.ts";
import { table } from "../../store/table.ts";
import { lookThrough } from "./look-through.ts";

/** For who watches a game: through which eyes. Only players who agree are offered, and a minute behind. */
export function SeatLens() {
  const now = table.value;
  const offered = now?.status === "running" ? now.seats.filter(({ shown }) => shown) : [];
  if (!now || offered.length === 0) return null;
  const { watching } = t.value;
  const choose = (chosen: string) => (chosen === "" ? lookAsEverybody() : lookThrough(now.id, Number(chosen)));
  return (
    <label class="talk-show" data-seat-lens>
      {watching.through}
      <select value={lentSeat.value ?? ""} onChange={(event) => choose(event.currentTarget.value)}>
        <option value="">{watching.everybody}</option>
        {offered.map(({ seat, name }) => (
          <option key={seat} value={seat}>
            {name}
          </option>
        ))}
      </select>
      {lentSeat.value !== null && <small role="status">{lentView.value ? watching.behind : watching.soon}</small>}
    </label>
  );
}
