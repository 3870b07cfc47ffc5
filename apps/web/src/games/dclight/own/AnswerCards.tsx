import type { Question } from "@paravent/kernel";
import type { ComponentChildren } from "preact";
import { t } from "../../../i18n/index.ts";
import { isNarrow } from "../../../store/media.ts";
import { SignGlyph } from "../art/index.ts";
import { useSeen } from "../seen/seen.ts";
import { OFFERING } from "../seen/subjects.ts";
import { answersTo } from "./answers.ts";
import { Inner } from "./Inner.tsx";
import { answerUse, deeperThan } from "./uses.ts";
import "./answer-cards.css";
import { texts } from "../words/index.ts";

/** One card for each possible answer, with its result in words. No odds. */
export function AnswerCards({ question }: { question: Question }) {
  const seen = useSeen();
  if (question.ask.shape !== "branch") return null;
  const deeper = deeperThan(question, 1);
  // The split of an offering is made on the stele.
  const inner = deeper && deeper.ask.shape !== "allocate" ? deeper : null;
  // On a phone the stele says what paying and refusing mean, and the buttons are there already.
  const isShown = ({ name }: { name: string }) =>
    !isNarrow.value || question.subject !== OFFERING || name.startsWith("card:");
  if (!question.ask.options.some(isShown)) return null;
  return (
    <section class="dc-answers" aria-label={texts.value.answersTitle}>
      <h2 class="dc-own-title mc">{texts.value.answersTitle}</h2>
      <div class="dc-answer-row">
        {question.ask.options.filter(isShown).map(({ name }) => {
          const { title, text, note, isSecret } = answersTo(seen, question, name);
          return (
            <AnswerCard key={name} question={question} name={name} title={title} note={note} isSecret={isSecret}>
              {text}
            </AnswerCard>
          );
        })}
      </div>
      {inner && <Inner {...inner} />}
    </section>
  );
}

interface CardProps {
  readonly question: Question;
  readonly name: string;
  readonly title: string;
  readonly note: string;
  readonly isSecret: boolean;
  readonly children: ComponentChildren;
}

function AnswerCard({ question, name, title, note, isSecret, children }: CardProps) {
  const { isChosen, press } = answerUse(question, name);
  return (
    <button
      type="button"
      class={`dc-answer ${isSecret ? "secret" : ""} ${isChosen ? "chosen" : ""}`}
      data-ref={name}
      aria-pressed={isChosen}
      onClick={press}
    >
      <b class="mc">{title}</b>
      <span>{children}</span>
      {(note || isSecret) && (
        <small>
          {isSecret && <SignGlyph sign="eye" size={14} />}
          {isSecret ? [note, t.value.table.onlyYou].filter(Boolean).join(", ") : note}
        </small>
      )}
    </button>
  );
}
