import { call, end, next } from "@paravent/kernel";
import { topCard } from "./deck.ts";
import { raise } from "./effects/raise.ts";
import { highestRank } from "./rank.ts";
import { after, procedure } from "./write.ts";

/** DK-CYC-01: Opportunities, Development, Manoeuvres, Resolution, End of Cycle. */
export const cycle = procedure("diktat/cycle", {
  /** CY.1. DK-RANK-04: the highest Rank becomes Administrator. */
  begin(g) {
    g.emit({ type: "cycleBegan", cycle: g.facts.cycle + 1 });
    const seat = g.facts.roles.administrator ?? highestRank(g.facts);
    if (g.facts.administrator !== seat) g.emit({ type: "administratorChanged", seat });
    return next("opportunities");
  },

  /** OP.1, DK-OPP-01: the visible cards, left to right. */
  opportunities: after("cycleStart", (g) => {
    g.emit({ type: "phaseBegan", phase: "opportunities" });
    for (let n = g.facts.counts.visibleCards; n > 0; n--) {
      const card = topCard(g);
      if (card) g.emit({ type: "cardDealt", card });
    }
    return next("secretCard");
  }),

  /** OP.2, DK-OPP-02: one card face down; nobody sees it. */
  secretCard: after("visibleDealt", (g) => {
    const card = topCard(g);
    if (card) g.emit({ type: "secretCardDealt", card });
    return raise(g, "opportunitiesPhase", {}, "development");
  }),

  development: after("cardsDealt", () => call("diktat/development", {}, "manoeuvres")),
  manoeuvres: after("developmentDone", () => call("diktat/manoeuvres", {}, "resolution")),
  resolution: () => call("diktat/resolution", {}, "endOfCycle"),
  endOfCycle: () => call("diktat/endOfCycle", {}, "over"),
  over: () => end(),
});
