import type { DiktatEvent } from "../model/events.ts";
import type { Expansion } from "../rules/expansion.ts";
import type { DiktatRules } from "../rules/write.ts";
import { handing } from "./handing.ts";
import { settleOffers } from "./lapsing.ts";
import { claimBreach, oathClaim } from "./oaths/judging.ts";
import { acceptOath, offerOath, refuseOath, revealOath, withdrawOath } from "./oaths/offering.ts";
import { settleOaths } from "./oaths/settling.ts";
import { acceptConcede, offerConcede, refuseConcede, withdrawConcede } from "./places.ts";
import { showInfo } from "./showing.ts";
import { whySilent } from "./silence.ts";
import type { PoliticsEvent } from "./state/events.ts";
import type { OathEvent } from "./state/oath-events.ts";
import { tell } from "./telling.ts";
import { acceptTrade, counterTrade, offerTrade, refuseTrade, withdrawTrade } from "./trading.ts";
import { perceptions } from "./view/perceptions.ts";

/** Trades, places, talk and oaths (sections 2.18 to 2.20 of the rules). */
export const politics = {
  procedures: [handing, oathClaim],
  standing: {
    offerOath,
    acceptOath,
    refuseOath,
    withdrawOath,
    revealOath,
    claimBreach,
    offerTrade,
    counterTrade,
    acceptTrade,
    refuseTrade,
    withdrawTrade,
    offerConcede,
    acceptConcede,
    refuseConcede,
    withdrawConcede,
    showInfo,
    tell,
  },
  perceptions,
  chance: [],
  settle(g: DiktatRules, events: readonly DiktatEvent[], since: number): void {
    if (g.facts.offers.length === 0 && g.facts.oaths.length === 0) return;
    const happened = events.slice(since);
    // Oaths first: an offer that ends with a deadline has stood until then.
    if (g.facts.oaths.length > 0) settleOaths(g, happened);
    settleOffers(g, happened);
  },
  whySilent,
  laws: [],
} satisfies Expansion<PoliticsEvent | OathEvent>;
