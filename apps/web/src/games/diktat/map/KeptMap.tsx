import { useRef } from "preact/hooks";
import { memo } from "../../../ui/memo.ts";
import { MapStage } from "./MapStage.tsx";

/**
 * The map, and while something else takes the scene the map out of sight: to draw the whole city anew costs more than
 * everything else that a message changes.
 */
export function KeptMap({ isAway }: { isAway: boolean }) {
  const isDrawn = useRef(false);
  isDrawn.current ||= !isAway;
  return isDrawn.current ? (
    <div class="tb-kept-map" hidden={isAway}>
      <City />
    </div>
  ) : null;
}

const City = memo(MapStage);
