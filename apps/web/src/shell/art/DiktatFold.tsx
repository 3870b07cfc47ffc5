import { ConquestBackdrop } from "../../games/diktat/art/scenes/ConquestBackdrop.tsx";
import "./art.css";

/**
 * Diktat's night, painted across two panels of the screen. The picture fills its parent:
 * twice the width of a panel, shifted by one panel on the second.
 */
export function DiktatFold() {
  return (
    <div class="pv-poster">
      <ConquestBackdrop sector="oldTown" />
    </div>
  );
}
