import type { Question } from "@paravent/kernel";
import type { ComponentChildren } from "preact";
import { type Draft, isBranch } from "../../../drafts/draft.ts";
import { t } from "../../../i18n/index.ts";
import { draftOf } from "../../../store/draft.ts";
import { SignGlyph } from "../art/index.ts";
import { chipsOf } from "../outcome/chips.tsx";
import { outcomeOf } from "../outcome/decisions.ts";
import { fullSplit } from "../scene/Split.tsx";
import { signed } from "../seats/SeatPanel.tsx";
import { useSeen } from "../seen/seen.ts";
import { optionOf } from "../seen/subjects.ts";
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
  return (
    <section class="dc-answers" aria-label={texts.value.answersTitle}>
      <h2 class="dc-own-title mc">{texts.value.answersTitle}</h2>
      <div class="dc-answer-row">
        {question.ask.options.map(({ name }) => {
          const { title, text, note, isSecret } = answersTo(seen, question, name);
          const chips = chipsOf(seen, outcomeOf(seen, question, drafted(question, name)));
          return (
            <AnswerCard key={name} question={question} name={name} title={title} note={note} isSecret={isSecret}>
              {text && <span>{text}</span>}
              <span class="dc-answer-chips">
                {chips.map(({ what, change }) => (
                  <em key={what}>
                    {what}
                    {change && (
                      <b class="mc">
                        {signed(change[0])} → {signed(change[1])}
                      </b>
                    )}
                  </em>
                ))}
              </span>
            </AnswerCard>
          );
        })}
      </div>
      {inner && <Inner {...inner} />}
    </section>
  );
}

/** The answer as it is drafted, or as it would be at first. */
function drafted(question: Question, name: string): Draft {
  const draft = draftOf(question);
  if (isBranch(draft) && draft.branch === name) return draft;
  const split = optionOf(question.ask, name)?.ask;
  return split?.shape === "allocate" ? { branch: name, value: fullSplit(split) } : { branch: name };
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
      {children}
      {(note || isSecret) && (
        <small>
          {isSecret && <SignGlyph sign="eye" size={14} />}
          {isSecret ? [note, t.value.table.onlyYou].filter(Boolean).join(", ") : note}
        </small>
      )}
    </button>
  );
}
