import type { coach as french } from "../fr/coach.ts";

export const coach: typeof french = {
  hints: {
    chooseCabal:
      "Every Cabal has its own Rank, starting kit and five Cabal cards; none is a bad one to begin with. Choose the one whose cards you would like to play.",
    nameFirstPlayer:
      "Whoever begins picks sectors before the others; whoever plays last knows what everybody has placed. If you mean to spy and assassinate, let somebody else begin.",
    chooseManoeuvre:
      "Each manoeuvre spends one of your Manoeuvre pawns, and you may play the same one again. As a rule you send teams first, then spy on or assassinate what the others have placed.",
    chooseSector:
      "At the Resolution each Emissary there may take a Trophy of the sector, and whoever has the most goes first. Look at the cards and markers it offers before you send a team.",
    composePile:
      "Opponents see how many pawns you place, not which. Only Emissaries take Trophies; Guards make an assassin who hits them pay, and Citizens swell the pile.",
    chooseSpyTarget:
      "Look at what will change your next move: a pawn of a pile you may attack, or the secret card. Only you see it; you are free to tell the others afterwards, or to lie.",
    chooseVictim:
      "Killing an Emissary brings you 3 PP, a Citizen nothing; for a Guard you give its owner 2 PP and the manoeuvre ends. Spying first tells you where to strike.",
    extendDiscard:
      "Extending your influence brings 1 PP, and 1 more if you discard an Agent or a token. Give what you will not use this Cycle: Agents, Spy and Assassin tokens are discarded at its end anyway.",
    nameSector:
      "As Administrator you decide the order of the sectors, and what is won takes effect at once. Begin where a Trophy will help you in the sectors that follow.",
    ready:
      "It is a tie: the highest bid of PP will take first. If you are short, take a Debt now; it will cost you 1 VP at the end.",
    powerBid:
      "Every bid is lost, winning or not. Ask yourself what choosing first is worth to you, and bid no more than that.",
    chooseTrophy:
      "An Opportunity card fills a slot, often one with VP, and may have an effect; an Influence marker gives a lasting advantage. Take first what an opponent would take from you.",
    chooseCabalCard:
      "A Cabal card takes effect at once and stays in play, and its slot may give VP. The order printed on the cards does not bind you: take the one that helps what you are doing already.",
    endOfCycleCall:
      "An Affinity token placed on the same symbol of one of your Opportunity cards is worth 1 VP. Right after this the game ends if anybody has 10 VP.",
    finalAffinities:
      "This is the last moment to place your Affinity tokens. On a free symbol each is worth 1 VP; kept, it is worth nothing.",
  },
  reasons: {
    noGuard: "Without a Guard an assassin risks nothing; one who hits a Guard gives you 2 PP, and the manoeuvre ends.",
    emissaries: "Only Emissaries take Trophies.",
    bidLess: "A bid is lost even when it wins.",
    bidMore: "The highest bid takes first; on equal bids Rank decides.",
  },
};
