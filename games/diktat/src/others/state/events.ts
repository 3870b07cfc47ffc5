import type { Seat } from "@paravent/kernel";
import type { PlacedPawn } from "../../model/base/events/piles.ts";
import type { Agent, CardId, SectorId } from "../../names/names.ts";

/** The Others: their pawns, tokens and cards, and the fall of Prague (section 2.21 of the rules). */
export type OthersEvent =
  /** Shuffled and laid face down: at setup on the Artefact, or back in a sector they have held (DK-OTH-RES-05). */
  | { type: "othersLaid"; sector: SectorId; pile: number; pawns: PlacedPawn[] }
  /** DK-OTH-DARK-03: the discarded pawns, shuffled, under the pile of the Artefact. */
  | { type: "othersGathered"; pile: number; pawns: PlacedPawn[] }
  /** A pawn goes on top of a pile of the Others, or begins one. */
  | { type: "othersMoved"; by: Seat; pawn: number; position: number; from: SectorId; to: SectorId; pile: number }
  | { type: "othersPawnDiscarded"; pawn: number; sector: SectorId; kind: Agent }
  | { type: "cardCorrupted"; card: CardId; from: "deck" | "track" }
  | { type: "corruptionPlaced"; sector: SectorId }
  | { type: "corruptionKilled"; seat: Seat; sector: SectorId }
  | { type: "gloomPlaced"; sector: SectorId; n: number }
  | { type: "gloomDiscarded"; seat: Seat; sector: SectorId }
  /** `seat` acts for the Others against a pile of `target`. */
  | { type: "othersAssassinationBegan"; seat: Seat; target: Seat; pile: number; sector: SectorId; assassins: number }
  | { type: "othersAssassinationEnded" }
  /** DK-OTH-RES-07: a Vector is discarded, and an Emissary of each of these players. */
  | { type: "othersTook"; sector: SectorId; lost: Seat[] }
  /** They hold the sector: nobody takes anything (DK-OTH-RES-04). */
  | { type: "othersHeld"; sector: SectorId }
  /** DK-OTH-RES-08, DK-RUL-77: what is left of them in a sector they have not held. */
  | { type: "othersDriven"; sector: SectorId; kinds: Agent[]; corruption: number }
  | { type: "pragueFell"; by: "corruption" | "gloom" };
