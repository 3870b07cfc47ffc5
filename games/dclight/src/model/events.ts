import type { RuleId, Seat } from "@paravent/kernel";
import type { Dice, Origin } from "./facts.ts";
import type {
  CardId,
  Counter,
  CreatureId,
  Deck,
  End,
  Face,
  GodId,
  Pair,
  Phase,
  Price,
  ReactionWindow,
  Sector,
  Slot,
} from "./names.ts";

/** What a player may spend Morale on (DC-DEV-08). */
export type MoraleUse = "creature" | "draw" | Exclude<Counter, "morale">;

/** Facts of a game, in the past tense. Each tells all it takes to apply it and to say who perceives what. */
export type DclightEvent =
  // Setup, cards
  | { type: "firstPlayerDrawn"; seat: Seat }
  | { type: "deckShuffled"; deck: Deck; order: string[] }
  | { type: "discardShuffled"; deck: Deck; order: string[] }
  | { type: "freeSectorsRevealed"; sectors: Sector[] }
  | { type: "ageBuilt"; seat: Seat; sector: Sector; age: number; paid: Price }
  | { type: "cardLookedAt"; seat: Seat; deck: Sector; card: CardId }
  | { type: "cardKept"; seat: Seat; deck: Sector; card: CardId }
  | { type: "lookedCardsDiscarded"; seat: Seat; deck: Sector; cards: CardId[] }
  | { type: "cardDrawn"; seat: Seat; deck: Sector; card: CardId }
  | { type: "drawSkipped"; seat: Seat }
  | { type: "cardDiscarded"; seat: Seat; deck: Sector; card: CardId; rule: RuleId }
  // Turn and Production
  | { type: "turnBegan"; turn: number }
  | { type: "phaseBegan"; phase: Phase }
  | { type: "ordersFixed"; orders: Sector[][] }
  | { type: "diceRolled"; black: number | null; dice: Dice }
  | { type: "godArrived"; god: GodId }
  | { type: "sectorsRevealed"; slot: Slot; sectors: Sector[] }
  | { type: "promoted"; seat: Seat; order: Sector[] }
  | { type: "promotionDeclined"; seat: Seat }
  | { type: "gained"; seat: Seat; track: Counter; n: number; rule: RuleId }
  | { type: "lost"; seat: Seat; track: Counter; n: number; rule: RuleId }
  | { type: "bought"; seat: Seat; slot: Slot; dice: number[] }
  // Creatures and Offerings
  | { type: "creatureMoved"; seat: Seat; n: number; rule: RuleId }
  | { type: "commonMoved"; by: Seat; n: number; rule: RuleId }
  | { type: "creatureAppeared"; seat: Seat; origin: Origin; creature: CreatureId | null; central: number }
  | { type: "creatureFaced"; seat: Seat; creature: CreatureId; dice: Face[] | null; cost: number }
  | { type: "creatureDefeated"; seat: Seat; creature: CreatureId; paid: Price }
  | { type: "offeringRefused"; seat: Seat; creature: CreatureId }
  | { type: "reprisalAvoided"; seat: Seat; creature: CreatureId }
  | { type: "creatureDiscarded"; creature: CreatureId }
  | { type: "ageLost"; seat: Seat; sector: Sector }
  | { type: "buildingLost"; seat: Seat; building: CardId; deck: Sector }
  // Development
  | { type: "buildingBuilt"; seat: Seat; card: CardId; as: CardId; paid: Price; pair: Pair | null; of: Seat | null }
  | { type: "buildingActivated"; seat: Seat; building: CardId }
  | { type: "cardPlayed"; seat: Seat; card: CardId; deck: Sector; paid: Price; target: Seat | null }
  | { type: "moralePaid"; seat: Seat; n: number; use: MoraleUse }
  | { type: "pointsPaid"; seat: Seat; paid: Price; rule: RuleId }
  | { type: "passed"; seat: Seat }
  | { type: "buildingDestroyed"; seat: Seat; owner: Seat; building: CardId }
  | { type: "cardLostAtRandom"; seat: Seat; deck: Sector; card: CardId }
  | { type: "hostileCancelled"; seat: Seat; card: CardId }
  | { type: "reactionDeclined"; seat: Seat; window: ReactionWindow }
  | { type: "standingPassSet"; seat: Seat; window: ReactionWindow; set: boolean }
  | { type: "standingPassUsed"; seat: Seat; window: ReactionWindow }
  // End of the turn, end of the game
  | { type: "turnEnded"; turn: number; firstPlayer: Seat }
  | { type: "gameEnded"; end: End; winners: Seat[] };
