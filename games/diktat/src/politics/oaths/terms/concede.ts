import { pick } from "@paravent/kernel";
import { numberIn, picked } from "../../../rules/write.ts";
import type { TermRule } from "./rule.ts";

export const concede: TermRule<"concede"> = {
  ask: (s) => pick(s.piles.map(({ id }) => `pile:${id}`)),
  read: (answer) => ({ kind: "concede", pile: numberIn(picked(answer)) }),
  after(s, { promise, by, oath }, event) {
    if (event.type === "pileConceded" && event.pile === promise.pile) return "kept";
    // Nobody can leave a place that is not theirs.
    if (event.type === "oathSworn" && event.oath === oath.id)
      return s.piles.some(({ id, owner }) => id === promise.pile && owner === by) ? null : "lapsed";
    // DK-RUL-58: the last pawn fell to others.
    const fell = (event.type === "victimDiscarded" || event.type === "pawnRemoved") && event.owner === by;
    return fell && !s.piles.some(({ id }) => id === promise.pile) ? "lapsed" : null;
  },
  due: () => "broken",
};
