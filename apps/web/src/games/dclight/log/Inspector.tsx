import { memo } from "../../../ui/memo.ts";
import { pointed } from "../seen/pointed.ts";
import { useSeen } from "../seen/seen.ts";
import "./inspector.css";
import { texts } from "../words/index.ts";

/** All about the card that is pointed at or focused. */
export const Inspector = memo(Card);

function Card() {
  const { lexicon } = useSeen();
  const words = texts.value;
  const what = pointed.value;
  const card = what === null ? undefined : lexicon.card(what.card);
  if (!card) return null;
  return (
    <aside class="dc-inspector" aria-label={words.inspector}>
      <b class="mc">{lexicon.cardName(card.id)}</b>
      {lexicon.cardText(card.id)}
      <small>
        {[lexicon.sector(card.deck), words.kind[card.kind], lexicon.price(card.cost)].join(" · ")}
        {card.vp > 0 && ` · ${words.points(card.vp)}`}
      </small>
    </aside>
  );
}
