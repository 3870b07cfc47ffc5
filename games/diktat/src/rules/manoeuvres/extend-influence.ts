import { end, next, pick, refuse, type Seat } from "@paravent/kernel";
import { AGENTS, type Agent } from "../../names/names.ts";
import * as calls from "../calls/manoeuvres.ts";
import { delta } from "../effects/stats.ts";
import { after, asks, type Facts, NOTHING, procedure } from "../write.ts";

/** Manoeuvre 4: 1 PP, and 1 more for one discarded element. Always possible. */
export const extendInfluence = procedure(calls.extendInfluence, {
  /** EX.1, DK-MAN-EXT-01; elements may add to it. */
  income(g, f) {
    const n = 1 + delta(g.facts, f.by, "influenceIncome");
    g.emit({ type: "gained", seat: f.by, what: "pp", n, rule: "DK-MAN-EXT-01" });
    return next("discard");
  },

  /** EX.2, DK-MAN-EXT-02: at most one Agent or token of the reserve; its type is seen by all (DK-RUL-30). */
  discard: after(
    "influenceExtended",
    asks({
      subject: "diktat/extendDiscard",
      rule: "DK-MAN-EXT-02",
      of: (_, f) => f.by,
      what(s, f) {
        return pick([...discardable(s, f.by), NOTHING]);
      },
      closed(s, f) {
        const held = discardable(s, f.by);
        const none = DISCARDABLE.filter((ref) => !held.includes(ref));
        return Object.fromEntries(
          none.map((ref) => [ref, refuse("lacking", "DK-MAN-EXT-02", { what: ref, needs: 1, has: 0 })]),
        );
      },
      then(g, f, [what]) {
        if (what !== NOTHING) {
          g.emit({ type: "discarded", seat: f.by, what, n: 1 });
          g.emit({ type: "gained", seat: f.by, what: "pp", n: 1, rule: "DK-MAN-EXT-02" });
        }
        return end();
      },
    }),
  ),
});

type Discardable = Agent | "spyToken" | "assassinToken";
const DISCARDABLE: readonly Discardable[] = [...AGENTS, "spyToken", "assassinToken"];

function discardable(s: Facts, seat: Seat): Discardable[] {
  const { agents, spyTokens, assassinTokens } = s.players[seat]!;
  const refs: Discardable[] = [];
  if (agents.citizen > 0) refs.push("citizen");
  if (agents.guard > 0) refs.push("guard");
  if (agents.emissary > 0) refs.push("emissary");
  if (spyTokens > 0) refs.push("spyToken");
  if (assassinTokens > 0) refs.push("assassinToken");
  return refs;
}
