import { compose, end, next, pick, type Ref, type Refusal, refuse, type Seat, type Shape } from "@paravent/kernel";
import { type Agent, SECTORS, type SectorId } from "../model/names.ts";
import { agentsInReserve, byPlayers, isFull, openSectors, pilesIn } from "./count.ts";
import { after, asks, type Facts, picked, procedure } from "./write.ts";

/** Manoeuvre 1: a face-down pile in a sector that has room. */
export const sendTeam = procedure<{ by: Seat; sector: SectorId }>("diktat/sendTeam", {
  /** SE.1, DK-MAN-SEND-01. */
  sector: asks({
    subject: "diktat/chooseSector",
    rule: "DK-MAN-SEND-01",
    of: (_, f) => f.by,
    what: (s, f) => pick(agentsInReserve(s, f.by) > 0 ? openSectors(s) : []),
    closed: fullSectors,
    then(g, f, value) {
      f.sector = picked(value) as SectorId;
      g.emit({ type: "turnSectorNamed", seat: f.by, sector: f.sector });
      return next("pile");
    },
  }),

  /** SE.2, DK-MAN-SEND-02, -03: any Agents of the reserve, at least one, in any order: one indivisible answer. */
  pile: after(
    "sectorNamed",
    asks({
      subject: "diktat/composePile",
      rule: "DK-MAN-SEND-02",
      retreat: "sector",
      of: (_, f) => f.by,
      // DK-SEQ-05: if the sector has filled up meanwhile, another is named.
      what: (s, f): Shape => (isFull(s, f.sector) ? pick([]) : compose(s.players[f.by]!.agents)),
      then(g, f, value) {
        const first = g.facts.serial;
        const pawns = (value as Agent[]).map((kind, i) => ({ id: first + 1 + i, kind }));
        g.emit({ type: "pilePlaced", seat: f.by, sector: f.sector, pile: first, pawns });
        return next("placed");
      },
    }),
  ),

  /** SE.3: what a placed pile triggers comes here. */
  placed: after("pilePlaced", () => end()),
});

function fullSectors(s: Facts): Record<Ref, Refusal> {
  const limit = byPlayers(s).pileLimit;
  const closed: Record<Ref, Refusal> = {};
  for (const sector of SECTORS)
    if (isFull(s, sector))
      closed[sector] = refuse("sectorFull", "DK-MAN-SEND-05", { sector, piles: pilesIn(s, sector), limit });
  return closed;
}
