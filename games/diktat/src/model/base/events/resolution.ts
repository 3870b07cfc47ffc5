import type { Seat } from "@paravent/kernel";
import type { Agent, SectorId } from "../../../names/names.ts";

/** The Resolution phase. */
export type ResolutionEvent =
  | { type: "sectorNamed"; by: Seat; sector: SectorId }
  | { type: "sectorRevealed"; sector: SectorId; pieces: { seat: Seat; kinds: Agent[] }[]; extra: number[] }
  | { type: "struggleBegan"; sector: SectorId; tied: Seat[] }
  | { type: "bidsRevealed"; bids: { seat: Seat; pp: number }[] }
  | { type: "orderFixed"; sector: SectorId; order: Seat[] }
  | { type: "emissarySpent"; seat: Seat; sector: SectorId }
  | { type: "sectorCleared"; sector: SectorId }
  | { type: "othersAttacked" };
