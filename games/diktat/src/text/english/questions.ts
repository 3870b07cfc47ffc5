import { SHARED } from "@paravent/content/english";
import { ENGLISH_LEAGUES } from "../../leagues/words/english.ts";
import { ENGLISH_OTHERS } from "../../others/words/english.ts";
import { ENGLISH_OATHS } from "../../politics/words/oaths-english.ts";
import type { Sentences } from "../sentences/sentences.ts";

/** To the one who is asked. */
export const ENGLISH_QUESTIONS: Sentences["questions"] = {
  ...ENGLISH_OATHS.questions,
  ...ENGLISH_OTHERS.questions,
  ...ENGLISH_LEAGUES.questions,
  "diktat/chooseCabal": () => ({ lead: "Choose your Cabal.", quiet: "Each Cabal is led by one player only." }),
  "diktat/nameFirstPlayer": () => ({
    lead: "Name who begins: you are the Administrator.",
    quiet: "Turns then go clockwise.",
  }),
  "diktat/chooseManoeuvre": () => ({
    lead: "Your turn. Choose a manoeuvre.",
    quiet: "You must play a manoeuvre: passing is not allowed.",
  }),
  "diktat/chooseSector": () => ({
    lead: "Send a team: choose an open sector.",
    quiet: "A sector in the dark is full.",
  }),
  "diktat/composePile": (about, say) => ({
    lead: `Compose your team for ${say.place(String(about.sector))}.`,
    quiet: "From top to bottom. Your opponents will see how many pawns, nothing else.",
  }),
  "diktat/chooseSpyTarget": (about) => ({
    lead: "Spy: choose an element to look at.",
    quiet: Array.isArray(about.looked)
      ? `Looked at so far: ${about.looked.length}. Nobody else sees what you see.`
      : "A pawn or the secret card. Nobody else sees what you see.",
  }),
  "diktat/chooseVictim": () => ({
    lead: "Assassinate: name an opposing pawn.",
    quiet: "Emissary: +3 PP. Guard: 2 PP to its owner, and the manoeuvre ends.",
  }),
  "diktat/extendDiscard": () => ({
    lead: "Extend influence: discard one element for 1 more PP, or nothing.",
    quiet: "An Agent, a Spy token or an Assassin token; everybody will see which.",
  }),
  "diktat/nameSector": () => ({
    lead: "Administrator: name the next sector to resolve.",
    quiet: "All its pawns will be turned face up.",
  }),
  "diktat/ready": () => ({
    lead: "Power Struggle: ready to bid?",
    quiet: "A Debt can still be taken now; not once the bids are open.",
  }),
  "diktat/powerBid": () => ({
    lead: "Power Struggle: bid in secret, then close your fist.",
    quiet: "On equal bids Rank wins. All bids are discarded, winning or not.",
  }),
  "diktat/chooseTrophy": (about, say) => ({
    lead: `${say.sector(String(about.sector))}: take a Trophy.`,
    quiet: "Each Trophy costs one of your Emissaries in the sector.",
  }),
  "diktat/endOfCycleCall": () => ({
    lead: "End of the Cycle: place what you wish, then go on.",
    quiet: "After this moment, 10 VP end the game.",
  }),
  "diktat/finalAffinities": () => ({
    lead: "End of the game: place your last Affinities.",
    quiet: "Each token placed is worth 1 VP.",
  }),
  "diktat/costChoice": () => ({ lead: "Choose what you pay.", quiet: "The cost comes before the effect." }),
  "diktat/choosePile": () => ({ lead: "Choose a pile.", quiet: "It stays face down." }),
  "diktat/choosePiles": () => ({
    lead: "Choose your piles.",
    quiet: "Everybody sees which, not what changes in them.",
  }),
  "diktat/movePile": () => ({
    lead: "Move one of your piles.",
    quiet: "It is placed anew in the sector you choose.",
  }),
  "diktat/movePawn": () => ({ lead: "Move a pawn to another of your piles.", quiet: "It goes on top." }),
  "diktat/swapPawn": () => ({ lead: "Replace a pawn, or nothing.", quiet: "Nobody will see what has changed." }),
  "diktat/convertPawn": () => ({
    lead: "Replace a pawn with a Citizen, or nothing.",
    quiet: "In the same place, in secret.",
  }),
  "diktat/removePawn": () => ({
    lead: "Discard a pawn from one of your piles.",
    quiet: "The others will not see it.",
  }),
  "diktat/effectChoice": () => ({ lead: "Use an effect?", quiet: "You may decline." }),
  "diktat/incomeChoice": () => ({
    lead: "Development: choose the next effect.",
    quiet: "You set the order of your elements.",
  }),
  "diktat/optionChoice": () => ({ lead: "Choose an option.", quiet: "The effect grants one of them." }),
  "diktat/offerAnswer": ({ acting }, say) => ({
    lead: typeof acting === "number" ? `${say.name(acting)} makes you an offer. Accept it?` : "Accept or refuse?",
    quiet: "Nobody can force you to accept.",
  }),
  "diktat/choosePlayer": () => ({ lead: "Choose a player.", quiet: "The effect is about that player." }),
  "diktat/nameFirstAndDirection": () => ({
    lead: "Name the first player and the direction of play.",
    quiet: "In the Administrator’s place.",
  }),
  "diktat/placeToken": () => ({ lead: "Place a token.", quiet: "Six tokens of each kind at most." }),
  "diktat/tollChoice": (about, say) => ({
    lead: `Toll: ${say.sector(String(about.sector))}.`,
    quiet: "Pay, or choose another sector.",
  }),
  "diktat/chooseCabalCard": () => ({
    lead: "Develop your Cabal: choose a card.",
    quiet: "You do not have to follow the suggested order.",
  }),
  "diktat/chooseSpecial": () => ({
    lead: "Special Manoeuvre: choose the element.",
    quiet: "It will be Used until the end of the Cycle.",
  }),
  "diktat/keepCard": () => ({ lead: "Keep a card for the track.", quiet: "The other goes under the deck." }),
  "diktat/readyPossession": () => ({ lead: "Remove a Used token.", quiet: "From another of your Possessions." }),
  "diktat/exhaustPossession": () => ({ lead: "Place a Used token.", quiet: "On a Possession that has none." }),
  "diktat/chooseTrackCard": () => ({ lead: "Take a card of the track.", quiet: "Whatever its sector." }),
  "diktat/chooseMarker": () => ({ lead: "Take an Influence marker.", quiet: "It goes to one of your five slots." }),
  "diktat/returnMarker": () => ({
    lead: "Put one of your markers back on its sector.",
    quiet: "What it gives goes with it.",
  }),
  "diktat/placeMarker": (about, say) => ({
    lead: `${say.sector(String(about.sector))}: where does the marker go?`,
    quiet: "Five slots at most.",
  }),
  "diktat/affinityTypes": () => ({
    lead: "Choose your Affinity tokens.",
    quiet: "Nobody else will see their types.",
  }),
  "diktat/affinityLoss": () => ({
    lead: "Give Affinity tokens back.",
    quiet: "From your reserve, or from your cards: −1 VP each.",
  }),
  "diktat/exchangeAffinity": () => ({ lead: "Exchange an Affinity, or nothing.", quiet: "In secret." }),
  "kernel/reaction": () => SHARED.reaction,
};

