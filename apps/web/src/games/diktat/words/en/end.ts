import type { end as french } from "../fr/end.ts";

/** What the table says of its end. */
export const end: typeof french = {
  source: {
    opportunities: "Opportunities",
    affinities: "Affinities",
    newTown: "New Town",
    cabal: "Cabal",
    oaths: "Broken oaths",
    cards: "Gains",
    debts: "Debts",
    leagues: "Leagues",
  },
  screens: "Screens open",
  overNow: "Game over",
  overAfter: (time) => `Game over after ${time}`,
};
