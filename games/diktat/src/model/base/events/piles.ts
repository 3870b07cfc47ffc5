import type { Seat } from "@paravent/kernel";
import type { CabalToken } from "../../../content/effects.ts";
import type { Agent, SectorId } from "../../../names/names.ts";

export interface PlacedPawn {
  id: number;
  kind: Agent;
}

/** Piles and pawns on the board, and the Cabal tokens around them. */
export type PileEvent =
  | { type: "pilePlaced"; seat: Seat; sector: SectorId; pile: number; pawns: PlacedPawn[]; marked: boolean }
  | { type: "pileMoved"; seat: Seat; pile: number; from: SectorId; to: SectorId }
  | { type: "pileWithdrawn"; seat: Seat; pile: number; sector: SectorId; kinds: Agent[]; recovered: boolean }
  | { type: "pileConceded"; seat: Seat; to: Seat; pile: number; sector: SectorId; kinds: Agent[] }
  /** DK-RES-13: it came into a sector under Conquest, took no part and goes with the rest, unseen. */
  | { type: "pileDiscarded"; seat: Seat; pile: number; sector: SectorId; kinds: Agent[] }
  | { type: "pawnsAdded"; seat: Seat; pile: number; sector: SectorId; pawns: PlacedPawn[] }
  | { type: "pawnMoved"; seat: Seat; pawn: number; from: number; to: number; position: number }
  /** The whole pile with new serials: which pawns changed is for its owner alone (DK-RUL-137). */
  | { type: "pileSwapped"; seat: Seat; pile: number; pawns: PlacedPawn[]; put: Agent | null; took: Agent | null }
  | { type: "pileConverted"; seat: Seat; pile: number; owner: Seat; pawns: PlacedPawn[]; from: Agent | null }
  | { type: "pawnRemoved"; owner: Seat; pawn: number; sector: SectorId; kind: Agent }
  | {
      type: "pawnLookedAt";
      seat: Seat;
      pawn: number;
      owner: Seat;
      sector: SectorId;
      position: number;
      kind: Agent;
      together?: true;
    }
  | { type: "victimNamed"; seat: Seat; pawn: number; owner: Seat; sector: SectorId; position: number }
  | { type: "victimShielded"; owner: Seat; pawn: number }
  | { type: "victimLost"; seat: Seat; pawn: number }
  | { type: "victimRevealed"; seat: Seat; pawn: number; owner: Seat; sector: SectorId; kind: Agent }
  | { type: "victimReturned"; owner: Seat; pawn: number; sector: SectorId; kind: Agent }
  | { type: "victimDiscarded"; owner: Seat; sector: SectorId; kind: Agent }
  | { type: "sleeperKilled"; seat: Seat; pile: number; owner: Seat; sector: SectorId }
  | { type: "tokenPlaced"; token: CabalToken; owner: Seat; sector?: SectorId; pile?: number; player?: Seat }
  | {
      type: "tokenRemoved";
      token: CabalToken;
      owner: Seat;
      to: "reserve" | "game";
      sector?: SectorId;
      pile?: number;
    };
