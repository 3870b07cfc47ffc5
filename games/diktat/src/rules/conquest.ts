import { amount, type BranchAnswer, CONFIRM, end, type Json, next, type Seat } from "@paravent/kernel";
import type { SectorId } from "../model/names.ts";
import { rankOrder } from "./rank.ts";
import { isTrophyLeft, takeTrophy, trophies } from "./trophies.ts";
import { after, asks, asksTogether, type DiktatRules, type Facts, procedure } from "./write.ts";

/** The Resolution of one sector: reveal, Winner and order, takes, clearing. */
export const conquest = procedure<{ sector: SectorId; at: number; taken: boolean }>("diktat/conquest", {
  /** CO.2, DK-RES-03: all pawns are turned face up; the piles cease to exist. */
  reveal(g, f) {
    const pieces = rankOrder(g.facts).flatMap((seat) => {
      const kinds = g.facts.piles
        .filter((pile) => pile.sector === f.sector && pile.owner === seat)
        .flatMap((pile) => pile.pawns.map(({ kind }) => kind));
      return kinds.length > 0 ? [{ seat, kinds }] : [];
    });
    g.emit({ type: "sectorRevealed", sector: f.sector, pieces });
    return next("count");
  },

  /** CO.3, DK-RES-04 to -07, DK-RUL-65: nobody with an Emissary, one Winner, or a tie for Winner. */
  count: after("piecesRevealed", (g, f) => {
    const present = withEmissaries(g.facts);
    if (present.length === 0) return next("clear");
    const tied = tiedAtTop(g.facts);
    if (tied.length === 1) {
      fixOrder(g, f.sector, tied);
      return next("takes");
    }
    g.emit({ type: "struggleBegan", sector: f.sector, tied });
    return next("ready");
  }),

  /** The boundary before the bids is always held open: a Debt may be taken here, not later (DK-RUL-35). */
  ready: asksTogether({
    subject: "diktat/ready",
    rule: "DK-RUL-35",
    of: (s) => s.conquest!.tied,
    what: () => CONFIRM,
    then: () => next("bids"),
  }),

  /** CO.3b, DK-STRUG-01: secret and simultaneous. A bidder without PP is asked too (DK-RUL-136). */
  bids: asksTogether({
    subject: "diktat/powerBid",
    rule: "DK-STRUG-01",
    inside: true,
    of: (s) => s.conquest!.tied,
    what: (s, _, seat) => amount(0, s.players[seat]!.pp),
    then(g, f, answers) {
      const bids = answers.map(({ seat, value }) => ({ seat, pp: value as number }));
      g.emit({ type: "bidsRevealed", bids });
      // DK-STRUG-05: all bids are discarded, winning and losing.
      for (const { seat, pp } of bids)
        if (pp > 0) g.emit({ type: "paid", from: seat, to: null, pp, rule: "DK-STRUG-05" });
      fixOrder(g, f.sector, byBid(g.facts));
      return next("takes");
    },
  }),

  takes: after("winnerDeclared", (_, f) => {
    f.at = 0;
    f.taken = false;
    return next("nextTake");
  }),

  /** DK-RES-09 to -12: in order, round after round, until no Emissary or no Trophy is left. */
  nextTake(g, f) {
    const { order, emissaries } = g.facts.conquest!;
    if (!isTrophyLeft(g.facts, f.sector)) return next("clear");
    while (f.at < order.length) {
      if (emissaries[order[f.at]!]! > 0) return next("take");
      f.at++;
    }
    if (!f.taken) return next("clear");
    f.at = 0;
    f.taken = false;
    return next("nextTake");
  },

  /** CO.4.k, DK-RUL-110: choosing, spending and obtaining are one step. DK-RUL-63: a take cannot be declined. */
  take: after(
    "beforeTake",
    asks({
      subject: "diktat/chooseTrophy",
      rule: "DK-TRO-01",
      of: (s, f) => s.conquest!.order[f.at]!,
      what: (s, f) => trophies(s, s.conquest!.order[f.at]!, f.sector),
      then(g, f, value: Json, seat) {
        g.emit({ type: "emissarySpent", seat, sector: f.sector });
        takeTrophy(g, seat, f.sector, value as unknown as BranchAnswer);
        f.at++;
        f.taken = true;
        return next("nextTake");
      },
    }),
  ),

  /** CO.5, DK-RES-13: all pawns of the sector are discarded. */
  clear: after("takesDone", (g, f) => {
    g.emit({ type: "sectorCleared", sector: f.sector });
    return end();
  }),
});

function withEmissaries(s: Facts): Seat[] {
  return rankOrder(s).filter((seat) => s.conquest!.emissaries[seat]! > 0);
}

function tiedAtTop(s: Facts): Seat[] {
  const { emissaries } = s.conquest!;
  const most = Math.max(...emissaries);
  return withEmissaries(s).filter((seat) => emissaries[seat] === most);
}

/** DK-STRUG-03, -04: by decreasing bid, equal bids by Rank. */
function byBid(s: Facts): Seat[] {
  const { tied, bids } = s.conquest!;
  const bid = (seat: Seat): number => bids.find((b) => b.seat === seat)!.pp;
  return rankOrder(s, tied).sort((a, b) => bid(b) - bid(a));
}

/** DK-RES-08: those at the top first, then by number of Emissaries, other ties by Rank (DK-RES-07). */
function fixOrder(g: DiktatRules, sector: SectorId, top: readonly Seat[]): void {
  const { emissaries } = g.facts.conquest!;
  const rest = withEmissaries(g.facts).filter((seat) => !top.includes(seat));
  rest.sort((a, b) => emissaries[b]! - emissaries[a]!);
  g.emit({ type: "orderFixed", sector, order: [...top, ...rest] });
}
