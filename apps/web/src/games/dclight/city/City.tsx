import { memo } from "../../../ui/memo.ts";
import { seatPlace } from "../seen/places.ts";
import { shownPlayer, useSeen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";
import { Frieze } from "./Frieze.tsx";
import { Tracks } from "./Tracks.tsx";

/** The city at the bottom of the table: frieze above, tracks below. */
export const City = memo(Own);

function Own() {
  const seen = useSeen();
  const player = shownPlayer(seen);
  return (
    <section
      class="dc-city"
      data-place={seatPlace(player.seat)}
      aria-label={texts.value.cityOf(seen.name(player.seat))}
    >
      <Frieze player={player} />
      <Tracks player={player} />
    </section>
  );
}
