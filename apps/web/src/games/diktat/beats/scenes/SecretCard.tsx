import { OpportunityCard } from "../../art/index.ts";
import { cardFace } from "../../offer/cardFace.ts";
import { useSeen } from "../../seen/seen.ts";
import { texts } from "../../words/index.ts";
import { Eye } from "./Eye.tsx";
import "./laid.css";

interface Props {
  /** What this observer may know of it. */
  readonly card: string | null;
  /** Looked at by one player; else turned for all. */
  readonly isLook: boolean;
}

/** The secret card: looked at by one, or turned over for all (DK-RES-02). */
export function SecretCard({ card, isLook }: Props) {
  const seen = useSeen();
  return (
    <div class="bt-laid">
      {isLook && <Eye />}
      <div class={isLook && card === null ? "bt-turned shut" : "bt-turned"}>
        <OpportunityCard card={null} size="medium" hidden hiddenText={texts.value.offer.secret} />
        <OpportunityCard card={card === null ? null : cardFace(seen, card)} size="medium">
          {card !== null && seen.words.card(card).text}
        </OpportunityCard>
      </div>
    </div>
  );
}
