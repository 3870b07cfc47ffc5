import { type Game, type Json, refuse } from "@paravent/kernel";
import { z } from "zod";
import { installPack } from "./content/installed.ts";
import type { Pack } from "./content/pack.ts";
import { laws } from "./laws.ts";
import { callConclave, conclave, conclaveTiming } from "./leagues/conclave.ts";
import { exclusion } from "./leagues/excluding.ts";
import { leagueRise } from "./leagues/objectives.ts";
import { league } from "./leagues/phase.ts";
import { apply } from "./model/apply.ts";
import { BASE_GAME, configurationFault, TOTAL_WAR } from "./model/base/configuration.ts";
import { cloneFacts } from "./model/clone.ts";
import type { DiktatEvent } from "./model/events.ts";
import type { DiktatFacts } from "./model/facts.ts";
import { emptyTable } from "./model/setup.ts";
import { arrival } from "./others/arrival.ts";
import { othersAssassinations } from "./others/assassinations.ts";
import { darkness } from "./others/darkness.ts";
import { leftovers } from "./others/leftovers.ts";
import { handing } from "./politics/handing.ts";
import { settleOffers } from "./politics/lapsing.ts";
import { claimBreach, oathClaim } from "./politics/oaths/judging.ts";
import { acceptOath, offerOath, refuseOath, revealOath, withdrawOath } from "./politics/oaths/offering.ts";
import { settleOaths } from "./politics/oaths/settling.ts";
import { acceptConcede, offerConcede, refuseConcede, withdrawConcede } from "./politics/places.ts";
import { showInfo } from "./politics/showing.ts";
import { whySilent } from "./politics/silence.ts";
import { tell } from "./politics/telling.ts";
import { acceptTrade, counterTrade, offerTrade, refuseTrade, withdrawTrade } from "./politics/trading.ts";
import { reactors } from "./rules/asking/asking.ts";
import { defaultAnswer } from "./rules/asking/defaults.ts";
import { manifest, reactions } from "./rules/asking/manifestations.ts";
import { unsettles } from "./rules/asking/unsettling.ts";
import { pay } from "./rules/effects/costs.ts";
import { effect, use } from "./rules/effects/effect.ts";
import { gainAffinities } from "./rules/effects/gain-affinities.ts";
import { highestRank, rankOrder } from "./rules/effects/rank.ts";
import { ability, triggers } from "./rules/effects/triggers.ts";
import type { Verb } from "./rules/effects/verb.ts";
import { assassinate, assassinations } from "./rules/manoeuvres/assassinate.ts";
import { develop, developCabal } from "./rules/manoeuvres/develop.ts";
import { extendInfluence } from "./rules/manoeuvres/extend-influence.ts";
import { manoeuvres, turn } from "./rules/manoeuvres/manoeuvres.ts";
import { sendTeam } from "./rules/manoeuvres/send-team.ts";
import { specialManoeuvre } from "./rules/manoeuvres/special.ts";
import { looks, spy } from "./rules/manoeuvres/spy.ts";
import { conquest } from "./rules/phases/conquest.ts";
import { cycle } from "./rules/phases/cycle.ts";
import { development } from "./rules/phases/development.ts";
import { endOfCycle, gameEnd } from "./rules/phases/end.ts";
import { game } from "./rules/phases/game.ts";
import { resolution } from "./rules/phases/resolution.ts";
import { placing } from "./rules/placing/placing.ts";
import { tolls } from "./rules/placing/tolls.ts";
import { placeAffinity } from "./rules/possessions/affinities.ts";
import {
  acquire,
  layMarker,
  loseAffinities,
  loseCard,
  loseMarker,
  takeMarker,
} from "./rules/possessions/possessions.ts";
import { takeTrophy } from "./rules/possessions/trophies.ts";
import { takeDebt } from "./rules/power-points.ts";
import { AUTO_READY } from "./rules/ready.ts";
import { VERBS } from "./rules/verbs/index.ts";
import type { DiktatRules } from "./rules/write.ts";
import { resample } from "./view/resample.ts";
import type { DiktatView } from "./view/types.ts";
import { view } from "./view/view.ts";
import { discloses, witness } from "./view/witness.ts";

/** Moves with any change of events for the same inputs. */
export const RULES_VERSION = "diktat/7";

const PROCEDURES = [
  game,
  cycle,
  manoeuvres,
  turn,
  sendTeam,
  spy,
  assassinate,
  extendInfluence,
  resolution,
  conquest,
  endOfCycle,
  gameEnd,
  development,
  develop,
  developCabal,
  specialManoeuvre,
  placing,
  tolls,
  looks,
  assassinations,
  takeTrophy,
  acquire,
  takeMarker,
  layMarker,
  loseMarker,
  loseCard,
  loseAffinities,
  triggers,
  ability,
  effect,
  use,
  pay,
  gainAffinities,
  league,
  exclusion,
  leagueRise,
  conclave,
  oathClaim,
  handing,
  darkness,
  arrival,
  othersAssassinations,
  leftovers,
  ...Object.values(VERBS).flatMap(({ procedures = [] }: Verb) => procedures),
];

export type Diktat = Game<DiktatFacts, DiktatEvent, DiktatView>;

