import { of, to, who } from "@paravent/content/english";
import { english } from "@paravent/content/plural";
import { ENGLISH_LEAGUES } from "../../leagues/words/english.ts";
import { OTHERS } from "../../names/names.ts";
import { cabalRef } from "../../names/refs.ts";
import { ENGLISH_OTHERS, pawnOf } from "../../others/words/english.ts";
import { ENGLISH_POLITICS } from "../../politics/words/english.ts";
import { ENGLISH_OATHS } from "../../politics/words/oaths-english.ts";
import type { Sentences } from "../sentences/sentences.ts";
import { thePile } from "../speech/english-places.ts";

/** What has happened, told to the one who reads. */
export const ENGLISH_EVENTS: Sentences["events"] = {
  ...ENGLISH_OATHS.events,
  ...ENGLISH_POLITICS.events,
  ...ENGLISH_OTHERS.events,
  ...ENGLISH_LEAGUES.events,
  cabalTaken: (e, say) => `${who(say, e.seat, "lead", "leads")}: ${say.cabal(e.cabal)}.`,
  deckShuffled: () => null,
  cycleBegan: (e) => `Cycle ${e.cycle}.`,
  administratorChanged: (e, say) => `${who(say, e.seat, "are", "is")} Administrator.`,
  phaseBegan: () => null,
  discardShuffled: () => "The discard pile is shuffled into a new deck.",
  cardDealt: (e, say) => `On the track: ${say.card(e.card)}.`,
  secretCardDealt: () => null,
  gained: (e, say) =>
    e.rule === "DK-DEV-01" ? null : `${who(say, e.seat, "gain", "gains")} ${say.resource(e.what, e.n)}.`,
  manoeuvrePawnsReceived: () => null,
  firstPlayerNamed: (e, say) =>
    e.by === e.seat
      ? `${who(say, e.seat, "begin", "begins")}.`
      : `${who(say, e.by, "name", "names")} ${to(say, e.seat)} to begin.`,
  turnBegan: () => null,
  manoeuvreChosen: () => null,
  manoeuvreDone: () => null,
  additionalManoeuvreBegan: () => null,
  additionalManoeuvreEnded: () => null,
  additionalManoeuvreAbandoned: () => null,
  turnSectorNamed: () => null,
  pilePlaced: (e, say) => `${who(say, e.seat, "send", "sends")} ${pawns(e.pawns.length)} to ${say.place(e.sector)}.`,
  pawnLookedAt: (e, say) =>
    e.kind
      ? `You know: ${pawnOf(say, e.owner, e.position)} in ${say.place(e.sector)} is ${article(say.pawn(e.kind, e.owner))}.`
      : `${say.name(e.seat)} looks at ${pawnOf(say, e.owner, e.position)} in ${say.place(e.sector)}.`,
  secretCardLookedAt: (e, say) =>
    e.card ? `You know: the secret card is ${say.card(e.card)}.` : `${say.name(e.seat)} looks at the secret card.`,
  victimNamed: (e, say) =>
    `${who(say, e.seat, "aim", "aims")} at ${pawnOf(say, e.owner, e.position)} in ${say.place(e.sector)}.`,
  victimRevealed: (e, say) =>
    `${who(say, e.seat, "assassinate", "assassinates")} ${e.owner === OTHERS ? "a " : ""}${pawnOf(say, e.owner)} in ${say.place(e.sector)}: ${say.pawn(e.kind, e.owner)}.`,
  victimDiscarded: () => null,
  discarded: (e, say) => `${who(say, e.seat, "discard", "discards")} ${say.resource(e.what, e.n)}.`,
  lost: (e, say) => `${who(say, e.seat, "lose", "loses")} ${say.resource(e.what, e.n)}.`,
  debtDiscarded: (e, say) => `${who(say, e.seat, "discard", "discards")} a Debt.`,
  vpGained: (e, say) => `${who(say, e.seat, "gain", "gains")} ${e.n} VP.`,
  turnSkipped: (e, say) =>
    `${who(say, e.seat, "skip your turn and keep the pawn", "skips the turn and keeps the pawn")}.`,
  playAgainGranted: (e, say) => `${who(say, e.seat, "will play", "will play")} twice in a row.`,
  playedAgain: () => null,
  skipGranted: (e, say) => `${who(say, e.seat, "will skip your next turn", "will skip the next turn")}.`,
  manoeuvresEnded: () => null,
  roleTaken: (e, say) =>
    e.role === "administrator"
      ? `${who(say, e.seat, "are", "is")} Administrator until the end of the Cycle.`
      : `${who(say, e.seat, "will name", "will name")} the first sector.`,
  sectorPickerDone: () => null,
  statChanged: (e, say) =>
    e.stat === "rank" ? `${who(say, e.seat, "gain", "gains")} ${e.delta} Rank this Cycle.` : null,
  tollSet: (e, say) => `Toll in ${say.place(e.sector)} until the end of the Cycle.`,
  useCounted: () => null,
  manoeuvreUsesForgotten: () => null,
  cardsPeeked: (e, say) =>
    e.cards
      ? `You see: ${say.list(e.cards.map((card) => say.card(card)))}.`
      : `${say.name(e.seat)} looks at the top of the deck.`,
  peekedCardAdded: (e, say) => `${who(say, e.seat, "add", "adds")} to the track: ${say.card(e.card)}.`,
  peekedCardBuried: (e, say) =>
    e.card ? `You put under the deck: ${say.card(e.card)}.` : `${say.name(e.seat)} puts a card under the deck.`,
  pileMoved: (e, say) => `${who(say, e.seat, "move", "moves")} a pile from ${say.place(e.from)} to ${say.place(e.to)}.`,
  pileWithdrawn: (e, say) => `${who(say, e.seat, "take back", "takes back")} a pile in ${say.place(e.sector)}.`,
  pileConceded: (e, say) =>
    `${who(say, e.seat, "leave", "leaves")} the place to ${to(say, e.to)} in ${say.place(e.sector)}.`,
  pawnsAdded: (e, say) =>
    `${who(say, e.seat, "add", "adds")} ${pawns(e.pawns.length)} to a pile in ${say.place(e.sector)}.`,
  pawnMoved: (e, say) =>
    `${who(say, e.seat, "move", "moves")} a pawn from ${thePile(say.whereIsPile(e.from), say)} to ${thePile(say.whereIsPile(e.to), say)}.`,
  pileSwapped: (e, say) =>
    `${who(say, e.seat, "rework", "reworks")} in secret: ${thePile(say.whereIsPile(e.pile), say)}.`,
  pileConverted: (e, say) =>
    `${who(say, e.seat, "may have turned", "may have turned")} a pawn of ${thePile(say.whereIsPile(e.pile), say)}.`,
  pileDiscarded: (e, say) =>
    `${who(say, e.seat, "discard", "discards")} the pile that came to ${say.place(e.sector)} during the Conquest.`,
  pawnRemoved: (e, say) => `${who(say, e.owner, "discard", "discards")} a pawn in ${say.place(e.sector)}.`,
  victimShielded: (e, say) => `The crowd shields ${of(say, e.owner)} pawn; the Assassination is spent.`,
  victimLost: () => "The pawn named is out of reach now: it is not revealed.",
  victimReturned: (e, say) =>
    `${say.isYou(e.owner) ? "Your" : of(say, e.owner)} Emissary is saved and returns to its pile.`,
  sleeperKilled: (e, say) => `${who(say, e.seat, "remove", "removes")} a Sleeper Agent in ${say.place(e.sector)}.`,
  tokenPlaced: (e, say) =>
    e.player !== undefined
      ? `${who(say, e.player, "receive", "receives")} a ${say.token(e.token)} token.`
      : `${who(say, e.owner, "place", "places")} a ${say.token(e.token)} token${e.sector ? ` in ${say.place(e.sector)}` : ""}.`,
  tokenRemoved: (e, say) => `A ${say.token(e.token)} token is removed.`,
  turnEnded: () => null,
  paid: (e, say) =>
    e.to === null
      ? `${who(say, e.from, "discard", "discards")} ${e.pp} PP.`
      : `${who(say, e.from, "give", "gives")} ${to(say, e.to)} ${e.pp} PP.`,
  debtTaken: (e, say) =>
    `${who(say, e.seat, "take", "takes")} a ${e.compulsory ? "compulsory " : ""}Debt: +${e.pp} PP.`,
  secretCardRevealed: (e, say) => `The secret card is revealed: ${say.card(e.card)}.`,
  sectorNamed: (e, say) => `${who(say, e.by, "name", "names")} ${say.place(e.sector)}.`,
  sectorRevealed: (e, say) =>
    `${say.sector(e.sector)}: ${say.list(
      e.pieces.map(({ seat, kinds }) => {
        const n = kinds.filter((kind) => kind === "emissary").length;
        return `${n} ${say.pawn("emissary", seat, n)} for ${to(say, seat)}`;
      }),
    )}.`,
  struggleBegan: (e, say) => `Power Struggle: ${say.list(e.tied.map((seat) => to(say, seat)))}.`,
  bidsRevealed: (e, say) => `Bids: ${say.list(e.bids.map(({ seat, pp }) => `${to(say, seat)} ${pp} PP`))}.`,
  orderFixed: (e, say) => (say.isYou(e.order[0]!) ? "You are the Winner." : `Winner: ${say.name(e.order[0]!)}.`),
  emissarySpent: () => null,
  cardTaken: (e, say) => `${who(say, e.seat, "take", "takes")} ${say.card(e.card)}.`,
  trophyCardDiscarded: (e, say) => `${who(say, e.seat, "discard", "discards")} ${say.card(e.card)} unplaced.`,
  markerTaken: (e, say) =>
    `${who(say, e.seat, "take", "takes")} Influence ${e.how === "slot" ? "I" : "II"} of ${say.place(e.sector)}.`,
  markerDiscarded: (e, say) =>
    `${who(say, e.seat, "give back", "gives back")} the Influence of ${say.place(e.sector)}.`,
  cardLost: (e, say) => `${who(say, e.seat, "lose", "loses")} ${say.card(e.card)}.`,
  cabalCardPlaced: (e, say) => `${who(say, e.seat, "develop", "develops")}: ${say.element(cabalRef(e.card))}.`,
  cabalCardReturned: (e, say) => `${who(say, e.seat, "take back", "takes back")} ${say.element(cabalRef(e.card))}.`,
  used: () => null,
  useBegan: (e, say) => `${who(say, e.seat, "use", "uses")} ${say.element(e.element)}.`,
  useEnded: () => null,
  readied: (e, say) => `${say.element(e.element)} is no longer Used.`,
  paidOnto: (e, say) => `${who(say, e.seat, "place", "places")} ${e.pp} PP on ${say.element(e.element)}.`,
  gainRecorded: () => null,
  supplySearched: () => null,
  affinityGained(e, say) {
    const n = e.tokens?.length ?? (e as { n?: number }).n ?? 0;
    if (n === 0)
      return `${who(say, e.seat, "find no Affinity left in the supply", "finds no Affinity left in the supply")}.`;
    const types = e.tokens ? `: ${say.list(e.tokens.map((t) => say.affinity(t)))}` : "";
    return `${who(say, e.seat, "gain", "gains")} ${affinities(n)}${types}.`;
  },
  affinityReturned: (e, say) =>
    `${who(say, e.seat, "return", "returns")} ${article(say.affinity(e.token))} Affinity to the supply.`,
  affinityExchanged: (e, say) => `${who(say, e.seat, "may exchange", "may exchange")} an Affinity, in secret.`,
  affinitiesLost: (e, say) =>
    `${who(say, e.seat, "give back", "gives back")} ${affinities((e.reserve?.length ?? (e as { n?: number }).n ?? 0) + e.placed.length)}.`,
  sectorCleared: () => null,
  othersAttacked: () => "Attack of the Others.",
  affinityPlaced: (e, say) =>
    `${who(say, e.seat, "place", "places")} ${article(say.affinity(e.token))} Affinity on ${say.card(e.card)}: +1 VP.`,
  reservesDiscarded: () => "End of the Cycle: Agents, Spies and Assassins are discarded.",
  usedTokensRemoved: () => null,
  trackDiscarded: () => null,
  pointsNoted: () => null,
  endTriggered: () => "The end of the game is triggered.",
  gameEnded: (e, say) => `Victory: ${say.list(e.winners.map((seat) => to(say, seat)))}.`,
};

const affinities = (n: number): string => english.count(n, "Affinity token", "Affinity tokens");
const pawns = (n: number): string => english.count(n, "pawn", "pawns");

function article(noun: string): string {
  return /^[AEIOU]/.test(noun) ? `an ${noun}` : `a ${noun}`;
}
