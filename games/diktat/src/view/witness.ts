import type { GameEvent, Observer } from "@paravent/kernel";
import type { DiktatEvent } from "../model/events.ts";

/** What an observer perceives of an event: most of them whole, a few with their secret left out. */
export function witness(event: DiktatEvent, who: Observer): GameEvent | null {
  switch (event.type) {
    case "deckShuffled":
      return { type: "deckShuffled" };
    case "discardShuffled":
      return { type: "discardShuffled" };
    case "secretCardDealt":
      return { type: "secretCardDealt" };
    case "pilePlaced": {
      if (event.seat === who) return event;
      const { type, seat, sector, pile, pawns } = event;
      const serials = pawns.map(({ id }) => ({ id }));
      const veiled: Veiled = { type, seat, sector, pile, pawns: serials };
      return veiled;
    }
    case "pawnLookedAt": {
      if (event.seat === who) return event;
      const { type, seat, pawn, owner, sector, position } = event;
      const veiled: Veiled = { type, seat, pawn, owner, sector, position };
      return veiled;
    }
    case "secretCardLookedAt": {
      if (event.seat === who) return event;
      const veiled: Veiled = { type: event.type, seat: event.seat };
      return veiled;
    }
    // What happens in the open. Every event is named: a new one does not compile until it is said who perceives what.
    case "cabalTaken":
    case "cycleBegan":
    case "administratorChanged":
    case "phaseBegan":
    case "cardDealt":
    case "gained":
    case "manoeuvrePawnsReceived":
    case "firstPlayerNamed":
    case "turnBegan":
    case "manoeuvreChosen":
    case "turnSectorNamed":
    case "victimNamed":
    case "victimRevealed":
    case "victimDiscarded":
    case "discarded":
    case "turnEnded":
    case "paid":
    case "debtTaken":
    case "secretCardRevealed":
    case "sectorNamed":
    case "sectorRevealed":
    case "struggleBegan":
    case "bidsRevealed":
    case "orderFixed":
    case "emissarySpent":
    case "cardTaken":
    case "trophyCardDiscarded":
    case "markerTaken":
    case "markersDiscarded":
    case "sectorCleared":
    case "othersAttacked":
    case "affinityPlaced":
    case "reservesDiscarded":
    case "trackDiscarded":
    case "endTriggered":
    case "gameEnded":
      return event;
  }
}

/** An event with its secret left out. */
type Veiled = GameEvent & Record<string, unknown>;

/** Events by which somebody learns what was hidden; a step with one of them is never undone. */
export function discloses(event: DiktatEvent): boolean {
  switch (event.type) {
    case "deckShuffled":
    case "discardShuffled":
    case "cardDealt":
    case "secretCardDealt":
    case "pawnLookedAt":
    case "secretCardLookedAt":
    case "victimRevealed":
    case "secretCardRevealed":
    case "sectorRevealed":
    case "bidsRevealed":
    case "discarded":
    case "affinityPlaced":
    case "gameEnded":
      return true;
    default:
      return false;
  }
}
