import { french } from "@paravent/content/plural";

const { count: plural } = french;

/** What the players of Diktat can agree on before they begin. */
export const options = {
  label: "Variantes",
  none: "Jeu de base",
  names: {
    others: "Les Autres",
    eternalNight: "Nuit éternelle",
    fiveManoeuvres: "Guerre totale, 5 Manœuvres",
    fiveCycles: "Guerre totale, 5 Cycles",
    leagues: "Ligues",
    conclaveStops: "Conciliabules à l’heure",
  },
  /** In one line, what it changes. */
  texts: {
    others:
      "Une phase de Noirceur ouvre chaque Cycle. À la septième carte corrompue, ou au septième jeton Ténèbres, tous perdent.",
    eternalNight: "4 Cycles et 4 Manœuvres, à 4 comme à 5.",
    fiveManoeuvres: "Une Manœuvre de plus à chaque Cycle.",
    fiveCycles: "Un Cycle de plus.",
    conclaveStops: "Chaque Conciliabule se ferme de lui-même au bout de son temps.",
    leagues:
      "Une phase de Ligue avant les Manœuvres. 2 piles par secteur, sauf celles des membres ; tout se dit à la table.",
  },
  /** How many turns more it makes of a game. */
  longer: (turns: number): string => `+${turns} tours`,
  fourManoeuvres: "Avec les Ligues, les Manœuvres restent 4.",
  why: {
    packWithoutOthers: "Ce paquet de cartes ne dit rien des Autres.",
    nightNeedsFour: "À 4 ou 5 joueurs seulement.",
    totalWarIsOfTheNight: "Avec la Nuit éternelle seulement.",
    leaguesAreOfTheNight: "Avec la Nuit éternelle seulement.",
    noLeagues: "Avec les Ligues seulement.",
    packHasNoLeagues: "Ce paquet de cartes n’a pas de Ligues.",
  } as Readonly<Record<string, string>>,
  closed: "fermée",
  counts: (cycles: number, manoeuvres: number, piles: number): string[] => [
    plural(cycles, "Cycle", "Cycles"),
    `${plural(manoeuvres, "Manœuvre", "Manœuvres")} par Cycle`,
    `${plural(piles, "pile", "piles")} par secteur`,
  ],
  phases: { others: "phase de Noirceur", leagues: "phase de Ligue" },
  plays: "À cette table",
  digest: {
    others: [
      "Les Autres tiennent des piles sur la carte et en gagnent à chaque phase de Noirceur.",
      "Qui place une équipe là où ils sont la voit attaquée, par la main de son voisin de gauche.",
      "Une septième carte sur la piste de corruption, ou un septième jeton Ténèbres : Prague tombe, tous perdent.",
    ],
    eternalNight: ["4 Cycles de 4 Manœuvres, à 4 comme à 5 joueurs, si la Guerre totale ne dit rien d’autre."],
    fiveManoeuvres: ["Chacun joue 5 Manœuvres par Cycle."],
    fiveCycles: ["La partie dure 5 Cycles."],
    conclaveStops: ["Un Conciliabule ne peut pas durer : il se ferme au bout de son temps."],
    leagues: [
      "Avant les Manœuvres, chacun peut rallier une Ligue, en sortir, ou demander une exclusion.",
      "Un secteur tient 2 piles ; celles des membres de votre Ligue ne comptent pas pour vous.",
      "Pas d’apartés : on se parle à la table, ou dans un Conciliabule d’une minute.",
      "On gagne seul. À la fin, un membre d’une Ligue restée au niveau 1 perd 1 PV.",
    ],
  },
};
