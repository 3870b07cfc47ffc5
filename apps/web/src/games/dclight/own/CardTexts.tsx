import { useSeen } from "../seen/seen.ts";

/** What cards say, in full: names and texts, one line each. */
export function CardTexts({ cards }: { cards: readonly string[] }) {
  const { lexicon } = useSeen();
  return (
    <dl class="dc-texts">
      {[...new Set(cards)].map((card) => (
        <div key={card}>
          <dt>{lexicon.cardName(card)}</dt>
          <dd>{lexicon.cardText(card)}</dd>
        </div>
      ))}
    </dl>
  );
}
