import { call, end, pick } from "@paravent/kernel";
import { z } from "zod";
import { once } from "../../content/vocabulary.ts";
import type { SectorId } from "../../names/names.ts";
import { loseMarker } from "../calls/possessions.ts";
import { asksInEffect } from "../effects/asking.ts";
import { ofVerb } from "../effects/calls.ts";
import { goesOnIn } from "../effects/carry-out.ts";
import { hasSectorFor, sectorsFor } from "../effects/targets.ts";
import type { Using } from "../effects/using.ts";
import type { Verb } from "../effects/verb.ts";
import { effectOf } from "../elements.ts";
import { type Facts, nameIn, procedure, slotRef } from "../write.ts";

const Entry = z.strictObject({ op: z.literal("return_marker"), n: once, bind: z.enum(["origin"]).optional() });

declare module "../../content/effects.ts" {
  interface Verbs {
    returnMarker: typeof Entry;
  }
}

const returning = procedure(ofVerb("diktat/returnMarker"), {
  which: asksInEffect({
    subject: "diktat/returnMarker",
    rule: "DK-DISC-04",
    of: (_, f) => f.acting,
    what: (s, f) => pick(returnable(s, f).map(slotRef)),
    then(_, f, [slot]) {
      const origin = nameIn(slot) as SectorId;
      f.bound = { ...f.bound, origin };
      return call(loseMarker, { seat: f.acting, sector: origin }, "done");
    },
  }),
  done: (_, f) => end(f.bound),
});

/** Markers whose return leaves one to take where the effect then looks (Coordination); all where it does not look. */
function returnable(s: Facts, using: Using): SectorId[] {
  const take = effectOf(s, using).do.find((op) => op.op === "takeMarker");
  const held = [...new Set(s.players[using.acting]!.influence.map(({ sector }) => sector))];
  if (!take) return held;
  return held.filter(
    (origin) => sectorsFor(s, { ...using, bound: { ...using.bound, origin } }, take.sector).length > 0,
  );
}

/** Whether there is one; quicker than listing them. */
function hasReturnable(s: Facts, using: Using): boolean {
  const { influence } = s.players[using.acting]!;
  if (influence.length === 0) return false;
  const take = effectOf(s, using).do.find((op) => op.op === "takeMarker");
  if (!take) return true;
  const leavesOne = (origin: SectorId): boolean =>
    hasSectorFor(s, { ...using, bound: { ...using.bound, origin } }, take.sector);
  return influence.some(({ sector }) => leavesOne(sector));
}

/** Puts an own marker back on its sector, if that leaves one to take where the next step looks (Coordination). */
export const returnMarker: Verb<"returnMarker"> = {
  entry: Entry,
  page: {
    does: "Acting puts one own marker back on its sector, side 1; its Gains are lost. `bind`: the sector is remembered.",
    otherwise: "A stack gives its top marker.",
  },
  names: ({ bind }) => (bind ? [bind] : []),
  can: hasReturnable,
  run: goesOnIn(returning),
  procedures: [returning],
  worth: -0.3,
};
