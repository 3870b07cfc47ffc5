import type { Question, Shape } from "@paravent/kernel";
import { type Draft, isBranch, isRefs } from "../../../drafts/draft.ts";

/** Subjects of questions that have a place of their own at this table. Any other is answered by its shape alone. */
export const FREE_SECTOR = "dclight/chooseFreeSector";
export const KEEP_CARD = "dclight/keepCard";
export const TO_LIMIT = "dclight/discardToLimit";
export const TURN_DRAW = "dclight/turnDraw";
export const REPLACE = "dclight/replaceDuplicate";
export const ORDER = "dclight/orderSectors";
export const PROMOTE = "dclight/promote";
export const BUY_SECONDARY = "dclight/buySecondary";
export const BUY_ACCESSORY = "dclight/buyAccessory";
export const OFFERING = "dclight/offering";
export const LOSS = "dclight/chooseLoss";
export const LOST_BUILDING = "dclight/chooseLostBuilding";
export const DISCARD = "dclight/chooseDiscard";
export const DEV_TURN = "dclight/devTurn";
export const CANCEL = "dclight/reactCancel";
export const RETALIATE = "dclight/reactRetaliate";

/** The shape each of them is shown for. Asked in another shape, a question is answered by that shape. */
const SHAPES: Readonly<Record<string, Shape["shape"]>> = {
  [FREE_SECTOR]: "pick",
  [KEEP_CARD]: "pick",
  [TO_LIMIT]: "pick",
  [TURN_DRAW]: "branch",
  [REPLACE]: "branch",
  [ORDER]: "order",
  [PROMOTE]: "branch",
  [BUY_SECONDARY]: "pick",
  [BUY_ACCESSORY]: "pick",
  [OFFERING]: "branch",
  [LOSS]: "allocate",
  [LOST_BUILDING]: "pick",
  [DISCARD]: "pick",
  [DEV_TURN]: "branch",
  [CANCEL]: "branch",
  [RETALIATE]: "branch",
};

/** The subject of a question that has its own place at this table, else null. */
export function placeOf(question: Question | null): string | null {
  return question && SHAPES[question.subject] === question.ask.shape ? question.subject : null;
}

export const isPurchase = (question: Question | null): boolean => {
  const place = placeOf(question);
  return place === BUY_SECONDARY || place === BUY_ACCESSORY;
};

/** The first thing picked in a draft. */
export function picked(draft: Draft | undefined): string | null {
  return isRefs(draft) ? (draft[0] ?? null) : null;
}

/** The options chosen one inside the other: ["build", "card:civ-marche"]. */
export function pathOf(draft: Draft | undefined): string[] {
  if (isRefs(draft)) return draft.slice(0, 1);
  return isBranch(draft) ? [draft.branch, ...pathOf(draft.value)] : [];
}

/** The option of a branch by name, with what it asks further. */
export function optionOf(ask: Shape | undefined, name: string) {
  return ask?.shape === "branch" ? ask.options.find((option) => option.name === name) : undefined;
}

/** "civ-marche" of "card:civ-marche", when the ref is of that kind. */
export function idOf(ref: string, kind: "card" | "deck" | "discard" | "age" | "gain" | "seat"): string | null {
  return ref.startsWith(`${kind}:`) ? ref.slice(kind.length + 1) : null;
}
