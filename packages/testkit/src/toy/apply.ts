import type { ToyEvent, ToyFacts } from "./facts.ts";

/** The only writer. */
export function apply(facts: ToyFacts, event: ToyEvent): void {
  switch (event.type) {
    case "deckShuffled":
      facts.deck = event.order.slice();
      return;
    case "cardDealt":
      facts.deck.pop();
      facts.players[event.seat]!.stock[event.kind]++;
      return;
    case "purseDealt":
      facts.players[event.seat]!.purse = event.coins;
      return;
    case "roundBegan":
      facts.round = event.round;
      return;
    case "turnBegan":
      facts.turn = event.seat;
      return;
    case "rolled":
      facts.players[event.seat]!.earned += event.coins;
      return;
    case "pileLaid": {
      const { stock } = facts.players[event.seat]!;
      for (const kind of event.kinds) stock[kind]--;
      const cards = event.kinds.map((kind) => ({ kind, knownTo: [] }));
      facts.piles.push({ id: event.pile, owner: event.seat, cards });
      facts.serial = event.pile + 1;
      return;
    }
    case "pileWithdrawn": {
      const pile = facts.piles.find(({ id }) => id === event.pile)!;
      for (const { kind } of pile.cards) facts.players[pile.owner]!.stock[kind]++;
      facts.piles = facts.piles.filter(({ id }) => id !== event.pile);
      return;
    }
    case "cardPeeked": {
      const pile = facts.piles.find(({ id }) => id === event.pile)!;
      const card = pile.cards[event.position]!;
      pile.cards[event.position] = { kind: card.kind, knownTo: [...card.knownTo, event.seat] };
      return;
    }
    case "strikeBegan":
      facts.struck = { by: event.seat, pile: event.pile, parried: false };
      return;
    case "wardPlayed":
      facts.players[event.seat]!.stock.ward--;
      facts.discard.push("ward");
      if (facts.struck) facts.struck.parried = true;
      return;
    case "strikeEnded":
      facts.struck = null;
      return;
    case "cardStruck": {
      const pile = facts.piles.find(({ id }) => id === event.pile)!;
      pile.cards.splice(event.position, 1);
      facts.discard.push(event.kind);
      facts.piles = facts.piles.filter(({ cards }) => cards.length > 0);
      return;
    }
    case "cardSold": {
      const player = facts.players[event.seat]!;
      player.stock[event.kind]--;
      player.earned += 1;
      facts.deck.unshift(event.kind);
      return;
    }
    case "loanTaken": {
      const player = facts.players[event.seat]!;
      player.loan = true;
      player.earned += 2;
      return;
    }
    case "abstentionSet":
      facts.players[event.seat]!.abstains = event.set;
      return;
    case "bidsRevealed":
      for (const { seat, coins } of event.bids) {
        const player = facts.players[seat]!;
        player.atLeast = Math.max(player.atLeast, coins - player.earned);
        player.earned -= coins;
      }
      return;
    case "pointWon":
      facts.players[event.seat]!.points++;
      return;
    case "gameEnded":
      facts.winners = event.winners.slice();
      return;
  }
}
