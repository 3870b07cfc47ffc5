import { type AnswerTo, pick } from "@paravent/kernel";
import type { TermRule } from "./rule.ts";

const SIDES = pick(["for", "against"]);

/** How the promisor will declare when an exclusion is next put to their League. Never asked: nothing was broken. */
export const leagueVote: TermRule<"leagueVote", AnswerTo<typeof SIDES>> = {
  ask: (s) => (s.leagues === null ? null : SIDES),
  read: ([side]) => ({ kind: "leagueVote", for: side === "for" }),
  after(_, { promise, by }, event) {
    if (event.type !== "leagueDeclared" || event.seat !== by) return null;
    return event.for === promise.for ? "kept" : "broken";
  },
  due: () => "lapsed",
};
