import type { Json, Question } from "@paravent/kernel";
import { computed, effect, signal } from "@preact/signals";
import { onlyAnswer } from "../drafts/only.ts";
import type { Countable } from "../plug/plug.ts";
import { askAll } from "../preferences/preferences.ts";
import { answer } from "./answer.ts";
import { preparing } from "./draft.ts";
import { moment } from "./moment.ts";
import { latestJournal, view } from "./table.ts";

/** Which questions everybody can count the answers of, as the game at the table says; null: everything is asked. */
export const countable = signal<Countable | null>(null);

/** Long enough to read what was asked, and the same for every question. */
const PAUSE_MS = 1_200;

/** The only answer to the open question, where it is given by itself. */
export const byItself = computed<{ readonly question: Question; readonly value: Json } | null>(() => {
  const now = view.value;
  const question = now?.question;
  if (!question || question.together || moment.value !== null || preparing.value !== null) return null;
  if (askAll.value === "on" || !countable.value?.(question, now)) return null;
  // A question that came back because somebody took answers back is asked: otherwise it would run away again.
  if (latestJournal.value.at(-1)?.back) return null;
  const only = onlyAnswer(question.ask);
  return only && { question, value: only.value };
});

effect(() => {
  const due = byItself.value;
  if (!due) return;
  const timer = setTimeout(() => void answer(due.question, due.value), PAUSE_MS);
  return () => clearTimeout(timer);
});
