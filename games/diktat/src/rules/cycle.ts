import { call, end, next, type Seat } from "@paravent/kernel";
import { packOf } from "../content/installed.ts";
import { AGENTS } from "../model/names.ts";
import { byPlayers } from "./count.ts";
import { incomeOf } from "./influence.ts";
import { highestRank, rankOrder } from "./rank.ts";
import { after, type DiktatRules, procedure } from "./write.ts";

/** DK-CYC-01: Opportunities, Development, Manoeuvres, Resolution, End of Cycle. */
export const cycle = procedure("diktat/cycle", {
  /** CY.1. DK-RANK-04: the highest Rank becomes Administrator. */
  begin(g) {
    g.emit({ type: "cycleBegan", cycle: g.facts.cycle + 1 });
    const seat = highestRank(g.facts);
    if (g.facts.administrator !== seat) g.emit({ type: "administratorChanged", seat });
    return next("opportunities");
  },

  /** OP.1, DK-OPP-01: the visible cards, left to right. */
  opportunities(g) {
    g.emit({ type: "phaseBegan", phase: "opportunities" });
    for (let n = byPlayers(g.facts).visibleCards; n > 0; n--) {
      const card = topCard(g);
      if (card) g.emit({ type: "cardDealt", card });
    }
    return next("secretCard");
  },

  /** OP.2, DK-OPP-02: one card face down; nobody sees it. */
  secretCard(g) {
    const card = topCard(g);
    if (card) g.emit({ type: "secretCardDealt", card });
    return next("development");
  },

  /** DV.1 to DV.3, player after player in Rank order. */
  development: after("cardsDealt", (g) => {
    g.emit({ type: "phaseBegan", phase: "development" });
    for (const seat of rankOrder(g.facts)) develop(g, seat);
    return next("manoeuvres");
  }),

  manoeuvres: after("developmentDone", () => call("diktat/manoeuvres", {}, "resolution")),
  resolution: () => call("diktat/resolution", {}, "endOfCycle"),
  endOfCycle: () => call("diktat/endOfCycle", {}, "over"),
  over: () => end(),
});

function develop(g: DiktatRules, seat: Seat): void {
  const { income } = packOf(g.facts).constants;
  for (const kind of AGENTS) g.emit({ type: "gained", seat, what: kind, n: income[kind], rule: "DK-DEV-01" });
  g.emit({ type: "gained", seat, what: "pp", n: income.pp, rule: "DK-DEV-01" });
  g.emit({ type: "manoeuvrePawnsReceived", seat, n: byPlayers(g.facts).manoeuvres });
  for (const slot of g.facts.players[seat]!.influence)
    for (const { what, n, rule } of incomeOf(slot)) g.emit({ type: "gained", seat, what, n, rule });
}

/** The top of the deck, shuffling the discards into a new one when it has run out (DK-RUL-71). */
function topCard(g: DiktatRules): string | null {
  if (g.facts.deck.length === 0 && g.facts.discard.length > 0) {
    const order = g.facts.discard.slice();
    g.rng.shuffle(order);
    g.emit({ type: "discardShuffled", order });
  }
  return g.facts.deck.at(-1) ?? null;
}
