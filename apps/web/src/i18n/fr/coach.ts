/** Le coach d’une première partie. */
export const coach = {
  title: "Coach",
  idle: "Un mot quand quelque chose est nouveau, ou quand un coup était mauvais.",
  understood: "Compris",
  off: "Arrêter le coach",
  nothing: "rien",
  poorMove: (own: string, given: number, better: string, chance: number): string =>
    `Votre choix : ${own} (${given} % de chances de gagner selon les bots). Le leur : ${better} (${chance} %).`,
};
