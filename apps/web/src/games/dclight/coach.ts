import type { DclightView, PackText } from "@paravent/dclight";
import { dclightText } from "@paravent/dclight/text";
import type { Json, TableView } from "@paravent/kernel";
import { spaced } from "../../i18n/grammar/spaced.ts";
import { Vocabulary } from "../../i18n/vocabulary.ts";
import type { CoachWords } from "../../plug/coach.ts";
import { packOf } from "../../store/packs.ts";
import { table, view } from "../../store/table.ts";
import { sentences } from "./words/index.ts";

const texts = new Vocabulary({
  fr: async () => spaced((await import("./words/fr/coach.ts")).coach),
  en: async () => (await import("./words/en/coach.ts")).coach,
});

/** What the coach says of this game, fetched by those who have one. */
export async function openCoach(): Promise<CoachWords> {
  await texts.open();
  return {
    deciding: ({ subject }) => subject,
    hint: (subject) => texts.value.hints[subject.slice(subject.indexOf("/") + 1) as Kind] ?? null,
    why,
    name,
  };
}

type Kind = keyof typeof texts.value.hints;

function name(ref: string): string {
  const now = view.value as TableView<DclightView> | null;
  const pack = now && packOf<PackText>("dclight", now.game.pack);
  return pack
    ? dclightText(sentences.value, pack).ref(ref, (seat) => table.value?.seats[seat]?.name ?? String(seat + 1))
    : ref;
}

/** Reasons that the rules themselves give; of chances the coach has spoken already. */
function why(subject: string, _better: Json, given: Json): string | null {
  const { reasons } = texts.value;
  if (subject === "dclight/devTurn" && isBranch(given, "pass")) return reasons.passed;
  if (subject === "dclight/orderSectors") return reasons.priority;
  return null;
}

const isBranch = (answer: Json, name: string): boolean =>
  typeof answer === "object" && answer !== null && !Array.isArray(answer) && answer.branch === name;
