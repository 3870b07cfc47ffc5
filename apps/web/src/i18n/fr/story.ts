/** L’histoire d’une partie finie. */
export const story = {
  title: "L’histoire de la partie",
  close: "Fermer",
  loading: "Relecture de la partie…",
  move: (n: number): string => `Coup ${n}`,
  points: {
    title: "Les points au fil de la partie",
    label: (points: string): string => `Points de chacun au fil des coups. À la fin : ${points}.`,
    table: "Lire en tableau",
    move: "Coup",
    start: "Début",
  },
  turns: {
    title: "Les tournants",
    how: "Les coups qui ont le plus changé les chances de gagner, selon les bots et en sachant tout.",
    weighing: (done: number, of: number): string => `Les bots pèsent la partie : ${done} positions sur ${of} au plus.`,
    none: "Aucun coup n’a changé les chances d’un joueur de 10 points de pourcentage.",
    unknown: "Les bots n’ont pas pu peser cette partie.",
    turn: (name: string, before: number, after: number): string => `${name} passe de ${before} % à ${after} %.`,
  },
  gains: {
    title: "D’où vient chaque point",
    total: "Total",
    largest: "Les plus grands changements",
    gain: (n: string, parts: string): string => `${n} (${parts})`,
  },
};
