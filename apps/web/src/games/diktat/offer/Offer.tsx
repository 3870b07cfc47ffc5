import { cardRef } from "@paravent/diktat/refs";
import { memo } from "../../../ui/memo.ts";
import { OpportunityCard } from "../art/index.ts";
import { shownSector } from "../map/MapStage.tsx";
import { sheet } from "../seen/pointed.ts";
import { useSeen } from "../seen/seen.ts";
import { cardFace } from "./cardFace.ts";
import "./offer.css";
import { texts } from "../words/index.ts";

/** The Opportunity cards of this Cycle; those of the pointed sector are framed. */
export const Offer = memo(Track);

function Track() {
  const seen = useSeen();
  const { game } = seen;
  const { offer } = texts.value;
  const sector = shownSector(seen);
  return (
    <section class="tb-offer" data-place="track" aria-labelledby="offer-title">
      <h2 id="offer-title" class="disp tb-title">
        {offer.title} <small data-place="deck">{offer.deck(game.deckSize, game.discard.length)}</small>
      </h2>
      <ul>
        {game.track.map((card) => {
          const face = cardFace(seen, card);
          return (
            <li key={card} data-place={`card:${card}`}>
              <button type="button" onClick={() => (sheet.value = { element: cardRef(card) })}>
                <OpportunityCard card={face} size="small" selected={face.sector === sector} />
              </button>
            </li>
          );
        })}
        {game.secret && <Secret known={game.secret.known} />}
      </ul>
    </section>
  );
}

/** The secret card: a back to most, a face framed in dots to the one who spied it. */
function Secret({ known }: { known: string | null }) {
  const seen = useSeen();
  const { offer } = texts.value;
  if (known === null)
    return (
      <li class="secret" data-about="secret">
        <OpportunityCard card={null} size="small" hidden hiddenText={offer.secret} />
      </li>
    );
  const face = cardFace(seen, known);
  return (
    <li class="secret known" data-about={cardRef(known)}>
      <button type="button" onClick={() => (sheet.value = { element: cardRef(known) })}>
        <span class="visually-hidden">{offer.knownSecret}</span>
        <OpportunityCard card={face} size="small" />
      </button>
    </li>
  );
}
