import { of } from "@paravent/content/french";
import { french } from "@paravent/content/plural";

const { form, count: plural } = french;

/** The Others at a table of Diktat. */
export const others = {
  name: "Les Autres",
  title: "Les Autres",
  open: "Tout le plateau des Autres",
  corruption: "Corruption",
  gloom: "Ténèbres",
  pile: "Pile des Autres",
  trackLabel: (n: number, all: number): string => `Piste de corruption, ${plural(n, "carte", "cartes")} sur ${all}`,
  free: "libre",
  everybodyLoses: "tous perdent",
  darkness: "Noirceur",
  cells: (from: number, to: number): string =>
    from === to ? `corruption, case ${from}` : `corruption, cases ${from} à ${to}`,
  lastCell: "case 7 : Prague tombe",
  neverReached: "Prague est déjà tombée",
  shortSector: {
    newTown: "N. Ville",
    oldTown: "V. Ville",
    malaStrana: "M. Strana",
    motol: "Motol",
    harmony: "Harmonie",
  } as Readonly<Record<string, string>>,
  pawns: (outside: number, waiting: number): string =>
    `Les Autres : ${plural(outside, "pion", "pions")} dans les secteurs, ${waiting} à l’Artefact.`,
  defeatAhead: "À la septième carte, tous perdent.",
  gloomText:
    "Un secteur dans les Ténèbres ne donne ni carte ni marqueur. Comme Trophée, on en retire 1 jeton. Au septième jeton, tous perdent.",
  discarded: "Pions défaussés",
  nobodyDiscarded:
    "Aucun pour l’instant. Les pions défaussés reviennent sous l’Artefact à la prochaine phase de Noirceur.",
  token: {
    gloom: (n: number): string => plural(n, "jeton Ténèbres", "jetons Ténèbres"),
    corruption: (n: number): string => plural(n, "jeton Corruption", "jetons Corruption"),
  },
  corruptionAt: (sector: string): string => `jeton Corruption, ${sector}`,
  forOthers: "Pour les Autres",
  attack: (name: string, sector: string): string =>
    `Assassiner pour les Autres : désignez un pion de la pile ${of(name)}, ${sector}.`,
  attackQuiet: (name: string): string =>
    `${name} ne peut rien vous dire de sa pile, et vos capacités ne s’appliquent pas.`,
  stop: "S’arrêter là",
  namePawn: "Désigner un pion",
  kill: (n: number): string => `Assassiner le pion ${n}`,
  attackEnds: (name: string, pp: number): string => `l’attaque s’arrête, ${name} prend ${pp} PP de la réserve générale`,
  silenced: (name: string): string =>
    `Votre pile est attaquée. Vous ne pouvez rien dire à ${name}, ni à la table, jusqu’à la fin de l’attaque.`,
  gloomOn: (n: number): string => form(n, "1 jeton sur ce secteur", `${n} jetons sur ce secteur`),
  gloomTrophy: "Retirez 1 jeton. Tant qu’il en reste, ni carte ni marqueur.",
  takeGloom: "Retirer 1 jeton Ténèbres",
  corrupted: "Piste de corruption",
  hold: "Les Autres tiennent le secteur : personne ne prend rien.",
  gathering: "Rassemblement",
  proliferation: "Prolifération",
  infection: "Infection",
  gathered: (n: number): string => `${plural(n, "pion retourne", "pions retournent")} sous l’Artefact.`,
  drawn: (title: string, score: number): string => `${title}, Noirceur ${score}.`,
  noGloom: "Aucun secteur ne porte 4 Autres.",
  fell: "Prague tombe",
  fellByCorruption: "Une septième carte est corrompue. Tous perdent.",
  fellByGloom: "Un septième jeton Ténèbres devait être posé. Tous perdent.",
  defeat: "Défaite",
  overFallen: (cycle: number): string => `Prague tombe au Cycle ${cycle}. Personne ne gagne.`,
};
