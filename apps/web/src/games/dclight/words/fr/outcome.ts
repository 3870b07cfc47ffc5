import { OR } from "@paravent/content/lists";
import { french } from "@paravent/content/plural";

const { count } = french;
const or = OR.fr;
/** After a colon a sentence goes on in lower case. */
const lower = (text: string): string => text.charAt(0).toLocaleLowerCase() + text.slice(1);

/** What a choice would bring about. `who` is null for the reader. */
export const outcome = {
  age: (sector: string) => `${sector}, âge`,
  hand: "Cartes en main",
  common: "Marqueur Créatures commun",
  commonRises: "Une créature commune surgit : tous l’affronteront",
  ownRises: "Une créature surgit devant vous",
  onlyPoints: "Pas d’effet, seulement des points",
  everyTurn: (text: string) => `Une fois par tour : ${lower(text)}`,
  always: (text: string) => `Tant qu’il est debout : ${lower(text)}`,
  /** Les cartes le disent parfois elles-mêmes. */
  atTheEnd: (text: string) => `À la fin de la partie : ${lower(text.replace(/^fin de partie\s*:\s*/i, ""))}`,
  whenBuilt: (text: string) => `Quand vous le construisez : ${lower(text)}`,
  once: (text: string) => `Une seule fois : ${lower(text)}`,
  looksAt: (n: number) => `Vous regardez ${n} cartes et en gardez une`,
  endsGame: "La partie finit avec ce tour : deux secteurs à l’âge III",
  spared: "Pas de représailles, et pas de créature gagnée",
  cancels: (card: string) => `${card} n’a pas d’effet sur vous`,
  discardsAtRandom: (who: string | null, n: number) =>
    `${who === null ? "Vous défaussez" : `${who} défausse`} ${count(n, "carte", "cartes")} au hasard`,
  losesBuilding: (who: string | null, building: string) =>
    who === null ? `Vous perdez ${building}` : `${who} perd ${building}`,
  nothingToLose: (tracks: readonly string[]) =>
    `Vous n’avez rien à perdre en ${or.format(tracks)} : cela ne vous coûte rien`,
  losesOf: (n: number, tracks: readonly string[]) =>
    `Vous perdez ${count(n, "point", "points")} en ${or.format(tracks)}, à votre choix`,
  noAge: (sector: string) => `Le secteur ${sector} n’a aucun âge à perdre : cela ne vous coûte rien`,
  noBuilding: (vp: number) => `Vous n’avez aucun bâtiment de ${vp} PV ou moins à perdre : cela ne vous coûte rien`,
  losesBuildings: (n: number, vp: number) =>
    `Vous perdez ${count(n, "bâtiment", "bâtiments")} de ${vp} PV ou moins, à votre choix`,
  noCard: "Vous n’avez aucune carte à défausser : cela ne vous coûte rien",
  none: "Rien ne change pour vous",
};

export type OutcomeWords = typeof outcome;
