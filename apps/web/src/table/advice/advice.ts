import type { Question, TableView } from "@paravent/kernel";
import type { Advice } from "@paravent/protocol";
import { computed, signal } from "@preact/signals";
import { t } from "../../i18n/index.ts";
import { askAdvice } from "../../net/rest.ts";
import type { CoachWords } from "../../plug/coach.ts";
import { setDraft } from "../../store/draft.ts";
import { isPlayedHere } from "../../store/link.ts";
import { table, view } from "../../store/table.ts";
import { terms } from "../../store/terms.ts";

interface Asked {
  readonly table: string;
  readonly question: number;
  /** On its way (null), there, or not to be had. */
  readonly advice: Advice | "none" | null;
  /** What it is said by: the words of the game, and what the player saw. */
  readonly by: { readonly words: CoachWords; readonly question: Question; readonly view: TableView<unknown> } | null;
}

/** What was asked for last. */
const asked = signal<Asked | null>(null);

/** Fetches what is said of answers in this game; null: nothing. */
let fetchWords: (() => Promise<CoachWords>) | null = null;

/** From now on advice is given in the words of this game. */
export function adviseIn(fetch: typeof fetchWords): void {
  fetchWords = fetch;
}

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
  const { by } = here.value!;
  const why = whyBetter(by, advice);
  const { chance, next } = advice.reason.with;
  if (why !== null && typeof chance === "number" && typeof next === "number") return words.because(why, chance, next);
  const say = (words.reasons as Readonly<Record<string, ((numbers: never) => string) | undefined>>)[advice.reason.kind];
  const reason = say?.(advice.reason.with as never) ?? words.reasons.habit();
  const does = by?.words.does({ question: by.question, view: by.view, answer: advice.answer });
  return does ? `${reason} ${does}` : reason;
});

/** What the advised answer gains or avoids beside the next best, in the game's own terms; null: there is no plain reason. */
function whyBetter(by: Asked["by"], { answer, reason }: Advice): string | null {
  const { other } = reason.with;
  return by && other !== undefined && reason.kind === "better"
    ? by.words.why({ question: by.question, view: by.view, better: answer, given: other })
    : null;
}

/** Asks for advice, and prepares the answer that is advised: it can be looked at, changed and sent like any other. */
export async function ask(): Promise<void> {
  const [id, seen] = [table.peek()?.id, view.peek()];
  const question = seen?.question;
  if (id === undefined || !question || isComing.peek()) return;
  const about = { table: id, question: question.id };
  asked.value = { ...about, advice: null, by: null };
  const [advice, words] = await Promise.all([
    askAdvice(id).catch(() => "none" as const),
    fetchWords?.().catch(() => null) ?? null,
  ]);
  if (asked.peek()?.question !== question.id || asked.peek()?.table !== id) return;
  const fits = advice !== "none" && advice.question === question.id;
  asked.value = { ...about, advice: fits ? advice : "none", by: words && { words, question, view: seen } };
  if (fits && view.peek()?.question?.id === question.id) setDraft(question.subject, advice.answer);
}
