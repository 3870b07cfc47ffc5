import { SHARED } from "@paravent/content/french";
import { FRENCH_LEAGUES } from "../../leagues/words/french.ts";
import { FRENCH_OTHERS } from "../../others/words/french.ts";
import { FRENCH_POLITICS } from "../../politics/words/french.ts";
import { FRENCH_OATHS } from "../../politics/words/oaths-french.ts";
import type { Sentences } from "../sentences/sentences.ts";

/** Why something cannot be done; what every game refuses with is said alike. */
export const FRENCH_REFUSALS: Sentences["refusals"] = {
  ...SHARED.refusals,
  ...FRENCH_OATHS.refusals,
  ...FRENCH_POLITICS.refusals,
  ...FRENCH_OTHERS.refusals,
  ...FRENCH_LEAGUES.refusals,
  notEnough: (n, say) =>
    n.has === 0
      ? `Aucun en réserve : ${say.agent(String(n.ref), 2)}.`
      : `Les ${n.has} de votre réserve sont dans l’équipe : ${say.agent(String(n.ref), 2)}.`,
  onlyInManoeuvres: () => "Seulement pendant la phase de Manœuvres.",
  manoeuvresSpent: (n) => `Plus de pion Manœuvre ce Cycle : les ${n.spent} sont dépensés.`,
  sectorMissing: () => "Aucun secteur n’est encore désigné.",
  teamMissing: (n) => `L’équipe est vide : il faut au moins ${n.min} Agent.`,
  emptyTrade: () => "Rien n’est offert ni demandé : il faut au moins 1 élément.",
  firstIsDue: () => "Il en faut au moins un ; vous pourrez arrêter ensuite.",
  lookedAlready: () => "Vous l’avez déjà regardé pendant cette Manœuvre.",
  falseBottom: (n) => `Le plus bas de ces ${n.pawns} pions est protégé des regards.`,
  noPileThere: (n, say) => `${say.sector(String(n.sector))} : ${n.piles} pile d’un joueur, il en faut au moins 1.`,
  sectorFull: (n, say) => `${say.sector(String(n.sector))} : secteur fermé, ${n.piles} piles sur ${n.limit}.`,
  noAgents: () => "Vous n’avez plus d’Agent en réserve.",
  allSectorsFull: () => "Tous les secteurs sont complets.",
  nothingToSpy: () => "Il n’y a rien à regarder.",
  noVictim: () => "Aucun pion adverse sur le plateau.",
  noPass: () => "Une manœuvre est obligatoire : on ne passe pas.",
  ownPawn: () => "On n’assassine pas ses propres pions.",
  beforeFirstCycle: () => "Pas avant le premier Cycle.",
  debtTakenThisCycle: () => "Vous avez déjà pris une Dette ce Cycle.",
  noDebtTokenLeft: (n) => `Les ${n.of} jetons Dette sont tous pris.`,
  noFreeSymbol: () => "Aucun symbole libre sur vos cartes.",
  noMatchingToken: () => "Aucun de vos jetons ne correspond à un symbole libre.",
  cabalRowFull: () => "Votre piste de Cabale est complète.",
  developTooDear: (n) => `Il manque ${n.missing} PP pour développer votre Cabale (${n.cost} PP). Une Dette en donne 5.`,
  mustTake: () => "Une prise ne se refuse pas tant qu’il reste un Trophée ; une carte peut être défaussée aussitôt.",
  cardOfOtherSector: (n, say) => `Cette carte est liée à un autre secteur : ${say.sector(String(n.sector))}.`,
  noMarkerLeft: (n, say) => `Il ne reste aucun marqueur d’Influence : ${say.sector(String(n.sector))}.`,
  gloomOverTrophies: (n, say) =>
    `Un jeton Ténèbres s’y trouve : ${say.sector(String(n.sector))}. Il faut d’abord le lever.`,
  elementUsed: () => "Cet élément porte un jeton Utilisé jusqu’à la fin de Cycle.",
  noSpecial: () => "Aucune Manœuvre spéciale à votre disposition.",
  noManifestation: () => "Aucune Manifestation à utiliser maintenant.",
  cabalTwice: () => "Deux joueurs ne peuvent mener la même Cabale.",
  nightNeedsFour: ({ players }) => `La Nuit éternelle se joue à 4 ou 5 ; vous êtes ${players}.`,
  totalWarIsOfTheNight: () => "La Guerre totale se joue dans la Nuit éternelle : choisissez-la aussi.",
  leaguesAreOfTheNight: () => "Les Ligues se jouent dans la Nuit éternelle : choisissez-la aussi.",
};
