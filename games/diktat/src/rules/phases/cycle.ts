import { call, end, next } from "@paravent/kernel";
import * as calls from "../calls/phases.ts";
import { topCard } from "../deck.ts";
import { raise } from "../effects/raise.ts";
import { highestRank } from "../effects/rank.ts";
import { after, type DiktatRules, procedure } from "../write.ts";
import { development } from "./development.ts";

/**
 * DK-CYC-01: Opportunities, Development, Manoeuvres, Resolution, End of Cycle. With the Others Darkness comes first
 * (DK-CYC-02), with Leagues their phase before Manoeuvres (DK-CYC-03, DK-RUL-100).
 */
export const cycle = procedure(calls.cycle, {
  /** CY.1. DK-RANK-04: the highest Rank becomes Administrator. */
  begin(g) {
    g.emit({ type: "cycleBegan", cycle: g.facts.cycle + 1 });
    const seat = g.facts.roles.administrator ?? highestRank(g.facts);
    if (g.facts.administrator !== seat) g.emit({ type: "administratorChanged", seat });
    return next(g.facts.others === null ? "opportunities" : "darkness");
  },

  darkness: after("cycleStart", () => call(calls.darkness, {}, "afterDarkness")),
  afterDarkness: (g) => (g.facts.final ? end() : next("afterInfection")),
  afterInfection: after("infected", dealVisible),

  opportunities: after("cycleStart", dealVisible),

  /** OP.2, DK-OPP-02: one card face down; nobody sees it. */
  secretCard: after("visibleDealt", (g) => {
    const card = topCard(g);
    if (card) g.emit({ type: "secretCardDealt", card });
    return raise(g, "opportunitiesPhase", {}, "development");
  }),

  development: after("cardsDealt", (g) => call(development, {}, g.facts.leagues === null ? "manoeuvres" : "league")),
  league: after("developmentDone", () => call(calls.league, {}, "afterLeague")),
  afterLeague: after("leagueDone", () => call(calls.manoeuvres, {}, "resolution")),
  manoeuvres: after("developmentDone", () => call(calls.manoeuvres, {}, "resolution")),
  resolution: () => call(calls.resolution, {}, "endOfCycle"),
  /** DK-RUL-123: where Prague has fallen there is no End of Cycle. */
  endOfCycle: (g) => (g.facts.final ? end() : call(calls.endOfCycle, {}, "over")),
  over: () => end(),
});

/** OP.1, DK-OPP-01: the visible cards, left to right. */
function dealVisible(g: DiktatRules) {
  g.emit({ type: "phaseBegan", phase: "opportunities" });
  for (let n = g.facts.counts.visibleCards; n > 0; n--) {
    const card = topCard(g);
    if (card) g.emit({ type: "cardDealt", card });
  }
  return next("secretCard");
}
