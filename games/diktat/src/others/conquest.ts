import type { Seat } from "@paravent/kernel";
import { pileOfOthers } from "../model/base/piles.ts";
import { OTHERS, type SectorId } from "../names/names.ts";
import { strength } from "../rules/effects/strength.ts";
import { hasTrophy } from "../rules/possessions/trophies.ts";
import type { DiktatRules, Facts } from "../rules/write.ts";
import { shuffled } from "./darkness.ts";
import { corruptionOn } from "./state/piles.ts";

/**
 * DK-OTH-RES-03, -04: Vectors win every tie; without an Emissary of a player nobody takes anything either. `top` are the
 * strongest players. Without any of the Others there it is a Conquest like others.
 */
export function othersHold(g: DiktatRules, sector: SectorId, top: readonly Seat[]): boolean {
  const { vectors, pieces } = g.facts.conquest!;
  const strongest = top.length === 0 ? 0 : strength(g.facts, top[0]!);
  if (top.length > 0 && (vectors === 0 || vectors < strongest)) return false;
  if (!pieces.some(({ seat }) => seat === OTHERS)) return false;
  g.emit({ type: "othersHeld", sector });
  return true;
}

/** DK-RUL-78: as a player would, while a Trophy is there for somebody with an Emissary. */
export function canOthersTake(s: Facts, sector: SectorId): boolean {
  const { vectors, emissaries } = s.conquest!;
  return vectors > 0 && emissaries.some((n, seat) => n > 0 && hasTrophy(s, seat, sector));
}

/** DK-OTH-RES-07: a Vector goes, then an Emissary of each player who has one in this sector. */
export function takeForOthers(g: DiktatRules, sector: SectorId): void {
  const { emissaries } = g.facts.conquest!;
  const lost = emissaries.flatMap((n, seat) => (n > 0 ? [seat] : []));
  g.emit({ type: "othersTook", sector, lost });
}

/** What becomes of the Others when the sector is cleared: they stay, shuffled and face down, or they are discarded. */
export function leaveSector(g: DiktatRules, sector: SectorId): void {
  const { pieces, order } = g.facts.conquest!;
  const kinds = pieces.flatMap((side) => (side.seat === OTHERS ? side.kinds : []));
  if (order[0] === OTHERS) {
    const { pile, pawns } = shuffled(g, kinds);
    g.emit({ type: "othersLaid", sector, pile, pawns });
    return;
  }
  // DK-RUL-77: Corruption tokens go with them, or stay where no player had an Emissary.
  const corruption = corruptionOn(g.facts, sector);
  if (order.length === 0) return;
  if (kinds.length + corruption > 0) g.emit({ type: "othersDriven", sector, kinds, corruption });
  // DK-OTH-RES-08: all of them, also those moved in while the sector was being resolved.
  for (const { id, kind } of pileOfOthers(g.facts, sector)?.pawns ?? [])
    g.emit({ type: "othersPawnDiscarded", pawn: id, sector, kind });
}
