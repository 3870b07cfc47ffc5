import { french } from "@paravent/content/plural";
import type { Absence } from "@paravent/protocol";

const { count: plural } = french;

/** Un temps que l’on a choisi : des secondes, minutes, heures ou jours entiers. */
function span(seconds: number): string {
  if (seconds < 60) return plural(seconds, "seconde", "secondes");
  if (seconds < 3_600) return plural(Math.round(seconds / 60), "minute", "minutes");
  if (seconds < 86_400) return plural(Math.round(seconds / 3_600), "heure", "heures");
  return plural(Math.round(seconds / 86_400), "jour", "jours");
}

/** Le temps à une table : ce que l’on convient, qui joue pour un absent, les pauses et les congés. */
export const time = {
  title: "Temps",
  span,
  paces: { none: "Sans limite", live: "En direct", slow: "Sur plusieurs jours" },
  perDecision: "Par décision",
  reserve: "Réserve",
  noReserve: "Aucune",
  cap: "Réserve au plus",
  weekends: "Week-ends",
  weekendsOff: "L’horloge s’arrête le samedi et le dimanche",
  pause: "Pause",
  noPause: "Aucune",
  absence: "En cas de retard",
  absences: {
    wait: { name: "Attendre", text: "Les autres attendent, ou votent pour qu’un bot joue à sa place." },
    defaults: { name: "Réponse prudente", text: "La réponse la plus prudente est donnée à sa place, chaque fois." },
    substitute: {
      name: "Bot remplaçant",
      text: "Un bot joue à sa place jusqu’à son retour. Ses promesses et ses offres restent valables.",
    },
    forfeit: { name: "Abandon", text: "Un bot prend sa place, pour de bon." },
  } satisfies Record<Absence, { name: string; text: string }>,
  late: (text: string) => `Si quelqu’un tarde trop : ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
  agreed: {
    none: "Chacun prend le temps qu’il veut. Si quelqu’un s’absente, les autres peuvent voter pour qu’un bot joue à sa place.",
    each: (each: string) => `${each} par décision.`,
    bank: (bank: string, cap: string) =>
      `Plus ${bank} de réserve chacun ; le temps gagné la remplit de nouveau, jusqu’à ${cap}.`,
    weekends: "Le samedi et le dimanche ne comptent pas (heure de Greenwich).",
    pause: (days: number) => `Chacun peut s’arrêter ${plural(days, "jour", "jours")} en tout.`,
    vacation: "Les congés notés dans le compte arrêtent aussi l’horloge.",
  },
  substituted: (minutes: string) => `Un bot joue pour vous depuis ${minutes}.`,
  moment: "moins d’une minute",
  takeOver: "Reprendre la main",
  playedFor: (name: string) => `Un bot joue pour ${name} jusqu’à son retour.`,
  away: (name: string) => `La table attend ${name}, qui n’est pas là.`,
  votes: (given: number, needed: number) => `${given} voix sur ${needed} pour qu’un bot joue à sa place.`,
  vote: "Voter pour un bot",
  withdraw: "Retirer ma voix",
  votesFrom: (minutes: string) => `Dans ${minutes}, vous pourrez voter pour qu’un bot joue à sa place.`,
  tooEarly: "Il faut une absence de 3 minutes avant de voter.",
  failed: "Cela n’a pas marché. Essayez encore.",
  close: "Fermer",
  label: "Absences",
  dialog: "Le temps à cette table",
  open: (left: string) => `Temps restant : ${left}. Voir le temps à cette table`,
  pauseLeft: (left: string) => `pause restante : ${left}`,
  paused: "en pause",
  onVacation: (until: string) => `en congé jusqu’au ${until}`,
  bot: "un bot joue",
  begin: "Arrêter mon horloge",
  resume: "Reprendre",
  used: "Vous avez utilisé toute votre pause.",
  none: "0 heure",
  vacations: {
    title: "Congés",
    lead: (days: number) =>
      `Vos parties sur plusieurs jours vous attendent ces jours-là, ${plural(days, "jour", "jours")} par an au plus. Les autres joueurs voient que vous êtes en congé.`,
    from: "Du",
    until: "au",
    add: "Ajouter",
    remove: "Supprimer",
    end: "Terminer aujourd’hui",
    span: (from: string, until: string) => (from === until ? `Le ${from}` : `Du ${from} au ${until}`),
    empty: "Aucun congé noté.",
    left: (days: number) => `Encore ${plural(days, "jour", "jours")} cette année.`,
    faults: {
      past: "Un congé commence aujourd’hui au plus tôt.",
      backwards: "Le dernier jour vient avant le premier.",
      tooLong: "Il ne reste pas assez de jours dans l’année.",
      overlaps: "Vous êtes déjà en congé ces jours-là.",
    } as Readonly<Record<string, string>>,
  },
};
