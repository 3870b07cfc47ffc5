import type { Seat } from "@paravent/kernel";
import { abilitiesOf } from "../../model/abilities.ts";
import type { DiktatFacts } from "../../model/facts.ts";
import { delta } from "./stats.ts";

type Facts = Readonly<DiktatFacts>;

/** DK-RANK-01: the value printed on the screen, plus Gains of what is held (Harmony, cards) and other changes. */
export function rank(s: Facts, seat: Seat): number {
  const { rank: held, changesRank } = abilitiesOf(s, seat);
  return !changesRank && s.lasting.length === 0 ? held : held + delta(s, seat, "rank");
}

/** DK-RANK-02: seats by decreasing Rank; equal Ranks by DK-RUL-01. */
export function rankOrder(s: Facts, seats: readonly Seat[] = everySeat(s)): Seat[] {
  if (seats.length < 2) return seats.slice();
  const order = seats.slice();
  const ranks = order.map((seat) => rank(s, seat));
  // A handful of seats: each goes up past those that stand below it.
  for (let i = 1; i < order.length; i++) {
    const seat = order[i]!;
    const own = ranks[i]!;
    let at = i;
    for (; at > 0; at--) {
      const above = order[at - 1]!;
      if ((own - ranks[at - 1]! || -tieBreak(s, seat, above)) <= 0) break;
      order[at] = above;
      ranks[at] = ranks[at - 1]!;
    }
    order[at] = seat;
    ranks[at] = own;
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

const SEATS: readonly (readonly Seat[])[] = Array.from({ length: 6 }, (_, n) =>
  Array.from({ length: n }, (__, i) => i),
);

export function everySeat(s: Facts): readonly Seat[] {
  return SEATS[s.players.length]!;
}
