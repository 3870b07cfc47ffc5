import { call, end, next, pick } from "@paravent/kernel";
import { z } from "zod";
import { n, SectorFilter } from "../../content/vocabulary.ts";
import type { SectorId } from "../../names/names.ts";
import { placing } from "../calls/placing.ts";
import { agentsInReserve } from "../count.ts";
import { asksInEffect } from "../effects/asking.ts";
import { type Doing, opAt } from "../effects/body.ts";
import { ofVerb } from "../effects/calls.ts";
import { goesOnIn } from "../effects/carry-out.ts";
import { hasSectorFor, sectorsFor } from "../effects/targets.ts";
import type { Verb } from "../effects/verb.ts";
import { fullSectors } from "../manoeuvres/send-team.ts";
import { type Facts, procedure, receives } from "../write.ts";
import { PLACING } from "./raised.ts";

const Entry = z.strictObject({ op: z.literal("place_pile"), sector: SectorFilter, max_pawns: n.min(1) });

declare module "../../content/effects.ts" {
  interface Verbs {
    placePile: typeof Entry;
  }
}

interface Placing extends Doing {
  sector?: SectorId;
  /** Sectors named and given up again for their toll. */
  tried?: SectorId[];
}

const placeByEffect = procedure(ofVerb<Placing>("diktat/placeByEffect"), {
  sector: asksInEffect({
    subject: "diktat/chooseSector",
    rule: "DK-MAN-SEND-01",
    of: (_, f) => f.acting,
    what: (s, f) => pick(placesLeft(s, f)),
    closed: (s, f) => fullSectors(s, f.acting),
    then(g, f, [sector]) {
      f.sector = sector;
      g.emit({ type: "turnSectorNamed", seat: f.acting, sector: f.sector });
      const most = opAt<"placePile">(g.facts, f).maxPawns;
      return call(placing, { by: f.acting, sector: f.sector, most, marked: false }, "placed");
    },
  }),
  /** A sector whose toll was not paid is not named again; without another, or without Agents, nothing is placed. */
  placed: receives(placing, (g, f, result) => {
    if (result === "placed" || agentsInReserve(g.facts, f.acting) === 0) return end();
    if (result === "withdrawn") f.tried = [...(f.tried ?? []), f.sector!];
    return placesLeft(g.facts, f).length > 0 ? next("sector") : end();
  }),
});

function placesLeft(s: Facts, f: Readonly<Placing>): SectorId[] {
  return sectorsFor(s, f, opAt<"placePile">(s, f).sector).filter((sector) => !f.tried?.includes(sector));
}

/** Places a new pile of 1 to `maxPawns` pawns, without a Manoeuvre pawn. Tolls and the limit apply. */
export const placePile: Verb<"placePile"> = {
  entry: Entry,
  page: {
    does: "Acting builds one new face-down pile of 1 to `max_pawns` pawns of the reserve, in an order of choice, in a legal sector. No Manoeuvre pawn. Tolls, pile limit and `pile_placed` apply.",
    otherwise: "Not usable without a pawn in reserve or a legal sector.",
  },
  raises: PLACING,
  can: (s, using, op, eyes) =>
    hasSectorFor(s, using, op.sector) && (eyes === "public" || agentsInReserve(s, using.acting) > 0),
  run: goesOnIn(placeByEffect),
  procedures: [placeByEffect],
  worth: 0.4,
};
