import { call, end, next, pick, type Seat } from "@paravent/kernel";
import { packOf } from "../../content/installed.ts";
import type { CabalId, CardId } from "../../names/names.ts";
import { layOthers } from "../../others/setup.ts";
import * as calls from "../calls/phases.ts";
import { highestRank } from "../effects/rank.ts";
import { asks, type DiktatRules, type Facts, procedure } from "../write.ts";

/** The whole game: Cabals, the deck, then one Cycle after another until its end is triggered. */
export const game = procedure(calls.game, {
  /** DK-SETUP-02: by lot, by choice, or as the table agreed beforehand. */
  cabals(g, f) {
    const { cabals } = g.facts;
    if (cabals === "choice") {
      f.seat = 0;
      return next("chooseCabal");
    }
    const given = Array.isArray(cabals) ? cabals : drawCabals(g);
    given.slice(0, g.facts.players.length).forEach((cabal, seat) => {
      takeCabal(g, seat, cabal);
    });
    return next("shuffle");
  },

  chooseCabal: asks({
    subject: "diktat/chooseCabal",
    rule: "DK-SETUP-02",
    of: (_, f) => f.seat,
    what: (s) => pick(freeCabals(s)),
    then(g, f, [cabal]) {
      takeCabal(g, f.seat, cabal);
      f.seat++;
      return next(f.seat < g.facts.players.length ? "chooseCabal" : "shuffle");
    },
  }),

  /** DK-SETUP-01: the Opportunity deck is shuffled. */
  shuffle(g) {
    const order: CardId[] = [];
    for (const card of packOf(g.facts).cards.keys()) order.push(card);
    g.rng.shuffle(order);
    g.emit({ type: "deckShuffled", order });
    if (g.facts.others !== null) layOthers(g);
    if (g.facts.leagues !== null) setUpLeagues(g);
    return next("cycle");
  },

  cycle: () => call(calls.cycle, {}, "afterCycle"),

  afterCycle(g) {
    if (g.facts.final) return end();
    return g.facts.phase === "over" ? call(calls.gameEnd, {}, "over") : next("cycle");
  },

  over: () => end(),
});

/** DK-LG-SETUP-02, DK-ADMIN-07, DK-RUL-08: by the one who will be Administrator; there is nothing to choose. */
function setUpLeagues(g: DiktatRules): void {
  const leagues = g.facts.leagues!.boards.map(({ id }) => id);
  g.emit({ type: "leagueBoardsTaken", by: highestRank(g.facts), leagues });
}

function drawCabals(g: DiktatRules): CabalId[] {
  const all = [...packOf(g.facts).cabals.keys()];
  g.rng.shuffle(all);
  return all;
}

function freeCabals(s: Facts): CabalId[] {
  return [...packOf(s).cabals.keys()].filter((cabal) => s.players.every((player) => player.cabal !== cabal));
}

/** DK-SETUP-03, -04: the screen's kit, two Affinity tokens of the printed type among it. */
function takeCabal(g: DiktatRules, seat: Seat, cabal: CabalId): void {
  const { kit, affinity } = packOf(g.facts).cabals.get(cabal)!;
  const { pp, affinities: tokens, tokens: cabalTokens } = kit;
  g.emit({ type: "cabalTaken", seat, cabal, pp, affinity, tokens, cabalTokens });
}
