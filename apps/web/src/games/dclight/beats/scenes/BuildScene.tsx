import type { DclightEvent } from "@paravent/dclight";
import type { Scene } from "../../../../stage/beat.ts";
import { CardPicture, ROMAN } from "../../art/index.ts";
import { texts } from "../../words/index.ts";
import { type Told, talliesOf } from "../story/told.ts";
import { DistrictPicture } from "./DistrictPicture.tsx";
import { Show } from "./Show.tsx";
import "./build.css";

type Happening<T extends DclightEvent["type"]> = Extract<DclightEvent, { type: T }>;

/** A district of the frieze grows into its next age. */
export function ageScene(told: Told, event: Happening<"ageBuilt">): Scene {
  const { seat, sector, age } = event;
  const tallies = talliesOf(told, [event]);
  return ({ step }) => {
    const isBuilt = step === "strike" || step === "travel" || step === "hold";
    return (
      <Show
        told={told}
        step={step}
        look="dc-build"
        picture={
          <span key={String(isBuilt)} class={isBuilt ? "dc-build-district rising" : "dc-build-district"}>
            <DistrictPicture sector={sector} age={isBuilt ? age : age - 1} seat={seat} />
          </span>
        }
        title={told.lexicon.sector(sector)}
        by={seat}
        word={texts.value.beats.newAge(ROMAN[age] ?? String(age))}
        tallies={tallies}
      />
    );
  };
}

/** A building rises, or is copied from another city. */
export function buildingScene(told: Told, event: Happening<"buildingBuilt">): Scene {
  const tallies = talliesOf(told, [event]);
  const { deck = "civil", vp = 0 } = told.lexicon.card(event.as) ?? {};
  return ({ step }) => {
    const words = texts.value.beats;
    return (
      <Show
        told={told}
        step={step}
        look="dc-build"
        picture={
          <span class={`dc-build-card ${deck}`}>
            <CardPicture card={event.as} />
          </span>
        }
        title={told.lexicon.cardName(event.as)}
        by={event.seat}
        at={event.of}
        word={event.of === null ? words.built : words.copied}
        lines={[`${texts.value.points(vp)} · ${told.lexicon.cardText(event.as)}`]}
        tallies={tallies}
      />
    );
  };
}
