/** What the table says of its end. */
export const end = {
  source: {
    opportunities: "Opportunités",
    affinities: "Affinités",
    newTown: "Nouvelle Ville",
    cabal: "Cabale",
    oaths: "Parjures",
    cards: "Gains",
    debts: "Dettes",
    leagues: "Ligues",
  },
  screens: "Paravents ouverts",
  overNow: "Partie terminée",
  overAfter: (time: string) => `Partie terminée en ${time}`,
};
