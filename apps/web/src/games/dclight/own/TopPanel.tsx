import type { Question } from "@paravent/kernel";
import { t } from "../../../i18n/index.ts";
import { AnswerWidget } from "../../../questions/AnswerWidget.tsx";
import { draftOf, setDraft } from "../../../store/draft.ts";
import { Split } from "../scene/Split.tsx";
import { wordingOf } from "../seen/labels.tsx";
import { shownPlayer, useSeen } from "../seen/seen.ts";
import {
  CANCEL,
  DEV_TURN,
  FREE_SECTOR,
  KEEP_CARD,
  LOSS,
  OFFERING,
  ORDER,
  PROMOTE,
  placeOf,
  REPLACE,
  RETALIATE,
  TURN_DRAW,
} from "../seen/subjects.ts";
import { texts } from "../words/index.ts";
import { AnswerCards } from "./AnswerCards.tsx";
import { DevPanel } from "./DevPanel.tsx";
import { DrawPanel } from "./DrawPanel.tsx";
import { LookPanel } from "./LookPanel.tsx";
import { SectorCards } from "./SectorCards.tsx";
import { FreeSector, SectorOrder } from "./SectorChoice.tsx";

/** The upper half of the own area: what the open question needs there, else the sector cards of the turn. */
export function TopPanel() {
  const { question } = useSeen().view;
  return (question && answerPanel(question)) ?? <SectorCards />;
}

/** The part of the own area in which a question is answered; null when it is answered elsewhere on the table. */
export function answerPanel(question: Question) {
  switch (placeOf(question)) {
    case FREE_SECTOR:
      return <FreeSector question={question} />;
    case ORDER:
      return <SectorOrder question={question} />;
    case KEEP_CARD:
      return <LookPanel question={question} />;
    case TURN_DRAW:
      return <DrawPanel question={question} />;
    case DEV_TURN:
      return <DevPanel question={question} />;
    case LOSS:
      return <Loss question={question} />;
    case OFFERING:
    case PROMOTE:
    case REPLACE:
    case CANCEL:
    case RETALIATE:
      return <AnswerCards question={question} />;
    case null:
      return question.ask.shape === "confirm" ? null : <Generic question={question} />;
    default:
      // Dice are bought on their trays; cards and buildings are touched where they lie.
      return null;
  }
}

function Loss({ question }: { question: Question }) {
  const seen = useSeen();
  const { ask } = question;
  if (ask.shape !== "allocate") return null;
  return (
    <section class="dc-loss" aria-label={texts.value.loss.title}>
      <h2 class="dc-own-title mc">
        {texts.value.loss.title}
        <small>{texts.value.loss.total(ask.total)}</small>
      </h2>
      <Split
        ask={ask}
        draft={draftOf(question)}
        player={shownPlayer(seen)}
        onDraft={(draft) => setDraft(question.subject, draft)}
      />
    </section>
  );
}

/** A question this table has never heard of, by its shape. */
function Generic({ question }: { question: Question }) {
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
