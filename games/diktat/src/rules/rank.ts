import type { Seat } from "@paravent/kernel";
import { abilitiesOf } from "../model/abilities.ts";
import type { DiktatFacts } from "../model/facts.ts";
import { delta } from "./stats.ts";

type Facts = Readonly<DiktatFacts>;

/** DK-RANK-01: the value printed on the screen, plus Gains of what is held (Harmony, cards) and other changes. */
export function rank(s: Facts, seat: Seat): number {
  return abilitiesOf(s, seat).rank + delta(s, seat, "rank");
}

/** DK-RANK-02: seats by decreasing Rank; equal Ranks by DK-RUL-01. */
export function rankOrder(s: Facts, seats: readonly Seat[] = everySeat(s)): Seat[] {
  if (seats.length < 2) return seats.slice();
  const ranks = s.players.map((_, seat) => rank(s, seat));
  // A handful of seats: each is put before the first that stands below it.
  const order: Seat[] = [];
  for (const seat of seats) {
    let at = order.length;
    while (at > 0 && (ranks[seat]! - ranks[order[at - 1]!]! || -tieBreak(s, seat, order[at - 1]!)) > 0) at--;
    order.splice(at, 0, seat);
  }
  return order;
}

/** DK-RUL-01: the Administrator, then the higher printed Rank, then clockwise from the Administrator. */
function tieBreak(s: Facts, a: Seat, b: Seat): number {
  if (a === s.administrator) return -1;
  if (b === s.administrator) return 1;
  const printed = abilitiesOf(s, b).printedRank - abilitiesOf(s, a).printedRank;
  if (printed !== 0) return printed;
  const from = s.administrator ?? 0;
  const n = s.players.length;
  return ((a - from + n) % n) - ((b - from + n) % n);
}

/** The player with the highest Rank: the Administrator at every moment (DK-RANK-06). */
export function highestRank(s: Facts): Seat {
  let best = s.administrator ?? 0;
  let most = rank(s, best);
  for (let seat = 0; seat < s.players.length; seat++) {
    const own = rank(s, seat);
    if (own > most || (own === most && seat !== best && tieBreak(s, seat, best) < 0)) {
      best = seat;
      most = own;
    }
  }
  return best;
}

export function everySeat(s: Facts): Seat[] {
  return s.players.map((_, seat) => seat);
}
