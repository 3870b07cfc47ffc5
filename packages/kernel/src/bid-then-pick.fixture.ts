import { end, next, signature } from "./going.ts";
import { refuse } from "./refusal.ts";
import { amount, pick } from "./shapes.ts";
import { asks, asksTogether, procedure } from "./tiny.fixture.ts";

/** Two seats bid in secret inside one step, then a third picks the one thing that is open; for tests of what each sees. */
export const bidThenPick = procedure(signature<{ sector: string }>("tiny/main"), {
  begin(_rules, env) {
    env.sector = "karst";
    return next("bid");
  },
  bid: asksTogether({
    subject: "tiny/bid",
    rule: "T-BID",
    inside: true,
    of: () => [0, 1],
    what: (facts, _env, seat) => amount(0, facts.secrets[seat]!),
    then: () => next("pick"),
  }),
  pick: asks({
    subject: "tiny/pick",
    rule: "T-PICK",
    of: () => 2,
    what: () => pick(["red"]),
    closed: () => ({ blue: refuse("locked", "T-LOCK") }),
    then(rules) {
      rules.emit({ type: "ended" });
      return end();
    },
  }),
});
