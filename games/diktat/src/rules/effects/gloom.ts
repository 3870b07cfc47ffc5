import type { Seat } from "@paravent/kernel";
import type { SectorId } from "../../names/names.ts";
import type { Facts } from "../write.ts";
import { setting } from "./stats.ts";

/**
 * DK-OTH-MB-01, DK-RUL-84: Gloom keeps cards and markers of the sector from being taken as Trophies by all but those who
 * see through it. What takes them otherwise is barred for everybody.
 */
export function isVeiled(s: Facts, seat: Seat, sector: SectorId): boolean {
  return s.others !== null && s.others.gloom[sector] > 0 && !seesThroughGloom(s, seat);
}

/** DK-INF-13: an Ability of the Artefact's second marker. */
export const seesThroughGloom = (s: Facts, seat: Seat): boolean => setting(s, seat, "throughDarkness") === true;
