import { AND } from "@paravent/content/lists";
import { french } from "@paravent/content/plural";
import { beats } from "./beats.ts";
import { back, commit } from "./commit.ts";
import { decision } from "./decision.ts";
import { elements } from "./elements.ts";
import { end } from "./end.ts";
import { leagues } from "./leagues.ts";
import { others } from "./others.ts";
import { politics } from "./politics.ts";
import { bid, ledger, rail, stage, steps, struggle, trophies } from "./resolution.ts";

const { form, count: plural } = french;

const list = AND.fr;
const pawns = (n: number) => plural(n, "pion", "pions");

/** The table of Diktat in French. */
export const table = {
  beats,
  decision,
  elements,
  leagues,
  others,
  politics,
  youInside: "vous",
  /** Names that must shorten to fit a plinth on a phone. */
  short: { harmony: "Harmonie" } as Readonly<Record<string, string>>,
  unknown: "inconnu",
  through: {
    title: (move: number): string => `Les piles au coup ${move}`,
    pile: "Pile",
    mine: "la mienne",
    more: (n: number): string => (n === 1 ? "Une autre pile" : `${n} autres piles`),
  },
  quote: (words: string) => `«\u00a0${words}\u00a0»`,
  vpTrack: "Points de Victoire",
  phases: "Phases du Cycle",
  phaseCount: (n: number, all: number) => `Phase ${n} sur ${all}`,
  ofGoal: (goal: number) => `/ ${goal} PV`,
  goal: (points: number) => `but : ${points} PV`,
  cycle: { word: "Cycle", label: (n: number, all: number) => `Cycle ${n} sur ${all}` },
  opponents: "Adversaires",
  readyToSend: "Envoyer une équipe : tout est prêt.",
  pawnOf: (position: number, owner: string, sector: string) => `pion ${position}, ${owner}, ${sector}`,
  pileAt: (owner: string, sector: string) => `pile, ${owner}, ${sector}`,
  sleeperAt: (owner: string, sector: string) => `Agent dormant, ${owner}, ${sector}`,
  manoeuvreCount: (n: number, all: number) => `Manœuvre ${n} sur ${all}.`,
  closedSectors: (names: readonly string[], limit: number) =>
    `${form(names.length, "Complet", "Complets")} : ${list.format(names)}, ${limit} piles sur ${limit} (DK-MAN-SEND-05).`,
  seat: {
    vp: "PV",
    rank: "Rang",
    spies: "Espions",
    assassins: "Assassins",
    debts: "Dettes",
    /** Beside their number. */
    count: {
      spies: (n: number): string => form(n, "Espion", "Espions"),
      assassins: (n: number): string => form(n, "Assassin", "Assassins"),
      debts: (n: number): string => form(n, "Dette", "Dettes"),
    },
    cabal: "Cabale",
    developed: (n: number, all: number) => `Cabale développée : ${n} sur ${all}`,
    influence: "Influence",
    opportunities: "Opportunités",
    hidden: "PP, agents et affinités cachés",
    first: "premier",
    administrator: "Administrateur",
    adminShort: "Admin.",
    manoeuvres: (done: number, left: number) =>
      `Manœuvres : ${form(done, `${done} jouée`, `${done} jouées`)}, ${left} à jouer`,
  },
  map: {
    label: "Prague, douze secteurs",
    open: "ouvert",
    closed: "fermé",
    piles: (n: number, limit: number) => `${plural(n, "pile", "piles")} sur ${limit}`,
    pileOf: (owner: string, n: number) => `${owner} : ${pawns(n)}`,
    markers: (n: number) =>
      n === 0 ? "aucun marqueur d’Influence" : plural(n, "marqueur d’Influence", "marqueurs d’Influence"),
    card: (place: string) => `carte Opportunité ${place}`,
    token: { revolt: "jeton Révolte", blockhouse: "Blockhaus", toll: "péage" },
  },
  inspector: {
    influence: "Influence",
    card: (place: string) => `Carte ${place}`,
    yours: (n: number) => `Vous y tenez ${pawns(n)}`,
    holds: (name: string, n: number) => `${name} y tient ${form(n, "1 pion caché", `${n} pions cachés`)}`,
    nothing: "Rien à y prendre pour l’instant",
    streets: "Rues",
    hint: "Touchez un secteur pour savoir ce qu’il vaut.",
    details: (sector: string) => `Tout sur ${sector}`,
  },
  legend: { label: "Légende", public: "Public", known: "Connu de vous seul", hidden: "Caché", draft: "Non validé" },
  sheet: {
    label: "Détails",
  },
  offer: {
    title: "Opportunités",
    deck: (deck: number, discard: number) => `paquet ${deck} · défausse ${discard}`,
    secret: "Face cachée jusqu’à la Résolution",
    knownSecret: "Carte secrète, connue de vous seul.",
  },
  board: {
    label: "Votre plateau de Cabale, public",
    open: "Votre plateau en grand",
    openOf: (name: string) => `Tout ce qui est public : ${name}`,
    manoeuvres: "Manœuvres",
    spent: (n: number) => `jouée ${n} fois ce Cycle`,
    card: (title: string, placed: number, all: number) => `${title}, ${placed} Affinités placées sur ${all}`,
  },
  own: {
    screen: "Derrière votre paravent, connu de vous seul",
    behind: "Derrière votre paravent",
    resources: "Ressources",
    reserve: "Agents en réserve",
    add: (word: string, n: number) => `Ajouter à l’équipe : ${word}, ×${n} en réserve`,
    have: (word: string, n: number) => `${word} : ×${n} en réserve`,
    pp: (n: number): string => form(n, "point de Pouvoir", "points de Pouvoir"),
    affinities: "Affinités en réserve",
    noAffinity: "aucune Affinité",
    noneFits: "Aucune de vos Affinités ne va sur un symbole libre de vos cartes : il n’y a rien à placer.",
    noneUsable:
      "Aucun de vos effets ne peut servir maintenant. On vous pose la question tout de même : les autres n’en apprennent rien.",
    anytime: "À tout moment",
    /** Names that fit under a sign. */
    short: { takeDebt: "Dette", placeAffinity: "Affinité", manifest: "Manifester" } as Readonly<Record<string, string>>,
    sectors: "Secteurs à résoudre",
    nothing: "Rien à préparer ici pour l’instant.",
  },
  composer: {
    label: "Équipe en préparation",
    title: "Équipe en préparation, du sommet à la base",
    reorder: "glissez pour réordonner",
    piece: (position: number, word: string) => `Position ${position} : ${word}. Retirer.`,
    add: (word: string) => `Ajouter un pion : ${word}`,
    addShort: "ajouter",
    empty: "La réserve est vide",
    howTo: "Touchez un Agent de la réserve pour l’ajouter.",
    seenAs: (n: number) => `Vos adversaires verront ${pawns(n)} face cachée.`,
    clear: "Défaire l’équipe",
  },
  targets: {
    label: "Choix d’un pion",
    hint: "Touchez un secteur éclairé, ici ou sur la carte : ses piles s’ouvrent.",
  },
  bid,
  rail,
  steps,
  stage,
  struggle,
  trophies,
  ledger,
  end,
  back,
  commit,
  settings: "Réglages",
  marks: { kills: "Morts", oaths: "Serments", struggles: "Luttes" },
  tabs: {
    map: "Carte",
    cabal: "Cabale",
    cards: "Cartes",
    log: "Journal",
    trade: "Échanges",
  },
};

export type TableMessages = typeof table;
