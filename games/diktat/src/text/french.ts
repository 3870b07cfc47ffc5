import { FRENCH_OATHS } from "./oaths-french.ts";
import { FRENCH_POLITICS } from "./politics-french.ts";
import type { Sentences, Speech } from "./sentences.ts";

/** "Vous" or a name, with the verb that agrees. */
const who = (say: Speech, seat: number, you: string, other: string): string =>
  say.isYou(seat) ? `Vous ${you}` : `${say.name(seat)} ${other}`;

const to = (say: Speech, seat: number): string => (say.isYou(seat) ? "vous" : say.name(seat));

/** "de Bor", "d’Ada". */
const of = (name: string): string => (/^[aeiouàâäéèêëîïôöùûü]/i.test(name) ? `d’${name}` : `de ${name}`);

const thePawn = (say: Speech, owner: number, position: number): string =>
  say.isYou(owner) ? `votre pion ${position}` : `le pion ${position} ${of(say.name(owner))}`;
const aPawn = (say: Speech, owner: number): string =>
  say.isYou(owner) ? "un de vos pions" : `un pion ${of(say.name(owner))}`;

export const FRENCH_SENTENCES: Sentences = {
  events: {
    ...FRENCH_OATHS.events,
    ...FRENCH_POLITICS.events,
    cabalTaken: (e, say) => `${who(say, e.seat, "menez", "mène")} : ${say.cabal(e.cabal)}.`,
    deckShuffled: () => null,
    cycleBegan: (e) => `Cycle ${e.cycle}.`,
    administratorChanged: (e, say) => `${who(say, e.seat, "êtes", "est")} Administrateur.`,
    phaseBegan: () => null,
    discardShuffled: () => "La défausse est mélangée en un nouveau paquet.",
    cardDealt: (e, say) => `Sur la piste : ${say.card(e.card)}.`,
    secretCardDealt: () => null,
    gained: (e, say) =>
      e.rule === "DK-DEV-01" ? null : `${who(say, e.seat, "gagnez", "gagne")} ${say.resource(e.what, e.n)}.`,
    manoeuvrePawnsReceived: () => null,
    firstPlayerNamed: (e, say) =>
      e.by === e.seat
        ? `${who(say, e.seat, "commencez", "commence")}.`
        : say.isYou(e.seat)
          ? `${say.name(e.by)} vous désigne pour commencer.`
          : `${who(say, e.by, "désignez", "désigne")} ${say.name(e.seat)} pour commencer.`,
    turnBegan: () => null,
    manoeuvreChosen: () => null,
    manoeuvreDone: () => null,
    turnSectorNamed: () => null,
    pilePlaced: (e, say) =>
      `${who(say, e.seat, "envoyez", "envoie")} ${pawns(e.pawns.length)} : ${say.sector(e.sector)}.`,
    pawnLookedAt: (e, say) =>
      e.kind
        ? `Vous savez : ${thePawn(say, e.owner, e.position)} (${say.sector(e.sector)}) est un ${say.agent(e.kind)}.`
        : `${say.name(e.seat)} regarde ${thePawn(say, e.owner, e.position)} (${say.sector(e.sector)}).`,
    secretCardLookedAt: (e, say) =>
      e.card
        ? `Vous savez : la carte secrète est ${say.card(e.card)}.`
        : `${say.name(e.seat)} regarde la carte secrète.`,
    victimNamed: () => null,
    victimRevealed: (e, say) =>
      `${who(say, e.seat, "assassinez", "assassine")} ${aPawn(say, e.owner)} (${say.sector(e.sector)}) : ${say.agent(e.kind)}.`,
    victimDiscarded: () => null,
    discarded: (e, say) => `${who(say, e.seat, "défaussez", "défausse")} ${say.resource(e.what, e.n)}.`,
    lost: (e, say) => `${who(say, e.seat, "perdez", "perd")} ${say.resource(e.what, e.n)}.`,
    debtDiscarded: (e, say) => `${who(say, e.seat, "défaussez", "défausse")} une Dette.`,
    vpGained: (e, say) => `${who(say, e.seat, "gagnez", "gagne")} ${e.n} PV.`,
    turnSkipped: (e, say) => `${who(say, e.seat, "sautez votre tour", "saute son tour")} et garde le pion.`,
    playAgainGranted: (e, say) => `${who(say, e.seat, "jouerez", "jouera")} deux fois de suite.`,
    playedAgain: () => null,
    skipGranted: (e, say) => `${who(say, e.seat, "sauterez votre prochain tour", "sautera son prochain tour")}.`,
    manoeuvresEnded: () => null,
    roleTaken: (e, say) =>
      e.role === "administrator"
        ? `${who(say, e.seat, "êtes", "est")} Administrateur jusqu’à la fin du Cycle.`
        : `${who(say, e.seat, "désignerez", "désignera")} le premier secteur.`,
    sectorPickerDone: () => null,
    statChanged: (e, say) =>
      e.stat === "rank" ? `${who(say, e.seat, "gagnez", "gagne")} +${e.delta} en Rang ce Cycle.` : null,
    tollSet: (e, say) => `Péage jusqu’à la fin du Cycle : ${say.sector(e.sector)}.`,
    useCounted: () => null,
    manoeuvreUsesForgotten: () => null,
    cardsPeeked: (e, say) =>
      e.cards
        ? `Vous voyez : ${say.list(e.cards.map((card) => say.card(card)))}.`
        : `${say.name(e.seat)} regarde le dessus du paquet.`,
    peekedCardAdded: (e, say) => `${who(say, e.seat, "ajoutez", "ajoute")} à la piste : ${say.card(e.card)}.`,
    peekedCardBuried: (e, say) =>
      e.card
        ? `Vous remettez sous le paquet : ${say.card(e.card)}.`
        : `${say.name(e.seat)} remet une carte sous le paquet.`,
    pileMoved: (e, say) =>
      `${who(say, e.seat, "déplacez", "déplace")} une pile : ${say.sector(e.from)} vers ${say.sector(e.to)}.`,
    pileWithdrawn: (e, say) => `${who(say, e.seat, "reprenez", "reprend")} une pile : ${say.sector(e.sector)}.`,
    pileConceded: (e, say) =>
      `${who(say, e.seat, "laissez", "laisse")} la place à ${to(say, e.to)} : ${say.sector(e.sector)}.`,
    pawnsAdded: (e, say) =>
      `${who(say, e.seat, "ajoutez", "ajoute")} ${pawns(e.pawns.length)} à une pile : ${say.sector(e.sector)}.`,
    pawnMoved: (e, say) => `${who(say, e.seat, "déplacez", "déplace")} un pion d’une pile à une autre.`,
    pileSwapped: (e, say) => `${who(say, e.seat, "remaniez", "remanie")} une pile en secret.`,
    pileConverted: (e, say) => `${who(say, e.seat, "retournez", "retourne")} peut-être ${aPawn(say, e.owner)}.`,
    pawnRemoved: (e, say) => `${who(say, e.owner, "défaussez", "défausse")} un pion : ${say.sector(e.sector)}.`,
    victimShielded: (e, say) => `La foule protège ${aPawn(say, e.owner)} : l’Assassinat est perdu.`,
    victimReturned: (e, say) =>
      `${say.isYou(e.owner) ? "Votre Émissaire" : `L’Émissaire ${of(say.name(e.owner))}`} est sauvé et retourne dans sa pile.`,
    sleeperKilled: (e, say) => `${who(say, e.seat, "éliminez", "élimine")} un Agent dormant : ${say.sector(e.sector)}.`,
    tokenPlaced: (e, say) =>
      e.player !== undefined
        ? `${who(say, e.player, "recevez", "reçoit")} un jeton ${say.token(e.token)}.`
        : `${who(say, e.owner, "placez", "place")} un jeton ${say.token(e.token)}${e.sector ? ` : ${say.sector(e.sector)}` : ""}.`,
    tokenRemoved: (e, say) => `Un jeton ${say.token(e.token)} est retiré.`,
    turnEnded: () => null,
    paid: (e, say) =>
      e.to === null
        ? `${who(say, e.from, "défaussez", "défausse")} ${e.pp} PP.`
        : say.isYou(e.to)
          ? `${say.name(e.from)} vous cède ${e.pp} PP.`
          : `${who(say, e.from, "cédez", "cède")} ${e.pp} PP à ${say.name(e.to)}.`,
    debtTaken: (e, say) =>
      `${who(say, e.seat, "prenez", "prend")} une Dette${e.compulsory ? " obligatoire" : ""} : +${e.pp} PP.`,
    secretCardRevealed: (e, say) => `La carte secrète est révélée : ${say.card(e.card)}.`,
    sectorNamed: (e, say) => `${who(say, e.by, "désignez", "désigne")} ${say.sector(e.sector)}.`,
    sectorRevealed: (e, say) =>
      `${say.sector(e.sector)} : ${say.list(
        e.pieces.map(({ seat, kinds }) => {
          const n = kinds.filter((kind) => kind === "emissary").length;
          return `${to(say, seat)} ${n} ${say.agent("emissary", n)}`;
        }),
      )}.`,
    struggleBegan: (e, say) => `Lutte de pouvoir : ${say.list(e.tied.map((seat) => to(say, seat)))}.`,
    bidsRevealed: (e, say) => `Mises : ${say.list(e.bids.map(({ seat, pp }) => `${to(say, seat)} ${pp} PP`))}.`,
    orderFixed: (e, say) => `Vainqueur : ${to(say, e.order[0]!)}.`,
    emissarySpent: () => null,
    cardTaken: (e, say) => `${who(say, e.seat, "prenez", "prend")} ${say.card(e.card)}.`,
    trophyCardDiscarded: (e, say) => `${who(say, e.seat, "défaussez", "défausse")} ${say.card(e.card)} sans la placer.`,
    markerTaken: (e, say) =>
      `${who(say, e.seat, "prenez", "prend")} l’Influence ${say.sector(e.sector)} ${e.how === "slot" ? "I" : "II"}.`,
    markerDiscarded: (e, say) => `${who(say, e.seat, "rendez", "rend")} l’Influence ${say.sector(e.sector)}.`,
    cardLost: (e, say) => `${who(say, e.seat, "perdez", "perd")} ${say.card(e.card)}.`,
    cabalCardPlaced: (e, say) => `${who(say, e.seat, "développez", "développe")} : ${say.element(`cabal:${e.card}`)}.`,
    cabalCardReturned: (e, say) => `${who(say, e.seat, "reprenez", "reprend")} ${say.element(`cabal:${e.card}`)}.`,
    used: () => null,
    useBegan: (e, say) => `${who(say, e.seat, "utilisez", "utilise")} ${say.element(e.element)}.`,
    useEnded: () => null,
    readied: (e, say) => `${say.element(e.element)} n’est plus Utilisé.`,
    paidOnto: (e, say) => `${who(say, e.seat, "placez", "place")} ${e.pp} PP sur ${say.element(e.element)}.`,
    gainRecorded: () => null,
    affinityGained: (e, say) =>
      `${who(say, e.seat, "gagnez", "gagne")} ${affinities(e.tokens?.length ?? (e as { n?: number }).n ?? 0)}${
        e.tokens ? ` : ${say.list(e.tokens.map((t) => say.affinity(t)))}` : ""
      }.`,
    affinityReturned: (e, say) =>
      `${who(say, e.seat, "rendez", "rend")} une Affinité ${say.affinity(e.token)} à la réserve générale.`,
    affinityExchanged: (e, say) => `${who(say, e.seat, "pouvez échanger", "peut échanger")} une Affinité, en secret.`,
    affinitiesLost: (e, say) =>
      `${who(say, e.seat, "rendez", "rend")} ${affinities((e.reserve?.length ?? (e as { n?: number }).n ?? 0) + e.placed.length)}.`,
    sectorCleared: () => null,
    othersAttacked: () => "Attaque des Autres : 1 PP par PV.",
    affinityPlaced: (e, say) =>
      `${who(say, e.seat, "placez", "place")} une Affinité ${say.affinity(e.token)} sur ${say.card(e.card)} : +1 PV.`,
    reservesDiscarded: () => "Fin du Cycle : Agents, Espions et Assassins sont défaussés.",
    usedTokensRemoved: () => null,
    trackDiscarded: () => null,
    pointsNoted: () => null,
    endTriggered: () => "La fin de la partie est déclenchée.",
    gameEnded: (e, say) => `Victoire : ${say.list(e.winners.map((seat) => to(say, seat)))}.`,
  },

  questions: {
    ...FRENCH_OATHS.questions,
    "diktat/chooseCabal": () => ({
      lead: "Choisissez votre Cabale.",
      quiet: "Chaque Cabale n’est menée que par un joueur.",
    }),
    "diktat/nameFirstPlayer": () => ({
      lead: "Administrateur : désignez qui commence.",
      quiet: "Le tour se joue ensuite dans le sens horaire.",
    }),
    "diktat/chooseManoeuvre": () => ({
      lead: "À vous. Choisissez une manœuvre.",
      quiet: "Une manœuvre est obligatoire : on ne passe pas.",
    }),
    "diktat/chooseSector": () => ({
      lead: "Envoyer une équipe : choisissez un secteur éclairé.",
      quiet: "Un secteur dans le noir est complet.",
    }),
    "diktat/composePile": (about, say) => ({
      lead: `Composez votre équipe : ${say.sector(String(about.sector))}.`,
      quiet: "Du sommet à la base. Vos adversaires verront le nombre de pions, rien d’autre.",
    }),
    "diktat/chooseSpyTarget": (about) => ({
      lead: "Espionner : choisissez un élément à regarder.",
      quiet: Array.isArray(about.looked)
        ? `Déjà regardés : ${about.looked.length}. Personne d’autre ne voit ce que vous voyez.`
        : "Un pion ou la carte secrète. Personne d’autre ne voit ce que vous voyez.",
    }),
    "diktat/chooseVictim": () => ({
      lead: "Assassiner : désignez un pion adverse.",
      quiet: "Émissaire : +3 PP. Garde : 2 PP à son propriétaire, et la manœuvre s’arrête.",
    }),
    "diktat/extendDiscard": () => ({
      lead: "Étendre son influence : défaussez un élément pour 1 PP de plus, ou rien.",
      quiet: "Un Agent, un jeton Espion ou un jeton Assassin ; tous verront lequel.",
    }),
    "diktat/nameSector": () => ({
      lead: "Administrateur : désignez le prochain secteur à résoudre.",
      quiet: "Tous ses pions seront retournés.",
    }),
    "diktat/ready": () => ({
      lead: "Lutte de pouvoir : prêt à miser ?",
      quiet: "Une Dette peut encore être prise ; ce ne sera plus possible une fois les mises ouvertes.",
    }),
    "diktat/powerBid": () => ({
      lead: "Lutte de pouvoir : misez en secret, puis fermez le poing.",
      quiet: "À mise égale, le Rang l’emporte. Toutes les mises sont défaussées, gagnantes ou non.",
    }),
    "diktat/chooseTrophy": (about, say) => ({
      lead: `${say.sector(String(about.sector))} : prenez un Trophée.`,
      quiet: "Chaque Trophée coûte un de vos Émissaires du secteur.",
    }),
    "diktat/endOfCycleCall": () => ({
      lead: "Fin du Cycle : placez ce que vous voulez, puis continuez.",
      quiet: "Après cet instant, 10 PV terminent la partie.",
    }),
    "diktat/finalAffinities": () => ({
      lead: "Fin de partie : placez vos dernières Affinités.",
      quiet: "Chaque jeton placé vaut 1 PV.",
    }),
    "diktat/costChoice": () => ({ lead: "Choisissez ce que vous payez.", quiet: "Le coût se règle avant l’effet." }),
    "diktat/choosePile": () => ({ lead: "Choisissez une pile.", quiet: "Elle reste face cachée." }),
    "diktat/choosePiles": () => ({
      lead: "Choisissez vos piles.",
      quiet: "Tous verront lesquelles, pas ce qui y change.",
    }),
    "diktat/movePile": () => ({
      lead: "Déplacez une de vos piles.",
      quiet: "Elle est posée à nouveau dans le secteur choisi.",
    }),
    "diktat/movePawn": () => ({
      lead: "Déplacez un pion vers une autre de vos piles.",
      quiet: "Il se pose au sommet.",
    }),
    "diktat/swapPawn": () => ({ lead: "Remplacez un pion, ou rien.", quiet: "Personne ne verra ce qui a changé." }),
    "diktat/convertPawn": () => ({
      lead: "Remplacez un pion par un Citoyen, ou rien.",
      quiet: "À la même place, en secret.",
    }),
    "diktat/removePawn": () => ({
      lead: "Défaussez un pion de l’une de vos piles.",
      quiet: "Les autres ne le verront pas.",
    }),
    "diktat/effectChoice": () => ({ lead: "Utiliser un effet ?", quiet: "Vous pouvez décliner." }),
    "diktat/incomeChoice": () => ({
      lead: "Développement : choisissez l’effet suivant.",
      quiet: "Vous fixez l’ordre de vos éléments.",
    }),
    "diktat/optionChoice": () => ({ lead: "Choisissez une option.", quiet: "L’effet n’en accorde qu’une." }),
    "diktat/offerAnswer": () => ({
      lead: "On vous fait une offre.",
      quiet: "Personne ne peut vous forcer à accepter.",
    }),
    "diktat/choosePlayer": () => ({ lead: "Choisissez un joueur.", quiet: "L’effet portera sur ce joueur." }),
    "diktat/nameFirstAndDirection": () => ({
      lead: "Désignez le premier joueur et le sens du tour.",
      quiet: "À la place de l’Administrateur.",
    }),
    "diktat/placeToken": () => ({ lead: "Placez un jeton.", quiet: "Six jetons de chaque sorte au plus." }),
    "diktat/tollChoice": (about, say) => ({
      lead: `Péage : ${say.sector(String(about.sector))}.`,
      quiet: "Payez, ou choisissez un autre secteur.",
    }),
    "diktat/chooseCabalCard": () => ({
      lead: "Développez votre Cabale : choisissez une carte.",
      quiet: "L’ordre suggéré n’oblige pas.",
    }),
    "diktat/chooseSpecial": () => ({
      lead: "Manœuvre spéciale : choisissez l’élément.",
      quiet: "Il sera Utilisé jusqu’à la fin du Cycle.",
    }),
    "diktat/keepCard": () => ({ lead: "Gardez une carte pour la piste.", quiet: "L’autre retourne sous le paquet." }),
    "diktat/readyPossession": () => ({ lead: "Retirez un jeton Utilisé.", quiet: "D’une autre de vos Possessions." }),
    "diktat/exhaustPossession": () => ({
      lead: "Placez un jeton Utilisé.",
      quiet: "Sur une Possession qui n’en porte pas.",
    }),
    "diktat/chooseTrackCard": () => ({ lead: "Prenez une carte de la piste.", quiet: "Quel que soit son secteur." }),
    "diktat/chooseMarker": () => ({
      lead: "Prenez un marqueur d’Influence.",
      quiet: "Il va sur un de vos cinq emplacements.",
    }),
    "diktat/returnMarker": () => ({
      lead: "Remettez un de vos marqueurs sur son secteur.",
      quiet: "Ce qu’il donne part avec lui.",
    }),
    "diktat/placeMarker": () => ({ lead: "Où placer ce marqueur ?", quiet: "Cinq emplacements au plus." }),
    "diktat/affinityTypes": () => ({
      lead: "Choisissez vos jetons Affinité.",
      quiet: "Personne d’autre ne verra leurs types.",
    }),
    "diktat/affinityLoss": () => ({
      lead: "Rendez des jetons Affinité.",
      quiet: "De votre réserve, ou de vos cartes : −1 PV chacun.",
    }),
    "diktat/exchangeAffinity": () => ({ lead: "Échangez une Affinité, ou rien.", quiet: "En secret." }),
    "kernel/reaction": () => ({ lead: "Voulez-vous réagir ?", quiet: "Sinon, passez." }),
  },

  waiting: {
    ...FRENCH_OATHS.waiting,
    "diktat/chooseCabal": (name) => `${name} choisit une Cabale.`,
    "diktat/nameFirstPlayer": (name) => `${name} désigne le premier joueur.`,
    "diktat/chooseManoeuvre": (name) => `${name} choisit une manœuvre.`,
    "diktat/chooseSector": (name) => `${name} envoie une équipe : choix du secteur.`,
    "diktat/composePile": (name, about, say) => `${name} compose une équipe : ${say.sector(String(about.sector))}.`,
    "diktat/chooseSpyTarget": (name) => `${name} espionne.`,
    "diktat/chooseVictim": (name) => `${name} assassine.`,
    "diktat/extendDiscard": (name) => `${name} étend son influence.`,
    "diktat/nameSector": (name) => `${name} choisit le prochain secteur.`,
    "diktat/ready": (name) => `Lutte de pouvoir : on attend ${name}.`,
    "diktat/powerBid": (name) => `Mises secrètes : on attend ${name}.`,
    "diktat/chooseTrophy": (name, about, say) => `${say.sector(String(about.sector))} : ${name} prend un Trophée.`,
    "diktat/endOfCycleCall": (name) => `Fin du Cycle : on attend ${name}.`,
    "diktat/finalAffinities": (name) => `Dernières Affinités : on attend ${name}.`,
    "diktat/costChoice": (name) => `${name} règle un coût.`,
    "diktat/choosePile": (name) => `${name} choisit une pile.`,
    "diktat/choosePiles": (name) => `${name} choisit des piles.`,
    "diktat/movePile": (name) => `${name} déplace une pile.`,
    "diktat/movePawn": (name) => `${name} déplace un pion.`,
    "diktat/swapPawn": (name) => `${name} remanie une pile.`,
    "diktat/convertPawn": (name) => `${name} retourne un pion.`,
    "diktat/removePawn": (name) => `${name} défausse un pion.`,
    "diktat/effectChoice": (name) => `${name} peut utiliser un effet.`,
    "diktat/incomeChoice": (name) => `Développement : ${name} choisit.`,
    "diktat/optionChoice": (name) => `${name} choisit une option.`,
    "diktat/offerAnswer": (name) => `${name} répond à une offre.`,
    "diktat/choosePlayer": (name) => `${name} choisit un joueur.`,
    "diktat/nameFirstAndDirection": (name) => `${name} désigne le premier joueur.`,
    "diktat/placeToken": (name) => `${name} place un jeton.`,
    "diktat/tollChoice": (name, about, say) => `${name} devant un péage : ${say.sector(String(about.sector))}.`,
    "diktat/chooseCabalCard": (name) => `${name} développe sa Cabale.`,
    "diktat/chooseSpecial": (name) => `${name} choisit une Manœuvre spéciale.`,
    "diktat/keepCard": (name) => `${name} choisit une carte.`,
    "diktat/readyPossession": (name) => `${name} retire un jeton Utilisé.`,
    "diktat/exhaustPossession": (name) => `${name} place un jeton Utilisé.`,
    "diktat/chooseTrackCard": (name) => `${name} prend une carte de la piste.`,
    "diktat/chooseMarker": (name) => `${name} prend un marqueur.`,
    "diktat/returnMarker": (name) => `${name} rend un marqueur.`,
    "diktat/placeMarker": (name) => `${name} place un marqueur.`,
    "diktat/affinityTypes": (name) => `${name} choisit des Affinités.`,
    "diktat/affinityLoss": (name) => `${name} rend des Affinités.`,
    "diktat/exchangeAffinity": (name) => `${name} échange peut-être une Affinité.`,
    "kernel/reaction": () => "On attend les réactions.",
  },

  refusals: {
    ...FRENCH_OATHS.refusals,
    ...FRENCH_POLITICS.refusals,
    stale: () => "La table a déjà avancé. Regardez la nouvelle question.",
    notAsked: () => "Ce n’est pas à vous de répondre.",
    notSeated: () => "Vous n’avez pas de place à cette table.",
    alreadyAnswered: () => "Vous avez déjà répondu cela.",
    gameOver: () => "La partie est terminée.",
    insideStep: () => "Pas pendant une étape commencée : attendez qu’elle finisse.",
    malformed: () => "Réponse incompréhensible. Rien n’a changé. Réessayez.",
    tooLarge: () => "Réponse trop longue. Rien n’a changé.",
    notOffered: () => "Ce choix n’est pas offert maintenant.",
    twice: () => "Le même élément ne peut être choisi deux fois.",
    tooFew: (n) => `Il en faut au moins ${n.min}.`,
    tooMany: (n) => `Il en faut au plus ${n.max}.`,
    tooLong: (n) => `${n.max} caractères au plus ; il y en a ${n.got}.`,
    outOfRange: (n) => `Entre ${n.min} et ${n.max}.`,
    notEnough: (n, say) => `Il n’en reste que ${n.has} : ${say.agent(String(n.ref), Number(n.has))}.`,
    incomplete: (n) => `Il faut en ordonner ${n.needs}.`,
    wrongTotal: (n) => `Le total doit être ${n.needs}.`,
    closed: () => "Pas possible maintenant.",
    unknownAction: () => "Cette action n’existe pas.",
    unknownBoundary: () => "Ce moment n’existe pas.",
    unknownSetting: () => "Rien de ce nom ne se règle.",
    sectorFull: (n, say) => `${say.sector(String(n.sector))} : secteur fermé, ${n.piles} piles sur ${n.limit}.`,
    noAgents: () => "Vous n’avez plus d’Agent en réserve.",
    allSectorsFull: () => "Tous les secteurs sont complets.",
    nothingToSpy: () => "Il n’y a rien à regarder.",
    noVictim: () => "Aucun pion adverse sur le plateau.",
    noPass: () => "Une manœuvre est obligatoire : on ne passe pas.",
    ownPawn: () => "On n’assassine pas ses propres pions.",
    beforeFirstCycle: () => "Pas avant le premier Cycle.",
    debtTakenThisCycle: () => "Vous avez déjà pris une Dette ce Cycle.",
    noDebtTokenLeft: (n) => `Les ${n.of} jetons Dette sont tous pris.`,
    noFreeSymbol: () => "Aucun symbole libre sur vos cartes.",
    noMatchingToken: () => "Aucun de vos jetons ne correspond à un symbole libre.",
    cabalRowFull: () => "Votre piste de Cabale est complète.",
    developTooDear: (n) =>
      `Il manque ${n.missing} PP pour développer votre Cabale (${n.cost} PP). Une Dette en donne 5.`,
    noSpecial: () => "Aucune Manœuvre spéciale à votre disposition.",
    noManifestation: () => "Aucune Manifestation à utiliser maintenant.",
    cabalTwice: () => "Deux joueurs ne peuvent mener la même Cabale.",
    notStarted: () => "La partie n’a pas encore commencé.",
    noTable: () => "Cette table n’existe pas, ou plus.",
    tooFast: () => "Trop de messages à la fois. Attendez un instant, puis réessayez.",
    unavailable: () => "Le serveur n’a pas pu confirmer. Regardez la table, puis réessayez.",
    rulesBroke: () => "Une erreur de notre part empêche cette réponse. Rien n’a changé ; essayez-en une autre.",
    badOptions: () => "Ces options n’existent pas.",
    nightNeedsFour: ({ players }) => `La Nuit éternelle se joue à 4 ou 5 ; vous êtes ${players}.`,
    totalWarIsOfTheNight: () => "La Guerre totale se joue dans la Nuit éternelle : choisissez-la aussi.",
    leaguesAreOfTheNight: () => "Les Ligues se jouent dans la Nuit éternelle : choisissez-la aussi.",
  },

  refs: {
    ...FRENCH_OATHS.refs,
    ...FRENCH_POLITICS.refs,
    stop: "S’arrêter là",
    secretCard: "La carte secrète",
    nothing: "Rien",
    place: "Placer",
    discard: "Défausser",
    marker: "Marqueur d’Influence",
    pass: "Passer",
    decline: "Décliner",
    withdraw: "Choisir un autre secteur",
    accept: "Accepter",
    refuse: "Refuser",
    stack: "Empiler",
    apart: "Sur son propre emplacement",
    slot: "Emplacement libre",
  },
  standing: {
    ...FRENCH_OATHS.standing,
    ...FRENCH_POLITICS.standing,
    takeDebt: { lead: "Prendre une Dette", quiet: "+5 PP maintenant, −1 PV à la fin." },
    manifest: {
      lead: "Utiliser une Manifestation",
      quiet: "À tout moment, une fois par Cycle ; l’élément est alors Utilisé.",
    },
    placeAffinity: { lead: "Placer une Affinité", quiet: "+1 PV sur un symbole libre de vos cartes." },
  },
  term: FRENCH_OATHS.term,
  oath: FRENCH_OATHS.oath,
  goods: FRENCH_POLITICS.goods,
  saying: FRENCH_POLITICS.saying,
  marker: FRENCH_POLITICS.marker,
  offer: FRENCH_POLITICS.offer,
  pawn: (id) => `Pion ${id}`,
  pile: (id) => `Pile ${id}`,
  sleeper: () => "Agent dormant",
  option: (n) => `Option ${n}`,
  firstAndDirection: (name, clockwise) => `${name}, sens ${clockwise ? "horaire" : "inverse"}`,
  slot: (sector) => `Rendre ${sector}`,
  placement: (card, token) => `${token} sur ${card}`,
  unknownRefusal: (refusal) => `Refusé (${refusal.reason}). Rien n’a changé.`,
};

function affinities(n: number): string {
  return n === 1 ? "1 jeton Affinité" : `${n} jetons Affinité`;
}

function pawns(n: number): string {
  return n === 1 ? "1 pion" : `${n} pions`;
}
