import { type Game, type Json, refuse } from "@paravent/kernel";
import { z } from "zod";
import { installPack } from "./content/installed.ts";
import type { Pack } from "./content/pack.ts";
import { laws } from "./laws.ts";
import { apply } from "./model/apply.ts";
import { cloneFacts } from "./model/clone.ts";
import type { DiktatEvent } from "./model/events.ts";
import type { DiktatFacts } from "./model/facts.ts";
import { emptyTable } from "./model/setup.ts";
import { placeAffinity } from "./rules/affinities.ts";
import { assassinate } from "./rules/assassinate.ts";
import { conquest } from "./rules/conquest.ts";
import { cycle } from "./rules/cycle.ts";
import { endOfCycle, gameEnd } from "./rules/end.ts";
import { extendInfluence } from "./rules/extend-influence.ts";
import { game } from "./rules/game.ts";
import { manoeuvres, turn } from "./rules/manoeuvres.ts";
import { takeDebt } from "./rules/power-points.ts";
import { highestRank, rankOrder } from "./rules/rank.ts";
import { resolution } from "./rules/resolution.ts";
import { sendTeam } from "./rules/send-team.ts";
import { spy } from "./rules/spy.ts";
import { resample } from "./view/resample.ts";
import type { DiktatView } from "./view/types.ts";
import { view } from "./view/view.ts";
import { discloses, witness } from "./view/witness.ts";

/** Moves with any change of events for the same inputs. */
export const RULES_VERSION = "diktat/1";

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
];

export type Diktat = Game<DiktatFacts, DiktatEvent, DiktatView>;

/** Diktat, played with the content of one pack. */
export function diktat(pack: Pack): Diktat {
  installPack(pack);
  const Options = z.strictObject({
    /** Cabals by lot, by choice in seat order, or one named for each seat (DK-SETUP-02). */
    cabals: z.union([z.enum(["random", "choice"]), z.array(z.enum([...pack.cabals.keys()])).min(2)]).default("random"),
  });

  return {
    id: "diktat",
    version: RULES_VERSION,
    traits: {
      seats: { min: 2, max: 5 },
      chance: ["cabalTaken", "deckShuffled", "discardShuffled"],
      // A sector with one occupant is revealed, settled and cleared in one step; a look and a name leave no trace.
      fleeting: { choices: ["pawnLookedAt", "victimNamed", "sectorNamed"], secrets: ["sectorRevealed"] },
      longest: 3000,
    },
    readOptions(options) {
      const read = Options.safeParse(options ?? {});
      if (!read.success) return { ok: false, refusal: refuse("badOptions") };
      const { cabals } = read.data;
      if (Array.isArray(cabals) && new Set(cabals).size !== cabals.length)
        return { ok: false, refusal: refuse("cabalTwice", "DK-SETUP-02") };
      return { ok: true, options: read.data as Json };
    },
    setup: (seats, options) => emptyTable(pack.id, seats, Options.parse(options ?? {}).cabals),
    main: game.name,
    procedures: new Map(PROCEDURES.map((procedure) => [procedure.name, procedure])),
    standing: { takeDebt, placeAffinity },
    apply,
    /** DK-RANK-05, DK-RUL-02: whoever comes to hold the highest Rank is Administrator at once. */
    settle(g, happened) {
      if (g.facts.administrator === null || g.facts.phase === "over" || !happened.some(canChangeRank)) return;
      const seat = highestRank(g.facts);
      if (seat !== g.facts.administrator) g.emit({ type: "administratorChanged", seat });
    },
    /** DK-SEQ-04: those who act at one moment act in Rank order. */
    inOrder: (s, seats) => rankOrder(s, seats),
    clone: cloneFacts,
    view,
    witness,
    discloses,
    resample,
    outcome: (s) => s.final && { winners: s.final.winners },
    laws,
  };
}

/** Events after which another player may hold the highest Rank: only markers change it so far. */
const canChangeRank = ({ type }: DiktatEvent): boolean => type === "markerTaken" || type === "markersDiscarded";
