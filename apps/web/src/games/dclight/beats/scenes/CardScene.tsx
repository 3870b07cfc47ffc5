import type { DclightEvent } from "@paravent/dclight";
import type { Scene } from "../../../../stage/beat.ts";
import { CardPicture, FaceGlyph } from "../../art/index.ts";
import { texts } from "../../words/index.ts";
import { type Told, talliesOf } from "../story/told.ts";
import { Show } from "./Show.tsx";
import "./card.css";

type Happening<T extends DclightEvent["type"]> = Extract<DclightEvent, { type: T }>;

/** A card that is played, large; a reaction lies over the card it answers. */
export function cardScene(told: Told, event: Happening<"cardPlayed">, suffered: readonly DclightEvent[]): Scene {
  const cancelled = suffered.find(({ type }) => type === "hostileCancelled") as
    | Happening<"hostileCancelled">
    | undefined;
  const destroyed = suffered.some(({ type }) => type === "buildingDestroyed");
  const tallies = talliesOf(told, suffered);
  return ({ step }) => {
    const words = texts.value.beats;
    return (
      <Show
        told={told}
        step={step}
        look="dc-card-show"
        picture={
          <>
            {cancelled && <BigCard told={told} card={cancelled.card} isCancelled />}
            <BigCard told={told} card={event.card} />
          </>
        }
        title={told.lexicon.cardName(event.card)}
        by={event.seat}
        at={event.target}
        word={cancelled ? words.cancelled : destroyed ? words.destroyed : words.played}
        isGrim={destroyed}
        lines={cancelled ? [told.lexicon.cardName(cancelled.card)] : []}
        tallies={tallies}
      />
    );
  };
}

function BigCard({ told, card, isCancelled = false }: { told: Told; card: string; isCancelled?: boolean }) {
  const { deck = "military" } = told.lexicon.card(card) ?? {};
  return (
    <article class={`dc-big-card ${deck} ${isCancelled ? "cancelled" : ""}`}>
      <header>
        <FaceGlyph face={deck} size={20} />
        <b class="mc">{told.lexicon.cardName(card)}</b>
      </header>
      <span class="dc-big-card-art">
        <CardPicture card={card} />
      </span>
      <p>{told.lexicon.cardText(card)}</p>
    </article>
  );
}
