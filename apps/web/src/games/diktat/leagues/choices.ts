import { type Json, type Question, type Refusal, refuse } from "@paravent/kernel";
import { isBranch } from "../../../drafts/draft.ts";
import { draftOf, setDraft } from "../../../store/draft.ts";
import type { Seen } from "../seen/seen.ts";
import { LEAGUE_CHOICE } from "./subjects.ts";

/** One way to answer the question of the League phase, wherever it is drawn: on a board or on a card. */
export interface Choice {
  /** What it names: a League, a seat, or the option itself. */
  readonly ref: string;
  readonly open: boolean;
  readonly chosen: boolean;
  /** Why it is closed; null while it is open. */
  readonly why: Refusal | null;
  press(): void;
}

/** The question of the League phase, when it is asked of this player. */
export function leagueQuestion({ view }: Seen): Question | null {
  const { question } = view;
  return question?.subject === LEAGUE_CHOICE && question.ask.shape === "branch" ? question : null;
}

/** `which`: the League to join, or the seat to exclude. */
export function choiceOf(question: Question, branch: string, which: string | null = null): Choice {
  const options = question.ask.shape === "branch" ? question.ask.options : [];
  const option = options.find(({ name }) => name === branch);
  const from = option?.ask?.shape === "pick" ? option.ask.from : null;
  const open = option !== undefined && (which === null || (from?.includes(which) ?? false));
  const draft = draftOf(question);
  const picked = isBranch(draft) ? ((draft.value as string[] | undefined)?.[0] ?? null) : null;
  const chosen = isBranch(draft) && draft.branch === branch && picked === which;
  const value: Json = which === null ? { branch } : { branch, value: [which] };
  return {
    ref: which ?? branch,
    open,
    chosen,
    why: open
      ? null
      : (question.closed[which ?? branch] ?? question.closed[branch] ?? refuse("notOffered", question.rule)),
    press() {
      if (open) setDraft(question.subject, chosen ? null : value);
    },
  };
}
