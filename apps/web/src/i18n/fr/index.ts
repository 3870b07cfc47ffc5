import { of } from "@paravent/content/french";
import { french } from "@paravent/content/plural";
import { wait } from "../grammar/wait.ts";
import { advice } from "./advice.ts";
import { clock, kept, leaving, talk, undo } from "./company.ts";
import { fair } from "./fair.ts";
import { packs } from "./packs.ts";
import { preferences } from "./preferences.ts";
import { replay } from "./replay.ts";
import { stage } from "./stage.ts";
import { generic, table } from "./table.ts";
import { text } from "./text.ts";
import { turns } from "./turns.ts";

const { count: plural } = french;

/** The shell in French. English has the same keys, checked by type. */
export const fr = {
  advice,
  fair,
  packs,
  preferences,
  replay,
  stage,
  text,
  turns,
  talk,
  undo,
  clock,
  leaving,
  kept,
  table,
  generic,
  language: { label: "Langue", fr: "Français", en: "English" },
  brand: { home: "Paravent, accueil" },
  nav: {
    skip: "Aller au contenu",
    play: "Jouer",
    games: "Mes parties",
    learn: "Apprendre",
    rules: "Règles",
    account: "Mon compte",
    main: "Navigation",
  },
  lobby: {
    title: "Paravent",
    games: "Les jeux",
    facts: (least: number, most: number, minutes: readonly [number, number] | null): string =>
      [
        `${least} à ${most} joueurs`,
        ...(minutes ? [`${minutes[0]} à ${minutes[1]} min`] : []),
        "avec ou sans bots",
      ].join(" · "),
    play: "Jouer",
    playLabel: (name: string) => `Jouer à ${name} contre des bots`,
    create: "Créer une table",
    createLabel: (name: string) => `Créer une table ${of(name)}`,
    mine: "Mes parties",
    waiting: (n: number) => (n === 0 ? "aucune ne vous attend" : plural(n, "vous attend", "vous attendent")),
    noneMine: "Aucune partie pour l’instant. Jouez contre des bots ou créez une table.",
    resume: "Reprendre",
    watch: "Observer",
    open: "Tables ouvertes",
    online: (n: number) => plural(n, "joueur en ligne", "joueurs en ligne"),
    noneFound: "Aucune table ne correspond.",
    filters: {
      game: "Jeu",
      language: "Langue",
      pace: "Rythme",
      free: "Places libres",
      any: "Tout",
      atLeast: (n: number) => `${n} ou plus`,
      paces: { none: "Sans limite", live: "En direct", slow: "Un coup par jour" },
    },
    noneOpen: "Aucune table ouverte. Créez la vôtre ou jouez contre des bots.",
    join: "Rejoindre",
    openedBy: (name: string) => `Ouverte par ${name}`,
    seats: (taken: number, all: number) => `${taken} / ${all}`,
    seatsLabel: (taken: number, all: number) => `${taken} places prises sur ${all}`,
    bots: (n: number) => plural(n, "bot", "bots"),
    people: (n: number) => plural(n, "joueur", "joueurs"),
    status: { open: "En attente de joueurs", running: "En cours", over: "Terminée" },
    yourTurn: "À vous de jouer",
    thinks: (name: string) => `${name} réfléchit`,
    keptForYou: "Une place vous est gardée",
    seatFree: "Une place est libre",
    seatAwaited: "Vous attendez une place",
    everyoneThinks: "Tout le monde réfléchit",
    first: "Première partie ?",
    firstText:
      "De courtes leçons à une vraie table, ou tout de suite une partie contre un seul bot. Vous pouvez arrêter à tout moment.",
    firstStart: (name: string) => `Apprendre ${name}`,
    firstGame: (name: string) => `Première partie de ${name}`,
    guest: "Invité",
    rename: "Changer de nom",
    name: "Votre nom",
    keep: "Enregistrer",
  },
  create: {
    name: "Nom",
    visibility: "Ouverte",
    visibilities: {
      public: { name: "À tous", text: "Affichée à l’accueil." },
      unlisted: { name: "À qui a le lien", text: "Affichée nulle part." },
      invitation: { name: "À mes invités", text: "Affichée nulle part ; le lien contient un mot secret." },
    },
    players: "Joueurs",
    seat: (n: number) => `Place ${n}`,
    you: "Vous",
    bot: "Bot",
    level: (n: number) => `Place ${n} : niveau du bot`,
    levels: {
      novice: { name: "Novice", text: "Saisit la première idée qui passe." },
      casual: { name: "Dilettante", text: "Joue le meilleur coup en vue, sans voir plus loin." },
      skilled: { name: "Habile", text: "Imagine la suite de la manche et compte les points." },
      strong: { name: "Fort", text: "Pèse plusieurs plans et sait ce que vaut une position." },
      master: { name: "Maître", text: "Essaie beaucoup de plans dans beaucoup de mondes possibles." },
    },
    strategy: (n: number) => `Place ${n} : stratégie du bot`,
    person: "Inviter un joueur",
    start: (open: number) =>
      open === 0
        ? "Commencer la partie"
        : open === 1
          ? "Ouvrir la table et inviter"
          : `Ouvrir la table et inviter ${open} personnes`,
    talk: "Discussion",
    talks: {
      rules: { name: "Selon les règles", text: "Aussi à part, sauf quand les règles du jeu la ferment." },
      free: { name: "Libre", text: "Aussi à part, même quand les règles du jeu la fermeraient." },
      public: { name: "À tous", text: "Rien ne se dit à part." },
      none: { name: "Aucune", text: "On joue sans se parler." },
    },
    rated: "Classée",
    ratedText: "le résultat compte pour le classement de chacun",
    consent: "Reprendre un coup",
    consentText: "si tous sont d’accord et que rien n’a été révélé",
    cancel: "Annuler",
  },
  line: {
    connecting: "Connexion à la table…",
    lost: "Connexion perdue. Reconnexion… Votre partie est conservée.",
    restarting: "Le serveur redémarre et sera de retour dans un instant. Votre partie est conservée.",
    loading: "Chargement de la table…",
  },
  fault: {
    offline: "Le serveur ne répond pas. Rien n’a changé.",
    seatTaken: "Cette place est déjà prise.",
    unwelcome: "L’hôte de cette table ne souhaite pas jouer avec vous.",
    nameTaken: "À cette table, quelqu’un a un nom très proche du vôtre. Choisissez-en un autre.",
    nameTooLong: "Un nom peut avoir 24 caractères au plus.",
    nameBlank: "Un nom doit avoir au moins un caractère visible.",
    noTable: "Cette table n’existe pas ou n’est plus ouverte.",
    tooManyTables: "Trop de parties en cours : finissez-en une d’abord.",
    tooManyTablesHere: "Trop de parties en cours depuis votre réseau : finissez-en une d’abord.",
    tooManyBotTables: "Trop de parties entre bots en cours : attendez qu’une se termine.",
    tooManyBotTablesHere: "Trop de parties entre bots en cours depuis votre réseau : attendez qu’une se termine.",
    tooFast: (seconds: number) => `Trop de demandes. Réessayez dans ${wait(seconds, french, "seconde")}.`,
    malformed: "Un message du serveur n’a pas pu être lu. Rechargez la page.",
    other: (code: string) => `La demande a échoué (${code}). Rien n’a changé.`,
    home: "Retour à l’accueil",
    lost: "Cette page n’existe pas.",
  },
  question: {
    chooseN: (min: number, max: number) =>
      min === max ? `${min} à choisir` : min === 0 ? `jusqu’à ${max} au choix` : `de ${min} à ${max} au choix`,
    order: "Dans cet ordre",
    up: (what: string) => `Monter ${what}`,
    down: (what: string) => `Descendre ${what}`,
    remove: (what: string) => `Retirer ${what}`,
    add: (what: string) => `Ajouter ${what}`,
    less: (what: string) => `Moins pour ${what}`,
    more: (what: string) => `Plus pour ${what}`,
    leftToShare: (n: number) => (n === 0 ? "Tout est réparti." : `${n} à répartir`),
    between: (min: number, max: number) => (min === max ? `${min} exactement` : `de ${min} à ${max}`),
    settled: "Votre réponse est définitive.",
    amount: "Montant",
    words: "Avec vos mots",
    addOne: "En ajouter un",
    nth: (n: number) => `N° ${n}`,
    closed: "indisponible",
    left: (n: number) => (n === 0 ? "il n’en reste plus" : `il en reste ${n}`),
    sealed: "Réponse scellée. Vous pouvez la changer tant que les autres n’ont pas fini.",
    sending: "Envoi…",
  },
  bar: {
    label: "Décision",
    you: "À vous",
    everyone: "Tout le monde",
    victory: "Victoire",
    ended: "Fin de partie",
    line: "Connexion",
    watching: "Vous observez",
    byItself: "Une seule réponse possible : elle se donne d’elle-même.",
    enter: "Entrée",
    escape: "Échap",
    rule: (id: string) => `Règle ${id}`,
  },
};
