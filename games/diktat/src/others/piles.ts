import type { Seat } from "@paravent/kernel";
import { pileOfOthers } from "../model/base/piles.ts";
import type { SectorId } from "../names/names.ts";
import { setting } from "../rules/effects/stats.ts";
import type { Facts } from "../rules/write.ts";

/** Pawns of the Others in a sector, and the Corruption tokens that count as such (DK-OTH-KILL-02, DK-RUL-76). */
export function strengthOfOthers(s: Facts, sector: SectorId): number {
  return (pileOfOthers(s, sector)?.pawns.length ?? 0) + corruptionOn(s, sector);
}

export const corruptionOn = (s: Facts, sector: SectorId): number =>
  s.others === null ? 0 : s.others.corruptionTokens[sector];

export const gloomOn = (s: Facts, sector: SectorId): number => (s.others === null ? 0 : s.others.gloom[sector]);

/**
 * DK-OTH-MB-01, DK-RUL-84: Gloom keeps cards and markers of the sector from being taken as Trophies by all but those who
 * see through it. What takes them otherwise is barred for everybody.
 */
export function isVeiled(s: Facts, seat: Seat, sector: SectorId): boolean {
  return s.others !== null && s.others.gloom[sector] > 0 && !seesThroughGloom(s, seat);
}

/** DK-INF-13: an Ability of the Artefact's second marker. */
export const seesThroughGloom = (s: Facts, seat: Seat): boolean => setting(s, seat, "throughDarkness") === true;

/** DK-OTH-KILL-04: whoever acts for the Others uses nothing of their own meanwhile. */
export function actsForOthers(s: Facts, seat: Seat): boolean {
  return s.others?.acting.some((one) => one.seat === seat) ?? false;
}
