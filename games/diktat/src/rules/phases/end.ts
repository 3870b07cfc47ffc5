import { CONFIRM, end, next, pick, type Seat } from "@paravent/kernel";
import { packOf } from "../../content/installed.ts";
import { leagueVp } from "../../leagues/state/levels.ts";
import { readPlacement } from "../../names/read-ref.ts";
import { placementRef } from "../../names/refs.ts";
import { lapseAll } from "../../politics/lapsing.ts";
import { settleCycle, settleGame } from "../../politics/oaths/settling.ts";
import * as calls from "../calls/phases.ts";
import { raise } from "../effects/raise.ts";
import { everySeat, rankOrder } from "../effects/rank.ts";
import { bestPlacements, FINAL_AFFINITIES, hasFreeSymbol, place } from "../possessions/affinities.ts";
import { AUTO_READY } from "../ready.ts";
import { after, asksTogether, type Facts, procedure } from "../write.ts";
import { debtVp, vp } from "./score.ts";

/** The End of Cycle phase. */
export const endOfCycle = procedure(calls.endOfCycle, {
  begin(g) {
    g.emit({ type: "phaseBegan", phase: "endOfCycle" });
    return next("call");
  },

  /** EC.0, DK-RUL-133: always held open for all, whatever they hold, so that its opening tells nothing. */
  call: asksTogether({
    subject: AUTO_READY,
    rule: "DK-RUL-133",
    of: everySeat,
    what: () => CONFIRM,
    then: () => next("test"),
  }),

  /** EC.1, DK-EOC-01: 10 VP or the last Cycle trigger the end; the rest of the phase is not played. */
  test(g) {
    // DK-RUL-130: oaths first, for they cost VP.
    if (g.facts.oaths.length + g.facts.oathOffers.length > 0) settleCycle(g);
    const { victoryPointsToWin } = packOf(g.facts).constants;
    const reached = everySeat(g.facts).some((seat) => vp(g.facts, seat) >= victoryPointsToWin);
    if (reached || g.facts.cycle >= g.facts.counts.cycles) {
      g.emit({ type: "endTriggered" });
      return end();
    }
    if (g.facts.offers.length > 0) lapseAll(g);
    return next("cleanUp");
  },

  /** EC.2: DK-EOC-02, -03. */
  cleanUp: after("cycleTested", (g) => {
    g.emit({ type: "reservesDiscarded" });
    return next("ready");
  }),

  /** EC.3: DK-EOC-04, -06. */
  ready: after("reservesDiscarded", (g) => {
    g.emit({ type: "usedTokensRemoved" });
    return next("clearTrack");
  }),

  /** EC.4, DK-EOC-05. */
  clearTrack: after("usedTokensRemoved", (g) => {
    g.emit({ type: "trackDiscarded", cards: g.facts.track.slice() });
    return next("over");
  }),

  /**
   * EC.5: the counter advances as the next Cycle begins. What was sworn or offered until the end of this one since it
   * was tested is over with it (DK-RUL-117).
   */
  over: after("trackDiscarded", (g) => {
    if (g.facts.oaths.length + g.facts.oathOffers.length > 0) settleCycle(g);
    if (g.facts.offers.length > 0) lapseAll(g);
    return end();
  }),
});

/** The end of the game. */
export const gameEnd = procedure(calls.gameEnd, {
  begin(g) {
    if (g.facts.oaths.length > 0) settleGame(g);
    if (g.facts.offers.length > 0) lapseAll(g);
    return next(stillPlacing(g.facts).length > 0 ? "affinities" : "count");
  },

  /** GE.1, DK-AFF-04: tokens kept until now still score. Whoever has a free symbol is asked, tokens or not. */
  affinities: asksTogether({
    subject: FINAL_AFFINITIES,
    rule: "DK-AFF-04",
    inside: true,
    // The last free symbol may be filled while the question is open.
    retreat: "count",
    of: stillPlacing,
    what(s, _, seat) {
      const best = bestPlacements(s, seat).map(placementRef);
      return pick(best, 0, best.length);
    },
    then(g, f, answers) {
      f.placed = [];
      // In an order of their own: that in which they were picked is for nobody to know.
      for (const { seat, value } of answers)
        for (const ref of value.toSorted()) {
          place(g, seat, readPlacement(ref));
          f.placed.push(seat);
        }
      return next("placed");
    },
  }),

  /** What waits for a placed token acts on these too: its PP may decide a tie (DK-END-03). */
  placed(g, f) {
    const by = f.placed.shift();
    return by === undefined ? next("count") : raise(g, "affinityFlipped", { by }, "placed");
  },

  /** GE.2 to GE.4: Debts, the Leagues, then VP, then PP; Rank breaks no tie here (DK-END-01 to -04). */
  count(g) {
    g.emit({ type: "gameEnded", winners: winners(g.facts) });
    return end();
  },
});

function stillPlacing(s: Facts): Seat[] {
  return everySeat(s).filter((seat) => hasFreeSymbol(s, seat));
}

/** VP after Debts and the League's penalty, which count from now on (DK-DEBT-06, DK-LG-END-02). */
export function finalVp(s: Facts, seat: Seat): number {
  return s.final ? vp(s, seat) : vp(s, seat) + debtVp(s, seat) + leagueVp(s, seat);
}

/** Best first; those level on VP and PP stand in Rank order but share their place. */
export function ranking(s: Facts): Seat[] {
  const points = everySeat(s).map((seat) => finalVp(s, seat));
  return rankOrder(s).sort((a, b) => points[b]! - points[a]! || s.players[b]!.pp - s.players[a]!.pp);
}

function winners(s: Facts): Seat[] {
  const points = everySeat(s).map((seat) => finalVp(s, seat));
  const most = Math.max(...points);
  const leading = everySeat(s).filter((seat) => points[seat] === most);
  const richest = Math.max(...leading.map((seat) => s.players[seat]!.pp));
  return leading.filter((seat) => s.players[seat]!.pp === richest);
}
