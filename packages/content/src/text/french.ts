import type { SharedSentences, Speaking } from "./speech.ts";

/** "Vous" or a name, with the verb that agrees. */
export const who = (say: Speaking, seat: number, you: string, other: string): string =>
  say.isYou(seat) ? `Vous ${you}` : `${say.name(seat)} ${other}`;

export const to = (say: Speaking, seat: number): string => (say.isYou(seat) ? "vous" : say.name(seat));

const isVowel = (name: string): boolean => /^[aeiouæœ]/i.test(name.normalize("NFD"));

/** "de Bor", "d’Ada", "d’Émilie". */
export const of = (name: string): string => (isVowel(name) ? `d’${name}` : `de ${name}`);

/** "que Bor", "qu’Ada". */
export const that = (name: string): string => (isVowel(name) ? `qu’${name}` : `que ${name}`);

export const SHARED: SharedSentences = {
  refusals: {
    stale: () => "La table a déjà avancé. Regardez la nouvelle question.",
    notAsked: () => "Ce n’est pas à vous de répondre.",
    notSeated: () => "Vous n’avez pas de place à cette table.",
    alreadyAnswered: () => "Vous avez déjà donné cette réponse.",
    gameOver: () => "La partie est terminée.",
    insideStep: () => "Pas pendant une étape : attendez qu’elle se termine.",
    malformed: () => "Cette réponse n’a pas pu être lue. Rien n’a changé. Réessayez.",
    tooLarge: () => "Réponse trop longue. Rien n’a changé.",
    notOffered: () => "Ce choix n’est pas possible maintenant.",
    twice: () => "Le même élément ne peut être choisi deux fois.",
    tooFew: (n) => `Il en faut au moins ${n.min}.`,
    tooMany: (n) => `Il en faut au plus ${n.max}.`,
    tooLong: (n) => `${n.max} caractères au plus ; il y en a ${n.got}.`,
    outOfRange: (n) => `Entre ${n.min} et ${n.max}.`,
    notEnough: (n) => `Il n’en reste que ${n.has}.`,
    incomplete: (n) => `Il faut en ordonner ${n.needs}.`,
    wrongTotal: (n) => `Le total doit être ${n.needs}.`,
    closed: () => "Pas possible maintenant.",
    othersAsked: (n) => `Pas maintenant : on attend ${n.names}.`,
    firstAnswer: () => "Pas maintenant : une autre question vous est posée.",
    nothingChosen: () => "Rien n’est encore choisi.",
    nothingToUndo: () =>
      "Rien à reprendre : vous n’avez pas encore répondu, ou quelqu’un a appris quelque chose depuis.",
    undoAsked: () => "Quelqu’un demande déjà à reprendre un coup.",
    unknownAction: () => "Cette action n’existe pas.",
    unknownBoundary: () => "Ce moment n’existe pas.",
    unknownSetting: () => "Ce réglage n’existe pas.",
    badOptions: () => "Ces options n’existent pas.",
    notStarted: () => "La partie n’a pas encore commencé.",
    frozen: () => "Cette partie est conservée en l’état : les règles ont changé depuis son début.",
    damaged: () =>
      "Cette partie est conservée en l’état : son enregistrement est endommagé, rien ne peut plus y être ajouté.",
    tooManyRows: () => "Vous avez trop agi à cette table : seules les réponses à ses questions sont encore acceptées.",
    noTable: () => "Cette table n’existe pas ou n’est plus ouverte.",
    tooFast: (n) =>
      Number(n.seconds) > 1
        ? `Trop de messages à la fois. Réessayez dans ${n.seconds} secondes.`
        : "Trop de messages à la fois. Attendez un instant, puis réessayez.",
    unavailable: () => "Le serveur n’a pas pu confirmer. Regardez la table, puis réessayez.",
    rulesBroke: () => "Une erreur de notre part empêche cette réponse. Rien n’a changé ; essayez-en une autre.",
  },
  reaction: { lead: "Voulez-vous réagir ?", quiet: "Sinon, passez." },
  reactionAwaited: "On attend les réactions.",
  unknownRefusal: (refusal) => `Refusé (${refusal.reason}). Rien n’a changé.`,
};
