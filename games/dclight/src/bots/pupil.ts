import type { Heuristic } from "@paravent/bots";
import type { BranchAnswer, Json, Ref } from "@paravent/kernel";
import { nameIn } from "../rules/write.ts";
import type { DclightView } from "../view/types.ts";

/**
 * Somebody who has played the lessons, once, and knows nothing else: what each of them says in a sentence, no sums. It sits
 * at no table; a novice is measured by it, who is to be weaker.
 */
export const pupil: Heuristic = {
  evaluate(view, { subject }) {
    const said = TAUGHT[subject];
    return said ? said(view.game as DclightView) : () => 0;
  },
};

const TAUGHT: Readonly<Record<string, (view: DclightView) => (answer: Json) => number>> = {
  // First turns: buying is free, but for the Creature; an age for its whole price; six points in a hand, unbuilt, are none.
  "dclight/buySecondary": (view) => (answer) => bought(view, answer as Ref[]),
  "dclight/buyAccessory": (view) => (answer) => bought(view, answer as Ref[]),
  "dclight/devTurn": () => (answer) => DEEDS.indexOf(branchOf(answer)),
  "dclight/turnDraw": () => (answer) => (branchOf(answer) === "skip" ? 0 : 1),
  // Gods and creatures: an offering wins the beast, and refusing it hurts.
  "dclight/offering": () => (answer) => (branchOf(answer) === "pay" ? 2 : branchOf(answer) === "refuse" ? 1 : 0),
  "dclight/reactCancel": () => (answer) => (branchOf(answer) === "decline" ? 0 : 1),
};

function bought({ dice }: DclightView, refs: readonly Ref[]): number {
  const faces = refs.map((ref) => dice![ref.split(":")[0] as "red"][Number(nameIn(ref)) - 1]);
  return faces.reduce((sum, face) => sum + (face === "creature" ? -1 : 1), 0);
}

/** What is done in a Development turn, the best last. */
const DEEDS = ["morale", "pass", "power", "activate", "build", "age"];

const branchOf = (answer: Json): string => (answer as unknown as BranchAnswer).branch;
