import { call, end, next, pick } from "@paravent/kernel";
import { packOf } from "../content/installed.ts";
import type { SectorId } from "../model/names.ts";
import { pilesIn, sectorsWithPiles } from "./count.ts";
import { isImmuneToAttack } from "./influence.ts";
import { payCompulsory } from "./power-points.ts";
import { rankOrder } from "./rank.ts";
import { vp } from "./score.ts";
import { after, asks, type Facts, picked, procedure } from "./write.ts";

/** The Resolution phase: the secret card, one sector after another, then the Attack of the Others. */
export const resolution = procedure<{ sector: SectorId }>("diktat/resolution", {
  /** RE.1, DK-RES-01: the secret card can be claimed like the others from now on. */
  revelation(g) {
    g.emit({ type: "phaseBegan", phase: "resolution" });
    if (g.facts.secret) g.emit({ type: "secretCardRevealed", card: g.facts.secret.card });
    return next("nextSector");
  },

  /** DK-RES-14: until no pile of a player is left. */
  nextSector: after("betweenSectors", (g) => next(sectorsWithPiles(g.facts).length > 0 ? "nameSector" : "attack")),

  /** CO.1, DK-ADMIN-04. */
  nameSector: asks({
    subject: "diktat/nameSector",
    rule: "DK-ADMIN-04",
    of: (s) => s.administrator!,
    what: (s) => pick(sectorsWithPiles(s)),
    then(g, f, value, by) {
      f.sector = picked(value) as SectorId;
      g.emit({ type: "sectorNamed", by, sector: f.sector });
      return next("conquer");
    },
  }),

  /** DK-RUL-118: if its last pile has left at the boundary before the reveal, another sector is named. */
  conquer: after("conquestStart", (g, f) =>
    pilesIn(g.facts, f.sector) === 0 ? next("nextSector") : call("diktat/conquest", { sector: f.sector }, "nextSector"),
  ),

  /** RE.2, DK-RES-15, -16: a card with the icon left on the track costs each player 1 PP per VP. One Attack (DK-RUL-37). */
  attack: after("sectorsResolved", (g) => {
    if (attackIsDue(g.facts)) {
      g.emit({ type: "othersAttacked" });
      // DK-RUL-38: all at once, by the VP on the counter now.
      const costs = rankOrder(g.facts).map((seat) => ({ seat, pp: Math.max(0, vp(g.facts, seat)) }));
      for (const { seat, pp } of costs)
        if (!isImmuneToAttack(g.facts.players[seat]!)) payCompulsory(g, seat, null, pp, "DK-RES-16");
    }
    return end();
  }),
});

function attackIsDue(s: Facts): boolean {
  const { cards } = packOf(s);
  return s.track.some((card) => cards.get(card)!.attack);
}
