import { of } from "@paravent/content/french";

/** Le coach d’une première partie. */
export const coach = {
  title: "Coach",
  idle: "Un mot quand quelque chose est nouveau, ou quand un coup était mauvais.",
  understood: "Compris",
  off: "Arrêter le coach",
  nothing: "rien",
  poorMove: (own: string, better: string): string => `Vous avez choisi : ${own}. Mieux valait : ${better}.`,
  /** Les deux dites comme ce qu’on fait : « passer », « acheter le dé bleu ». */
  poorDeed: (own: string, better: string): string => `Vous avez choisi ${of(own)}. Mieux valait ${better}.`,
  chances: (better: number, given: number): string =>
    `Selon les bots : ${better} % de chances de gagner au lieu de ${given} %.`,
};
