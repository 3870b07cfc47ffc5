import type { Seat } from "@paravent/kernel";
import { destroyBuilding, loseBuilding, putBuilding } from "./buildings.ts";
import type { DclightEvent } from "./events.ts";
import type { DclightFacts, Player } from "./facts.ts";
import { type CardId, type Counter, type Deck, type Price, SLOTS } from "./names.ts";

/** The only writer of facts. It holds no rule, draws nothing and asks nothing. */
export function apply(f: DclightFacts, e: DclightEvent): void {
  switch (e.type) {
    // What happens most comes first: the hot loop compares from the top.
    case "gained":
      of(f, e.seat).tracks[e.track] += e.n;
      return;
    case "bought":
      return;
    case "creatureMoved":
      of(f, e.seat).tracks.creature += e.n;
      return;
    case "commonMoved":
      f.common.creature += e.n;
      return;
    case "passed":
      of(f, e.seat).passed = true;
      return;
    case "firstPlayerDrawn":
      f.firstPlayer = e.seat;
      return;
    case "deckShuffled":
      setDeck(f, e.deck, e.order);
      return;
    case "discardShuffled":
      setDeck(f, e.deck, e.order);
      if (e.deck === "creature") f.creatureDiscard = [];
      else f.discard[e.deck] = [];
      return;
    case "freeSectorsRevealed":
      f.freeSectors = e.sectors.slice();
      return;
    case "ageBuilt": {
      const player = of(f, e.seat);
      pay(player, e.paid);
      player.ages[e.sector] = e.age;
      return;
    }
    case "cardLookedAt":
      f.decks[e.deck].pop();
      of(f, e.seat).looked.push(e.card);
      return;
    case "cardKept": {
      const { looked, hand } = of(f, e.seat);
      remove(looked, e.card);
      hand.push(e.card);
      return;
    }
    case "lookedCardsDiscarded":
      of(f, e.seat).looked = [];
      f.discard[e.deck].push(...e.cards);
      return;
    case "cardDrawn":
      f.decks[e.deck].pop();
      of(f, e.seat).hand.push(e.card);
      return;
    case "drawSkipped":
      return;
    case "cardDiscarded":
    case "cardLostAtRandom":
      remove(of(f, e.seat).hand, e.card);
      f.discard[e.deck].push(e.card);
      return;
    case "turnBegan":
      f.turn = e.turn;
      return;
    case "phaseBegan":
      f.phase = e.phase;
      return;
    case "ordersFixed":
      f.players.forEach((player, seat) => {
        player.order = e.orders[seat]!.slice();
      });
      return;
    case "diceRolled":
      f.dice = e.dice;
      return;
    case "godArrived":
      f.god = e.god;
      return;
    case "sectorsRevealed": {
      const shown = SLOTS.indexOf(e.slot) + 1;
      for (const player of f.players) player.shown = Math.max(player.shown, shown);
      return;
    }
    case "promoted": {
      const player = of(f, e.seat);
      player.order = e.order.slice();
      // Two cards lie face up then, and so the third is known.
      player.shown = 3;
      return;
    }
    case "promotionDeclined":
      return;
    case "lost":
      of(f, e.seat).tracks[e.track] -= e.n;
      return;
    case "creatureAppeared":
      creatureAppeared(f, e);
      return;
    case "creatureFaced":
      f.facing = { seat: e.seat, dice: e.dice, cost: e.cost };
      return;
    case "creatureDefeated": {
      const player = of(f, e.seat);
      pay(player, e.paid);
      player.trophies.creatures.push(e.creature);
      f.creatures.shift();
      f.facing = null;
      return;
    }
    case "offeringRefused":
    case "reprisalAvoided":
      return;
    case "creatureDiscarded":
      f.creatures.shift();
      f.creatureDiscard.push(e.creature);
      f.facing = null;
      return;
    case "ageLost":
      of(f, e.seat).ages[e.sector]--;
      return;
    case "buildingLost":
      loseBuilding(f, e);
      return;
    case "buildingBuilt": {
      const player = of(f, e.seat);
      pay(player, e.paid);
      remove(player.hand, e.card);
      putBuilding(f, e);
      return;
    }
    case "buildingActivated":
      of(f, e.seat).buildings.find(({ as }) => as === e.building)!.exhausted = true;
      return;
    case "cardPlayed": {
      const player = of(f, e.seat);
      pay(player, e.paid);
      remove(player.hand, e.card);
      f.discard[e.deck].push(e.card);
      return;
    }
    case "moralePaid": {
      const player = of(f, e.seat);
      player.tracks.morale -= e.n;
      if (e.use === "draw") player.moraleDraws++;
      return;
    }
    case "pointsPaid":
      pay(of(f, e.seat), e.paid);
      return;
    case "buildingDestroyed":
      destroyBuilding(f, e);
      return;
    case "hostileCancelled":
    case "reactionDeclined":
    case "standingPassUsed":
      return;
    case "standingPassSet": {
      const player = of(f, e.seat);
      player.standingPasses = player.standingPasses.filter((window) => window !== e.window);
      if (e.set) player.standingPasses.push(e.window);
      return;
    }
    case "turnEnded":
      f.firstPlayer = e.firstPlayer;
      f.god = null;
      f.dice = null;
      for (const player of f.players) endTurn(player);
      return;
    case "gameEnded":
      f.phase = "over";
      f.final = { end: e.end, winners: e.winners.slice() };
      // DC-END-07: creatures still in front of players are discarded without effect.
      for (const { creature } of f.creatures) f.creatureDiscard.push(creature);
      f.creatures = [];
      return;
  }
  e satisfies never;
}

function of(f: DclightFacts, seat: Seat): Player {
  return f.players[seat]!;
}

function pay(player: Player, price: Price): void {
  for (const track in price) player.tracks[track as Counter] -= price[track as Counter]!;
}

function remove(list: CardId[], card: CardId): void {
  list.splice(list.indexOf(card), 1);
}

function setDeck(f: DclightFacts, deck: Deck, order: readonly string[]): void {
  if (deck === "creature") f.creatureDeck = order.slice();
  else f.decks[deck] = order.slice();
}

/** DC-CREA-02, -03, -05: a card is revealed where there is one, and the marker that reached its space returns to 0. */
function creatureAppeared(f: DclightFacts, e: Extract<DclightEvent, { type: "creatureAppeared" }>): void {
  if (e.creature !== null) {
    f.creatureDeck.pop();
    f.creatures.push({ creature: e.creature, seat: e.seat, origin: e.origin });
  }
  if (e.origin === "individual") {
    of(f, e.seat).tracks.creature = 0;
    return;
  }
  f.common.creature = 0;
  if (f.common.central < 3 && e.central === 3) f.common.third = f.turn;
  f.common.central = e.central;
}

function endTurn(player: Player): void {
  player.order = [];
  player.shown = 0;
  player.passed = false;
  player.moraleDraws = 0;
  // DC-REACT-09: a standing pass lasts until the end of the turn.
  player.standingPasses = [];
  for (const building of player.buildings) building.exhausted = false;
}
