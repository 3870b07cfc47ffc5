import type { TableView } from "@paravent/kernel";
import { t } from "../../i18n/index.ts";
import { readSeat } from "../../net/rooms.ts";
import { lentSeat, lentView, lookAsEverybody, lookFrom } from "../../store/lent.ts";
import { table } from "../../store/table.ts";

/** For who watches a game: through which eyes. Only players who agree are offered, and a minute behind. */
export function SeatLens() {
  const now = table.value;
  const offered = now?.status === "running" ? now.seats.filter(({ shown }) => shown) : [];
  if (!now || offered.length === 0) return null;
  const { watching } = t.value;
  const choose = (chosen: string) => {
    if (chosen === "") return lookAsEverybody();
    const seat = Number(chosen);
    // The server built it with the same kernel types as every other view.
    lookFrom(seat, async () => (await readSeat(now.id, seat)) as unknown as TableView<unknown> | null);
  };
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
