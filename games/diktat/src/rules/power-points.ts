import { CONFIRM, type RuleId, refuse, type Seat } from "@paravent/kernel";
import { packOf } from "../content/installed.ts";
import { acts, type DiktatRules, type Facts } from "./write.ts";

/** Pays a cost nobody may refuse, taking as many Debts as it needs (DK-DEBT-03). `to` null is the supply. */
export function payCompulsory(g: DiktatRules, from: Seat, to: Seat | null, pp: number, rule: RuleId): void {
  if (pp === 0) return;
  const { debtPp } = packOf(g.facts).constants;
  // DK-DEBT-04, DK-RUL-33: compulsory Debts are neither counted nor limited.
  while (g.facts.players[from]!.pp < pp) g.emit({ type: "debtTaken", seat: from, pp: debtPp, compulsory: true });
  g.emit({ type: "paid", from, to, pp, rule });
}

/** DK-DEBT-01, -02: at any moment, once a Cycle, +5 PP at once. */
export const takeDebt = acts({
  rule: "DK-DEBT-01",
  what: (s, seat) => (whyNoDebt(s, seat) ? null : CONFIRM),
  closed: whyNoDebt,
  run(g, seat) {
    g.emit({ type: "debtTaken", seat, pp: packOf(g.facts).constants.debtPp, compulsory: false });
    return null;
  },
});

function whyNoDebt(s: Facts, seat: Seat) {
  if (s.cycle === 0) return refuse("beforeFirstCycle", "DK-DEBT-02");
  if (s.players[seat]!.tookDebt) return refuse("debtTakenThisCycle", "DK-DEBT-02");
  const { debtTokens } = packOf(s).constants;
  const out = s.players.reduce((n, player) => n + player.debts, 0);
  return out >= debtTokens ? refuse("noDebtTokenLeft", "DK-RUL-33", { out, of: debtTokens }) : null;
}
