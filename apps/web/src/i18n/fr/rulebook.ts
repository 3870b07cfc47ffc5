import { of } from "@paravent/content/french";
import { french } from "@paravent/content/plural";

/** The rulebook of a game. */
export const rulebook = {
  title: (game: string) => `Règles ${of(game)}`,
  under: "Le livret de règles",
  contents: "Sommaire",
  search: "Un mot, un nom ou le numéro d’une règle",
  found: (n: number) => (n === 0 ? "Rien trouvé." : french.count(n, "passage trouvé", "passages trouvés")),
  more: (n: number) => `et ${french.count(n, "autre", "autres")} : précisez votre recherche`,
  toTable: "Retour à la table",
  toLobby: "Retour à l’accueil",
  now: (phase: string) => `En ce moment : ${phase}`,
  law: "La loi, point par point",
  lawNote:
    "Les règles que le jeu applique, une phrase après l’autre, puis les décisions prises là où les textes se taisent. Les chapitres disent la même chose plus simplement.",
  inLaw: "La loi",
  explainedIn: "Expliqué dans :",
  rule: (id: string) => `Règle ${id}`,
  rules: "Règles citées",
  beside: "Chapitres voisins",
  previous: "Chapitre précédent",
  next: "Chapitre suivant",
  gallery: {
    title: "Galerie",
    note: "Tout ce que contient le paquet, avec son image et ce qu’il fait.",
    kinds: "Sorte",
    groups: "Appartient à",
    all: "Tout",
    search: "Chercher par nom",
    order: "Ordre",
    orders: { pack: "Comme dans la boîte", taken: "Les plus prises", won: "Celles des vainqueurs" },
    measured: (games: number, players: number) =>
      `Les chiffres viennent de ${games.toLocaleString("fr")} parties entre ${players} robots dilettantes, qui en gagnent chacun ${Math.round(100 / players)} % en moyenne. Qui gagne prend plus de tout : un chiffre élevé ne suffit pas à faire une carte forte.`,
    fared: (taken: number, won: number) =>
      `Prise dans ${taken} % des parties. Ceux qui l’ont prise ont gagné ${won} % des leurs.`,
    never: "Jamais prise.",
    count: (n: number) => (n === 0 ? "Rien ne porte ce nom." : french.count(n, "carte", "cartes")),
  },
  booklet: "Tout le livret, à imprimer",
  print: "Imprimer",
  lists: "Les listes viennent du contenu que ce serveur propose en premier.",
  making: "La liste arrive…",
  example: "En image",
  lost: "Ce chapitre n’existe pas.",
};
