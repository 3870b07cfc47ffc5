import { of, SHARED, to, who } from "@paravent/content/french";
import { french } from "@paravent/content/plural";
import type { Numbers } from "@paravent/content/text";
import { areSeveral, ofCreature, theCreature, toCreature } from "./french-creatures.ts";
import { guardian, levels, tracksIn } from "./levels.ts";
import type { Sentences, Speech } from "./sentences.ts";

/** "votre bâtiment Marché", "le bâtiment Marché d’Ada". */
const building = (say: Speech, owner: number, card: string): string =>
  say.isYou(owner) ? `votre bâtiment ${say.card(card)}` : `le bâtiment ${say.card(card)} ${of(say.name(owner))}`;

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

const cards = (n: unknown): string => french.count(Number(n), "carte", "cartes");

/** "en Or et en Population". */
const inTracks = (n: Numbers, say: Speech): string => say.list(tracksIn(n, say).map((track) => `en ${track}`));

export const FRENCH_SENTENCES: Sentences = {
  unknownRefusal: SHARED.unknownRefusal,
  events: {
    firstPlayerDrawn: (e, say) => `${who(say, e.seat, "êtes", "est")} premier joueur.`,
    deckShuffled: () => null,
    discardShuffled: (e, say) =>
      e.deck === "creature"
        ? "Les créatures défaussées sont mélangées et forment un nouveau paquet."
        : `La défausse du secteur ${say.sector(e.deck)} est mélangée et forme un nouveau paquet.`,
    freeSectorsRevealed: (e, say) =>
      `Secteurs gratuits : ${say.list(e.sectors.map((sector, seat) => `${to(say, seat)} (${say.sector(sector)})`))}.`,
    ageBuilt: (e, say) =>
      `${who(say, e.seat, "construisez", "construit")} l’âge ${e.age} du secteur ${say.sector(e.sector)}.`,
    cardLookedAt: (e, say) => (e.card ? `${who(say, e.seat, "regardez", "regarde")} : ${say.card(e.card)}.` : null),
    cardKept: (e, say) =>
      e.card
        ? `${who(say, e.seat, "gardez", "garde")} : ${say.card(e.card)}.`
        : `${say.name(e.seat)} garde une carte du secteur ${say.sector(e.deck)}.`,
    lookedCardsDiscarded: (e, say) => `Cartes non gardées : ${say.list(e.cards.map((card) => say.card(card)))}.`,
    cardDrawn: (e, say) =>
      e.card
        ? `${who(say, e.seat, "piochez", "pioche")} : ${say.card(e.card)}.`
        : `${say.name(e.seat)} pioche une carte du secteur ${say.sector(e.deck)}.`,
    drawSkipped: (e, say) => `${who(say, e.seat, "ne piochez", "ne pioche")} pas.`,
    cardDiscarded: (e, say) => `${who(say, e.seat, "défaussez", "défausse")} ${say.card(e.card)}.`,
    turnBegan: (e) => `Tour ${e.turn}.`,
    phaseBegan: () => null,
    ordersFixed: (e, say) =>
      e.orders
        ? `Cartes secteur, en secret : ${e.orders.map((order, seat) => `${to(say, seat)} (${order.map(say.sector).join(", ")})`).join(" ; ")}.`
        : "Toutes les cartes secteur sont posées.",
    diceRolled: (e, say) =>
      `Dés : rouges ${say.faces(e.dice.red)} ; bleus ${say.faces(e.dice.blue)} ; verts ${say.faces(e.dice.green)}.`,
    godArrived: (e, say) => `Dieu du tour : ${say.god(e.god)}.`,
    sectorsRevealed: (e, say) =>
      `${SLOT[e.slot]} : ${say.list(e.sectors.map((sector, seat) => `${to(say, seat)} (${say.sector(sector)})`))}.`,
    promoted: (e, say) =>
      `${who(say, e.seat, "faites", "fait")} passer le secteur accessoire en prioritaire : ${say.sector(e.order[0]!)}.`,
    promotionDeclined: (e, say) => `${who(say, e.seat, "gardez", "garde")} l’ordre des secteurs.`,
    gained: (e, say) => `${who(say, e.seat, "gagnez", "gagne")} ${say.points(e.n, e.track)}.`,
    lost: (e, say) => `${who(say, e.seat, "perdez", "perd")} ${say.points(e.n, e.track)}.`,
    bought: (e, say) =>
      e.dice.length === 0
        ? `${who(say, e.seat, "n’achetez", "n’achète")} rien.`
        : `${who(say, e.seat, "achetez", "achète")} ${french.count(e.dice.length, "résultat", "résultats")}.`,
    creatureMoved: (e, say) =>
      `${say.isYou(e.seat) ? "Votre marqueur Créatures" : `Marqueur Créatures ${of(say.name(e.seat))}`} : ${e.n > 0 ? `+${e.n}` : `−${-e.n}`}.`,
    commonMoved: (e) => `Marqueur Créatures commun : ${e.n > 0 ? `+${e.n}` : `−${-e.n}`}.`,
    creatureAppeared: (e, say) =>
      e.creature === null
        ? "Il ne reste aucune créature à faire apparaître."
        : `${capital(theCreature(say.creature(e.creature)))} ${areSeveral(say.creature(e.creature)) ? "surgissent" : "surgit"} devant ${to(say, e.seat)}.${e.origin === "common" ? ` Tous ${areSeveral(say.creature(e.creature)) ? "les " : "l’"}affronteront.` : ""}`,
    creatureFaced: (e, say) =>
      `${who(say, e.seat, "affrontez", "affronte")} ${theCreature(say.creature(e.creature))}.${e.dice ? ` Dés : ${say.faces(e.dice)}.` : ""} L’offrande coûte ${e.cost}.`,
    creatureDefeated: (e, say) =>
      `${who(say, e.seat, "gagnez", "gagne")} ${theCreature(say.creature(e.creature))} pour ${say.price(e.paid)}.`,
    offeringRefused: (e, say) =>
      `${who(say, e.seat, "ne faites", "ne fait")} pas d’offrande ${toCreature(say.creature(e.creature))}.`,
    reprisalAvoided: (e, say) =>
      `${who(say, e.seat, "évitez", "évite")} les représailles ${ofCreature(say.creature(e.creature))}.`,
    creatureDiscarded: (e, say) =>
      `${capital(theCreature(say.creature(e.creature)))} ${areSeveral(say.creature(e.creature)) ? "s’en vont" : "s’en va"}.`,
    ageLost: (e, say) => `${who(say, e.seat, "perdez", "perd")} un âge du secteur ${say.sector(e.sector)}.`,
    buildingLost: (e, say) => `${who(say, e.seat, "perdez", "perd")} un bâtiment : ${say.card(e.building)}.`,
    buildingBuilt: (e, say) =>
      e.of === null
        ? `${who(say, e.seat, "construisez", "construit")} : ${say.card(e.card)}.`
        : `${who(say, e.seat, "copiez", "copie")} ${building(say, e.of, e.as)}.`,
    buildingActivated: (e, say) => `${who(say, e.seat, "activez", "active")} : ${say.card(e.building)}.`,
    cardPlayed: (e, say) =>
      e.target === null
        ? `${who(say, e.seat, "jouez", "joue")} : ${say.card(e.card)}.`
        : `${who(say, e.seat, "jouez", "joue")} ${say.card(e.card)} contre ${to(say, e.target)}.`,
    moralePaid: (e, say) => `${who(say, e.seat, "payez", "paie")} ${say.points(e.n, "morale")}.`,
    pointsPaid: (e, say) => `${who(say, e.seat, "payez", "paie")} ${say.price(e.paid)}.`,
    passed: (e, say) => `${who(say, e.seat, "passez", "passe")}.`,
    buildingDestroyed: (e, say) => `${who(say, e.seat, "détruisez", "détruit")} ${building(say, e.owner, e.building)}.`,
    cardLostAtRandom: (e, say) => `${who(say, e.seat, "défaussez", "défausse")} ${say.card(e.card)}, au hasard.`,
    hostileCancelled: (e, say) => `${say.card(e.card)} : sans effet sur ${to(say, e.seat)}.`,
    reactionDeclined: (e, say) => `${who(say, e.seat, "ne réagissez", "ne réagit")} pas.`,
    standingPassSet: (e, say) =>
      e.set
        ? `${who(say, e.seat, "ne réagirez", "ne réagira")} pas ce tour-ci : ${say.window(e.window)}.`
        : `${who(say, e.seat, "pouvez", "peut")} de nouveau réagir : ${say.window(e.window)}.`,
    standingPassUsed: (e, say) =>
      say.isYou(e.seat)
        ? `Votre refus permanent a répondu : ${say.window(e.window)}.`
        : `Le refus permanent ${of(say.name(e.seat))} a répondu : ${say.window(e.window)}.`,
    turnEnded: (e, say) => `Fin du tour ${e.turn}. ${who(say, e.firstPlayer, "êtes", "est")} désormais premier joueur.`,
    gameEnded: (e, say) => `${say.end(e.end)}. Victoire : ${say.list(e.winners.map((seat) => to(say, seat)))}.`,
  },

  questions: {
    "dclight/chooseFreeSector": () => ({
      lead: "Choisissez le secteur dont l’âge 1 vous est offert.",
      quiet: "Votre choix reste secret ; tous sont révélés ensemble.",
    }),
    "dclight/keepCard": (about, say) => ({
      lead: "Choisissez la carte à garder.",
      quiet: `Ce que vous ne gardez pas va, face visible, à la défausse du secteur ${say.sector(String(about.deck))}.`,
    }),
    "dclight/discardToLimit": () => ({
      lead: "Vous avez trop de cartes en main : défaussez-en une.",
      quiet: "Au plus autant de cartes d’un secteur que son âge, et cinq en tout.",
    }),
    "dclight/turnDraw": () => ({
      lead: "Piochez une carte, si vous le souhaitez.",
      quiet: "Il faut avoir en main moins de cartes du secteur que son âge. Vous pouvez d’abord en défausser une.",
    }),
    "dclight/replaceDuplicate": () => ({
      lead: "Gardez-vous la carte piochée ?",
      quiet: "Seul un bâtiment que vous avez déjà en jeu peut être remplacé.",
    }),
    "dclight/orderSectors": () => ({
      lead: "Mettez vos trois secteurs dans l’ordre.",
      quiet: "Prioritaire : les trois résultats. Secondaire : deux achats au plus. Accessoire : un seul.",
    }),
    "dclight/promote": () => ({
      lead: "Au moins deux Créatures : faire passer le secteur accessoire en prioritaire ?",
      quiet:
        "Le prioritaire devient secondaire, le secondaire accessoire. Seuls comptent les dés du nouveau prioritaire.",
    }),
    "dclight/buySecondary": () => ({
      lead: "Secteur secondaire : achetez des résultats, ou aucun.",
      quiet: "Chaque dé donne un point à ceux dont c’est la priorité ; s’il n’y en a pas, le marqueur commun avance.",
    }),
    "dclight/buyAccessory": () => ({
      lead: "Secteur accessoire : achetez un résultat, ou aucun.",
      quiet: "Chaque dé donne un point à ceux dont c’est la priorité ; s’il n’y en a pas, le marqueur commun avance.",
    }),
    "dclight/offering": () => ({
      lead: "Faites-vous l’offrande ?",
      quiet: "En entier, ou pas du tout. Sans elle, la créature frappe.",
    }),
    "dclight/chooseLoss": () => ({
      lead: "Choisissez ce que vous perdez.",
      quiet: "La créature prend ces points ; vous choisissez sur quelles pistes.",
    }),
    "dclight/chooseLostBuilding": () => ({
      lead: "Choisissez le bâtiment à perdre.",
      quiet: "Il va à la défausse ; personne n’en marque les points.",
    }),
    "dclight/chooseDiscard": () => ({
      lead: "Choisissez la carte à défausser.",
      quiet: "Tout le monde la verra.",
    }),
    "dclight/devTurn": () => ({
      lead: "À vous : faites une action, ou passez.",
      quiet: "Activer un bâtiment n’est pas une action. Qui passe n’agit plus ce tour-ci.",
    }),
    "dclight/reactCancel": (about, say) => ({
      lead: `${say.card(cardAgainst(about))} vous vise. Réagir ?`,
      quiet: "Réagir n’est pas une action. Personne ne saura si vous le pouviez.",
    }),
    "dclight/reactRetaliate": (about, say) => ({
      lead: `Vous avez subi ${say.card(String(about.card))}. Riposter ?`,
      quiet: "Réagir n’est pas une action. Personne ne saura si vous le pouviez.",
    }),
    "kernel/reaction": () => SHARED.reaction,
  },

  waiting: {
    "dclight/chooseFreeSector": (name) => `Secteur gratuit : on attend ${name}.`,
    "dclight/keepCard": (name, about, say) => `${name} choisit une carte du secteur ${say.sector(String(about.deck))}.`,
    "dclight/discardToLimit": (name) => `${name} défausse une carte.`,
    "dclight/turnDraw": (name) => `${name} pioche.`,
    "dclight/replaceDuplicate": (name) => `${name} regarde la carte piochée.`,
    "dclight/orderSectors": (name) => `Ordre des secteurs : on attend ${name}.`,
    "dclight/promote": (name) => `Au moins deux Créatures : on attend ${name}.`,
    "dclight/buySecondary": (name) => `${name} achète dans le secteur secondaire.`,
    "dclight/buyAccessory": (name) => `${name} achète dans le secteur accessoire.`,
    "dclight/offering": (name) => `${name} affronte une créature.`,
    "dclight/chooseLoss": (name) => `${name} choisit ses pertes.`,
    "dclight/chooseLostBuilding": (name) => `${name} choisit le bâtiment perdu.`,
    "dclight/chooseDiscard": (name) => `${name} choisit une carte à défausser.`,
    "dclight/devTurn": (name) => `Développement : à ${name} d’agir.`,
    "dclight/reactCancel": (name, about, say) => `${say.card(cardAgainst(about))} : réaction ${of(name)} ?`,
    "dclight/reactRetaliate": (name, about, say) => `${say.card(String(about.card))} : riposte ${of(name)} ?`,
    "kernel/reaction": () => SHARED.reactionAwaited,
  },

  refusals: {
    ...SHARED.refusals,
    outOfRange: (n, say) =>
      typeof n.ref === "string" ? `${say.track(n.ref)} : entre ${n.min} et ${n.max}.` : `Entre ${n.min} et ${n.max}.`,
    nothingToActivate: () => "Aucun de vos bâtiments ne peut être activé maintenant.",
    noAgeToBuild: () => "Vous ne pouvez payer aucun âge.",
    nothingToBuild: () => "Vous n’avez en main aucun bâtiment que vous puissiez construire.",
    noPowerToPlay: () => "Vous n’avez en main aucun pouvoir que vous puissiez jouer.",
    nothingForMorale: () => "Le Moral ne peut rien vous acheter en ce moment.",
    noMoreAges: (n, say) => `Le secteur ${say.sector(String(n.sector))} est déjà à l’âge 3, le dernier.`,
    cannotPayAge: (n, say) =>
      `L’âge suivant du secteur ${say.sector(String(n.sector))} coûte ${say.price(n.price as object)}.`,
    cannotPay: (n, say) => `${say.card(String(n.card))} coûte ${say.price(n.price as object)}.`,
    alreadyInPlay: (n, say) => `${say.card(String(n.card))} : vous avez déjà ce bâtiment en jeu.`,
    noEffect: (n, say) => `${say.card(String(n.card))} ne changerait rien : ${levels(n, say, COUNTED)}.`,
    noTarget: (n, say) => `${say.card(String(n.card))} ne changerait rien pour personne.`,
    notAnAction: (n, say) =>
      `${say.card(String(n.card))} ne se joue pas comme action, seulement face à une créature ou en réaction.`,
    noPairLeft: (n) => `Les ${n.max} paires de marqueurs de copie sont toutes prises.`,
    nothingToCopy: () => "Il n’y a aucun bâtiment que vous puissiez copier.",
    notActivated: (n, say) => `${say.card(String(n.card))} : ce bâtiment n’a pas besoin d’être activé.`,
    exhausted: (n, say) => `${say.card(String(n.card))} a déjà servi ce tour-ci.`,
    notEnoughMorale: (n) => `Cela coûte ${n.needs} Moral ; vous en avez ${n.has}.`,
    creatureAtZero: () => "Votre marqueur Créatures est déjà à 0.",
    trackFull: (n, say) => `${say.track(String(n.track))} : vous êtes déjà au maximum, ${n.max}.`,
    moraleDrawUsed: (n) => `Contre du Moral : ${cards(n.max)} par tour au plus.`,
    nothingToDraw: () => "Vous n’avez droit à aucune carte, même si vous en défaussez une d’abord.",
    noRightToCard: (n, say) =>
      `Secteur ${say.sector(String(n.sector))}, âge ${n.age} : ${cards(n.age)} en main au plus ; vous en avez ${n.has}.`,
    handFull: (n) => `Vous avez ${cards(n.has)} en main ; le maximum est ${n.max}.`,
    deckEmpty: (n, say) => `Il ne reste aucune carte à piocher dans le secteur ${say.sector(String(n.sector))}.`,
    noDuplicate: () => "La carte piochée n’est pas un bâtiment que vous avez en jeu.",
    neutralised: (n, say) =>
      `${say.god(String(n.god))} : la face ${say.track(String(n.track))} est neutralisée pour le tour.`,
    cannotPayOffering: (n, say) => `L’offrande coûte ${n.cost} ; vous n’avez que ${n.has}, ${inTracks(n, say)}.`,
    notForOfferings: (n, say) => `${say.card(String(n.card))} ne sert pas contre les créatures.`,
    notAtYourself: (n, say) => `${say.card(String(n.card))} vise un autre joueur.`,
    targetProtected: (n, say) => `${guardian(n, say)} : ce joueur est protégé contre ${say.card(String(n.card))}.`,
    nothingToTake: (n, say) => `${say.card(String(n.card))} n’a rien à prendre ici : ${levels(n, say, COUNTED)}.`,
    noBuildingThere: (n, say) => `${say.card(String(n.card))} : ce joueur n’a aucun bâtiment.`,
    noBuildingInReach: (n, say) =>
      `${say.card(String(n.card))} n’atteint que les bâtiments de ${n.max} PV ou moins ; ici, le moindre en vaut ${n.least}.`,
    buildingTooValuable: (n, say) => `${say.card(String(n.card))} vaut ${n.vp} PV ; la limite est ${n.max}.`,
    cannotPayUse: (n, say) =>
      `${say.card(String(n.card))} coûte ${french.count(Number(n.needs), "point", "points")} ; vous n’avez que ${n.has}, ${inTracks(n, say)}.`,
    isCopy: (n, say) => `${say.card(String(n.card))} est ici une copie ; on ne copie pas une copie.`,
    otherColour: (n, say) =>
      `Secteur ${SLOT[n.slot as keyof typeof SLOT].toLowerCase()} : vous n’achetez que les dés du secteur ${say.sector(String(n.sector))}.`,
    otherSector: (n, say) =>
      `Vous avez ${cards(n.has)} du secteur ${say.sector(String(n.sector))}, à l’âge ${n.age} : c’est l’une d’elles qu’il faut défausser.`,
    trackSpared: (n, say) =>
      `La créature ne touche pas à cette piste, ${say.track(String(n.track))}. Elle prend : ${say.list(tracksIn(n, say))}.`,
    demandedAnyway: (n, say) =>
      `${say.card(String(n.card))} ne sert à rien ici : cette créature se paie déjà en ${say.track(String(n.track))}.`,
    offeringIsFree: (n, say) =>
      `${say.card(String(n.card))} ne sert à rien ici : l’offrande coûte ${n.cost}, il n’y a rien à payer.`,
    noneToSacrifice: (n, say) =>
      `${say.card(String(n.card))} demande au moins ${say.points(1, String(n.track))} ; vous en avez ${n.has}.`,
    stillTooDear: (n, say) =>
      `L’offrande coûte ${n.cost} ; même avec ${say.card(String(n.card))}, vous n’avez que ${n.has}, ${inTracks(n, say)}.`,
    notAnAnswer: (n, say) => `${say.card(String(n.card))} ne peut pas se jouer ici.`,
    notHeld: (n, say) => `Vous n’avez pas ${say.card(String(n.card))} en main.`,
    passStands: (n, say) => `Votre refus permanent est déjà en place : ${say.window(String(n.window))}.`,
    noPassStands: (n, say) => `Vous n’avez aucun refus permanent : ${say.window(String(n.window))}.`,
  },

  refs: {
    skip: "Ne pas piocher",
    keep: "Garder",
    replace: "La défausser et en piocher une autre",
    promote: "Faire passer le secteur accessoire en prioritaire",
    stay: "Garder l’ordre",
    pay: "Faire l’offrande",
    refuse: "Ne pas faire d’offrande",
    activate: "Activer un bâtiment",
    age: "Construire un âge de secteur",
    build: "Construire un bâtiment",
    power: "Jouer un pouvoir",
    morale: "Payer du Moral",
    pass: "Passer",
    decline: "Ne pas réagir",
    draw: "Piocher une carte",
    "creature-1": "Reculer le marqueur Créatures de 1",
    destroyBuilding: "Détruire un bâtiment",
    oppLose: "Infliger une perte",
    steal: "Prendre des points",
    oppCreature: "Attirer les créatures",
    oppDiscard: "Faire défausser",
    gain: "Gagner des points",
    creature: "Déplacer le marqueur Créatures",
    common: "Déplacer le marqueur Créatures commun",
  },
  fields: {
    gain: "Gagner",
    pay: "Payer",
    draw: "Piocher",
    steal: "Prendre",
    oppLose: "Perte",
    destroyBuilding: "Bâtiment",
    oneOf: "Choix",
  },
  standing: {
    standingPass: {
      lead: "Refus permanent",
      quiet: "Jusqu’à la fin du tour vous ne réagissez pas, et la table ne vous attend pas. Personne ne le voit.",
    },
  },
  age: (sector) => `Âge : ${sector}`,
  deck: (sector) => `Paquet ${sector}`,
  discard: (card) => `Défausser d’abord ${card}`,
  gain: (points) => `+${points}`,
  building: (name, owner) => `${name} (${owner})`,
  die: (colour, n) => `Dé ${colour} ${n}`,
  setPass: (window) => `Ne pas réagir ce tour-ci : ${window}`,
  clearPass: (window) => `Réagir de nouveau : ${window}`,
};

const SLOT = { priority: "Prioritaire", secondary: "Secondaire", accessory: "Accessoire" } as const;

/** The card that takes effect: the reply, once there is one. */
const cardAgainst = (about: Readonly<Record<string, unknown>>): string => String(about.reply ?? about.card);

const COUNTED = { common: "marqueur commun", cards: "cartes en main" } as const;
