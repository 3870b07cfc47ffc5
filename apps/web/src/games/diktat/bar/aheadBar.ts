import { type Question, refuse } from "@paravent/kernel";
import { begin, fit, isComplete } from "../../../drafts/draft.ts";
import type { Bar } from "../../../questions/bar.ts";
import type { MineBar } from "../../../questions/bars.tsx";
import { answer } from "../../../store/answer.ts";
import { draftOf, drafts, dropDraft } from "../../../store/draft.ts";
import { aheadOf } from "../answer/ahead.ts";
import { labelOf } from "../seen/labels.ts";
import type { Seen } from "../seen/seen.ts";
import { CABAL_CARD, CHOOSE_MANOEUVRE, EXTEND_DISCARD, picked } from "../seen/subjects.ts";
import { texts } from "../words/index.ts";
import { commitLabel } from "./commit.ts";

/**
 * The bar while a Manoeuvre and what it asks first are chosen together. What is paid for is chosen before it is paid
 * (DK-MAN-DEV-01); a Manoeuvre that costs nothing may also be begun by itself.
 */
export function aheadBar(seen: Seen, question: Question, mine: MineBar): Bar | null {
  const ahead = aheadOf(seen);
  if (!ahead) return null;
  const { subject, ask, rule } = ahead;
  const { commit, back } = texts.value;
  const draft = fit(ask, drafts.value[subject]);
  const isChosen = isComplete(ask, draft);
  const isTouched = JSON.stringify(draft) !== JSON.stringify(begin(ask));
  const missing = isChosen || subject !== CABAL_CARD ? null : refuse("nothingChosen", rule);
  const label = (): string => {
    const [first, cost] = [picked(draft), seen.player(question.seat).nextCabalCost];
    if (subject === CABAL_CARD)
      return first === null || cost === null ? commit.develop : commit.developFor(labelOf(seen, first), cost);
    if (subject === EXTEND_DISCARD && first !== null)
      return first === "nothing" ? commit.extend : commit.extendWith(labelOf(seen, first));
    return isChosen
      ? commitLabel(seen, { ...question, ...ahead, about: {} }, draft)
      : commitLabel(seen, question, draftOf(question));
  };
  return {
    ...mine,
    ...seen.words.question({ subject, about: {} }, seen.name),
    back: isTouched
      ? { label: back.choice, run: () => dropDraft(subject) }
      : { label: back.manoeuvre, run: () => dropDraft(CHOOSE_MANOEUVRE) },
    commit: {
      label: label(),
      missing,
      run: () => missing === null && void answer(question, draftOf(question), isChosen ? [subject] : []),
    },
  };
}
