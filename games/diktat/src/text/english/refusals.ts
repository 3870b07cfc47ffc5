import { SHARED } from "@paravent/content/english";
import { ENGLISH_LEAGUES } from "../../leagues/words/english.ts";
import { ENGLISH_OTHERS } from "../../others/words/english.ts";
import { ENGLISH_POLITICS } from "../../politics/words/english.ts";
import { ENGLISH_OATHS } from "../../politics/words/oaths-english.ts";
import type { Sentences } from "../sentences/sentences.ts";

/** Why something cannot be done; what every game refuses with is said alike. */
export const ENGLISH_REFUSALS: Sentences["refusals"] = {
  ...SHARED.refusals,
  ...ENGLISH_OATHS.refusals,
  ...ENGLISH_POLITICS.refusals,
  ...ENGLISH_OTHERS.refusals,
  ...ENGLISH_LEAGUES.refusals,
  notEnough: (n, say) =>
    n.has === 0
      ? `None in reserve: ${say.agent(String(n.ref), 2)}.`
      : `All ${n.has} of your reserve are in the team: ${say.agent(String(n.ref), 2)}.`,
  onlyInManoeuvres: () => "Only in the Manoeuvres phase.",
  manoeuvresSpent: (n) => `You have no Manoeuvre pawn left this Cycle: all ${n.spent} are spent.`,
  sectorMissing: () => "No sector is named yet.",
  teamMissing: (n) => `The team is empty: at least ${n.min} Agent is needed.`,
  emptyTrade: () => "Nothing is offered and nothing is asked for: a trade needs at least 1 thing.",
  firstIsDue: () => "You must do at least one; then you may stop.",
  lookedAlready: () => "You have looked at it already in this Manoeuvre.",
  falseBottom: (n) => `The lowest of these ${n.pawns} pawns is protected from sight.`,
  noPileThere: (n, say) => `${say.sector(String(n.sector))}: ${n.piles} piles of players, at least 1 is needed.`,
  sectorFull: (n, say) => `${say.sector(String(n.sector))}: sector closed, ${n.piles} piles of ${n.limit}.`,
  noAgents: () => "You have no Agent left in reserve.",
  allSectorsFull: () => "Every sector is full.",
  nothingToSpy: () => "There is nothing to look at.",
  noVictim: () => "There is no opposing pawn on the board.",
  noPass: () => "You must play a manoeuvre: passing is not allowed.",
  ownPawn: () => "Your own pawns cannot be assassinated.",
  beforeFirstCycle: () => "Not before the first Cycle.",
  debtTakenThisCycle: () => "You have already taken a Debt this Cycle.",
  noDebtTokenLeft: (n) => `All ${n.of} Debt tokens are out.`,
  noFreeSymbol: () => "No free symbol on your cards.",
  noMatchingToken: () => "None of your tokens matches a free symbol.",
  cabalRowFull: () => "Your Cabal row is full.",
  developTooDear: (n) => `You are ${n.missing} PP short of developing your Cabal (${n.cost} PP). A Debt gives 5.`,
  mustTake: () => "A take cannot be declined while there is a Trophy; a card may be discarded at once.",
  cardOfOtherSector: (n, say) => `This card is linked to another sector: ${say.sector(String(n.sector))}.`,
  noMarkerLeft: (n, say) => `No Influence marker is left: ${say.sector(String(n.sector))}.`,
  gloomOverTrophies: (n, say) => `A Gloom token lies there: ${say.sector(String(n.sector))}. Lift it first.`,
  elementUsed: () => "It has a Used token until the End of Cycle.",
  noSpecial: () => "You have no Special Manoeuvre to perform.",
  noManifestation: () => "No Manifestation to use now.",
  cabalTwice: () => "Two players cannot lead the same Cabal.",
  nightNeedsFour: ({ players }) => `Eternal Night is for 4 or 5 players; you are ${players}.`,
  totalWarIsOfTheNight: () => "Total War is played in the Eternal Night: choose that too.",
  leaguesAreOfTheNight: () => "Leagues are played in the Eternal Night: choose that too.",
};
