import type { Seat } from "@paravent/kernel";
import { pileOfOthers } from "../../model/base/piles.ts";
import type { SectorId } from "../../names/names.ts";
import type { WithOthers } from "./facts.ts";

type Facts = Readonly<WithOthers>;

/** Pawns of the Others in a sector, and the Corruption tokens that count as such (DK-OTH-KILL-02, DK-RUL-76). */
export function strengthOfOthers(s: Facts, sector: SectorId): number {
  return (pileOfOthers(s, sector)?.pawns.length ?? 0) + corruptionOn(s, sector);
}

export const corruptionOn = (s: Facts, sector: SectorId): number =>
  s.others === null ? 0 : s.others.corruptionTokens[sector];

export const gloomOn = (s: Facts, sector: SectorId): number => (s.others === null ? 0 : s.others.gloom[sector]);

/** DK-OTH-KILL-04: whoever acts for the Others uses nothing of their own meanwhile. */
export function actsForOthers(s: Facts, seat: Seat): boolean {
  return s.others?.acting.some((one) => one.seat === seat) ?? false;
}
