import type { RuleId, Seat } from "@paravent/kernel";
import type { Affinity, Agent, CabalId, CardId, Manoeuvre, Phase, SectorId } from "./names.ts";

/** What a player can gain: things behind the screen and tokens in the open. */
export type Resource = Agent | "pp" | "spyToken" | "assassinToken";

/** Facts of a game, in the past tense. Each tells all it takes to apply it and to say who perceives what. */
export type DiktatEvent =
  // Setup and phases
  | { type: "cabalTaken"; seat: Seat; cabal: CabalId; pp: number; affinity: Affinity; tokens: number }
  | { type: "deckShuffled"; order: CardId[] }
  | { type: "cycleBegan"; cycle: number }
  | { type: "administratorChanged"; seat: Seat }
  | { type: "phaseBegan"; phase: Phase }
  | { type: "discardShuffled"; order: CardId[] }
  | { type: "cardDealt"; card: CardId }
  | { type: "secretCardDealt"; card: CardId }
  | { type: "gained"; seat: Seat; what: Resource; n: number; rule: RuleId }
  | { type: "manoeuvrePawnsReceived"; seat: Seat; n: number }
  // Manoeuvres
  | { type: "firstPlayerNamed"; by: Seat; seat: Seat }
  | { type: "turnBegan"; seat: Seat }
  | { type: "manoeuvreChosen"; seat: Seat; manoeuvre: Manoeuvre }
  | { type: "turnSectorNamed"; seat: Seat; sector: SectorId }
  | { type: "pilePlaced"; seat: Seat; sector: SectorId; pile: number; pawns: { id: number; kind: Agent }[] }
  | { type: "pawnLookedAt"; seat: Seat; pawn: number; owner: Seat; sector: SectorId; position: number; kind: Agent }
  | { type: "secretCardLookedAt"; seat: Seat; card: CardId }
  | { type: "victimNamed"; seat: Seat; pawn: number; owner: Seat; sector: SectorId; position: number }
  | { type: "victimRevealed"; seat: Seat; pawn: number; owner: Seat; sector: SectorId; kind: Agent }
  | { type: "victimDiscarded"; owner: Seat; sector: SectorId; kind: Agent }
  | { type: "discarded"; seat: Seat; what: Resource }
  | { type: "turnEnded"; seat: Seat; manoeuvre: Manoeuvre }
  // Power Points and Debts
  | { type: "paid"; from: Seat; to: Seat | null; pp: number; rule: RuleId }
  | { type: "debtTaken"; seat: Seat; pp: number; compulsory: boolean }
  // Resolution
  | { type: "secretCardRevealed"; card: CardId }
  | { type: "sectorNamed"; by: Seat; sector: SectorId }
  | { type: "sectorRevealed"; sector: SectorId; pieces: { seat: Seat; kinds: Agent[] }[] }
  | { type: "struggleBegan"; sector: SectorId; tied: Seat[] }
  | { type: "bidsRevealed"; bids: { seat: Seat; pp: number }[] }
  | { type: "orderFixed"; sector: SectorId; order: Seat[] }
  | { type: "emissarySpent"; seat: Seat; sector: SectorId }
  | { type: "cardTaken"; seat: Seat; card: CardId; symbols: number }
  | { type: "trophyCardDiscarded"; seat: Seat; card: CardId }
  | { type: "markerTaken"; seat: Seat; sector: SectorId; face: 1 | 2 }
  | { type: "markersDiscarded"; seat: Seat; sector: SectorId; n: number }
  | { type: "sectorCleared"; sector: SectorId }
  | { type: "othersAttacked" }
  // Affinities, End of Cycle, end of the game
  | { type: "affinityPlaced"; seat: Seat; card: CardId; symbol: number; token: Affinity }
  | { type: "reservesDiscarded" }
  | { type: "trackDiscarded"; cards: CardId[] }
  | { type: "endTriggered" }
  | { type: "gameEnded"; winners: Seat[] };