/** To those who wait. */
export const ENGLISH_WAITING: Sentences["waiting"] = {
  ...ENGLISH_OATHS.waiting,
  ...ENGLISH_OTHERS.waiting,
  ...ENGLISH_LEAGUES.waiting,
  "diktat/chooseCabal": (name) => `${name} is choosing a Cabal.`,
  "diktat/nameFirstPlayer": (name) => `${name} is naming the first player.`,
  "diktat/chooseManoeuvre": (name) => `${name} is choosing a manoeuvre.`,
  "diktat/chooseSector": (name) => `${name} is sending a team: choosing a sector.`,
  "diktat/composePile": (name, about, say) => `${name} is composing a team for ${say.place(String(about.sector))}.`,
  "diktat/chooseSpyTarget": (name) => `${name} is spying.`,
  "diktat/chooseVictim": (name) => `${name} is assassinating.`,
  "diktat/extendDiscard": (name) => `${name} is extending influence.`,
  "diktat/nameSector": (name) => `${name} is choosing the next sector.`,
  "diktat/ready": (name) => `Power Struggle: waiting for ${name}.`,
  "diktat/powerBid": (name) => `Secret bids: waiting for ${name}.`,
  "diktat/chooseTrophy": (name, about, say) => `${say.sector(String(about.sector))}: ${name} is taking a Trophy.`,
  "diktat/endOfCycleCall": (name) => `End of the Cycle: waiting for ${name}.`,
  "diktat/finalAffinities": (name) => `Last Affinities: waiting for ${name}.`,
  "diktat/costChoice": (name) => `${name} is paying a cost.`,
  "diktat/choosePile": (name) => `${name} is choosing a pile.`,
  "diktat/choosePiles": (name) => `${name} is choosing piles.`,
  "diktat/movePile": (name) => `${name} is moving a pile.`,
  "diktat/movePawn": (name) => `${name} is moving a pawn.`,
  "diktat/swapPawn": (name) => `${name} is reworking a pile.`,
  "diktat/convertPawn": (name) => `${name} is turning a pawn.`,
  "diktat/removePawn": (name) => `${name} is discarding a pawn.`,
  "diktat/effectChoice": (name) => `${name} may use an effect.`,
  "diktat/incomeChoice": (name) => `Development: ${name} is choosing.`,
  "diktat/optionChoice": (name) => `${name} is choosing an option.`,
  "diktat/offerAnswer": (name) => `${name} is answering an offer.`,
  "diktat/choosePlayer": (name) => `${name} is choosing a player.`,
  "diktat/nameFirstAndDirection": (name) => `${name} is naming the first player.`,
  "diktat/placeToken": (name) => `${name} is placing a token.`,
  "diktat/tollChoice": (name, about, say) => `${name} faces a toll: ${say.sector(String(about.sector))}.`,
  "diktat/chooseCabalCard": (name) => `${name} is developing the Cabal.`,
  "diktat/chooseSpecial": (name) => `${name} is choosing a Special Manoeuvre.`,
  "diktat/keepCard": (name) => `${name} is choosing a card.`,
  "diktat/readyPossession": (name) => `${name} is removing a Used token.`,
  "diktat/exhaustPossession": (name) => `${name} is placing a Used token.`,
  "diktat/chooseTrackCard": (name) => `${name} is taking a card of the track.`,
  "diktat/chooseMarker": (name) => `${name} is taking a marker.`,
  "diktat/returnMarker": (name) => `${name} is giving a marker back.`,
  "diktat/placeMarker": (name, about, say) => `${name} is placing a marker: ${say.sector(String(about.sector))}.`,
  "diktat/affinityTypes": (name) => `${name} is choosing Affinities.`,
  "diktat/affinityLoss": (name) => `${name} is giving Affinities back.`,
  "diktat/exchangeAffinity": (name) => `${name} may be exchanging an Affinity.`,
  "kernel/reaction": () => SHARED.reactionAwaited,
};