/** Diktat, played with the content of one pack. */
export function diktat(pack: Pack): Diktat {
  installPack(pack);
  const Options = z.strictObject({
    /** Cabals by lot, by choice in seat order, or one named for each seat (DK-SETUP-02). */
    cabals: z.union([z.enum(["random", "choice"]), z.array(z.enum([...pack.cabals.keys()])).min(2)]).default("random"),
    others: z.boolean().default(false),
    eternalNight: z.boolean().default(false),
    /** DK-NIGHT-05: each by itself. */
    totalWar: z.array(z.enum(TOTAL_WAR)).max(TOTAL_WAR.length).default([]),
    leagues: z.boolean().default(false),
    /** DK-RUL-96: Conclaves end by themselves when their time is over. */
    conclaveStops: z.boolean().default(false),
  });

  return {
    id: "diktat",
    version: RULES_VERSION,
    traits: {
      seats: { min: 2, max: 5 },
      chance: ["cabalTaken", "deckShuffled", "discardShuffled", "othersLaid", "othersGathered"],
      fleeting: {
        // The order in which one has effects act that come to the same; what is used in the last moment of a Cycle and
        // over with it (`coordination_3` after EC.2): that it was used is seen by all, and no longer there to be seen.
        choices: ["useCounted", "useBegan"],
        // Pawns turned over and discarded in one step; that what was offered was there (DK-RUL-106).
        secrets: ["sectorRevealed", "victimRevealed", "traded"],
      },
      longest: 3000,
    },
    readOptions(options, seats) {
      const read = Options.safeParse(options ?? {});
      if (!read.success) return { ok: false, refusal: refuse("badOptions") };
      const { cabals } = read.data;
      if (Array.isArray(cabals) && new Set(cabals).size !== cabals.length)
        return { ok: false, refusal: refuse("cabalTwice", "DK-SETUP-02") };
      if (read.data.others && !pack.others)
        return { ok: false, refusal: refuse("packWithoutOthers", "DK-OTH-SETUP-03") };
      const fault = configurationFault({ ...BASE_GAME, ...read.data }, seats);
      if (!fault && read.data.leagues && !pack.leagues) return { ok: false, refusal: refuse("packHasNoLeagues") };
      return fault ? { ok: false, refusal: fault } : { ok: true, options: read.data as Json };
    },
    setup(seats, options) {
      const { cabals, ...configuration } = Options.parse(options ?? {});
      return emptyTable(pack, seats, cabals, { ...BASE_GAME, ...configuration });
    },
    main: game.name,
    procedures: new Map(PROCEDURES.map((procedure) => [procedure.name, procedure])),
    standing: {
      takeDebt,
      placeAffinity,
      manifest,
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
      callConclave,
    },
    reactors,
    reactions,
    isAskable: (about) =>
      about === AUTO_READY ||
      [pack, pack.withOthers].some(({ powers }) =>
        powers.get(about)?.effects.some(({ trigger }) => trigger === "anytime"),
      ),
    unsettles,
    apply,
    settle(g, events, since) {
      settleRank(g, events, since);
      if (g.facts.offers.length === 0 && g.facts.oaths.length === 0) return;
      const happened = events.slice(since);
      // Oaths first: an offer that ends with a deadline has stood until then.
      if (g.facts.oaths.length > 0) settleOaths(g, happened);
      settleOffers(g, happened);
    },
    /** DK-SEQ-04: those who act at one moment act in Rank order. */
    inOrder: (s, seats) => rankOrder(s, seats),
    defaultAnswer,
    talk: whySilent,
    timing: conclaveTiming,
    clone: cloneFacts,
    view,
    witness,
    discloses,
    resample,
    outcome: (s) => s.final && { winners: s.final.winners },
    laws,
  };
}

/** DK-RANK-05, DK-RUL-02, -134: the highest Rank is Administrator at once, unless an element names another. */
function settleRank(g: DiktatRules, events: readonly DiktatEvent[], since: number): void {
  if (g.facts.administrator === null || g.facts.phase === "over") return;
  let at = since;
  while (at < events.length && !canChangeRank(events[at]!)) at++;
  if (at === events.length) return;
  const seat = g.facts.roles.administrator ?? highestRank(g.facts);
  if (seat !== g.facts.administrator) g.emit({ type: "administratorChanged", seat });
}

/** Events after which another player may hold the highest Rank or the office. */
function canChangeRank({ type }: DiktatEvent): boolean {
  switch (type) {
    // What happens most is told apart first.
    case "gained":
    case "turnBegan":
    case "manoeuvreChosen":
    case "manoeuvreDone":
    case "turnEnded":
      return false;
    case "cardTaken":
    case "cardLost":
    case "cabalCardPlaced":
    case "cabalCardReturned":
    case "markerTaken":
    case "markerDiscarded":
    case "cardHanded":
    case "markerHanded":
    case "markersExchanged":
    case "statChanged":
    case "roleTaken":
    case "used":
    case "readied":
    case "tokenPlaced":
    case "usedTokensRemoved":
    // What an element changed until the end of a Conquest, or for the first player of the Cycle.
    case "sectorCleared":
    case "firstPlayerNamed":
      return true;
    default:
      return false;
  }
}
