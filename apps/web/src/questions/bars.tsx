import {
  type Question,
  type Ref,
  type Refusal,
  type RuleId,
  refuse,
  type Seat,
  type Shape,
  type TableView,
  validate,
} from "@paravent/kernel";
import type { ComponentChildren } from "preact";
import type { Draft } from "../drafts/draft.ts";
import { t } from "../i18n/index.ts";
import { act, answer, answering, refusal } from "../store/answer.ts";
import { connection } from "../store/connection.ts";
import { actDraft, asking, draftOf, dropDraft, preparing, putAway } from "../store/draft.ts";
import { table } from "../store/table.ts";
import type { Bar } from "./bar.ts";

interface Lines {
  readonly lead: string;
  readonly quiet: string;
}
type Asked = Pick<Question, "subject" | "about">;

/** What the bars of every table need to know of its game: its sentences, and how its players are marked. */
export interface Speaker {
  readonly view: TableView<unknown>;
  readonly words: {
    question(asked: Asked, nameOf: (seat: Seat) => string): Lines;
    waiting(asked: Asked, names: readonly string[]): Lines;
    refusal(refusal: Refusal): string;
    standing(act: string): Lines;
  };
  readonly you: Seat | null;
  name(seat: Seat): string;
  mark(seat: Seat | null): ComponentChildren;
  colour(seat: Seat): string;
}

/** The bar of a question before its sentence is known. */
export type MineBar = Omit<Bar, "lead" | "quiet">;

interface OwnBars {
  question(question: Question, mine: MineBar): Bar;
  /** Why something the question itself does not name is closed. */
  closed(ref: string): Refusal | undefined;
}

const silent = { rule: null, back: null, commit: null } as const;

/** What the decision bar says now: the line, a standing action, an answer on its way, the others, or the question. */
export function barOf(speaker: Speaker, own: OwnBars): Bar {
  if (connection.value !== "open") {
    const lead = connection.value === "restarting" ? t.value.line.restarting : t.value.line.lost;
    return { ...silent, tone: "line", tag: t.value.bar.line, lead, quiet: "" };
  }
  if (preparing.value !== null) return actBar(speaker, preparing.value);
  const { question, waiting } = speaker.view;
  const mine: MineBar = { ...silent, tone: "mine", tag: t.value.bar.you, mark: speaker.mark(speaker.you) };
  if (answering.value && waiting) {
    const { lead } = speaker.words.question(waiting, speaker.name);
    return { ...mine, tone: "sent", lead, quiet: t.value.question.sending };
  }
  if (!question || isDone(question)) return withReason(speaker, waitingBar(speaker), pointedReason());
  const bar = own.question(question, mine);
  return withReason(speaker, bar, refusal.value ?? pointedReason((ref) => question.closed[ref] ?? own.closed(ref)));
}

/** Why what the player asks about is closed; a thing by its name is looked up. */
function pointedReason(reasonOf: (ref: Ref) => Refusal | undefined = () => undefined): Refusal | null {
  const pointed = asking.value;
  return typeof pointed === "string" ? (reasonOf(pointed) ?? null) : pointed;
}

/** Sealed, and nothing in it to change: the others are waited for. */
export function isDone(question: Question): boolean {
  return question.sealed !== undefined && (question.final === true || question.ask.shape === "confirm");
}

interface QuestionWords {
  /** In place of the game's own sentence, where the table can say more. */
  readonly lead?: string | null;
  readonly commit: string;
  readonly back: string;
  /** In place of the game's own quiet line. */
  readonly quiet?: string | null;
}

/** The usual bar of a question: its sentence, one step back, and the commit button once the draft is complete. */
export function questionBar(speaker: Speaker, question: Question, mine: MineBar, words: QuestionWords): Bar {
  const draft = draftOf(question);
  const lines = speaker.words.question(question, speaker.name);
  const isNew = JSON.stringify(question.sealed) !== JSON.stringify(draft);
  const missing = isNew ? missingIn(question, draft) : refuse("alreadyAnswered", question.rule);
  const ready = missing === null;
  return {
    ...mine,
    lead: words.lead ?? lines.lead,
    quiet: question.sealed === undefined ? (words.quiet ?? lines.quiet) : t.value.question.sealed,
    back: isFresh(question, draft) ? null : { label: words.back, run: () => dropDraft(question.subject) },
    commit: { label: words.commit, missing, run: () => ready && void answer(question, draft) },
  };
}

/** What an answer still lacks, by the rule it is asked by; null when it is complete. */
export function missingIn({ ask, rule }: { readonly ask: Shape; readonly rule: RuleId }, draft: Draft): Refusal | null {
  const why = validate(ask, draft);
  if (why === null) return null;
  return draft === null || why.reason === "malformed"
    ? refuse("nothingChosen", rule)
    : { ...why, rule: why.rule ?? rule };
}

/** Nothing to take back: the draft is what the question starts from. */
function isFresh(question: Question, draft: Draft): boolean {
  if (question.ask.shape === "confirm" || question.ask.shape === "order") return true;
  return JSON.stringify(draft) === JSON.stringify(draftOf({ ...question, subject: "" }));
}

function actBar(speaker: Speaker, name: string): Bar {
  const standing = speaker.view.standing.find((candidate) => candidate.act === name);
  const lines = speaker.words.standing(name);
  const ask = standing?.ask;
  const draft = standing && ask ? actDraft({ ...standing, ask }) : null;
  const missing = standing && ask ? missingIn({ ask, rule: standing.rule }, draft) : (standing?.closed ?? null);
  const ready = standing !== undefined && missing === null;
  const bar: Bar = {
    tone: "mine",
    tag: t.value.bar.you,
    mark: speaker.mark(speaker.you),
    lead: `${lines.lead}${t.value.table.colon} ${lines.quiet}`,
    quiet: "",
    rule: standing?.rule ?? null,
    back: { label: t.value.table.leave, run: putAway },
    commit: { label: lines.lead, missing, run: () => ready && void act(name, draft) },
  };
  return withReason(speaker, bar, refusal.value ?? pointedReason() ?? standing?.closed ?? null);
}

function waitingBar(speaker: Speaker): Bar {
  const { waiting } = speaker.view;
  const { bar } = t.value;
  if (table.value?.frozen) {
    const lead = speaker.words.refusal({ reason: table.value.damaged ? "damaged" : "frozen", rule: null });
    return { ...silent, tone: "everyone", tag: t.value.kept.tag, lead, quiet: "" };
  }
  if (!waiting) return { ...silent, tone: "victory", tag: bar.ended, lead: bar.ended, quiet: "" };
  const left = waiting.seats.filter((seat) => !waiting.answered.includes(seat));
  const { lead } = speaker.words.waiting(waiting, left.map(speaker.name));
  const quiet = speaker.you !== null && waiting.answered.includes(speaker.you) ? t.value.table.yoursIsIn : "";
  const [seat, ...others] = left;
  if (seat === undefined || others.length > 0) return { ...silent, tone: "everyone", tag: bar.everyone, lead, quiet };
  const [mark, colour] = [speaker.mark(seat), speaker.colour(seat)];
  return { ...silent, tone: "other", tag: speaker.name(seat), mark, colour, lead, quiet };
}

/** The quiet line gives way to the reason something was refused, or is closed. */
function withReason(speaker: Speaker, bar: Bar, why: Refusal | null): Bar {
  return why ? { ...bar, quiet: speaker.words.refusal(why), isReason: true, rule: why.rule || null } : bar;
}
