import { t } from "../../i18n/index.ts";
import { presence } from "../../ui/presence.ts";
import { Rows } from "./Rows.tsx";
import { SeatMark } from "./SeatMark.tsx";
import { useSeen } from "./seen.ts";

/** What lies in front of each player, the reader first, then in the order of the seats. */
export function Seats() {
  const { described, table, you, view, name } = useSeen();
  const count = table.seats.length;
  const order = Array.from({ length: count }, (_, step) => ((you ?? 0) + step) % count);
  const awaited = view.waiting?.seats.filter((seat) => !view.waiting?.answered.includes(seat)) ?? [];
  return (
    <ul class="gt-seats">
      {order.map((seat) => {
        const { rows = [], out = false } = described.seats[seat] ?? {};
        const looks = ["gt-seat", seat === you && "own", out && "out", awaited.includes(seat) && "awaited"];
        return (
          <li key={seat} class={looks.filter(Boolean).join(" ")}>
            <h2>
              <SeatMark seat={seat} />
              <b class="gt-name">{seat === you ? t.value.table.you : name(seat)}</b>
              <small>
                {[presence(t.value.table, table.seats[seat], table.status), out && t.value.generic.out]
                  .filter(Boolean)
                  .join(" · ")}
              </small>
            </h2>
            <Rows rows={rows} />
          </li>
        );
      })}
    </ul>
  );
}
