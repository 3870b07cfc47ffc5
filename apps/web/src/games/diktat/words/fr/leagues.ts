import { AND } from "@paravent/content/lists";
import { french } from "@paravent/content/plural";

const { form, count: plural } = french;
const list = AND.fr;
const pp = (n: number): string => `${n} PP`;
const minutes = (n: number): string => form(n, "une minute", `${n} minutes`);
const reward: Readonly<Record<string, string>> = {
  pp: "PP",
  vp: "PV",
  spyToken: "Esp.",
  assassinToken: "Ass.",
  affinityPolitics: "Pol.",
  affinityPeople: "Peu.",
  affinityArtefact: "Art.",
};

/** The same in full, one and several. */
const long: Readonly<Record<string, readonly [string, string]>> = {
  pp: ["PP", "PP"],
  vp: ["PV", "PV"],
  spyToken: ["Espion", "Espions"],
  assassinToken: ["Assassin", "Assassins"],
  affinityPolitics: ["Affinité Politique", "Affinités Politique"],
  affinityPeople: ["Affinité Peuple", "Affinités Peuple"],
  affinityArtefact: ["Affinité Artefact", "Affinités Artefact"],
};

/** The Leagues at a table of Diktat. */
export const leagues = {
  stage: "Phase de Ligue",
  open: "Les deux Ligues",
  level: "niveau",
  levelOf: (n: number, all: number, names: string): string =>
    n === 0 ? "Aucun membre" : `Niveau ${n} sur ${all} : ${names}`,
  free: "place libre",
  full: "complet",
  skipped: "sautée",
  each: "pour chaque membre",
  pp,
  entry: "entrée",
  reward: (res: string, n: number): string => `${n} ${reward[res] ?? res}`,
  exchanged: (n: number, most: number): string => `échanges de ce Cycle : ${n} sur ${most}`,
  barred: "vous en avez été exclu",
  assembly: "Assemblée",
  seated: (n: number): string =>
    n === 0 ? "personne hors des Ligues" : `${plural(n, "joueur", "joueurs")} hors des Ligues`,
  wouldBeShadow: (name: string): string => `${name}, seul hors Ligue, sera l’Ombre`,
  isShadow: (name: string | null, used: boolean): string =>
    `${name === null ? "Vous êtes" : `${name} est`} l’Ombre${used ? ", sa Manifestation est utilisée" : ""}`,
  shadow: "L’OMBRE",
  assemblyLabel: (names: readonly string[], shadow: string | null): string =>
    `Assemblée : ${names.length === 0 ? "personne" : list.format(names)}. Ombre : ${shadow ?? "personne"}.`,
  rankOrder: "Ordre de Rang",
  oneChoice: "un seul choix chacun",
  order: (names: readonly string[]): string => `par ordre de Rang : ${names.join(", ")}`,
  callConclave: "Convoquer un Conciliabule",
  withWhom: "Avec qui",
  howLong: "Combien de temps",
  minutes: (n: number): string => `${n} min`,
  yourChoice: "Votre choix de Ligue",
  choose: "Faire un choix",
  stay: "Rester",
  stayText: (league: string, level: number): string => `${league}, niveau ${level}.`,
  nothing: "Ne rien faire",
  nothingText: "Votre pion reste à l’Assemblée.",
  leave: "Sortir",
  leaveText: "Votre pion retourne à l’Assemblée.",
  leavePrice: (n: number, names: readonly string[]): string =>
    names.length === 0 ? `${pp(n)}, à la réserve générale` : `${pp(n)}, partagés : ${list.format(names)}`,
  exclude: "Demander une exclusion",
  excludeText: "S’il s’oppose, les poings décident.",
  excludePrice: (n: number): string => `${pp(n)}, versés à l’exclu`,
  excludeOne: (name: string): string => `Demander l’exclusion : ${name}`,
  join: (league: string): string => `Rallier : ${league}`,
  joinFirst: "Personne n’y est encore : vous l’ouvrez au niveau 1.",
  joinText: (level: number): string => `Vous entrez au niveau ${level}, en haut de la pile.`,
  joinHere: (n: number): string => `Rallier pour ${pp(n)}`,
  joinOther: "Rallier l’autre Ligue",
  oneAtATime: "Une Ligue à la fois : sortez d’abord, ralliez au Cycle suivant.",
  exclusion: "Exclusion",
  against: "contre",
  escrow: (n: number, of: number, who: readonly string[]): string => {
    const aside = n < of ? `${n} PP sur ${of} mis de côté` : `${pp(n)} mis de côté`;
    return who.length === 0 ? aside : `${aside} (${who.join(", ")})`;
  },
  yourShare: "Votre part du paiement",
  setAside: (n: number): string => (n === 0 ? "Ne rien ajouter" : `Mettre ${pp(n)} de côté`),
  restPaid: (name: string, n: number): string =>
    n === 0 ? `${name} ne paie rien.` : `${name} paie le reste : ${pp(n)}.`,
  rewardLong: (res: string, n: number): string => `${n} ${long[res]?.[form(n, 0, 1)] ?? res}`,
  rewardOf: (league: string, level: number, what: string): string =>
    `${league}, niveau ${level} : ${what}, à parts égales.`,
  rewardLeft: (what: string): string => `Surplus : ${what}. Pour qui ?`,
  rewardGiven: "Il n’y a plus de surplus.",
  stepPay: "Paiement",
  stepAnswer: "Réponse",
  stepFists: "Poings",
  stepDeclare: "Déclarations",
  answerNext: (name: string): string => `${name} : partir avec le paiement, ou s’opposer ; alors les poings décident.`,
  fistClosed: "poing fermé",
  fistOpen: "poing ouvert",
  forIt: "pour",
  againstIt: "contre",
  conclave: "Conciliabule",
  knownToThose: "connu des présents seuls",
  timeLeft: (seconds: number): string =>
    seconds < 0 ? `En retard de ${-seconds} secondes` : `Reste ${seconds} secondes`,
  remaining: "restent",
  late: "de retard",
  calledBy: (name: string): string => `Convoqué par ${name}. La table voit qui parle, pas ce qui se dit.`,
  perSpy: (n: number): string => `+1 minute par Espion défaussé. Vous en avez ${n}.`,
  perSpyOthers: "+1 minute par Espion défaussé.",
  lateRule: (names: readonly string[]): string =>
    names.length === 0
      ? "Retard sans effet : l’autre Ligue est vide."
      : `Par minute de retard : 2 PP, pour ${list.format(names)}.`,
  lateOwed: (n: number, names: readonly string[]): string =>
    names.length === 0
      ? "Retard sans effet : l’autre Ligue est vide."
      : `Retard de ${minutes(n)} : ${2 * n} PP, pour ${list.format(names)}.`,
  tableTalks: "Aucun membre n’est resté : les autres peuvent parler entre eux.",
  talking: (names: readonly string[]): string => `${list.format([...names, "vous"])} parlez à huis clos.`,
  lateQuiet: "Au bout du temps, chaque minute commencée rapporte 2 PP à chaque membre de l’autre Ligue.",
  extend: "Défausser 1 Espion, +1 min",
  close: "Clore le Conciliabule",
  room: "À huis clos",
  tableRoom: "Entre vous, à la table",
  present: (n: number): string => plural(n, "présent", "présents"),
  roomEmpty: "Aucun message pour l’instant. Personne d’autre ne peut lire ceci.",
  sayLeague: "Parler à la Ligue",
  sayTable: "Parler à ceux qui restent",
};
