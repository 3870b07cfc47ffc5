import type { DclightEvent } from "@paravent/dclight";
import { useId } from "preact/hooks";
import type { Scene } from "../../../../stage/beat.ts";
import { CREATURE_FIELD, CreatureFigure } from "../../art/index.ts";
import { PotteryDefs } from "../../art/pottery.tsx";
import { texts } from "../../words/index.ts";
import { nameFor } from "../story/sentences.ts";
import { type Told, talliesOf } from "../story/told.ts";
import { Show } from "./Show.tsx";
import "./creature.css";

type Happening<T extends DclightEvent["type"]> = Extract<DclightEvent, { type: T }>;

/** A creature over the waves; it rises where the stage says so. */
function Creature({ creature }: { creature: string }) {
  const id = useId();
  return (
    <>
      <svg class="dc-creature-figure" viewBox={CREATURE_FIELD} aria-hidden="true">
        <CreatureFigure creature={creature} />
      </svg>
      <svg class="dc-creature-waves" aria-hidden="true">
        <PotteryDefs id={id} />
        <rect width="100%" height="26" fill={`url(#${id}-waves)`} />
      </svg>
    </>
  );
}

/** Why a creature rises (DC-CREA-02, -05): a marker has come to the end of its track. */
export const lastSpace = (told: Told, { seat, origin }: Pick<Happening<"creatureAppeared">, "seat" | "origin">) =>
  origin === "common" ? texts.value.beats.commonLastSpace : texts.value.beats.ownLastSpace(nameFor(told, seat));

/** The sea is still; then a creature rises from it, with what it demands. */
export function risingScene(told: Told, { creature, seat, origin }: Happening<"creatureAppeared">): Scene | null {
  const card = creature === null ? undefined : told.lexicon.creature(creature);
  if (!card) return null;
  return ({ step }) => {
    const words = texts.value.beats;
    const { before, beforeYou } = texts.value;
    const isHere = step === "strike" || step === "hold";
    return (
      <Show
        told={told}
        step={step}
        look="dc-rising"
        picture={<Creature creature={card.id} />}
        title={isHere ? told.lexicon.creatureName(card.id) : lastSpace(told, { seat, origin })}
        by={null}
        word={words.rises}
        isGrim
        lines={[
          [
            seat === told.you ? beforeYou : before(told.name(seat)),
            ...(origin === "common" ? [words.forAll] : []),
          ].join(" · "),
          [words.demands(card.cost, told.lexicon.track(card.demand)), words.reward(card.vp)].join(" · "),
          `${texts.value.reprisal} ${told.lexicon.creatureText(card.id)}`,
        ]}
        tallies={[]}
      />
    );
  };
}

/** The offering is made, and the creature is beaten. */
export function defeatedScene(told: Told, event: Happening<"creatureDefeated">): Scene {
  const tallies = talliesOf(told, [event]);
  const { vp = 0 } = told.lexicon.creature(event.creature) ?? {};
  return ({ step }) => (
    <Show
      told={told}
      step={step}
      look="dc-beaten"
      picture={<Creature creature={event.creature} />}
      title={told.lexicon.creatureName(event.creature)}
      by={event.seat}
      word={texts.value.beats.defeated}
      lines={[texts.value.beats.trophy(vp)]}
      tallies={tallies}
    />
  );
}

/** No offering: the creature strikes, or a Miracle turns it away. */
export function refusedScene(
  told: Told,
  { seat, creature }: Happening<"offeringRefused" | "reprisalAvoided">,
  suffered: readonly DclightEvent[],
): Scene {
  const isAvoided = suffered.some(({ type }) => type === "reprisalAvoided");
  const tallies = talliesOf(told, suffered);
  return ({ step }) => {
    const words = texts.value.beats;
    const reprisal = `${texts.value.reprisal} ${told.lexicon.creatureText(creature)}`;
    return (
      <Show
        told={told}
        step={step}
        look={isAvoided ? "dc-beaten" : "dc-striking"}
        picture={<Creature creature={creature} />}
        title={told.lexicon.creatureName(creature)}
        by={seat}
        word={isAvoided ? words.avoided : words.refused}
        isGrim={!isAvoided}
        lines={isAvoided ? [] : [reprisal]}
        tallies={tallies}
      />
    );
  };
}
