import type { GameEvent, Observer } from "@paravent/kernel";
import type { DclightEvent } from "../model/events.ts";

/** What an observer perceives of an event: most of them whole, a few with their secret left out. */
export function witness(event: DclightEvent, who: Observer): GameEvent | null {
  switch (event.type) {
    case "deckShuffled":
    case "discardShuffled": {
      const veiled: Veiled = { type: event.type, deck: event.deck };
      return veiled;
    }
    // Which card came is known to the player alone, from which deck to all.
    case "cardLookedAt":
    case "cardKept":
    case "cardDrawn": {
      if (event.seat === who) return event;
      const veiled: Veiled = { type: event.type, seat: event.seat, deck: event.deck };
      return veiled;
    }
    case "ordersFixed":
      return { type: event.type };
    // DC-REACT-10: nobody else learns that a pass is set, nor that one has answered.
    case "standingPassSet":
    case "standingPassUsed":
      return event.seat === who ? event : null;
    // What happens in the open. Every event is named: a new one does not compile until it is said who perceives what.
    case "firstPlayerDrawn":
    case "freeSectorsRevealed":
    case "ageBuilt":
    case "lookedCardsDiscarded":
    case "drawSkipped":
    case "cardDiscarded":
    case "turnBegan":
    case "phaseBegan":
    case "diceRolled":
    case "godArrived":
    case "sectorsRevealed":
    case "promoted":
    case "promotionDeclined":
    case "gained":
    case "lost":
    case "bought":
    case "creatureMoved":
    case "commonMoved":
    case "creatureAppeared":
    case "creatureFaced":
    case "creatureDefeated":
    case "offeringRefused":
    case "reprisalAvoided":
    case "creatureDiscarded":
    case "ageLost":
    case "buildingLost":
    case "buildingBuilt":
    case "buildingActivated":
    case "cardPlayed":
    case "moralePaid":
    case "pointsPaid":
    case "passed":
    case "buildingDestroyed":
    case "cardLostAtRandom":
    case "hostileCancelled":
    case "reactionDeclined":
    case "turnEnded":
    case "gameEnded":
      return event;
  }
}

/** DC-INFO-02: at the end the full log is public. */
export const openedWitness = (event: DclightEvent): GameEvent => event;

/** An event with its secret left out. */
type Veiled = GameEvent & Record<string, unknown>;

/** Events by which somebody learns what was hidden; a step with one of them is never undone. */
export function discloses(event: DclightEvent): boolean {
  switch (event.type) {
    case "deckShuffled":
    case "discardShuffled":
    case "freeSectorsRevealed":
    case "cardLookedAt":
    case "lookedCardsDiscarded":
    case "cardDrawn":
    case "cardDiscarded":
    case "cardLostAtRandom":
    case "sectorsRevealed":
    case "promoted":
    case "promotionDeclined":
    case "creatureAppeared":
    case "cardPlayed":
    case "buildingBuilt":
    case "gameEnded":
      return true;
    default:
      return false;
  }
}
