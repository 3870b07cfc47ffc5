import { to, who } from "@paravent/content/french";
import { french } from "@paravent/content/plural";
import type { Speech } from "../../text/speech/speech.ts";
import type { LeagueSentences } from "./sentences.ts";

const all = (say: Speech, seats: readonly number[]): string => say.list(seats.map((seat) => to(say, seat)));
const fists = (say: Speech, made: readonly { seat: number; pp: number }[]): string =>
  made.map(({ seat, pp }) => `${to(say, seat)} ${pp} PP`).join(", ");
/** « la Ligue de Maisel », « l’Alliance du Nouvel Ordre »; a pack’s own names stand as they are. */
const the = (name: string): string => name.replace(/^(?=Ligue )/, "la ").replace(/^(?=Alliance )/, "l’");
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
const minutes = (n: number): string => french.count(n, "minute", "minutes");

export const FRENCH_LEAGUES: LeagueSentences = {
  events: {
    leagueBoardsTaken: (e, say) =>
      `${who(say, e.by, "installez", "installe")} les Ligues : ${say.list(e.leagues.map(say.league))}. Tous siègent à l’Assemblée.`,
    leagueJoined: (e, say) => `${who(say, e.seat, "ralliez", "rallie")} ${the(say.league(e.league))}.`,
    leagueLeft: (e, say) =>
      `${who(say, e.seat, "sortez de votre Ligue", "sort de sa Ligue")} pour ${e.pp} PP : ${say.league(e.league)}.`,
    exclusionAsked: (e, say) =>
      `${who(say, e.asker, "demandez", "demande")} à ${the(say.league(e.league))} ${say.isYou(e.target) ? "de vous exclure" : `d’exclure ${say.name(e.target)}`}.`,
    exclusionFunded: (e, say) => `${who(say, e.seat, "réservez", "réserve")} ${e.pp} PP pour l’exclusion.`,
    exclusionOpposed: (e, say) => `${who(say, e.seat, "vous opposez", "s’oppose")} à l’exclusion.`,
    fistClosed: (e, say) => `${who(say, e.seat, "fermez", "ferme")} le poing.`,
    leagueDeclared: (e, say) =>
      `${who(say, e.seat, "vous déclarez", "se déclare")} ${e.for ? "pour" : "contre"} l’exclusion.`,
    fistsRevealed: (e, say) => `Les poings s’ouvrent : ${fists(say, e.fists)}. Tout est défaussé.`,
    exclusionEnded(e, say) {
      if (e.unfunded) return "L’exclusion ne peut pas être payée : c’est comme si personne ne l’avait demandée.";
      if (!e.excluded) return `L’exclusion échoue : ${who(say, e.target, "restez", "reste").replace(/^Vous/, "vous")}.`;
      return say.isYou(e.target)
        ? `La Ligue vous exclut ; vous recevez ${e.pp} PP.`
        : `La Ligue exclut ${say.name(e.target)}, qui reçoit ${e.pp} PP.`;
    },
    leagueRose: (e, say) => `${capital(the(say.league(e.league)))} monte au niveau ${e.to}, grâce à ${to(say, e.by)}.`,
    leagueFell: (e, say) =>
      `${who(say, e.by, "avez tué un Émissaire de votre Ligue", "a tué un Émissaire de sa Ligue")} : ${the(say.league(e.league))} tombe au niveau ${e.to}.`,
    shadowNamed: (e, say) =>
      e.seat === null ? "Plus personne n’est l’Ombre." : `${who(say, e.seat, "devenez", "devient")} l’Ombre.`,
    conclaveCalled: (e, say) =>
      `${who(say, e.by, "convoquez", "convoque")} un Conciliabule avec ${all(say, e.invited)}.`,
    conclaveDeclined: () => "Personne ne suit : il n’y a pas de Conciliabule.",
    conclaveOpened: (e, say) => `Conciliabule (${say.league(e.league)}) : ${all(say, e.members)}.`,
    conclaveExtended: (e, say) =>
      `${who(say, e.seat, "défaussez", "défausse")} ${say.resource("spyToken", e.spies)} : ${minutes(e.spies)} de plus.`,
    conclaveClosed: (e) =>
      e.late === 0 ? "Le Conciliabule est clos." : `Le Conciliabule est clos, avec ${minutes(e.late)} de retard.`,
  },
  questions: {
    "diktat/leagueChoice": () => ({
      lead: "Ligues : ralliez-en une, sortez de la vôtre, excluez un membre, ou ne faites rien.",
      quiet: "Un seul choix pour ce Cycle, dans l’ordre de Rang.",
    }),
    "diktat/exclusionShare": (about, say) => ({
      lead: `Participez-vous au paiement pour exclure ${say.name(Number(about.target ?? 0))} ?`,
      quiet: "Ce que vous réservez vous revient si l’exclusion échoue.",
    }),
    "diktat/exclusionAnswer": () => ({
      lead: "On demande votre exclusion de la Ligue.",
      quiet: "Partez avec le paiement, ou opposez-vous : les poings décideront.",
    }),
    "diktat/leagueFist": () => ({
      lead: "Fermez le poing : combien de PP ?",
      quiet: "Vous direz ensuite pour quel camp. Tous les poings sont défaussés.",
    }),
    "diktat/leagueDeclare": () => ({
      lead: "Pour ou contre l’exclusion ?",
      quiet: "Votre poing compte pour le camp que vous nommez. À égalité, le plus haut Rang l’emporte.",
    }),
    "diktat/rewardSplit": () => ({
      lead: "Votre Ligue progresse : qui reçoit ce qui ne se partage pas ?",
      quiet: "Vous l’avez fait progresser, vous décidez.",
    }),
    "diktat/conclaveJoin": () => ({
      lead: "Vous êtes convoqué à un Conciliabule.",
      quiet: "Qui part parle en privé ; qui reste peut surveiller les autres.",
    }),
    "diktat/conclaveClose": () => ({
      lead: "Conciliabule : parlez, puis fermez-le à temps.",
      quiet:
        "Un jeton Espion donne une minute. Chaque minute de retard entamée donne 2 PP à chaque membre de l’autre Ligue.",
    }),
  },
  waiting: {
    "diktat/leagueChoice": (name) => `Ligues : ${name} choisit.`,
    "diktat/exclusionShare": (name) => `Exclusion : ${name} peut participer au paiement.`,
    "diktat/exclusionAnswer": (name) => `Exclusion : ${name} répond.`,
    "diktat/leagueFist": (name) => `Exclusion, poings fermés : on attend ${name}.`,
    "diktat/leagueDeclare": (name) => `Exclusion : ${name} se déclare.`,
    "diktat/rewardSplit": (name) => `${name} partage la récompense.`,
    "diktat/conclaveJoin": (name) => `Un Conciliabule est convoqué : on attend ${name}.`,
    "diktat/conclaveClose": (name) => `Conciliabule en cours : on attend ${name}.`,
  },
  refusals: {
    inLeagueAlready: () => "Vous êtes déjà membre d’une Ligue : sortez-en d’abord.",
    excludedForGood: () => "Vous avez été exclu de cette Ligue : elle ne vous reprend pas.",
    leagueTooHigh: (n) => `Cette Ligue est au niveau ${n.level ?? 4} : dès le niveau 4 elle n’accueille plus personne.`,
    leagueFull: (n) => `Cette Ligue est complète : ${n.max} membres.`,
    cannotPayLeague: (n) => `Il faut ${n.cost} PP ; vous en avez ${n.has}.`,
    inNoLeague: () => "Vous n’êtes membre d’aucune Ligue.",
    noFellow: () => "Ce joueur n’est pas membre de votre Ligue.",
    exclusionAskedAlready: () => "L’exclusion de ce joueur a déjà été demandée dans cette phase.",
    noLeagues: () => "Cette partie se joue sans Ligues.",
    notLeaguePhase: () => "Un Conciliabule se convoque pendant la phase de Ligue.",
    nobodyToTalkTo: () => "Votre Ligue n’a pas d’autre membre à qui parler.",
    conclaveUnderWay: () => "Un Conciliabule est en cours.",
    conclaveCalledAlready: () => "Vous avez déjà convoqué un Conciliabule dans cette phase.",
    leagueExchangeLimit: (n) =>
      `Les membres d’une Ligue s’échangent ${n.max} éléments par Cycle au plus ; il en reste ${n.free}.`,
    fellowsShowNothing: () => "Les membres d’une même Ligue ne se montrent rien, sauf en Conciliabule.",
    packHasNoLeagues: () => "Ce paquet de contenu n’a pas de Ligues.",
  },
  refs: {
    join: "Rallier une Ligue",
    leave: "Sortir de sa Ligue",
    exclude: "Exclure un membre",
    oppose: "S’opposer",
    for: "Pour l’exclusion",
    against: "Contre l’exclusion",
    go: "Y aller",
    stay: "Rester à la table",
    close: "Clore le Conciliabule",
    extend: "Défausser des Espions pour plus de temps",
    spies: "Jetons Espion à défausser",
  },
  standing: {
    callConclave: {
      lead: "Convoquer un Conciliabule",
      quiet: "Une minute en privé avec des membres de la Ligue ; une fois par phase de Ligue.",
    },
  },
};
