import { COLOUR_OF, COLOURS, SECTOR_OF, type Sector } from "@paravent/dclight";
import type { Scene } from "../../../../stage/beat.ts";
import { Die, FaceGlyph, ROMAN } from "../../art/index.ts";
import { Backdrop } from "../../scene/Backdrop.tsx";
import { isNeutral } from "../../seen/neutral.ts";
import { cityPlace, diePlace } from "../../seen/places.ts";
import { shownPlayer } from "../../seen/seen.ts";
import type { Roll } from "../story/roll.ts";
import type { Told } from "../story/told.ts";
import { DistrictPicture } from "./DistrictPicture.tsx";
import { mineFirst, Stage, TallyCard, Who } from "./parts.tsx";
import { Walk } from "./Walk.tsx";
import "./roll.css";

/** The roll: the dice land, their faces travel into the cities, the common marker walks, and what came of it is counted. */
export function rollScene(told: Told, roll: Roll): Scene {
  return ({ step }) => (
    <Stage step={step} look="dc-roll">
      {step !== "travel" && <Backdrop creature={null} isFaced={false} seat={shownPlayer(told).seat} />}
      {step === "open" || step === "turn" ? (
        <Landing roll={roll} />
      ) : step === "travel" && roll.sectors ? (
        <Cities told={told} roll={roll} sectors={roll.sectors} />
      ) : step === "strike" && roll.walk ? (
        <Walk told={told} walk={roll.walk} faces={creatureFaces(told, roll)} />
      ) : roll.gains.length > 0 ? (
        <div class="dc-tallies">
          {mineFirst(told, roll.gains).map((tally) => (
            <TallyCard key={tally.seat} told={told} tally={tally} />
          ))}
        </div>
      ) : (
        roll.sectors && <Cities told={told} roll={roll} sectors={roll.sectors} />
      )}
    </Stage>
  );
}

const creatureFaces = (told: Told, { dice }: Roll) =>
  isNeutral(told, "creature")
    ? []
    : COLOURS.flatMap((colour) => dice[colour].filter((face) => face === "creature").map(() => colour));

/** Nine dice, and the black one, fall into the bowl one after another. */
function Landing({ roll: { dice, black, isLanding } }: { roll: Roll }) {
  return (
    <div class={isLanding ? "dc-bowl landing" : "dc-bowl"}>
      {COLOURS.map((colour, row) => (
        <p key={colour} class="dc-bowl-row">
          {dice[colour].map((face, at) => (
            <span key={at} class="dc-landing" style={{ "--nth": row * 3 + at }}>
              <Die face={face} colour={colour} />
            </span>
          ))}
        </p>
      ))}
      {black !== null && (
        <span class="dc-landing black" style={{ "--nth": 9 }}>
          <b class="mc">{ROMAN[black]}</b>
        </span>
      )}
    </div>
  );
}

/** Above, the dice by colour; below, the cities that gain them. */
function Cities({ told, roll, sectors }: { told: Told; roll: Roll; sectors: readonly Sector[] }) {
  return (
    <div class="dc-cities">
      <div class="dc-cities-dice">
        {COLOURS.map((colour) => (
          <p key={colour} class={sectors.includes(SECTOR_OF[colour]) ? "" : "idle"}>
            {roll.dice[colour].map((face, at) => (
              <span key={at} data-place={diePlace(colour, at + 1)}>
                <Die face={face} colour={colour} isNeutral={isNeutral(told, face)} />
              </span>
            ))}
          </p>
        ))}
      </div>
      <div class="dc-cities-row">
        {mineFirst(
          told,
          sectors.map((sector, seat) => ({ sector, seat })),
        ).map(({ sector, seat }) => (
          <figure key={seat} class={`dc-gaining ${COLOUR_OF[sector]} ${seat === told.you ? "mine" : ""}`}>
            <span class="dc-gaining-city" data-place={cityPlace(seat)}>
              <DistrictPicture sector={sector} age={told.player(seat).ages[sector]} seat={seat} />
            </span>
            <figcaption>
              <Who told={told} seat={seat} size={22} />
              <FaceGlyph face={sector} size={18} />
            </figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}
