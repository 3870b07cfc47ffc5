import type { Question, Refusal, RuleId } from "@paravent/kernel";
import { t } from "../../../i18n/index.ts";
import type { Bar } from "../../../questions/bar.ts";
import { isComplete } from "../../../questions/draft.ts";
import { act, answer, answering, refusal } from "../../../store/answer.ts";
import { connection } from "../../../store/connection.ts";
import { actDraft, asking, draftOf, dropDraft, preparing, putAway } from "../../../store/draft.ts";
import { CabalShape, cabalLook } from "../art/index.ts";
import { openSectors } from "../map/openness.ts";
import type { Seen } from "../seen.ts";
import { CHOOSE_MANOEUVRE, POWER_BID } from "../subjects.ts";
import { commitLabel } from "./commit.ts";
import { sendBar } from "./sendBar.ts";

/** What the decision bar says now. */
export function barFor(seen: Seen): Bar {
  if (connection.value !== "open")
    return { ...silent, tone: "line", tag: t.value.bar.line, lead: t.value.line.lost, quiet: "" };
  if (preparing.value !== null) return actBar(seen, preparing.value);
  const { question, waiting } = seen.view;
  if (answering.value && waiting)
    return { ...silent, ...mineTag(seen), tone: "sent", lead: seen.words.question(waiting).lead, quiet: sending() };
  if (!question || isDone(question)) return waitingBar(seen, question);
  const mine = { ...silent, ...mineTag(seen) };
  const bar = sendBar(seen, question, mine) ?? questionBar(seen, question, mine);
  return withReason(seen, bar, question);
}

const sending = () => t.value.question.sending;

const silent = { rule: null, back: null, commit: null } as const;

/** Sealed, and nothing in it to change: the others are waited for. */
function isDone(question: Question): boolean {
  return question.sealed !== undefined && question.ask.shape === "confirm";
}

function mineTag(seen: Seen): Pick<Bar, "tone" | "tag" | "mark"> {
  const cabal = seen.you === null ? null : seen.player(seen.you).cabal;
  return { tone: "mine", tag: t.value.bar.you, mark: <CabalShape cabal={cabal} size={17} /> };
}

function questionBar(seen: Seen, question: Question, mine: Omit<Bar, "lead" | "quiet">): Bar {
  const draft = draftOf(question);
  const lines = seen.words.question(question);
  const changed = JSON.stringify(question.sealed) !== JSON.stringify(draft);
  const sealed = question.sealed !== undefined;
  return {
    ...mine,
    lead: lines.lead,
    quiet: sealed ? t.value.question.sealed : (tieRule(seen, question) ?? lines.quiet),
    back: stepBack(question),
    commit: {
      label: commitLabel(seen, question, draft),
      ready: isComplete(question.ask, draft) && changed,
      run: () => {
        if (isComplete(question.ask, draft) && changed) void answer(question, draft);
      },
    },
  };
}

/** One step back: what was drafted for this question is put away. */
function stepBack(question: Question): Bar["back"] {
  const fresh = question.ask.shape === "confirm" || question.ask.shape === "order";
  if (fresh || JSON.stringify(draftOf(question)) === JSON.stringify(draftOf({ ...question, subject: "" }))) return null;
  return { label: backLabel(question.subject), run: () => dropDraft(question.subject) };
}

function backLabel(subject: string): string {
  const { back } = t.value.table;
  if (subject === CHOOSE_MANOEUVRE) return back.manoeuvre;
  return subject === POWER_BID ? back.bid : back.choice;
}

/** In a Power Struggle the quiet line names who wins equal bids (DK-STRUG-04). */
function tieRule(seen: Seen, { subject }: Question): string | null {
  const tied = seen.game.conquest?.tied ?? [];
  const first = seen.game.rankOrder.find((seat) => tied.includes(seat));
  if (subject !== POWER_BID || first === undefined) return null;
  const name = first === seen.you ? t.value.table.youInside : seen.name(first);
  return t.value.table.struggle.tie(name, seen.player(first).rank);
}

function actBar(seen: Seen, name: string): Bar {
  const standing = seen.view.standing.find((candidate) => candidate.act === name);
  const lines = seen.words.standing(name);
  const ask = standing?.ask;
  const draft = standing && ask ? actDraft({ ...standing, ask }) : null;
  const ready = ask !== null && ask !== undefined && isComplete(ask, draft);
  const bar: Bar = {
    ...silent,
    ...mineTag(seen),
    lead: `${lines.lead}${t.value.table.colon} ${lines.quiet}`,
    quiet: "",
    rule: standing?.rule ?? null,
    back: { label: t.value.table.back.act, run: putAway },
    commit: { label: lines.lead, ready, run: () => ready && void act(name, draft) },
  };
  const why = refusal.value ?? standing?.closed ?? null;
  return why ? because(seen, bar, why) : bar;
}

function waitingBar(seen: Seen, sealed: Question | null): Bar {
  const { waiting } = seen.view;
  const { bar } = t.value;
  if (!waiting) return { ...silent, tone: "victory", tag: bar.ended, lead: bar.ended, quiet: "" };
  const left = waiting.seats.filter((seat) => !waiting.answered.includes(seat));
  const { lead } = seen.words.waiting(waiting, left.map(seen.name));
  const quiet = sealed ? t.value.table.yoursIsIn : "";
  const [seat, ...others] = left;
  if (seat === undefined || others.length > 0) return { ...silent, tone: "everyone", tag: bar.everyone, lead, quiet };
  const { cabal } = seen.player(seat);
  return {
    ...silent,
    tone: "other",
    tag: seen.name(seat),
    mark: <CabalShape cabal={cabal} size={17} />,
    colour: cabalLook(cabal).colour,
    lead,
    quiet,
  };
}

/** The quiet line gives way to the reason something was refused, or is closed. */
function withReason(seen: Seen, bar: Bar, question: Question): Bar {
  if (refusal.value) return because(seen, bar, refusal.value);
  const pointed = asking.value;
  if (pointed === null) return bar;
  const why = question.closed[pointed] ?? openSectors(seen)?.closed[pointed];
  return why ? because(seen, bar, why) : bar;
}

function because(seen: Seen, bar: Bar, why: Refusal): Bar {
  const rule: RuleId | null = why.rule || null;
  return { ...bar, quiet: seen.words.refusal(why), isReason: true, rule };
}
