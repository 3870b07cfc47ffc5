import { type Price, TRACKS } from "@paravent/dclight";
import type { ComponentChildren } from "preact";
import { CardPicture, FaceGlyph } from "../art/index.ts";
import { whenOf } from "../outcome/chips.tsx";
import { cardPrice } from "../seen/prices.ts";
import { shownPlayer, useSeen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";
import "./card-face.css";

interface Props {
  readonly card: string;
  /** In place of its price, for a card that is not going to be paid. */
  readonly children?: ComponentChildren;
}

/** A card at reading size: what it is, what it shows, what it is worth, what it does and when, what it costs. */
export function CardFace({ card: id, children }: Props) {
  const seen = useSeen();
  const words = texts.value;
  const card = seen.lexicon.card(id);
  if (!card) return null;
  const price = cardPrice(seen, shownPlayer(seen), card);
  return (
    <article class={`dc-face ${card.deck}`} data-about={`card:${id}`}>
      <p class="dc-face-kind">
        <FaceGlyph face={card.deck} size={18} />
        {words.kindOf(seen.lexicon.sector(card.deck), card.kind)}
      </p>
      <span class="dc-face-art">
        <CardPicture card={id} />
        {card.vp > 0 && (
          <span class="dc-face-vp mc">
            {card.vp}
            <small>{words.vp}</small>
          </span>
        )}
      </span>
      <b class="mc">{seen.lexicon.cardName(id)}</b>
      <p class="dc-face-text">{card.kind === "building" ? whenOf(seen, id) : seen.lexicon.cardText(id)}</p>
      {children ?? <FacePrice price={price} />}
    </article>
  );
}

/** What it costs, each part with its sign and its name: here the signs are learned. */
export function FacePrice({ price }: { price: Price }) {
  const { lexicon } = useSeen();
  const words = texts.value;
  const parts = TRACKS.filter((track) => (price[track as keyof Price] ?? 0) > 0);
  return (
    <p class="dc-face-price">
      <b>{parts.length === 0 ? words.free : words.costs}</b>
      {parts.map((track) => (
        <span key={track}>
          <FaceGlyph face={track} size={18} />
          {lexicon.points(price[track as keyof Price] ?? 0, track)}
        </span>
      ))}
    </p>
  );
}

/** Its picture alone. */
export function SmallFace({ card: id }: { card: string }) {
  const { deck = "civil" } = useSeen().lexicon.card(id) ?? {};
  return (
    <span class={`dc-small-face ${deck}`}>
      <CardPicture card={id} />
    </span>
  );
}
