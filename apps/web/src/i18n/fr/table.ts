import { AND } from "@paravent/content/lists";
import { french } from "@paravent/content/plural";

const list = AND.fr;

/** Words that the tables of all games share. */
export const table = {
  you: "Vous",
  onlyYou: "connu de vous seul",
  colon: "\u00a0:",
  seatName: (n: number): string => `Place ${n}`,
  players: (n: number): string => french.count(n, "joueur", "joueurs"),
  bot: "bot",
  away: "absent",
  substituted: "un bot joue",
  rules: "Règles",
  journal: "Journal",
  /** The way to the lines before those that are drawn. */
  earlier: "Plus tôt",
  /** The lines of one action in the journal. */
  fold: "Replier",
  unfold: (n: number): string => `Afficher ${french.count(n, "ligne de plus", "lignes de plus")}`,
  yoursIsIn: "Votre réponse est donnée.",
  answer: "Votre choix",
  goOn: "Continuer",
  leave: "Ne rien faire",
  close: "Fermer",
  tabs: "Parties de la table",
  end: {
    ranking: "Classement",
    player: "Joueur",
    sources: "D’où vient chaque point",
    kept: "La partie reste dans Mes parties.",
    again: "Rejouer",
    home: "Retour à l’accueil",
  },
};

/** The table of a game nobody has drawn. */
export const generic = {
  confirm: "Valider",
  change: "Changer de choix",
  faceDown: "face cachée",
  out: "éliminé",
  wins: (names: readonly string[]): string =>
    names.length === 1 ? `${names[0]} gagne.` : `${list.format(names)} se partagent la victoire.`,
};
