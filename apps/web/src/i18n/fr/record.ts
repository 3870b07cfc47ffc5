import { french } from "@paravent/content/plural";

const { count: plural } = french;
const number = new Intl.NumberFormat("fr", { maximumFractionDigits: 2 });
const signed = new Intl.NumberFormat("fr", { signDisplay: "exceptZero" });

/** Ce que l’on a joué : classement, fiabilité, statistiques. */
export const record = {
  rating: "Classement",
  unrated: "Aucune partie classée. Ouvrez une table classée : elle se joue entre personnes seulement.",
  doubt: (n: number) => `± ${number.format(n)}`,
  ratedGames: (n: number) => plural(n, "partie classée", "parties classées"),
  value: (n: number) => number.format(n),
  moved: (change: number, value: number) => `${signed.format(change)} · ${number.format(value)}`,
  course: (n: number) => `Évolution sur ${plural(n, "partie", "parties")}`,
  leaders: "Meilleurs joueurs",
  leadersText: (least: number) =>
    `À partir de ${plural(least, "partie classée", "parties classées")}. L’ordre compte le doute : ce que chacun vaut au moins.`,
  noLeaders: "Personne encore. Il faut un compte et quelques parties classées.",
  you: "vous",
  rank: "Rang",
  player: "Joueur",
  back: "Retour à l’accueil",
  reliability: "Fiabilité",
  lately: (n: number) =>
    n === 0 ? "aucune partie avec d’autres personnes" : `${plural(n, "dernière partie", "dernières parties")}`,
  finished: (done: number, left: number) =>
    left === 0 ? `${plural(done, "finie", "finies")}.` : `${plural(done, "finie", "finies")}, ${left} au bot.`,
  inTime: (share: string) => `${share} des réponses données à temps.`,
  filters: "Choisir les parties",
  all: "Toutes",
  rated: "Classées",
  opponent: "Adversaire…",
  noneFound: "Aucune partie ne correspond.",
  older: (n: number) => `${plural(n, "partie plus ancienne", "parties plus anciennes")}`,
  place: (n: number) => (n === 1 ? "1er" : `${n}e`),
  points: (n: number) => `${number.format(n)} PV`,
  left: "Laissée au bot",
  allLost: "Défaite de tous",
  rounds: (n: number) => plural(n, "manche", "manches"),
  bySide: "Par camp",
  bySideText: "Part de victoires. Trait : intervalle à 95 %. Pointillé : la part de chacun, à force égale.",
  games: (n: number) => plural(n, "partie", "parties"),
  share: (n: number) => `${Math.round(100 * n)} %`,
  few: "Trop peu de parties pour conclure.",
  faces: "Face à face",
  facesText: "qui finit devant",
  score: (ahead: number, behind: number) => `${ahead} à ${behind}`,
  luck: "Hasard",
  luckText: "Moyenne de ce que le hasard a donné après vos réponses, et ce qu’il donne d’habitude.",
  draws: (of: number, times: number) => `1 à ${of}, ${times} tirages`,
  mean: (mean: number, expected: number) => `${number.format(mean)} pour ${number.format(expected)}`,
  isChance: "peut être le hasard",
  isOdd: "écart rare",
  usual: (length: string) => `Durée habituelle : ${length}.`,
};
