import type { Question } from "@paravent/kernel";
import { isRefs, toggle } from "../../../drafts/draft.ts";
import { draftOf, setDraft } from "../../../store/draft.ts";
import { CardPicture } from "../art/index.ts";
import { useSeen } from "../seen/seen.ts";
import { idOf } from "../seen/subjects.ts";
import { PriceSigns } from "./CardTile.tsx";
import "./look-panel.css";
import { texts } from "../words/index.ts";

/** DC-AGE-05: the cards being looked at, one of which is kept. The others will lie on the discard pile for all to see. */
export function LookPanel({ question }: { question: Question }) {
  const seen = useSeen();
  const words = texts.value;
  const { ask } = question;
  const draft = draftOf(question);
  if (ask.shape !== "pick") return null;
  return (
    <section class="dc-look" aria-label={words.look.title}>
      <h2 class="dc-own-title mc">
        {words.look.title}
        <small>{words.look.how}</small>
      </h2>
      <div class="dc-looked">
        {ask.from.map((ref) => {
          const id = idOf(ref, "card") ?? ref;
          const card = seen.lexicon.card(id);
          return (
            <button
              key={ref}
              type="button"
              class={card?.deck ?? ""}
              data-ref={ref}
              aria-pressed={isRefs(draft) && draft.includes(ref)}
              onClick={() => setDraft(question.subject, toggle(ask, draft, ref))}
            >
              <span class="dc-looked-art">
                <CardPicture card={id} />
              </span>
              <span class="dc-looked-text">
                <b class="mc">{seen.lexicon.cardName(id)}</b>
                <span>{seen.lexicon.cardText(id)}</span>
                {card && (
                  <small>
                    <span class="visually-hidden">{seen.lexicon.price(card.cost)}</span>
                    <PriceSigns price={card.cost} />
                    {words.kind[card.kind]}
                    {card.vp > 0 && ` · ${words.points(card.vp)}`}
                  </small>
                )}
              </span>
            </button>
          );
        })}
      </div>
    </section>
  );
}
