import { become, call, end, next, pick, type Ref, type Refusal, refuse, type Seat } from "@paravent/kernel";
import { SECTORS } from "../../names/names.ts";
import { settleBoundary } from "../../politics/oaths/settling.ts";
import * as calls from "../calls/phases.ts";
import { hasSectorWithPiles, isToBeResolved, sectorsWithPiles } from "../count.ts";
import { addedByAttack, attackIsDue } from "../effects/attack.ts";
import { raise } from "../effects/raise.ts";
import { rankOrder } from "../effects/rank.ts";
import { delta, setting } from "../effects/stats.ts";
import { payCompulsory } from "../power-points.ts";
import { after, asks, type Facts, procedure } from "../write.ts";
import { vp } from "./score.ts";

/** The Resolution phase: the secret card, one sector after another, then the Attack of the Others. */
export const resolution = procedure(calls.resolution, {
  /** RE.1, DK-RES-01: the secret card can be claimed like the others from now on. */
  revelation(g) {
    g.emit({ type: "phaseBegan", phase: "resolution" });
    if (g.facts.secret) g.emit({ type: "secretCardRevealed", card: g.facts.secret.card });
    return raise(g, "resolutionStart", {}, "nextSector");
  },

  /** DK-RES-14: until no pile of a player is left. */
  nextSector: after("betweenSectors", (g) => next(hasSectorWithPiles(g.facts) ? "nameSector" : "attack")),

  /** CO.1, DK-ADMIN-04. */
  nameSector: asks({
    subject: "diktat/nameSector",
    rule: "DK-ADMIN-04",
    // The last pile may leave while the sector is being named.
    retreat: "nextSector",
    // An element may name the first sector in the Administrator's place.
    of: (s) => s.roles.sectorPicker ?? s.administrator!,
    what: (s) => pick(sectorsWithPiles(s)),
    closed: emptySectors,
    then(g, f, [sector], by) {
      f.sector = sector;
      g.emit({ type: "sectorNamed", by, sector });
      return raise(g, "conquestStart", { by, sector }, "conquer");
    },
  }),

  /** DK-RUL-118: if its last pile has left at the boundary before the reveal, another sector is named. */
  conquer: after("conquestStart", (g, f) => {
    if (isToBeResolved(g.facts, f.sector)) {
      // Whoever names the first sector in the Administrator's place names it again where none was conquered.
      if (g.facts.roles.sectorPicker !== null) g.emit({ type: "sectorPickerDone" });
      return call(calls.conquest, { sector: f.sector }, "nextSector");
    }
    // What was paid for this Conquest alone (a woken Sleeper Agent) ends with it.
    if (g.facts.lasting.some(({ until }) => until === "conquestEnd"))
      g.emit({ type: "sectorCleared", sector: f.sector });
    return next("nextSector");
  }),

  /** RE.2, DK-RES-15, -16: a card with the icon left on the track costs each player 1 PP per VP. One Attack (DK-RUL-37). */
  attack: after("sectorsResolved", (g) => {
    // What was sworn until now is judged first: it may cost VP (DK-OATH-03).
    if (g.facts.oaths.length > 0) settleBoundary(g, "sectorsResolved");
    if (g.facts.others !== null) return become(calls.leftovers, {});
    if (attackIsDue(g.facts)) {
      g.emit({ type: "othersAttacked" });
      // DK-RUL-38: all at once, by the VP on the counter now.
      const costs = rankOrder(g.facts).map((seat) => ({ seat, pp: Math.max(0, vp(g.facts, seat)) }));
      for (const { seat, pp } of costs) payCompulsory(g, seat, null, attackCost(g.facts, seat, pp), "DK-RES-16");
      return raise(g, "othersAttack", {}, null);
    }
    return end();
  }),
});

/**
 * DK-RES-17: what is set to 0 cancels all of it, also what an own card adds; an Ability rests while its element is Used
 * (DK-RUL-140).
 */
function attackCost(s: Facts, seat: Seat, pp: number): number {
  if (setting(s, seat, "othersAttackPp") === 0) return 0;
  return Math.max(0, pp + delta(s, seat, "othersAttackPp") + addedByAttack(s, seat));
}

/** DK-RES-02: only a sector with a pile of a player can be named. */
function emptySectors(s: Facts): Record<Ref, Refusal> {
  const empty = SECTORS.filter((sector) => !isToBeResolved(s, sector));
  return Object.fromEntries(empty.map((sector) => [sector, refuse("noPileThere", "DK-RES-02", { sector, piles: 0 })]));
}
