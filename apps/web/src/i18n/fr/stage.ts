import { AND } from "@paravent/content/lists";
import { french } from "@paravent/content/plural";

const { count: plural } = french;
const together = AND.fr;

/** What is said while something is shown. */
export const stage = {
  /** In the bar, where nobody in particular does something. */
  table: "La table",
  skip: "Passer",
  space: "Espace",
  since: "Pendant votre absence",
  /** Qui a choisi à la place de qui lit, comme si c’était un nom. */
  yourBot: "Votre bot",
  clock: "L’horloge",
  botChose: "Un bot a choisi pour vous : « votre bot » dans ces lignes.",
  earlier: (n: number): string =>
    plural(
      n,
      "autre évènement, plus ancien, est dans le journal.",
      "autres évènements, plus anciens, sont dans le journal.",
    ),
  /** Many things at once, on one card. */
  several: (n: number): string => plural(n, "évènement", "évènements"),
  /** Several things that somebody does, in one sentence. */
  list: (parts: readonly string[]): string => together.format(parts),
  /** How often something happens in a row. */
  times: (n: number): string => `${n} fois`,
  watch: "Regarder",
  skipAll: "Tout passer",
  /** A decision that takes the scene. */
  decision: {
    board: "Voir le plateau",
    back: "Revenir au choix",
    consequences: "Conséquences",
    fromTo: (before: number, after: number): string => `de ${before} à ${after}`,
  },
};
