import { AND } from "@paravent/content/lists";
import { french } from "@paravent/content/plural";

const { count: plural } = french;
const list = AND.fr;

/** The last page, fetched with it. */
export const lastPage = {
  wins: (name: string) => `${name} impose son Diktat`,
  youWin: "Vous imposez votre Diktat",
  shared: (names: readonly string[]) => `${list.format(names)} se partagent la victoire`,
  byPower: (vp: number, pp: number, other: number, name: string) =>
    `${vp} PV partout : ${pp} PP contre ${other} (${name}) départagent (DK-END-03).`,
  allLevel: (vp: number) => `${vp} PV et autant de PP : la victoire se partage (DK-END-04).`,
  points: "points",
  chart: {
    title: "Les points, conquête par conquête",
    goal: (goal: number) => `ligne à ${goal} : la fin se déclenche au bout du Cycle`,
    label: (points: string) => `Points de Victoire au fil des Cycles. À la fin : ${points}.`,
    asTable: "Lire en tableau",
    asChart: "Voir les courbes",
    /** A name, or null for the reader. */
    turn: (cycle: number, name: string | null, gain: number, vp: number) =>
      `Cycle ${cycle}. ${name === null ? "Vous gagnez" : `${name} gagne`} ${gain} PV d’une conquête à l’autre et ${name === null ? "passez" : "passe"} à ${vp}.`,
  },
  awards: {
    oaths: (sworn: number, broken: number) =>
      `Serments : ${plural(sworn, "juré", "jurés")}, ${plural(broken, "rompu", "rompus")}`,
    kills: (n: number, emissaries: number) =>
      `${plural(n, "assassinat", "assassinats")}, dont ${plural(emissaries, "Émissaire", "Émissaires")}`,
    struggles: (n: number, pp: number) => `${plural(n, "Lutte", "Luttes")} de pouvoir, ${pp} PP défaussés`,
  },
  over: (cycle: number) => `Partie terminée au Cycle ${cycle}. Les paravents sont ouverts.`,
};
