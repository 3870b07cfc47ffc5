import { useEffect } from "preact/hooks";
import { digestOf } from "../../stage/Digest.tsx";
import { again, digestBy, isBehind, playing, skip } from "../../stage/director.ts";
import { Flights } from "../../stage/Flights.tsx";
import { Lights } from "../../stage/Lights.tsx";
import { LiveRegion } from "../../stage/LiveRegion.tsx";
import { StageLayer } from "../../stage/StageLayer.tsx";
import { moment } from "../../store/moment.ts";
import { isTyping } from "../../ui/typing.ts";
import { SinceYouLeft } from "./SinceYouLeft.tsx";

/**
 * Everything that shows what happens, over any table, in a parent of its own: where an element comes or goes, browsers style
 * anew what follows a sibling anywhere in its parent, and beside the table that would be the whole table.
 */
export function TheStage() {
  useSkipping();
  useEffect(() => digestBy(digestOf), []);
  return (
    <div class="st-all">
      <StageLayer />
      <Flights />
      <Lights />
      <LiveRegion />
      <SinceYouLeft />
    </div>
  );
}

/** The key for the last turn once more. */
const AGAIN = "r";

/** A touch on the stage, Space or Enter shows at once how everything stands. */
function useSkipping(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return;
      if (document.querySelector("dialog[open]")) return;
      if (event.key === AGAIN && !isBehind.peek() && moment.peek() === null) again();
      else if ((event.key === " " || event.key === "Enter" || event.key === "Escape") && playing.peek()) {
        skip();
        // The same key must not act on the table that comes into sight.
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    };
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Element && event.target.closest(".st-layer")) skip();
    };
    addEventListener("keydown", onKeyDown, true);
    addEventListener("pointerdown", onPointerDown);
    return () => {
      removeEventListener("keydown", onKeyDown, true);
      removeEventListener("pointerdown", onPointerDown);
    };
  }, []);
}
