import type { DclightView } from "@paravent/dclight";
import type { TableView } from "@paravent/kernel";
import { spaced } from "../../i18n/grammar/spaced.ts";
import { Vocabulary } from "../../i18n/vocabulary.ts";
import type { Advised, CoachWords, PoorAnswer } from "../../plug/coach.ts";
import { table } from "../../store/table.ts";
import { deedOf } from "./coach-deeds.ts";
import { whatItDoes } from "./coach-effects.ts";
import { reasonFor } from "./coach-reasons.ts";
import { seenOf } from "./seen/seen-of.ts";

const texts = new Vocabulary({
  fr: async () => spaced((await import("./words/fr/coach.ts")).coach),
  en: async () => (await import("./words/en/coach.ts")).coach,
});

/** What the coach says of this game, fetched by those who have one. */
export async function openCoach(): Promise<CoachWords> {
  // The table is there already, and knows what its things are called.
  const [{ nameOf }] = await Promise.all([import("./table.ts"), texts.open()]);
  return {
    deciding: ({ subject }) => subject,
    hint: (subject) => texts.value.hints[subject.slice(subject.indexOf("/") + 1) as Kind] ?? null,
    why,
    does: ({ answer, ...asked }) => why({ ...asked, better: answer, given: null }),
    deed,
    name: nameOf,
  };
}

type Kind = keyof typeof texts.value.hints;

function deed({ question: { subject }, view, answer }: Advised): string | null {
  const seen = table.value && seenOf(view as TableView<DclightView>, table.value);
  return seen && deedOf(texts.value.deeds, seen, subject, answer);
}

/** By what was seen when it was asked. */
function why({ question: { subject }, view, better, given }: PoorAnswer): string | null {
  const seen = table.value && seenOf(view as TableView<DclightView>, table.value);
  if (!seen) return null;
  const judged = { subject, better, given };
  return reasonFor(texts.value.reasons, seen, judged) ?? whatItDoes(texts.value.does, seen, judged);
}
