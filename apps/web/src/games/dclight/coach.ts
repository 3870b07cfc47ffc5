import type { Json } from "@paravent/kernel";
import { spaced } from "../../i18n/grammar/spaced.ts";
import { Vocabulary } from "../../i18n/vocabulary.ts";
import type { CoachWords } from "../../plug/coach.ts";

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
    name: nameOf,
  };
}

type Kind = keyof typeof texts.value.hints;

/** Reasons that the rules themselves give; of chances the coach has spoken already. */
function why(subject: string, _better: Json, given: Json): string | null {
  const { reasons } = texts.value;
  if (subject === "dclight/devTurn" && isBranch(given, "pass")) return reasons.passed;
  if (subject === "dclight/orderSectors") return reasons.priority;
  return null;
}

const isBranch = (answer: Json, name: string): boolean =>
  typeof answer === "object" && answer !== null && !Array.isArray(answer) && answer.branch === name;
