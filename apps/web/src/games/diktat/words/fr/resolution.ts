import { AND } from "@paravent/content/lists";
import { french } from "@paravent/content/plural";

const { count: plural } = french;
const list = AND.fr;

/** The Resolution: sectors, the stage, bids, Trophies. */
export const bid = {
  label: "Votre mise, connue de vous seul",
  before: "Derrière votre paravent",
  beforeText: "PP avant la mise",
  after: "Il vous restera",
  afterText: "PP pour la suite",
  none: "ne rien miser",
  now: "mise actuelle",
  all: "tout",
  amount: (n: number) => `Miser ${n} PP`,
  debt: "Dette, −1 PV",
};

export const rail = {
  title: "Secteurs à résoudre",
  chooses: (name: string) => `${name}, Administrateur, choisit l’ordre.`,
  youChoose: "Administrateur, vous choisissez l’ordre.",
  now: "en cours",
  piles: (n: number) => plural(n, "pile", "piles"),
  nobody: "aucune prise",
  took: (name: string, n: number) => `${name} : ${plural(n, "Trophée", "Trophées")}`,
};

export const steps = {
  secret: "Carte secrète",
  turned: "Pions retournés",
  struggle: "Lutte de pouvoir",
  takes: "Prises",
  discard: "Défausse",
};

export const stage = {
  turned: "Tous les pions sont retournés.",
  tied: (names: readonly string[]) => `À égalité d’Émissaires : les mises départagent ${list.format(names)}.`,
  won: (name: string) => `Vainqueur du secteur : ${name}.`,
  wonByBid: (name: string) => `Lutte de pouvoir remportée par ${name}.`,
};

export const struggle = {
  sealed: "Mise scellée",
  thinking: "Mise en cours",
  draft: (n: number) => `${n} PP, non scellée`,
  bid: (n: number) => `${n} PP`,
  rank: (n: number) => `Rang ${n}`,
  /** DK-STRUG-04, -05: who wins equal bids, and what becomes of them. */
  tie: (name: string, rank: number | null) =>
    `À mises égales, ${rank === null ? `un effet désigne le vainqueur : ${name}` : `le plus haut Rang l’emporte : ${name} (${rank})`}. Toutes les mises sont défaussées, gagnantes ou non.`,
};

export const trophies = {
  title: "Trophées en jeu",
  count: (trophies: number, emissaries: number): string =>
    trophies === 0
      ? "Rien à prendre ici : le vainqueur ne gagne aucun Trophée."
      : `${plural(trophies, "Trophée", "Trophées")} pour ${plural(emissaries, "Émissaire", "Émissaires")}.`,
  card: (place: string) => `Opportunité ${place}`.trim(),
  marker: (face: string) => `Marqueur d’Influence ${face}`,
  copies: (n: number) => ` · ${n} restent`,
  order: "Ordre des prises, Émissaires restants",
  ifYouWin: "Si vous gagnez",
  ifWins: (name: string) => `Si ${name} gagne`,
  veiled: "dans les Ténèbres",
  taken: "pris",
};

export const ledger = {
  title: (name: string) => `Ce que la table sait : ${name}`,
  gained: "Gains de PP vus ce Cycle",
  spent: "Dépenses vues ce Cycle",
  hidden: "Total derrière son paravent : caché",
};
