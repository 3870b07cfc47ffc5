import type { Question } from "@paravent/kernel";
import { Shield } from "../art/index.ts";
import { chipsOf } from "../outcome/chips.tsx";
import { hostileOf, outcomeOf } from "../outcome/decisions.ts";
import { AnswerCards } from "../own/AnswerCards.tsx";
import { type Seen, shownPlayer, useSeen } from "../seen/seen.ts";
import { CANCEL } from "../seen/subjects.ts";
import { texts } from "../words/index.ts";
import { CardFace } from "./CardFace.tsx";
import { Frame } from "./Frame.tsx";

/** A hostile card, large, by whom and at whom; beside it what can be done about it. */
export function HostileStage({ question }: { question: Question }) {
  const seen = useSeen();
  const words = texts.value.stages;
  const { card, by } = hostileOf(question, shownPlayer(seen).seat);
  const name = seen.lexicon.cardName(card);
  const isStruck = question.subject !== CANCEL;
  const struckSub = isOnly(question) ? words.unarmed : words.struckSub;
  return (
    <Frame
      question={question}
      title={(isStruck ? words.struck : words.aimed)(seen.name(by), name)}
      sub={isStruck ? struckSub : threat(seen, question)}
    >
      <div class="dc-hostile">
        <div class="dc-hostile-card">
          <p>
            <Shield seat={by} size={30} />
            <b>{seen.name(by)}</b>
            <i aria-hidden="true">→</i>
            <Shield seat={shownPlayer(seen).seat} size={30} />
          </p>
          <CardFace card={card} />
        </div>
        <AnswerCards question={question} />
      </div>
    </Frame>
  );
}

/** Only one answer, asked for all the same, so that nobody learns it (DC-TIME-08). */
export const isOnly = ({ ask }: Question): boolean => ask.shape === "branch" && ask.options.length === 1;

/** What it would take, in one line: "Or 5 → 3". */
function threat(seen: Seen, question: Question): string {
  return chipsOf(seen, outcomeOf(seen, question, { branch: "decline" }))
    .map(({ what, change }) => (change ? `${what} ${change[0]} → ${change[1]}` : what))
    .join(" · ");
}
