import type { Question } from "@paravent/kernel";
import { t } from "../../../i18n/index.ts";
import { AnswerWidget } from "../../../questions/AnswerWidget.tsx";
import { draftOf, setDraft } from "../../../store/draft.ts";
import { Split } from "../scene/Split.tsx";
import { wordingOf } from "../seen/labels.tsx";
import { shownPlayer, useSeen } from "../seen/seen.ts";
import { OFFERING, placeOf } from "../seen/subjects.ts";
import { texts } from "../words/index.ts";
import { AnswerCards } from "./AnswerCards.tsx";
import { SectorCards } from "./SectorCards.tsx";

/** The upper half of the own area: the answers to a creature, else the sector cards of the turn. */
export function TopPanel() {
  const { question } = useSeen().view;
  return question && placeOf(question) === OFFERING ? <AnswerCards question={question} /> : <SectorCards />;
}

/** DC-OFFER-14: a loss shared among tracks. */
export function Loss({ question }: { question: Question }) {
  const seen = useSeen();
  const { ask } = question;
  if (ask.shape !== "allocate") return null;
  return (
    <div class="dc-loss">
      <p class="dc-how">{texts.value.loss.total(ask.total)}</p>
      <Split
        ask={ask}
        draft={draftOf(question)}
        player={shownPlayer(seen)}
        onDraft={(draft) => setDraft(question.subject, draft)}
      />
    </div>
  );
}

/** A question this table has never heard of, by its shape. */
export function Generic({ question }: { question: Question }) {
  const seen = useSeen();
  return (
    <section class="dc-generic tb-answer">
      <h2 class="dc-own-title mc">{t.value.table.answer}</h2>
      <AnswerWidget
        ask={question.ask}
        draft={draftOf(question)}
        onDraft={(draft) => setDraft(question.subject, draft)}
        wording={wordingOf(seen, question.closed)}
      />
    </section>
  );
}
