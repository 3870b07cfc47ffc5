import { useId } from "preact/hooks";
import { CREATURE_FIELD, CreatureFigure } from "../art/index.ts";
import { PotteryDefs } from "../art/pottery.tsx";
import { useSeen } from "../seen/seen.ts";
import { CommonTrack } from "./CommonTrack.tsx";
import { FacingOrder } from "./FacingOrder.tsx";
import { Stele } from "./Stele.tsx";
import { Trays } from "./Trays.tsx";
import "./scene.css";

/** The scene of a phone: three trays over the waves, or the creature and its stele; under them the common marker. */
export function PhoneScene() {
  const { game } = useSeen();
  const id = useId();
  return (
    <>
      <div key={game.facing ? "creature" : "dice"} class={game.facing ? "dc-phone-scene faced" : "dc-phone-scene"}>
        <svg class="dc-backdrop" aria-hidden="true">
          <PotteryDefs id={id} />
          <rect width="100%" height="100%" fill={`url(#${id}-clay)`} />
          <rect width="100%" height="20" fill={`url(#${id}-tongues)`} />
        </svg>
        <svg class="dc-phone-waves" aria-hidden="true">
          <rect width="100%" height="26" fill={`url(#${id}-waves)`} />
        </svg>
        {game.facing ? (
          <>
            <svg
              class="dc-phone-creature"
              viewBox={CREATURE_FIELD}
              data-about={`creature:${game.facing.creature}`}
              aria-hidden="true"
            >
              <CreatureFigure creature={game.facing.creature} />
            </svg>
            <FacingOrder />
            <Stele facing={game.facing} />
          </>
        ) : (
          <Trays />
        )}
      </div>
      <div class="dc-common on-slip" data-about="common">
        <CommonTrack step={22.4} />
      </div>
    </>
  );
}
