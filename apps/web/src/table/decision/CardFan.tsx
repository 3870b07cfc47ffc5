import type { Refusal } from "@paravent/kernel";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { isLow, isPhone } from "../../store/media.ts";
import { whyNot } from "../../ui/why.ts";
import "./fan.css";
import "./one-card.css";

/** A card that can be chosen, or one that cannot now and says why when it is asked. */
export interface FanCard {
  readonly value: string;
  readonly name: string;
  /** At reading size. */
  readonly face: ComponentChildren;
  /** Its picture alone, for the row of a phone. */
  readonly small: ComponentChildren;
  readonly pressed: boolean;
  readonly closed: Refusal | null;
  /** Written across it: why it is not to be had, in two words. */
  readonly stamp?: string | null;
  /** So little to read that all lie side by side on a phone too. */
  readonly brief?: boolean;
}

interface Props {
  readonly cards: readonly FanCard[];
  onPress(value: string): void;
}

/** More than these do not make a fan: they lie in rows. */
const MOST_FANNED = 6;

/** Cards to choose from, each to be read whole: a fan, or on a phone one of them large and all in a row. */
export function CardFan({ cards, onPress }: Props) {
  if ((isPhone.value || isLow.value) && !cards[0]?.brief) return <OneAtATime cards={cards} onPress={onPress} />;
  const isFan = cards.length <= MOST_FANNED;
  return (
    <ul class={isFan ? "ds-fan" : "ds-fan rows"} style={{ "--n": cards.length }}>
      {cards.map((card, at) => (
        <li
          key={card.value}
          class={card.pressed ? "chosen" : card.closed ? "closed" : ""}
          style={{ "--at": isFan ? at - (cards.length - 1) / 2 : 0, "--away": Math.abs(at - (cards.length - 1) / 2) }}
        >
          <CardButton card={card} onPress={onPress}>
            {card.face}
            {card.stamp && <span class="ds-stamp">{card.stamp}</span>}
          </CardButton>
        </li>
      ))}
    </ul>
  );
}

/** The one that is chosen, or was touched last, is read; the others are a touch away. One alone is touched itself. */
function OneAtATime({ cards, onPress }: Props) {
  const [touched, setTouched] = useState<string | null>(null);
  const last = cards.find(({ value }) => value === touched);
  const shown = last?.pressed ? last : (cards.find(({ pressed }) => pressed) ?? last ?? openFirst(cards));
  if (!shown) return null;
  const face = (
    <>
      {shown.face}
      {shown.stamp && <span class="ds-stamp">{shown.stamp}</span>}
    </>
  );
  const isOnly = cards.length === 1;
  return (
    <div class="ds-one">
      <div class={shown.pressed ? "ds-shown chosen" : "ds-shown"}>
        <div>
          {isOnly ? (
            <CardButton card={shown} onPress={onPress}>
              {face}
            </CardButton>
          ) : (
            face
          )}
        </div>
      </div>
      {!isOnly && (
        <ul class="ds-row">
          {cards.map((card) => (
            <li key={card.value} class={card === shown ? "shown" : ""}>
              <CardButton
                card={card}
                onPress={(value) => {
                  setTouched(value);
                  onPress(value);
                }}
                onAsk={() => setTouched(card.value)}
              >
                {card.small}
                <span>{card.name}</span>
              </CardButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const openFirst = (cards: readonly FanCard[]): FanCard | undefined =>
  cards.find(({ closed }) => closed === null) ?? cards[0];

interface ButtonProps {
  readonly card: FanCard;
  onPress(value: string): void;
  onAsk?(): void;
  readonly children: ComponentChildren;
}

export function CardButton({ card: { value, pressed, closed }, onPress, onAsk, children }: ButtonProps) {
  return (
    <button
      type="button"
      class="ds-card"
      data-ref={value}
      aria-pressed={closed ? undefined : pressed}
      aria-disabled={closed !== null}
      onClick={() => (closed ? onAsk?.() : onPress(value))}
      {...whyNot(closed)}
    >
      {children}
    </button>
  );
}
