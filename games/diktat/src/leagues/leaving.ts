import { type Refusal, refuse, type Seat } from "@paravent/kernel";
import { rankOrder } from "../rules/effects/rank.ts";
import type { DiktatRules, Facts } from "../rules/write.ts";
import { leagueOf } from "./state/membership.ts";

/** DK-LG-LEAVE-01, DK-RUL-34: leaving costs the League's level, and it is paid with what is at hand. */
export function whyNotLeave(s: Facts, seat: Seat): Refusal | null {
  const board = leagueOf(s, seat);
  if (!board) return refuse("inNoLeague", "DK-LG-LEAVE-01");
  const [cost, has] = [board.level, s.players[seat]!.pp];
  return has < cost ? refuse("cannotPayLeague", "DK-LG-LEAVE-01", { cost, has }) : null;
}

/** DK-LG-LEAVE-02, DK-RUL-88: equal parts for those who stay, what is left over one by one in Rank order. */
export function leave(g: DiktatRules, seat: Seat): void {
  const { id: league, level: pp, members } = leagueOf(g.facts, seat)!;
  const staying = rankOrder(
    g.facts,
    members.filter((member) => member !== seat),
  );
  staying.forEach((to, i) => {
    const share = Math.floor(pp / staying.length) + (i < pp % staying.length ? 1 : 0);
    if (share > 0) g.emit({ type: "paid", from: seat, to, pp: share, rule: "DK-LG-LEAVE-02" });
  });
  // DK-RUL-89: with nobody to share it, it goes to the supply.
  if (staying.length === 0) g.emit({ type: "paid", from: seat, to: null, pp, rule: "DK-LG-LEAVE-01" });
  g.emit({ type: "leagueLeft", seat, league, pp });
}
