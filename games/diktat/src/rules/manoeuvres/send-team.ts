import { call, end, next, pick, type Ref, type Refusal, refuse, type Seat } from "@paravent/kernel";
import { SECTORS } from "../../names/names.ts";
import * as calls from "../calls/manoeuvres.ts";
import { placing } from "../calls/placing.ts";
import { agentsInReserve, isFull, openSectors, pilesCounted } from "../count.ts";
import { asks, type Facts, procedure, receives } from "../write.ts";

/** Manoeuvre 1: a face-down pile in a sector that has room. */
export const sendTeam = procedure(calls.sendTeam, {
  /** SE.1, DK-MAN-SEND-01. */
  sector: asks({
    subject: "diktat/chooseSector",
    rule: "DK-MAN-SEND-01",
    of: (_, f) => f.by,
    what: (s, f) =>
      pick(agentsInReserve(s, f.by) > 0 ? openSectors(s, f.by).filter((at) => !f.tried?.includes(at)) : []),
    closed: (s, f) => fullSectors(s, f.by),
    then(g, f, [sector]) {
      f.sector = sector;
      g.emit({ type: "turnSectorNamed", seat: f.by, sector });
      return call(placing, { by: f.by, sector, most: null, marked: !f.extra }, "placed");
    },
  }),

  /** DK-SEQ-05: a sector that filled up or whose toll was not paid leads back to the choice of a sector. */
  placed: receives(placing, (_, f, result) => {
    if (result === "placed") return end();
    if (result === "withdrawn") f.tried = [...(f.tried ?? []), f.sector];
    return next("sector");
  }),
});

/** Where a pile of this player finds no room, and why. */
export function fullSectors(s: Facts, by: Seat): Record<Ref, Refusal> {
  const limit = s.counts.pileLimit;
  const closed: Record<Ref, Refusal> = {};
  for (const sector of SECTORS)
    if (isFull(s, sector, by))
      closed[sector] = refuse("sectorFull", "DK-MAN-SEND-05", { sector, piles: pilesCounted(s, sector, by), limit });
  return closed;
}
