import { pick, type Ref } from "@paravent/kernel";
import type { TermRule } from "./rule.ts";

const SIDES = pick(["for", "against"]);

/** How the promisor will declare when an exclusion is next put to their League. Never asked: nothing was broken. */
export const leagueVote: TermRule<"leagueVote"> = {
  ask: (s) => (s.leagues === null ? null : SIDES),
  read: (answer) => ({ kind: "leagueVote", for: (answer as Ref[])[0] === "for" }),
  after(_, { promise, by }, event) {
    if (event.type !== "leagueDeclared" || event.seat !== by) return null;
    return event.for === promise.for ? "kept" : "broken";
  },
  due: () => "lapsed",
};
