import { AnswerWidget } from "../../../questions/AnswerWidget.tsx";
import { useSeen } from "../seen/seen.ts";
import type { Asked, Further } from "./layers.ts";
import { wordingOf } from "./pictures.tsx";

interface Props {
  readonly asked: Asked;
  readonly further: Further;
  /** It is the whole question, with what is closed in it, and not what an option asks. */
  readonly isWhole: boolean;
}

/** What is answered by its shape alone: an amount, an order. */
export function FurtherAnswer({ asked, further: { ask, draft, set }, isWhole }: Props) {
  const wording = wordingOf(useSeen(), isWhole ? asked : { ...asked, closed: {} });
  return <AnswerWidget ask={ask} draft={draft} onDraft={set} wording={wording} />;
}
