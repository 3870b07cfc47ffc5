import { call, end, pick } from "@paravent/kernel";
import { z } from "zod";
import { MARKER_AVAILABLE } from "../../content/check-words.ts";
import { unless } from "../../content/checking.ts";
import { once, SectorFilter } from "../../content/vocabulary.ts";
import { SECTORS } from "../../names/names.ts";
import * as calls from "../calls/possessions.ts";
import { asksInEffect } from "../effects/asking.ts";
import { opAt } from "../effects/body.ts";
import { ofVerb } from "../effects/calls.ts";
import { goesOnIn } from "../effects/carry-out.ts";
import { closedByGloom, hasSectorFor, sectorsFor } from "../effects/targets.ts";
import type { Verb } from "../effects/verb.ts";
import { procedure } from "../write.ts";

const Entry = z.strictObject({ op: z.literal("take_marker"), n: once, sector: SectorFilter });

declare module "../../content/effects.ts" {
  interface Verbs {
    takeMarker: typeof Entry;
  }
}

const taking = procedure(ofVerb("diktat/takeMarkerByEffect"), {
  sector: asksInEffect({
    subject: "diktat/chooseMarker",
    rule: "DK-TRO-08",
    of: (_, f) => f.acting,
    what: (s, f) => pick(sectorsFor(s, f, opAt<"takeMarker">(s, f).sector)),
    closed: (s, f) =>
      closedByGloom(
        s,
        f,
        SECTORS,
        (sector) => sector,
        (sector) => sector,
      ),
    then: (_, f, [sector]) => call(calls.takeMarker, { seat: f.acting, sector }, "done"),
  }),
  done: () => end(),
});

/** Takes an available marker of a sector; it is no Trophy. */
export const takeMarker: Verb<"takeMarker"> = {
  entry: Entry,
  page: {
    does: "Acting takes one available marker of a legal sector, stacking and slot rules included. It is no Trophy.",
    otherwise: "No marker: not usable. A sector with a Gloom token is not legal.",
  },
  wrong: ({ sector }) => unless(sector.with?.includes("marker_available") ?? false, "sector", MARKER_AVAILABLE),
  can: (s, using, op) => op.sector.from === "origin" || hasSectorFor(s, using, op.sector),
  run: goesOnIn(taking),
  procedures: [taking],
  worth: 0.5,
};
