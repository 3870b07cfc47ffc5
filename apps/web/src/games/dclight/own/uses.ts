import { type Closed, closedInside, type Question, type Refusal, type Shape, within } from "@paravent/kernel";
import { choose, type Draft, isBranch, isRefs, toggle } from "../../../drafts/draft.ts";
import { asking, draftOf, dropDraft, setDraft } from "../../../store/draft.ts";
import { fullSplit } from "../scene/Split.tsx";
import type { Seen } from "../seen/seen.ts";
import {
  CANCEL,
  DEV_TURN,
  DISCARD,
  LOST_BUILDING,
  OFFERING,
  optionOf,
  pathOf,
  placeOf,
  RETALIATE,
  TO_LIMIT,
  TURN_DRAW,
} from "../seen/subjects.ts";

/** What a card or a building on the table can be touched for now. */
export interface Use {
  readonly ref: string;
  readonly isOffered: boolean;
  readonly isChosen: boolean;
  press(): void;
}

/** A card of the hand: to build or play it, to discard it, or to exchange it for a draw. */
export function useOfHandCard(seen: Seen, card: string): Use | null {
  const { question } = seen.view;
  if (!question) return null;
  switch (placeOf(question)) {
    case TO_LIMIT:
    case DISCARD:
      return pickUse(question, `card:${card}`);
    case TURN_DRAW:
      return branchUse(question, [`discard:${card}`]);
    case DEV_TURN: {
      const kind = seen.lexicon.card(card)?.kind;
      return branchUse(question, [kind === "building" ? "build" : "power", `card:${card}`]);
    }
    // Where a card of the hand may be the answer, those that may not say why.
    case OFFERING:
    case CANCEL:
    case RETALIATE:
      return answerUse(question, `card:${card}`);
    default:
      return null;
  }
}

/** A building of the player's own: to activate it, or to give it up. */
export function useOfBuilding(seen: Seen, ref: string): Use | null {
  const { question } = seen.view;
  if (!question) return null;
  switch (placeOf(question)) {
    case LOST_BUILDING:
      return pickUse(question, ref);
    case DEV_TURN:
      return branchUse(question, ["activate", ref]);
    default:
      return null;
  }
}

/** An answer by its card; one that asks for points starts from a full split, which the stele lets the player change. */
export function answerUse(question: Question, name: string): Use {
  const use = branchUse(question, [name]);
  const split = optionOf(question.ask, name)?.ask;
  if (split?.shape !== "allocate" || use.isChosen) return use;
  return { ...use, press: () => setDraft(question.subject, { branch: name, value: fullSplit(split) }) };
}

function pickUse(question: Question, ref: string): Use {
  const { ask } = question;
  const draft = draftOf(question);
  const isOffered = ask.shape === "pick" && ask.from.includes(ref);
  return {
    ref,
    isOffered,
    isChosen: isRefs(draft) && draft.includes(ref),
    press() {
      if (isOffered && ask.shape === "pick") setDraft(question.subject, toggle(ask, draft, ref));
      else asking.value = ref;
    },
  };
}

/** Options one inside the other: pressed once they are drafted, pressed again they are put away. */
export function branchUse(question: Question, path: readonly string[]): Use {
  const draft = draftOf(question);
  const now = pathOf(draft);
  const isOffered = answerAlong(question.ask, path) !== null;
  const isChosen = path.every((name, at) => now[at] === name);
  const ref = path.at(-1)!;
  return {
    ref,
    isOffered,
    isChosen,
    press() {
      const next = answerAlong(question.ask, path);
      if (next === null) asking.value = whyNotAlong(question.closed, path) ?? ref;
      else if (isChosen) dropDraft(question.subject);
      else setDraft(question.subject, next);
    },
  };
}

/** Why the end of this way is closed: the reason that knows most of the way. */
function whyNotAlong(closed: Closed, path: readonly string[]): Refusal | null {
  for (let from = 0; from < path.length; from++) {
    const why = closed[within(...path.slice(from))];
    if (why) return why;
  }
  return null;
}

/** The draft that goes along these options; null when one of them is not offered. */
function answerAlong(ask: Shape, [name, ...rest]: readonly string[]): Draft {
  if (name === undefined) return null;
  if (ask.shape === "pick") return ask.from.includes(name) ? [name] : null;
  const option = optionOf(ask, name);
  if (!option || ask.shape !== "branch") return null;
  if (rest.length === 0) return choose(ask, name);
  const value = option.ask ? answerAlong(option.ask, rest) : null;
  return value === null ? null : { branch: name, value };
}

/** What the deepest option chosen so far still asks, with its draft and where the next draft goes. */
export interface Deeper {
  readonly ask: Shape;
  readonly draft: Draft;
  /** What is closed there, and why. */
  readonly closed: Closed;
  onDraft(draft: Draft): void;
}

export function deeperThan(question: Question, depth: number): Deeper | null {
  let ask: Shape | undefined = question.ask;
  let draft: Draft | undefined = draftOf(question);
  const names: string[] = [];
  for (let at = 0; at < depth; at++) {
    if (!isBranch(draft) || ask?.shape !== "branch") return null;
    names.push(draft.branch);
    ask = optionOf(ask, draft.branch)?.ask;
    draft = draft.value;
  }
  if (!ask) return null;
  return {
    ask,
    draft: draft ?? null,
    closed: names.reduce(closedInside, question.closed),
    onDraft: (value) =>
      setDraft(
        question.subject,
        names.reduceRight<Draft>((inner, branch) => ({ branch, value: inner }), value),
      ),
  };
}
