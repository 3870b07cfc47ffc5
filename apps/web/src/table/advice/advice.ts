import type { Advice } from "@paravent/protocol";
import { computed, signal } from "@preact/signals";
import { t } from "../../i18n/index.ts";
import { askAdvice } from "../../net/rest.ts";
import { setDraft } from "../../store/draft.ts";
import { isPlayedHere } from "../../store/link.ts";
import { table, view } from "../../store/table.ts";
import { terms } from "../../store/terms.ts";

/** What was asked for at which question: on its way (null), there, or not to be had. */
const asked = signal<{
  readonly table: string;
  readonly question: number;
  readonly advice: Advice | "none" | null;
} | null>(null);

/** That of the open question. */
const here = computed(() => {
  const open = view.value?.question?.id;
  return open !== undefined && asked.value?.table === table.value?.id && asked.value?.question === open
    ? asked.value
    : null;
});

/** Whether advice can be asked for: of an open question, at a table of the server, alone with bots or where it was agreed. */
export const mayAsk = computed(() => {
  const you = table.value?.you ?? null;
  if (
    you === null ||
    isPlayedHere.value ||
    table.value?.frozen ||
    !view.value?.question ||
    view.value.question.sealed !== undefined
  )
    return false;
  const isAlone = table.value?.seats.every(({ seat, kind }) => seat === you || kind === "bot") ?? false;
  return terms.value?.advice ?? isAlone;
});

export const isComing = computed(() => here.value !== null && here.value.advice === null);

/** The reason in words; null while there is none. */
export const advised = computed((): string | null => {
  const advice = here.value?.advice;
  if (!advice) return null;
  const words = t.value.advice;
  if (advice === "none") return words.none;
  const say = (words.reasons as Readonly<Record<string, ((numbers: never) => string) | undefined>>)[advice.reason.kind];
  return say?.(advice.reason.with as never) ?? words.reasons.habit();
});

/** Asks for advice, and prepares the answer that is advised: it can be looked at, changed and sent like any other. */
export async function ask(): Promise<void> {
  const [id, question] = [table.peek()?.id, view.peek()?.question];
  if (id === undefined || !question || isComing.peek()) return;
  const about = { table: id, question: question.id };
  asked.value = { ...about, advice: null };
  const advice = await askAdvice(id).catch(() => "none" as const);
  if (asked.peek()?.question !== question.id || asked.peek()?.table !== id) return;
  const fits = advice !== "none" && advice.question === question.id;
  asked.value = { ...about, advice: fits ? advice : "none" };
  if (fits && view.peek()?.question?.id === question.id) setDraft(question.subject, advice.answer);
}
