import { type Game, type Json, refuse } from "@paravent/kernel";
import { z } from "zod";
import { installPack } from "./content/installed.ts";
import type { Pack } from "./content/pack.ts";
import { laws } from "./laws.ts";
import { apply } from "./model/apply.ts";
import { cloneFacts } from "./model/clone.ts";
import type { DclightEvent } from "./model/events.ts";
import type { DclightFacts } from "./model/facts.ts";
import { TRACKS, type Track } from "./model/names.ts";
import { emptyTable } from "./model/setup.ts";
import { defaultAnswer } from "./rules/defaults.ts";
import { hostile } from "./rules/hostile/hostile.ts";
import { saidBeforehand, standingPass } from "./rules/hostile/reactions.ts";
import { keep } from "./rules/keep.ts";
import { development } from "./rules/phases/development.ts";
import { game } from "./rules/phases/game.ts";
import { offerings } from "./rules/phases/offerings.ts";
import { production } from "./rules/phases/production.ts";
import { turn } from "./rules/phases/turn.ts";
import { tableOrder } from "./rules/seats.ts";
import { look } from "./view/look.ts";
import { resample } from "./view/resample.ts";
import { story } from "./view/story.ts";
import type { DclightView } from "./view/types.ts";
import { openedView, view } from "./view/view.ts";
import { discloses, openedWitness, witness } from "./view/witness.ts";

/** Moves with any change of events for the same inputs. */
export const RULES_VERSION = "dclight/2";

const PROCEDURES = [game, turn, production, offerings, development, hostile, keep];

const Options = z.strictObject({
  /** The seat of the oldest player; drawn where nobody sits there or none is named (DC-SETUP-08). */
  firstPlayer: z.int().min(0).max(3).optional(),
});

export type Dclight = Game<DclightFacts, DclightEvent, DclightView>;

/** DCLight, played with the content of one pack. */
export function dclight(pack: Pack): Dclight {
  installPack(pack);
  const start = Object.fromEntries(TRACKS.map((track) => [track, pack.tracks[track].start])) as Record<Track, number>;
  return {
    id: "dclight",
    version: RULES_VERSION,
    traits: {
      seats: { min: 2, max: 4 },
      chance: [
        "firstPlayerDrawn",
        "deckShuffled",
        "discardShuffled",
        "diceRolled",
        "creatureFaced",
        "cardLostAtRandom",
      ],
      // Equal faces can be bought on different dice; the dice of an offering lie open only while it is decided.
      fleeting: { choices: ["bought"], secrets: ["creatureFaced"] },
      longest: 3000,
    },
    readOptions(options) {
      const read = Options.safeParse(options ?? {});
      return read.success ? { ok: true, options: read.data as Json } : { ok: false, refusal: refuse("badOptions") };
    },
    setup(seats, options) {
      const { firstPlayer } = Options.parse(options ?? {});
      return emptyTable(pack.id, seats, start, firstPlayer !== undefined && firstPlayer < seats ? firstPlayer : null);
    },
    main: game.name,
    procedures: new Map(PROCEDURES.map((procedure) => [procedure.name, procedure])),
    standing: { standingPass },
    apply,
    /** Those who act at one moment act in table order. */
    inOrder: (s, seats) => tableOrder(s).filter((seat) => seats.includes(seat)),
    clone: cloneFacts,
    view,
    look,
    witness,
    opened: { view: openedView, witness: openedWitness },
    discloses,
    story,
    resample,
    defaultAnswer,
    beforehand: saidBeforehand,
    outcome: (s) => s.final && { winners: s.final.winners },
    laws,
  };
}
