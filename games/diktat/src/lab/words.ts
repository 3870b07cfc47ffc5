import type { Words } from "@paravent/content";
import type { DiktatEvent } from "../model/events.ts";

/** What reports count. */
export const COUNTED: readonly DiktatEvent["type"][] = [
  "oathSworn",
  "oathBroken",
  "traded",
  "victimDiscarded",
  "struggleBegan",
  "debtTaken",
];

/** What reports call configurations, ends, sources of VP and what they count. */
export const labWords: Readonly<Record<string, Words>> = {
  others: { fr: "Les Autres", en: "The Others" },
  eternalNight: { fr: "Nuit éternelle", en: "Eternal Night" },
  totalWar: { fr: "Guerre totale", en: "Total War" },
  fiveManoeuvres: { fr: "Cinq Manœuvres", en: "Five Manoeuvres" },
  fiveCycles: { fr: "Cinq Cycles", en: "Five Cycles" },
  leagues: { fr: "Ligues", en: "Leagues" },
  lastCycle: { fr: "Dernier Cycle", en: "Last Cycle" },
  pragueFell: { fr: "Prague est tombée", en: "Prague fell" },
  opportunities: { fr: "Cartes Opportunité", en: "Opportunity cards" },
  affinities: { fr: "Affinités", en: "Affinities" },
  newTown: { fr: "Marqueurs", en: "Markers" },
  cabal: { fr: "Cartes de Cabale", en: "Cabal cards" },
  cards: { fr: "Effets", en: "Effects" },
  oaths: { fr: "Serments rompus", en: "Broken oaths" },
  debts: { fr: "Dettes", en: "Debts" },
  oathSworn: { fr: "Serments prêtés", en: "Oaths sworn" },
  oathBroken: { fr: "Serments rompus", en: "Oaths broken" },
  traded: { fr: "Échanges", en: "Trades" },
  victimDiscarded: { fr: "Pions assassinés", en: "Pawns assassinated" },
  struggleBegan: { fr: "Luttes de pouvoir", en: "Power Struggles" },
  debtTaken: { fr: "Dettes prises", en: "Debts taken" },
};
