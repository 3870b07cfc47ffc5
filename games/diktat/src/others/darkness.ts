import { end, next } from "@paravent/kernel";
import { packOf } from "../content/installed.ts";
import { pileOfOthers } from "../model/base/piles.ts";
import { type Agent, SECTORS, type SectorId } from "../names/names.ts";
import * as calls from "../rules/calls/phases.ts";
import { topCard } from "../rules/deck.ts";
import { after, type DiktatRules, procedure } from "../rules/write.ts";
import { corrupt } from "./falling.ts";
import { strengthOfOthers } from "./state/piles.ts";

/** DK-OTH-DARK-01: Gathering, Proliferation, Infection. It ends the game where Prague falls. */
export const darkness = procedure(calls.darkness, {
  /** DA.1, DK-OTH-DARK-02, -03: what was discarded goes, shuffled, under the pile of the Artefact. */
  gathering(g) {
    g.emit({ type: "phaseBegan", phase: "darkness" });
    if (g.facts.cycle > 1 && g.facts.others!.discarded.length > 0) {
      const { pile, pawns } = shuffled(g, g.facts.others!.discarded);
      g.emit({ type: "othersGathered", pile, pawns });
    }
    return next("draw");
  },

  /** DA.2, DK-OTH-DARK-04, DK-ADMIN-06. DK-RUL-124: a seventh card is the end, before any pawn is placed. */
  draw: after("othersGathered", (g, f) => {
    const card = topCard(g);
    f.done = [];
    f.score = 0;
    f.served = [];
    if (card === null) return next("infection");
    f.score = packOf(g.facts).cards.get(card)!.darknessScore;
    if (!corrupt(g, card, "deck")) return end();
    // DK-RUL-81: a score of 0 places nothing.
    return next(f.score > 0 ? "cell" : "infection");
  }),

  /** DA.3.i, DK-OTH-DARK-05, -06: pawns of the Artefact, from the top, for each card of the track in cell order. */
  cell: after("proliferating", (g, f) => {
    const [card, ...more] = g.facts.others!.corruption.filter((one) => !f.done.includes(one));
    if (card === undefined) return next("corruption");
    const { sector } = packOf(g.facts).cards.get(card)!;
    f.done.push(card);
    if (serve(g, sector, f.score) && !f.served.includes(sector)) f.served.push(sector);
    return next(more.length > 0 ? "cell" : "corruption");
  }),

  /** DA.4, DK-OTH-DARK-07: a Corruption token where no pawn could come at all, one at most (DK-RUL-81). */
  corruption: after("proliferating", (g, f) => {
    for (const sector of corruptedSectors(g))
      if (!f.served.includes(sector)) g.emit({ type: "corruptionPlaced", sector });
    return next("infection");
  }),

  /** DA.5, DK-OTH-DARK-08: a Gloom token for each full group, but none on the Artefact (DK-RUL-80). */
  infection: after("proliferated", (g) => {
    const { infectionStep, gloomTokens } = packOf(g.facts).others!;
    let left = gloomTokens - SECTORS.reduce((sum, sector) => sum + g.facts.others!.gloom[sector], 0);
    for (const sector of SECTORS) {
      if (sector === "artefact") continue;
      const due = Math.floor(strengthOfOthers(g.facts, sector) / infectionStep);
      const n = Math.min(due, left);
      if (n > 0) g.emit({ type: "gloomPlaced", sector, n });
      left -= n;
      if (due > n) return fall(g);
    }
    return end();
  }),
});

/** DK-OTH-LOSE-02: a seventh Gloom token would have to be placed. */
function fall(g: DiktatRules) {
  g.emit({ type: "pragueFell", by: "gloom" });
  return end();
}

function corruptedSectors(g: DiktatRules): SectorId[] {
  const { cards } = packOf(g.facts);
  const corrupted = g.facts.others!.corruption.map((card) => cards.get(card)!.sector);
  return SECTORS.filter((sector) => corrupted.includes(sector));
}

/** Moves up to so many pawns from the Artefact; whether the sector has received what it could. */
function serve(g: DiktatRules, to: SectorId, n: number): boolean {
  // DK-RUL-80: what is taken from the top of the Artefact would be put back on its top.
  if (to === "artefact") return pileOfOthers(g.facts, to) !== null;
  let moved = 0;
  for (let at = pileOfOthers(g.facts, "artefact"); at !== null && moved < n; at = pileOfOthers(g.facts, "artefact")) {
    moveOther(g, g.facts.administrator!, at.pawns[0]!.id, 1, "artefact", to);
    moved++;
  }
  return moved > 0;
}

/** DK-OTH-PILE-07, -08: one pawn of the Others to the top of their pile elsewhere. DK-RUL-82: whatever else lies there. */
export function moveOther(
  g: DiktatRules,
  by: number,
  pawn: number,
  position: number,
  from: SectorId,
  to: SectorId,
): void {
  const pile = pileOfOthers(g.facts, to)?.id ?? g.facts.serial;
  g.emit({ type: "othersMoved", by, pawn, position, from, to, pile });
}

/** Pawns in an order nobody knows, under new serials: whoever knew one of them knows it no longer (section 5.2). */
export function shuffled(g: DiktatRules, kinds: readonly Agent[]) {
  const mixed = kinds.slice();
  g.rng.shuffle(mixed);
  const pile = g.facts.serial;
  return { pile, pawns: mixed.map((kind, i) => ({ id: pile + 1 + i, kind })) };
}
