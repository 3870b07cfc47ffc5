import { of } from "@paravent/content/french";
import { french } from "@paravent/content/plural";

/** Talk at the table, and taking answers back. */
export const talk = {
  label: "Discussion",
  open: (n: number): string =>
    n === 0 ? "Discussion" : `Discussion, ${french.count(n, "message non lu", "messages non lus")}`,
  close: "Fermer la discussion",
  show: "Les spectateurs voient mon siège",
  showText:
    "Une minute plus tard, main comprise. N’importe qui peut regarder, même un adversaire sous un autre nom. Ce que d’autres vous montrent, vous disent ou vous proposent n’est pas montré.",
  sealed: "La même donne se joue à d’autres tables : n’en dites rien ailleurs avant la fin de la ronde.",
  with: "Discuter avec",
  everybody: "La table",
  watchers: "Entre spectateurs",
  watchersText: "Les joueurs liront ceci quand la partie sera finie.",
  you: "Vous",
  none: "Aucun message pour l’instant.",
  nonePrivate: "Aucun message pour l’instant. Vous seuls pouvez lire cette discussion.",
  words: "Message à la table",
  /** Dans le champ vide : un nom après @ prévient celui qui le porte. */
  call: "Message (@nom pour prévenir)",
  apart: (name: string): string => `Message à ${name} seulement`,
  say: "Envoyer",
  quick: "Phrases rapides",
  phrases: {
    hello: "Bonjour à tous",
    coming: "J’arrive",
    minutes: "5 minutes",
    thinking: "Je réfléchis",
    played: "Bien joué",
    thanks: "Merci pour la partie",
    leaving: "Je dois partir",
  } as Readonly<Record<string, string>>,
  people: "Les autres joueurs",
  noTalk: "À cette table, on ne discute pas.",
  publicOnly: "À cette table, tout se dit à tous.",
  closed: "Les règles ferment cette discussion pour l’instant.",
  faults: (reason: string): string => {
    switch (reason) {
      case "tooFast":
        return "Trop de messages à la fois. Attendez un instant.";
      case "nobodyThere":
        return "Il n’y a personne à cette place.";
      case "notHeard":
        return "Ce joueur ne reçoit pas vos messages privés.";
      case "silenced":
        return "Les modérateurs ont suspendu vos messages pour quelques jours.";
      case "unavailable":
        return "Le serveur n’a pas confirmé. Réessayez.";
      default:
        return "Ce message ne peut pas être envoyé maintenant.";
    }
  },
};

export const undo = {
  label: "Retour en arrière",
  take: "Reprendre",
  ask: "Demander à reprendre",
  asks: (name: string): string => `${name} demande à reprendre un coup.`,
  youAsk: "Vous demandez à reprendre un coup.",
  took: (name: string): string => `${name} a repris son dernier coup.`,
  youTook: "Vous avez repris votre dernier coup.",
  waiting: (names: string): string => `On attend : ${names}.`,
  agree: "Accepter",
  refuse: "Refuser",
  drop: "Annuler",
  close: "Fermer",
  faults: (reason: string): string => {
    switch (reason) {
      case "tooFast":
        return "Trop de demandes à la fois. Attendez un instant.";
      case "nothingToUndo":
        return "Rien à reprendre : quelqu’un a appris quelque chose depuis.";
      case "undoAsked":
        return "Quelqu’un d’autre demande déjà à reprendre un coup.";
      case "noUndoAsked":
        return "Cette demande a expiré : la partie a continué.";
      default:
        return "Le serveur n’a pas confirmé. Rien n’a changé.";
    }
  },
};

/** L’horloge d’une table. */
export const clock = {
  label: "Temps restant pour répondre",
  hours: (h: number, min: number): string => `${h} h ${String(min).padStart(2, "0")}`,
  /** How long something took. */
  span: (ms: number): string => {
    const minutes = Math.floor(ms / 60_000);
    if (minutes < 1) return "moins d’une minute";
    if (minutes < 60) return `${minutes} min`;
    const hours = Math.floor(minutes / 60);
    return hours < 24
      ? `${hours} h ${String(minutes % 60).padStart(2, "0")}`
      : `${Math.floor(hours / 24)} ${hours < 48 ? "jour" : "jours"}`;
  },
  late: (name: string): string => `Le temps ${of(name)} est écoulé : la réponse par défaut a été donnée.`,
  yourLate: "Votre temps est écoulé : l’horloge a donné la réponse par défaut.",
};

/** Une partie commencée sous d’autres règles. */
export const kept = {
  label: "Partie conservée",
  tag: "Conservée",
  title: "Les règles ont changé depuis le début de cette partie.",
  shown:
    "Vous voyez la position et le récit tant que l’ancienne et la nouvelle règle concordent ; le reste est conservé.",
  goOn: "Continuer à partir d’ici",
  goOnWhy:
    "Si tous les joueurs le veulent, la partie reprend de cette position avec les nouvelles règles. Ce qui l’a suivie ne compte plus.",
  asks: (name: string): string => `${name} voudrait continuer à partir de cette position, avec les nouvelles règles.`,
  youAsk: "Vous voudriez continuer à partir de cette position, avec les nouvelles règles.",
  wentOn: "Les règles ont changé : la partie reprend d’ici, et ce qui a suivi cette position ne compte plus.",
  notShown: "Elle est conservée en entier, mais cette édition ne peut pas la montrer.",
  status: "conservée : les règles ont changé",
  damaged: {
    title: "L’enregistrement de cette partie est endommagé : elle ne peut pas continuer.",
    shown: "Vous voyez la position et le récit jusqu’où l’enregistrement est intact.",
    notShown: "Rien ne peut en être montré. L’hébergeur pourra peut-être la restaurer depuis une sauvegarde.",
    status: "conservée : enregistrement endommagé",
  },
};

/** Quitter une table pour de bon. */
export const leaving = {
  tournament: (name: string, round: number): string => `${name}, ronde ${round} : votre table a fini.`,
  tournamentGo: "Voir le classement",
  nextLabel: "Nouvelle partie",
  next: "On rejoue : votre place est gardée.",
  nextGo: "Venir à la table",
  label: "Départ d’un joueur",
  leave: "Quitter",
  leaveTable: (name: string): string => `Quitter la table ${name}`,
  sure: "Un bot prendra définitivement votre place.",
  sureOpen: "Votre place redeviendra libre.",
  yes: "Quitter définitivement",
  no: "Rester",
  left: (who: string, bot: string): string => `${who} a quitté la table. ${bot} (bot) prend sa place.`,
};
