import { type Json, type Question, type Refusal, type TableView, validate } from "@paravent/kernel";
import { computed, effect, signal } from "@preact/signals";
import type { Verdict } from "../net/outbox.ts";
import { asking, drafts, dropDraft, preparing, putAway } from "./draft.ts";
import { theLink } from "./link.ts";
import { latest, table, tableId, view } from "./table.ts";

/** Number of the question an answer is on its way to. */
const sent = signal<number | null>(null);

/** Subjects whose drafts are committed already: they are sent as soon as the game asks for them. */
const promised = signal<readonly string[]>([]);

/** Why the last answer was not taken. */
export const refusal = signal<Refusal | null>(null);

interface TakenAnswer {
  readonly question: Question;
  /** What was seen when it was given. */
  readonly view: TableView<unknown>;
  readonly value: Json;
  /** More answers follow by themselves: one decision of the player is several of the game. */
  readonly goesOn: boolean;
}

/** The last answer that the server has taken. */
export const taken = signal<TakenAnswer | null>(null);

/** Whether the open question is being answered at this moment. */
export const answering = computed(() => sent.value !== null && sent.value === view.value?.question?.id);

/**
 * How often an answer that is sealed came from elsewhere: from another window, or from who plays for the reader. What is
 * shown of it was not prepared here.
 */
export const sealedElsewhere = signal(0);

/** What this window has sent last, and what was sealed when it was looked last. */
let lastSent = "";
let lastSealed: string | undefined;

/** Sends an answer. The draft goes once the server has taken it; if it is refused the player still has it. */
export async function answer(question: Question, value: Json, then: readonly string[] = []): Promise<void> {
  const [id, seen] = [table.peek()?.id, view.peek()];
  if (id === undefined || seen === null || sent.peek() === question.id) return;
  sent.value = question.id;
  lastSent = answerTo(question, value);
  refusal.value = null;
  promised.value = then;
  const verdict = await theLink().command({ t: "answer", table: id, question: question.id, value });
  if (verdict.ok) taken.value = { question, view: seen, value, goesOn: then.length > 0 };
  if (!verdict.ok) promised.value = [];
  // The next question may have the same subject and a draft of its own already.
  else if (JSON.stringify(drafts.peek()[question.subject]) === JSON.stringify(value)) dropDraft(question.subject);
  concluded(verdict, question);
}

const answerTo = ({ id }: Question, value: Json): string => `${id} ${JSON.stringify(value)}`;

effect(() => {
  const question = view.value?.question;
  const sealed = question?.sealed === undefined ? undefined : answerTo(question, question.sealed);
  if (sealed === lastSealed) return;
  lastSealed = sealed;
  if (!question || sealed === undefined || sealed === lastSent) return;
  // Over what is being prepared here nothing of it is shown.
  if (drafts.peek()[question.subject] === undefined) sealedElsewhere.value = sealedElsewhere.peek() + 1;
});

/** How often an action is sent again when the table moved on while it was on its way. */
const PATIENCE = 4;

/** Carries out a standing action at the open question, whichever that is by now; says whether it was taken. */
export async function act(name: string, value: Json): Promise<boolean> {
  const id = table.peek()?.id;
  refusal.value = null;
  for (let tries = 0; id !== undefined && tries < PATIENCE; tries++) {
    const open = latest.peek()?.waiting?.id;
    if (open === undefined) return false;
    const verdict = await theLink().command({ t: "act", table: id, question: open, act: name, value });
    if (verdict.ok) {
      if (preparing.peek() === name) putAway();
      return true;
    }
    refusal.value = verdict.refusal;
    if (verdict.refusal.reason !== "stale" || latest.peek()?.waiting?.id === open) return false;
  }
  return false;
}

function concluded(verdict: Verdict, question: Question): void {
  if (!verdict.ok) refusal.value = verdict.refusal;
  // A simultaneous question stays open to the one who has sealed; any other goes with the next view.
  if (!verdict.ok || question.together) sent.value = sent.peek() === question.id ? null : sent.peek();
}

// A committed chain goes on by itself: "send 4 pieces to Josefov" answers three questions with one button.
effect(() => {
  const question = latest.value?.question;
  const [subject, ...rest] = promised.value;
  if (!question || subject === undefined || question.id === sent.peek()) return;
  const value = question.subject === subject ? drafts.peek()[subject] : undefined;
  if (value === undefined || validate(question.ask, value) !== null) promised.value = [];
  else void answer(question, value, rest);
});

// Numbers of questions are those of one table: at another the same number is another question.
effect(() => {
  void tableId.value;
  sent.value = null;
  promised.value = [];
});

// A lesson that takes a move back asks the same question again, by the same number: nothing is on its way to it. A server
// never goes back in its numbers.
let furthest = 0;
effect(() => {
  const seq = latest.value?.seq ?? 0;
  if (seq < furthest) {
    sent.value = null;
    promised.value = [];
  }
  furthest = seq;
});

// What is closed is asked of the question that is open.
effect(() => {
  void view.value?.waiting?.id;
  asking.value = null;
});

// A refusal is about the question it was given to.
effect(() => {
  if (latest.value?.question?.id !== sent.peek()) refusal.value = null;
});
