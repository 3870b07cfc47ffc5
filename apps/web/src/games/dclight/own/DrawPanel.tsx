import { SECTORS, type Sector } from "@paravent/dclight";
import type { Question } from "@paravent/kernel";
import { isBranch } from "../../../drafts/draft.ts";
import { t } from "../../../i18n/index.ts";
import { draftOf } from "../../../store/draft.ts";
import { FaceGlyph, SignGlyph } from "../art/index.ts";
import { shownPlayer, useSeen } from "../seen/seen.ts";
import { idOf } from "../seen/subjects.ts";
import { branchUse } from "./uses.ts";
import "./draw-panel.css";
import { texts } from "../words/index.ts";

/** DC-TURN-03, -04: a card from one of the three decks, perhaps in exchange for a card of the hand. */
export function DrawPanel({ question }: { question: Question }) {
  const seen = useSeen();
  const words = texts.value;
  const draft = draftOf(question);
  const exchanged = isBranch(draft) ? idOf(draft.branch, "discard") : null;
  return (
    <div class="dc-draw">
      <p class="dc-how">
        {exchanged === null ? words.draw.exchangeHow : words.draw.exchanging(seen.lexicon.cardName(exchanged))}
      </p>
      <div class="dc-decks">
        {SECTORS.map((sector) => (
          <Deck key={sector} sector={sector} question={question} exchanged={exchanged} />
        ))}
      </div>
    </div>
  );
}

function Deck(props: { sector: Sector; question: Question; exchanged: string | null }) {
  const { sector, question, exchanged } = props;
  const seen = useSeen();
  const words = texts.value;
  const player = shownPlayer(seen);
  const deck = `deck:${sector}`;
  const { isOffered, isChosen, press } = branchUse(
    question,
    exchanged === null ? [deck] : [`discard:${exchanged}`, deck],
  );
  return (
    <button
      type="button"
      class={`dc-deck ${sector} ${isChosen ? "chosen" : isOffered ? "open" : "closed"}`}
      data-ref={deck}
      aria-pressed={isOffered ? isChosen : undefined}
      aria-disabled={!isOffered}
      onClick={press}
    >
      <i>
        <FaceGlyph face={sector} size={46} />
      </i>
      <b class="mc">{seen.lexicon.sector(sector)}</b>
      <small>{words.cardsOf(player.hand[sector], player.ages[sector])}</small>
      <small>{words.draw.left(seen.game.decks[sector].size)}</small>
      {!isOffered && <SignGlyph sign="lock" size={16} label={t.value.question.closed} />}
    </button>
  );
}
