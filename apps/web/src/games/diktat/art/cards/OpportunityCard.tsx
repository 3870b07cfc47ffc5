import type { ComponentChildren } from "preact";
import { Icon, type IconName, SectorGlyph } from "../icon/Icon.tsx";
import type { AffinitySymbol, SectorId } from "../names/ids.ts";
import { SectorPicture } from "./SectorPicture.tsx";
import "./cards.css";

export interface CardFace {
  title: string;
  sector: SectorId;
  sectorName: string;
  /** Roman number of its place in the row, or what kind of trophy it is in a list. */
  place?: string | undefined;
  affinities: readonly AffinitySymbol[];
  darkness: number;
  /** Attack of the Others: the claw. */
  attack: boolean;
  icons?: readonly IconName[] | undefined;
}

export interface OpportunityCardProps {
  /** null: a card this observer does not know, face down. */
  card: CardFace | null;
  /** small: the row; medium: a sheet; list: a trophy. */
  size: "small" | "medium" | "list";
  selected?: boolean | undefined;
  /** Face down, known or not: nothing of `card` is drawn. */
  hidden?: boolean | undefined;
  hiddenText?: string | undefined;
  /** Effect in words, in a sheet or a list. */
  children?: ComponentChildren;
}

/** An Opportunity card, face up or face down. Drawn only: the caller makes it a button where it can be chosen. */
export function OpportunityCard({ card, size, selected, hidden, hiddenText, children }: OpportunityCardProps) {
  const frame = `dk-card dk-card--${size}${selected ? " dk-card--selected" : ""}`;
  if (hidden || card === null) {
    return (
      <div class={frame}>
        <div class="dk-card__back">
          <Icon name="eclipse" size={size === "list" ? 26 : 34} />
          {hiddenText !== undefined && <p>{hiddenText}</p>}
        </div>
      </div>
    );
  }
  const list = size === "list";
  return (
    <div class={frame}>
      <div class="dk-card__face">
        <div class="dk-card__picture">
          <SectorPicture sector={card.sector} />
          {!list && card.place !== undefined && <span class="dk-card__place">{card.place}</span>}
        </div>
        <div class="dk-card__text">
          <div class="dk-card__sector">
            {list && card.place !== undefined ? (
              card.place
            ) : (
              <>
                <SectorGlyph sector={card.sector} size={12} />
                {card.sectorName}
              </>
            )}
          </div>
          <div class="dk-card__title">{card.title}</div>
          {children !== undefined && <div class="dk-card__effect">{children}</div>}
          <CardSymbols card={card} />
        </div>
      </div>
    </div>
  );
}

function CardSymbols({ card }: { card: CardFace }) {
  return (
    <div class="dk-card__symbols">
      {card.attack && <Icon name="claw" size={15} />}
      {card.icons?.map((name) => (
        <Icon key={name} name={name} size={15} />
      ))}
      {card.affinities.map((type, i) => (
        <Icon key={i} name={type === "any" ? "anyAffinity" : type} size={15} />
      ))}
      <span class="dk-card__darkness">
        <Icon name="drop" size={15} />
        {card.darkness}
      </span>
    </div>
  );
}
