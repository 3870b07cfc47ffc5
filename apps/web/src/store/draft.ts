import type { Json, Question, Ref, Refusal, Shape, Standing } from "@paravent/kernel";
import { signal } from "@preact/signals";
import { type Draft, fit } from "../drafts/draft.ts";

/**
 * Answers in preparation, by the subject of their question. They are local and free; a subject can be drafted before
 * it is asked (a team before the sector, both before the turn).
 */
export const drafts = signal<Readonly<Record<string, Draft>>>({});

/** The standing action the player is preparing instead of answering the question. */
export const preparing = signal<string | null>(null);

/** The closed thing the player asks about, or the reason itself: the bar says why it is closed. */
export const asking = signal<Ref | Refusal | null>(null);

/** Under which a standing action in preparation is kept. */
export const actKey = (act: string) => `act ${act}`;

export function setDraft(subject: string, draft: Draft): void {
  asking.value = null;
  drafts.value = { ...drafts.value, [subject]: draft };
}

export function dropDraft(subject: string): void {
  const { [subject]: _dropped, ...rest } = drafts.value;
  drafts.value = rest;
}

/** The draft of an open question: what was sealed, what was prepared, or a fresh start. */
export function draftOf(question: Question): Draft {
  return fit(question.ask, drafts.value[question.subject] ?? question.sealed);
}

export const actDraft = (standing: Standing & { ask: Shape }): Draft =>
  fit(standing.ask, drafts.value[actKey(standing.act)]);

export const setActDraft = (act: string, draft: Json): void => setDraft(actKey(act), draft);

export function prepareAct(act: string): void {
  asking.value = null;
  preparing.value = act;
}

/** Puts the prepared action away. */
export function putAway(): void {
  const act = preparing.value;
  if (act === null) return;
  preparing.value = null;
  dropDraft(actKey(act));
}

/** The button of an action: prepares it, or puts it away again. */
export function toggleAct(act: string): void {
  asking.value = null;
  if (preparing.value === act) putAway();
  else prepareAct(act);
}

export function clearDrafts(): void {
  drafts.value = {};
  preparing.value = null;
  asking.value = null;
}
