import { english } from "@paravent/content/plural";
import type { coach as french } from "../fr/coach.ts";

const list = new Intl.ListFormat("en-GB");

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
    costChoice:
      "The cost is paid before the effect, and lost whatever comes of it. Give up what will serve you least until the end of the Cycle.",
    choosePile:
      "The pile you choose stays face down. Read the effect again: it says whether the pile gains by it or loses.",
    choosePiles:
      "Everybody will see which piles you choose, not what changes in them. What spies had seen there is of no more use to them.",
    movePile:
      "A pile that is moved is placed anew: it needs a place in the sector, and what waits for new piles waits for it too. Take it where its Emissaries will find something to take.",
    movePawn:
      "The pawn goes on top of another of your piles, still face down. Strengthen the one that lacks an Emissary to win its sector.",
    swapPawn:
      "Nobody will see what you change, nor whether you change anything. Put Emissaries where there is something to take, Guards where you will be struck.",
    convertPawn:
      "The pawn becomes a Citizen, in the same place and in secret. An Emissary replaced takes nothing; but nothing obliges you.",
    removePawn:
      "It is one of your own pawns that goes, and the others do not see it. Give up a Citizen rather than the Emissary that was to take.",
    effectChoice:
      "An effect is within your reach, and nothing obliges you to use it. Read what it costs and what it brings; free of charge it is seldom declined.",
    incomeChoice:
      "Your cards and markers pay in every Development phase, in the order you choose. Begin with what gives, so that you can pay for what costs.",
    optionChoice: "The effect grants one of these things only. Take the one that serves what you will do next.",
    offerAnswer:
      "Nothing obliges you to accept, and refusing costs nothing. Ask what the other gains by it before you count what you gain.",
    oathAnswer:
      "An oath binds both players: whoever breaks it loses 1 VP on the spot. Swear only what you mean to keep.",
    choosePlayer:
      "The effect touches that player only. Help whoever will be of use to you, hinder whoever has the most VP.",
    nameFirstAndDirection:
      "Whoever begins chooses before the others, whoever ends answers them. The direction decides who plays right after you.",
    placeToken:
      "There are only six tokens of each kind. Place this one where somebody will come: in a sector that all avoid it does nothing.",
    tollChoice:
      "Coming in here has a price, and nothing obliges you to pay it: you may choose another sector. Pay if what you mean to take there is worth more.",
    chooseSpecial:
      "A Special Manoeuvre costs a Manoeuvre pawn like any other, and its element is then Used until the end of the Cycle. Play it when it brings more than a team sent or a Cabal card.",
    keepCard: "The card you keep goes to the track, the other under the deck. Keep one of a sector you mean to go to.",
    readyPossession: "What was Used can serve again this Cycle. Choose what brings you the most right now.",
    exhaustPossession:
      "What you mark will serve no more before the end of the Cycle. Take what you no longer need, or what an opponent needs most.",
    chooseTrackCard:
      "You take a card of the track, whatever its sector. To take the one an opponent was about to win also keeps it from them.",
    chooseMarker:
      "An Influence marker works as long as you keep it, in one of your five slots. If it pays in every Development phase, take it early in the game.",
    returnMarker:
      "The marker you give back takes with it what it gave, and somebody else may win it. Give back the one that will serve least until the end.",
    placeMarker:
      "Two markers of one sector may be stacked: level II then replaces level I. You have five slots only; think of what is still to come.",
    affinityTypes:
      "An Affinity token is worth 1 VP on a matching symbol of one of your cards. Take the type of a symbol still free; nobody will see which.",
    affinityLoss:
      "What gave you these tokens is no longer yours: you give back as many. A token of your reserve costs nothing today, a placed one costs 1 VP.",
    exchangeAffinity:
      "You may change one Affinity token for another, in secret. Think of the free symbols on your cards that your tokens do not fill.",
  },
  reasons: {
    emissary: "Only Emissaries take Trophies.",
    emissaries: (sector, prizes) =>
      `${sector}: ${prizes} Trophies to take, and each costs an Emissary. One more could take one more.`,
    guard: (rival, pp) =>
      rival === null
        ? `One more Guard in the pile: whoever hits it gives you ${pp} PP, and their manoeuvre ends.`
        : `One more Guard in the pile would cost ${rival} ${pp} PP, which you would get, and end the manoeuvre.`,
    kept: (n) =>
      n === 1
        ? "The Agent kept behind the screen can still go elsewhere this Cycle."
        : `The ${n} Agents kept behind the screen can still go elsewhere this Cycle.`,
    crowd: (better, given) =>
      `An assassin is less likely to find your Emissary among ${better} pawns than among ${given}.`,
    moreToTake: (sector, prizes) => `${sector} has more to take: ${list.format(prizes)}.`,
    toTake: (sector, prizes) => `${sector}, to be taken: ${list.format(prizes)}.`,
    contested: (given, rival, n, better) =>
      `${given}: ${rival} has ${english.count(n, "pawn", "pawns")} there already; ${better}: nobody, and one Emissary is enough.`,
    markers: (n) => english.count(n, "Influence marker", "Influence markers"),
    send: (n) =>
      `${english.count(n, "Emissary waits", "Emissaries wait")} behind your screen: what is left there at the end of the Cycle is discarded and has taken nothing.`,
    spy: (n) =>
      `${english.count(n, "pawn of your rivals is", "pawns of your rivals are")} unknown to you: a look says where to strike and where not to go.`,
    spyCard: "The secret card says, before the others know, where there will be something to take.",
    strike: (pp) => `An Emissary killed brings ${pp} PP and takes nothing any more.`,
    emissarySeen: (rival, sector, pp) =>
      `You have seen an Emissary (${rival}, ${sector}): killing it brings you ${pp} PP, and its owner takes one Trophy fewer.`,
    guardStruck: (rival, pp) =>
      `A Guard, as you have seen (${rival}): striking it costs ${pp} PP and ends the manoeuvre.`,
    citizenStruck: "A Citizen killed brings nothing.",
    stopped: (rival, pp) => `A pawn you have not seen may be a Guard, and give ${rival} ${pp} PP. You may stop.`,
    knownAlready: "A look at a pawn you know already is lost.",
    lookWhereYouAre: (rival, sector) =>
      `You are in that sector too (${sector}): what ${rival} has placed there decides whether you win it.`,
    extend: "1 PP at once, and 1 more for an Agent you will not send any more.",
    develop: (pp, vp) =>
      `The next Cabal slot costs ${pp} PP${vp > 0 ? ` and is worth ${vp} VP` : ""}; its card serves until the end of the game.`,
    card: (title, vp) => `${title} fills a slot that is worth ${vp} VP.`,
    giveUp: "An Agent given up brings 1 PP more, and at the end of the Cycle it would be discarded anyway.",
    bidLess: (pp) => `A bid is lost even when it wins: bid less, and you keep ${pp} PP.`,
    bidMore: "The highest bid takes first; on equal bids Rank decides.",
  },
  does: {
    element: (title, text) => `${title}: ${text}`,
    declined: "Declining costs nothing.",
    withdrawn: "You keep what coming in would cost, and choose another sector.",
    rank: (cabal, rank) => `${cabal}: Rank ${rank}. The highest Rank is Administrator and decides between equal bids.`,
    begins: "You choose your sectors before everybody else.",
    playsLast: (first) => `${first} begins and you play last: you will have seen what everybody has placed.`,
    playsAfter: (first, n) =>
      `${first} begins: ${english.count(n, "player moves", "players move")} before you, and you will see where.`,
    resolveOwn: (sector, n) =>
      `${sector}: you have ${english.count(n, "Emissary", "Emissaries")} there, and what you take works from the next sector on.`,
    resolveOther: (sector) =>
      `${sector}: you take nothing there; PP that others bid in it they will lack in the sectors that follow.`,
    empty: (sector) => `${sector}: nobody else is there.`,
    piles: (sector, n) =>
      `${sector}: ${english.count(n, "pile of a rival lies", "piles of rivals lie")} there, and its places are few.`,
    keeps: (things) => `In that way you keep: ${list.format(things)}.`,
    team: (n) => `The others will see ${english.count(n, "pawn", "pawns")}, and not which.`,
    givenUp: "What is given up brings 1 PP more.",
    bid: "The highest bid takes first; all bids are lost.",
    decoy: "Without an Emissary a team takes nothing, but it holds a place and draws the knives.",
    special: "A Special Manoeuvre serves once a Cycle; after that its element is Used.",
    mayBeGuard: (pp) => `You may stop: the next pawn may be a Guard, and its owner would get ${pp} PP.`,
    mayBeEmissary: (pp) => `If it is an Emissary it brings ${pp} PP, and it will take nothing.`,
    noLookOwed: "You may stop: you need not look again.",
    lookThere: (thing) => `You have not seen it yet (${thing}): a look says where to strike and where not to go.`,
    gloom: "One Gloom token fewer on the sector; once the last is gone, cards and markers can be taken again.",
    discarded: (title) => `Discarded, the card is of use to nobody (${title}).`,
    marker: (sector, text) => `As long as you keep the marker (${sector}): ${text}.`,
    markers: (n) => english.count(n, "Influence marker", "Influence markers"),
    stacked: "Stacked, level II replaces level I and needs no slot of its own.",
    apart: "In a slot of its own the marker adds to what you have already.",
    prizes: (sector, prizes) => `${sector}, to be taken: ${list.format(prizes)}.`,
    othersThere: (sector) => `Where the Others have a pile they strike every pile that is placed: ${sector}.`,
    unchanged: "Nothing changes, and nothing is spent.",
    swapped: {
      citizen: "A Citizen makes up the number; the Agent it replaces returns to your reserve.",
      guard: "A Guard in the pile makes whoever hits it pay, and ends their manoeuvre.",
      emissary: "Only an Emissary takes Trophies.",
    },
    converted: {
      citizen: "A Citizen takes nothing and stops nobody.",
      guard: "It is a Guard: once changed it stops nobody any more.",
      emissary: "It is an Emissary: once changed it takes nothing.",
    },
    emissaryStays: "The Emissary stays where it can take.",
    player: (name, vp) => `${name} has ${vp} VP.`,
    symbols: (type, n) =>
      `${type}: ${n === 0 ? "no free symbol" : english.count(n, "free symbol", "free symbols")} on your cards, and each token placed is worth 1 VP.`,
    fromReserve: "Taken from your reserve, the tokens cost no VP today.",
    fromCards: (n) => `Taken from your cards: ${n} VP fewer; those of your reserve can still be placed.`,
    lastTokens: "Each token placed now is worth 1 VP; kept, it is worth nothing any more.",
    comesFirst: (what) => `First comes: ${what}.`,
    words: {
      join: (league, pp, objective) =>
        `Joining costs ${pp} PP (${league}), and the reward of each level is shared. Objective: ${objective}`,
      leave: (pp) => `Leaving costs ${pp} PP, shared among those who stay.`,
      exclude: (pp) => `The exclusion costs ${pp} PP, which go to the excluded; if they oppose it, fists decide.`,
      unchanged: "Staying where you are costs nothing.",
      accept: "You leave with the sum set aside, and bid nothing.",
      oppose: "Fists decide, and yours counts; all that is in them is lost.",
      share: "Your share goes to the excluded; it comes back if the exclusion fails.",
      shareNone: "You keep your PP; whoever asks for the exclusion pays the rest, or gives it up.",
      fist: "The side with more PP in its fists wins, and all these PP are lost.",
      declare: "Your PP count for the side you announce.",
      restMine: "What cannot be shared out comes to you.",
      restTheirs: (names) => `What cannot be shared out goes to ${list.format(names)}.`,
      go: "It is the only private talk there is, and going costs nothing.",
      stay: "As long as one member stays at the table, the other players do not talk freely there.",
      close: "Ended in time, the Conclave brings the other League nothing.",
      extend: "Each Spy token discarded adds a minute.",
      admit: "Admitting costs 1 VP, and the oath is over.",
      contest: "If at least half of the votes are with you, the oath is not broken and you lose nothing.",
      verdict: "More than half of the votes are needed to find the oath broken; then the accused loses 1 VP.",
    },
  },
};
