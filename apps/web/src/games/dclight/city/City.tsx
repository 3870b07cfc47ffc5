import { shownPlayer, useSeen } from "../seen.ts";
import { Frieze } from "./Frieze.tsx";
import { Tracks } from "./Tracks.tsx";

/** The city at the bottom of the table: frieze above, tracks below. */
export function City() {
  const player = shownPlayer(useSeen());
  return (
    <div class="dc-city">
      <Frieze player={player} />
      <Tracks player={player} />
    </div>
  );
}
