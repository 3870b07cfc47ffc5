import { isShallow } from "../../../store/media.ts";
import { isActing } from "../../../table/around.ts";
import { memo } from "../../../ui/memo.ts";
import { opponents, useSeen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";
import { SeatPanel } from "./SeatPanel.tsx";
import "./seats.css";

/** The opponents, in the order of play. */
export const Seats = memo(Opponents);

function Opponents() {
  const seen = useSeen();
  const others = opponents(seen);
  const { waiting } = seen.view;
  const isSmall = others.length > (isShallow.value ? 2 : 3);
  return (
    <aside class="tb-seats" aria-label={texts.value.opponents}>
      <ul class={isSmall ? "many" : ""}>
        {others.map((player) => (
          <SeatPanel key={player.seat} player={player} isSmall={isSmall} isActing={isActing(waiting, player.seat)} />
        ))}
      </ul>
    </aside>
  );
}
