import { of } from "@paravent/content/french";
import { AND } from "@paravent/content/lists";
import { french } from "@paravent/content/plural";

const { count } = french;
const list = AND.fr;

/** What is said and shown while things happen. `who` is null for the reader. */
export const beats = {
  rolled: (withGod: boolean): string =>
    withGod ? "Les neuf dés et le dé noir des dieux roulent." : "Les neuf dés roulent.",
  cityGrows: (vp: number) => `Votre cité vaut ${vp} PV de plus.`,
  noGain: "Votre cité ne gagne rien.",
  creatureFaces: (n: number) => count(n, "face Créatures", "faces Créatures"),
  takes: (who: string | null, what: readonly string[]) =>
    `${who === null ? "Vous prenez" : `${who} prend`} ${list.format(what)}.`,
  /** À la fin de la phrase de ce qu’on bâtit. */
  paying: (price: string) => `, pour ${price}.`,
  /** DC-PROD-13 : tous ceux dont c’est la priorité sont au bout de leur piste. */
  tracksFull: "La priorité ne rapporte rien : la piste est déjà au maximum.",
  /** DC-OFFER-20. */
  nothingToLose: "Il n’y a rien à perdre.",
  gains: (who: string | null, points: string, isPriority: boolean) =>
    who === null
      ? `Vous gagnez ${points}${isPriority ? " : c’est votre priorité" : ""}.`
      : `${who} gagne ${points}${isPriority ? " : c’est sa priorité" : ""}.`,
  loses: (who: string | null, points: string) => `${who === null ? "Vous perdez" : `${who} perd`} ${points}.`,
  ownMarker: (who: string | null, from: number, to: number) =>
    `${who === null ? "Votre marqueur Créatures" : `Le marqueur Créatures ${of(who)}`} passe de ${from} à ${to}.`,
  common: (from: number, to: number) => `Le marqueur Créatures commun passe de ${from} à ${to}.`,
  nobodysPriority: (from: number, to: number) =>
    `Ce n’est la priorité de personne : le marqueur Créatures commun passe de ${from} à ${to}.`,
  toGo: (n: number) => `Prochaine créature dans ${count(n, "case", "cases")}`,
  creatureAt: (n: number, end: number) => `Créatures ${n} sur ${end}`,
  dashes: (vp: string) => `${vp} PV`,
  revealing: "Les cartes secteur se retournent.",
  ownLastSpace: (who: string | null) =>
    `${who === null ? "Votre marqueur Créatures" : `Le marqueur Créatures ${of(who)}`} est sur sa dernière case.`,
  commonLastSpace: "Le marqueur Créatures commun est sur sa dernière case.",
  rises: "Une créature surgit !",
  forAll: "tous l’affronteront",
  demands: (cost: number, track: string) => `Offrande : ${cost}, en ${track}`,
  reward: (vp: number) => `${vp} PV à qui fait l’offrande`,
  facing: (who: string | null) => (who === null ? "Vous affrontez la créature." : `${who} affronte la créature.`),
  trophy: (vp: number) => `+${vp} PV à la fin de la partie`,
  defeated: "Vaincue",
  refused: "Représailles",
  avoided: "Miracle",
  built: "Construit",
  copied: "Copié",
  newAge: (age: string) => `Âge ${age}`,
  played: "Joué",
  cancelled: "Sans effet",
  destroyed: "Détruit",
};
export type BeatWords = typeof beats;
