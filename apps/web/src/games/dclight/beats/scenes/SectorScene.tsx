import type { Sector, Slot } from "@paravent/dclight";
import type { Scene } from "../../../../stage/beat.ts";
import { FaceGlyph } from "../../art/index.ts";
import { texts } from "../../words/index.ts";
import type { Told } from "../story/told.ts";
import { mineFirst, Stage, Who } from "./parts.tsx";
import "./sectors.css";

/** Sector cards that lay face down turn over together; `slot` is null for those chosen before the first turn. */
export function sectorScene(told: Told, sectors: readonly Sector[], slot: Slot | null): Scene {
  const seats = mineFirst(
    told,
    sectors.map((sector, seat) => ({ sector, seat })),
  );
  return ({ step }) => (
    <Stage step={step} look="dc-reveal">
      {slot && <h2 class="mc">{texts.value.slot[slot]}</h2>}
      <div class="dc-reveal-row">
        {seats.map(({ sector, seat }) => (
          <figure key={seat} class={seat === told.you ? "mine" : ""}>
            <span class="dc-turning">
              <i class="back" />
              <i class={`front ${sector}`}>
                <FaceGlyph face={sector} size={56} />
                <b class="mc">{told.lexicon.sector(sector)}</b>
              </i>
            </span>
            <figcaption>
              <Who told={told} seat={seat} />
            </figcaption>
          </figure>
        ))}
      </div>
    </Stage>
  );
}
