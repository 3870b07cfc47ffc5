import { french } from "@paravent/content/plural";

const { count: plural } = french;
const pawns = (n: number) => plural(n, "pion", "pions");

/** Where one goes, with the article French wants. */
const TO: Readonly<Record<string, string>> = {
  newTown: "en Nouvelle Ville",
  malaStrana: "à Malá Strana",
  oldTown: "en Vieille Ville",
  hypogea: "aux Hypogées",
  karst: "au Karst",
  suburbs: "aux Faubourgs",
  combinat: "au Combinat",
  motol: "au Centre Motol",
  harmony: "au Collège de l’Harmonie",
  josefov: "à Josefov",
  fortress: "à la Forteresse",
  artefact: "à l’Artefact",
};
const to = (sector: string) => TO[sector] ?? sector;

/** What the buttons of the decision bar say. */
export const back = {
  manoeuvre: "Changer de manœuvre",
  choice: "Changer de choix",
  team: "Défaire l’équipe",
  bid: "Remettre à 0",
};

export const commit = {
  chooseCabal: "Choisir une Cabale",
  lead: (cabal: string) => `Mener : ${cabal}`,
  chooseManoeuvre: "Choisir une manœuvre",
  extend: "Étendre son influence : +1 PP",
  extendWith: (what: string) => `Étendre son influence, défausser ${what} : +2 PP`,
  develop: "Choisir une carte Cabale",
  developFor: (title: string, pp: number): string => `Développer ${title} pour ${pp} PP`,
  name: "Désigner un joueur",
  nameFirst: (name: string) => `Désigner ${name} pour commencer`,
  nameSector: "Désigner un secteur",
  resolve: (sector: string) => `Résoudre : ${sector}`,
  look: "Choisir un élément",
  lookAt: (what: string) => `Regarder : ${what}`,
  kill: "Désigner un pion",
  killOne: (what: string) => `Assassiner : ${what}`,
  discard: "Choisir quoi défausser",
  discardOne: (what: string) => `Défausser ${what} : +1 PP`,
  discardNothing: "Ne rien défausser",
  ready: "Prêt à miser",
  bid: (n: number) => `Fermer le poing sur ${n} PP`,
  takeTrophy: "Choisir un Trophée",
  takeCard: (title: string) => `Prendre ${title}`,
  discardTrophy: (title: string) => `Défausser ${title}`,
  takeMarker: (sector: string) => `Prendre l’Influence : ${sector}`,
  endCycle: "Continuer",
  finalAffinities: (n: number) =>
    n === 0 ? "Ne rien placer" : `Placer ${plural(n, "Affinité", "Affinités")} : +${n} PV`,
  choose: "Faire un choix",
  none: "Ne rien choisir",
  pass: "Passer",
  inThisOrder: "Dans cet ordre",
  moveOther: (from: string, to: string) => `Déplacer : ${from} → ${to}`,
  thisOption: "Choisir cette option",
  /** Verbs of questions whose answer is the name of a thing. */
  verbs: {
    "diktat/rewardSplit": "Donner à",
    "diktat/chooseCabalCard": "Développer",
    "diktat/chooseSpecial": "Utiliser",
    "diktat/effectChoice": "Utiliser",
    "diktat/incomeChoice": "Appliquer",
    "diktat/keepCard": "Garder",
    "diktat/readyPossession": "Redresser",
    "diktat/exhaustPossession": "Jeton Utilisé sur",
    "diktat/chooseMarker": "Prendre l’Influence",
    "diktat/placeMarker": "Placer",
    "diktat/placeToken": "Placer",
    "diktat/choosePile": "Choisir",
    "diktat/choosePiles": "Choisir",
    "diktat/movePile": "Déplacer",
    "diktat/movePawn": "Déplacer",
    "diktat/swapPawn": "Remplacer",
    "diktat/convertPawn": "Retourner",
    "diktat/removePawn": "Défausser",
    "diktat/choosePlayer": "Choisir",
    "diktat/nameFirstAndDirection": "Désigner",
    "diktat/costChoice": "Payer",
    "diktat/affinityTypes": "Prendre",
    "diktat/affinityLoss": "Rendre",
    "diktat/exchangeAffinity": "Échanger",
    "diktat/chooseSector": "Choisir",
    "kernel/reaction": "Utiliser",
  } as Readonly<Record<string, string>>,
  send: "Envoyer une équipe",
  sendTo: (sector: string, _place: string) => `Envoyer une équipe ${to(sector)}`,
  sendTeam: (n: number, sector: string, _place: string) => `Envoyer ${pawns(n)} ${to(sector)}`,
};
