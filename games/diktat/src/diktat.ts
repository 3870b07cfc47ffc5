import type { Game } from "@paravent/kernel";
import { installPack } from "./content/installed.ts";
import type { Pack } from "./content/pack.ts";
import { baseLaws } from "./laws.ts";
import { leagues } from "./leagues/index.ts";
import { apply } from "./model/apply.ts";
import { cloneFacts } from "./model/clone.ts";
import type { DiktatEvent } from "./model/events.ts";
import type { DiktatFacts } from "./model/facts.ts";
import { optionsFor } from "./options.ts";
import { others } from "./others/index.ts";
import { politics } from "./politics/index.ts";
import { reactors } from "./rules/asking/asking.ts";
import { defaultAnswer } from "./rules/asking/defaults.ts";
import { manifest, reactions } from "./rules/asking/manifestations.ts";
import { unsettles } from "./rules/asking/unsettling.ts";
import { pay } from "./rules/effects/costs.ts";
import { effect, use } from "./rules/effects/effect.ts";
import { gainAffinities } from "./rules/effects/gain-affinities.ts";
import { rankOrder } from "./rules/effects/rank.ts";
import { ability, triggers } from "./rules/effects/triggers.ts";
import type { Verb } from "./rules/effects/verb.ts";
import type { Expansion } from "./rules/expansion.ts";
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
import { settleRank } from "./rules/phases/office.ts";
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
import { everything } from "./view/everything.ts";
import { look } from "./view/look.ts";
import { resample } from "./view/resample.ts";
import { story } from "./view/story.ts";
import type { DiktatView } from "./view/types.ts";
import { lent, view } from "./view/view.ts";
import { discloses, witness } from "./view/witness.ts";

/** Moves with any change of events for the same inputs. */
export const RULES_VERSION = "diktat/7";

const EXPANSIONS: readonly Pick<Expansion<DiktatEvent>, "procedures" | "chance" | "laws">[] = [
  politics,
  leagues,
  others,
];

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
  ...Object.values(VERBS).flatMap(({ procedures = [] }: Verb) => procedures),
  ...EXPANSIONS.flatMap(({ procedures }) => procedures),
];

export type Diktat = Game<DiktatFacts, DiktatEvent, DiktatView>;

/** Diktat, played with the content of one pack. */
export function diktat(pack: Pack): Diktat {
  installPack(pack);
  return {
    id: "diktat",
    version: RULES_VERSION,
    traits: {
      seats: { min: 2, max: 5 },
      chance: ["cabalTaken", "deckShuffled", "discardShuffled", ...EXPANSIONS.flatMap(({ chance }) => chance)],
      fleeting: {
        // The order in which one has effects act that come to the same; what is used in the last moment of a Cycle and
        // over with it (`coordination_3` after EC.2): that it was used is seen by all, and no longer there to be seen.
        choices: ["useCounted", "useBegan"],
        // Pawns turned over and discarded in one step; that what was offered was there (DK-RUL-106).
        secrets: ["sectorRevealed", "victimRevealed", "traded"],
      },
      longest: 3000,
    },
    ...optionsFor(pack),
    main: game.name,
    procedures: new Map(PROCEDURES.map((procedure) => [procedure.name, procedure])),
    standing: {
      takeDebt,
      placeAffinity,
      manifest,
      ...politics.standing,
      ...leagues.standing,
      ...others.standing,
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
      politics.settle(g, events, since);
    },
    /** DK-SEQ-04: those who act at one moment act in Rank order. */
    inOrder: (s, seats) => rankOrder(s, seats),
    defaultAnswer,
    talk: politics.whySilent,
    timing: leagues.timing,
    clone: cloneFacts,
    view,
    look,
    lent,
    witness,
    discloses,
    everything,
    story,
    resample,
    outcome: (s) => s.final && { winners: s.final.winners },
    laws: [...baseLaws, ...EXPANSIONS.flatMap(({ laws }) => laws)],
  };
}
