import type { RuleId, Seat } from "@paravent/kernel";
import type { Stat } from "../../../content/stats.ts";
import type { Affinity, Agent, CabalId, CardId, Manoeuvre, Phase, SectorId } from "../../../names/names.ts";

/** What a player can gain or discard one by one: things behind the screen and tokens in the open. */
export type Resource = Agent | "pp" | "spyToken" | "assassinToken";

/** Setup, phases, turns, PP, Debts, offices. */
export type TableEvent =
  | {
      type: "cabalTaken";
      seat: Seat;
      cabal: CabalId;
      pp: number;
      affinity: Affinity;
      tokens: number;
      cabalTokens: Record<string, number>;
    }
  | { type: "deckShuffled"; order: CardId[] }
  | { type: "cycleBegan"; cycle: number }
  | { type: "administratorChanged"; seat: Seat }
  | { type: "phaseBegan"; phase: Phase }
  | { type: "discardShuffled"; order: CardId[] }
  | { type: "cardDealt"; card: CardId }
  | { type: "secretCardDealt"; card: CardId }
  | { type: "secretCardLookedAt"; seat: Seat; card: CardId }
  | { type: "secretCardRevealed"; card: CardId }
  | { type: "gained"; seat: Seat; what: Resource; n: number; rule: RuleId }
  | { type: "discarded"; seat: Seat; what: Resource; n: number }
  | { type: "lost"; seat: Seat; what: Resource; n: number }
  | { type: "paid"; from: Seat; to: Seat | null; pp: number; rule: RuleId }
  | { type: "debtTaken"; seat: Seat; pp: number; compulsory: boolean }
  | { type: "debtDiscarded"; seat: Seat }
  | { type: "vpGained"; seat: Seat; n: number }
  | { type: "manoeuvrePawnsReceived"; seat: Seat; n: number }
  | { type: "firstPlayerNamed"; by: Seat; seat: Seat; direction: 1 | -1 }
  | { type: "turnBegan"; seat: Seat }
  | { type: "turnSkipped"; seat: Seat }
  | { type: "manoeuvreChosen"; seat: Seat; manoeuvre: Manoeuvre }
  | { type: "manoeuvreDone" }
  | { type: "turnSectorNamed"; seat: Seat; sector: SectorId }
  | { type: "turnEnded"; seat: Seat; manoeuvre: Manoeuvre }
  | { type: "additionalManoeuvreBegan"; seat: Seat; manoeuvre: Manoeuvre }
  | { type: "additionalManoeuvreEnded"; seat: Seat; manoeuvre: Manoeuvre }
  /** DK-SEQ-05: it came to nothing. */
  | { type: "additionalManoeuvreAbandoned"; seat: Seat; manoeuvre: Manoeuvre }
  | { type: "playAgainGranted"; seat: Seat }
  | { type: "playedAgain"; seat: Seat }
  | { type: "skipGranted"; seat: Seat }
  | { type: "manoeuvresEnded" }
  | { type: "roleTaken"; seat: Seat; role: "administrator" | "sectorPicker" }
  | { type: "sectorPickerDone" }
  | {
      type: "statChanged";
      seat: Seat;
      stat: Stat;
      delta: number;
      set: boolean | number | string | null;
      until: "conquestEnd" | "cycleEnd";
    }
  | { type: "tollSet"; sector: SectorId; owner: Seat; element: string; effect: number }
  | { type: "useCounted"; key: string }
  | { type: "manoeuvreUsesForgotten" }
  | { type: "cardsPeeked"; seat: Seat; cards: CardId[] }
  | { type: "peekedCardAdded"; seat: Seat; card: CardId }
  | { type: "peekedCardBuried"; seat: Seat; card: CardId }
  | { type: "reservesDiscarded" }
  | { type: "usedTokensRemoved" }
  | { type: "trackDiscarded"; cards: CardId[] }
  /** What everybody has when a sector has been cleared. */
  | { type: "pointsNoted"; vp: number[] }
  | { type: "endTriggered" }
  | { type: "gameEnded"; winners: Seat[] };
