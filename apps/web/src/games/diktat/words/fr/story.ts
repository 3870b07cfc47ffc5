import { AND } from "@paravent/content/lists";

const list = AND.fr;

/** Ce que la fin d’une partie raconte. */
export const story = {
  unit: "PV",
  oaths: {
    title: "Serments tenus et rompus",
    none: "Personne n’a prêté serment.",
    sworn: (a: string, b: string): string => `${a} et ${b} prêtent serment.`,
    kept: (a: string, b: string): string => `Le serment de ${a} et ${b} prend fin sans avoir été rompu.`,
    broken: (by: string, to: string): string => `${by} rompt le serment prêté à ${to} et perd 1 PV.`,
  },
  lies: {
    title: "Mensonges",
    none: "Personne n’a rien affirmé de faux.",
    pawn: (from: string, to: string[], place: string, said: string, truth: string): string =>
      `${from} dit à ${list.format(to)} : ${place}, ${said}. En vérité : ${truth}.`,
    place: (position: number, owner: string, sector: string): string => `pion ${position} de ${owner} (${sector})`,
    gone: "un pion",
    card: (from: string, to: string[], said: string, truth: string): string =>
      `${from} dit à ${list.format(to)} que la carte secrète est ${said}. En vérité : ${truth}.`,
    reserve: (from: string, to: string[], said: string, truth: string): string =>
      `${from} dit à ${list.format(to)} avoir ${said} derrière son paravent. En vérité : ${truth}.`,
    knew: (names: string[]): string =>
      names.length > 1 ? `${list.format(names)} savaient que c’était faux.` : `${names[0]} savait que c’était faux.`,
    believed: "Rien de ce que l’autre avait vu ne le démentait.",
    believedAll: "Rien de ce que les autres avaient vu ne le démentait.",
  },
  knowledge: {
    title: "Qui savait quoi, et quand",
    none: "Personne n’a rien vu de caché.",
    looked: (who: string, position: number, owner: string, sector: string, kind: string): string =>
      `${who} regarde le pion ${position} de ${owner} (${sector}) : ${kind}.`,
    card: (who: string, card: string): string => `${who} regarde la carte secrète : ${card}.`,
    shown: (from: string, to: string[], what: string): string => `${from} montre ${what} à ${list.format(to)}.`,
    about: {
      pawn: "un pion",
      secretCard: "la carte secrète",
      pp: "ses PP",
      agents: "ses Agents",
      affinities: "ses Affinités",
    },
  },
};
