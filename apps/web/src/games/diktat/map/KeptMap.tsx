import { useRef } from "preact/hooks";
import { memo } from "../../../ui/memo.ts";
import { SeenContext, useSeen } from "../seen/seen.ts";
import { MapStage } from "./MapStage.tsx";

/**
 * The map, and while something else takes the scene the map as it was, out of sight: to draw the whole city anew costs
 * more than everything else that a message changes.
 */
export function KeptMap({ isAway }: { isAway: boolean }) {
  const seen = useSeen();
  const shown = useRef(isAway ? null : seen);
  if (!isAway) shown.current = seen;
  if (!shown.current) return null;
  return (
    <SeenContext.Provider value={shown.current}>
      <div class="tb-kept-map" hidden={isAway}>
        <City />
      </div>
    </SeenContext.Provider>
  );
}

const City = memo(MapStage);
