import { of, SHARED, to, who } from "@paravent/content/english";
import { english } from "@paravent/content/plural";
import { areSeveral, theCreature } from "./english-creatures.ts";
import { guardian, levels, tracksIn } from "./levels.ts";
import type { Sentences } from "./sentences.ts";

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

const cards = (n: unknown): string => english.count(Number(n), "card", "cards");

export const ENGLISH_SENTENCES: Sentences = {
  unknownRefusal: SHARED.unknownRefusal,
  events: {
    firstPlayerDrawn: (e, say) => `${who(say, e.seat, "are", "is")} first player.`,
    deckShuffled: () => null,
    discardShuffled: (e, say) =>
      e.deck === "creature"
        ? "The discarded creatures are shuffled into a new deck."
        : `The ${say.sector(e.deck)} discard pile is shuffled into a new deck.`,
    freeSectorsRevealed: (e, say) =>
      `Free sectors: ${say.list(e.sectors.map((sector, seat) => `${to(say, seat)} (${say.sector(sector)})`))}.`,
    ageBuilt: (e, say) => `${who(say, e.seat, "build", "builds")} age ${e.age} of ${say.sector(e.sector)}.`,
    cardLookedAt: (e, say) => (e.card ? `${who(say, e.seat, "look at", "looks at")}: ${say.card(e.card)}.` : null),
    cardKept: (e, say) =>
      e.card
        ? `${who(say, e.seat, "keep", "keeps")}: ${say.card(e.card)}.`
        : `${say.name(e.seat)} keeps a card from the ${say.sector(e.deck)} deck.`,
    lookedCardsDiscarded: (e, say) => `Not kept: ${say.list(e.cards.map((card) => say.card(card)))}.`,
    cardDrawn: (e, say) =>
      e.card
        ? `${who(say, e.seat, "draw", "draws")}: ${say.card(e.card)}.`
        : `${say.name(e.seat)} draws a card from the ${say.sector(e.deck)} deck.`,
    drawSkipped: (e, say) => `${who(say, e.seat, "draw", "draws")} no card.`,
    cardDiscarded: (e, say) => `${who(say, e.seat, "discard", "discards")} ${say.card(e.card)}.`,
    turnBegan: (e) => `Turn ${e.turn}.`,
    phaseBegan: () => null,
    ordersFixed: (e, say) =>
      e.orders
        ? `Sector cards, in secret: ${e.orders.map((order, seat) => `${to(say, seat)} (${order.map(say.sector).join(", ")})`).join("; ")}.`
        : "All sector cards are laid out.",
    diceRolled: (e, say) =>
      `Dice: red ${say.faces(e.dice.red)}; blue ${say.faces(e.dice.blue)}; green ${say.faces(e.dice.green)}.`,
    godArrived: (e, say) => `God of the turn: ${say.god(e.god)}.`,
    sectorsRevealed: (e, say) =>
      `${SLOT[e.slot]}: ${say.list(e.sectors.map((sector, seat) => `${to(say, seat)} (${say.sector(sector)})`))}.`,
    promoted: (e, say) =>
      `${who(say, e.seat, "make", "makes")} the accessory sector the priority: ${say.sector(e.order[0]!)}.`,
    promotionDeclined: (e, say) => `${who(say, e.seat, "keep", "keeps")} the order of the sectors.`,
    gained: (e, say) => `${who(say, e.seat, "gain", "gains")} ${say.points(e.n, e.track)}.`,
    lost: (e, say) => `${who(say, e.seat, "lose", "loses")} ${say.points(e.n, e.track)}.`,
    bought: (e, say) =>
      e.dice.length === 0
        ? `${who(say, e.seat, "buy", "buys")} nothing.`
        : `${who(say, e.seat, "buy", "buys")} ${english.count(e.dice.length, "result", "results")}.`,
    creatureMoved: (e, say) =>
      `${of(say, e.seat).replace(/^y/, "Y")} Creature marker: ${e.n > 0 ? `+${e.n}` : `−${-e.n}`}.`,
    commonMoved: (e) => `Common Creature marker: ${e.n > 0 ? `+${e.n}` : `−${-e.n}`}.`,
    creatureAppeared: (e, say) =>
      e.creature === null
        ? "No creature is left to appear."
        : `${capital(theCreature(say.creature(e.creature)))} ${areSeveral(say.creature(e.creature)) ? "appear" : "appears"} in front of ${to(say, e.seat)}${e.origin === "common" ? ", for all to face" : ""}.`,
    creatureFaced: (e, say) =>
      `${who(say, e.seat, "face", "faces")} ${theCreature(say.creature(e.creature))}.${e.dice ? ` Dice: ${say.faces(e.dice)}.` : ""} The offering costs ${e.cost}.`,
    creatureDefeated: (e, say) =>
      `${who(say, e.seat, "defeat", "defeats")} ${theCreature(say.creature(e.creature))} for ${say.price(e.paid)}.`,
    offeringRefused: (e, say) =>
      `${who(say, e.seat, "make", "makes")} no offering to ${theCreature(say.creature(e.creature))}.`,
    reprisalAvoided: (e, say) =>
      `${who(say, e.seat, "avoid", "avoids")} the reprisal of ${theCreature(say.creature(e.creature))}.`,
    creatureDiscarded: (e, say) =>
      `${capital(theCreature(say.creature(e.creature)))} ${areSeveral(say.creature(e.creature)) ? "leave" : "leaves"}.`,
    ageLost: (e, say) => `${who(say, e.seat, "lose", "loses")} an age of ${say.sector(e.sector)}.`,
    buildingLost: (e, say) => `${who(say, e.seat, "lose", "loses")} a building: ${say.card(e.building)}.`,
    buildingBuilt: (e, say) =>
      e.of === null
        ? `${who(say, e.seat, "build", "builds")} ${say.card(e.card)}.`
        : `${who(say, e.seat, "copy", "copies")} ${of(say, e.of)} ${say.card(e.as)}.`,
    buildingActivated: (e, say) => `${who(say, e.seat, "activate", "activates")} ${say.card(e.building)}.`,
    cardPlayed: (e, say) =>
      e.target === null
        ? `${who(say, e.seat, "play", "plays")} ${say.card(e.card)}.`
        : `${who(say, e.seat, "play", "plays")} ${say.card(e.card)} against ${to(say, e.target)}.`,
    moralePaid: (e, say) => `${who(say, e.seat, "pay", "pays")} ${say.points(e.n, "morale")}.`,
    pointsPaid: (e, say) => `${who(say, e.seat, "pay", "pays")} ${say.price(e.paid)}.`,
    passed: (e, say) => `${who(say, e.seat, "pass", "passes")}.`,
    buildingDestroyed: (e, say) =>
      `${who(say, e.seat, "destroy", "destroys")} ${of(say, e.owner)} ${say.card(e.building)}.`,
    cardLostAtRandom: (e, say) => `${who(say, e.seat, "discard", "discards")} ${say.card(e.card)} at random.`,
    hostileCancelled: (e, say) => `${say.card(e.card)} has no effect on ${to(say, e.seat)}.`,
    reactionDeclined: (e, say) => `${who(say, e.seat, "do", "does")} not react.`,
    standingPassSet: (e, say) =>
      e.set
        ? `${who(say, e.seat, "will not react this turn", "will not react this turn")}: ${say.window(e.window)}.`
        : `${who(say, e.seat, "may react again", "may react again")}: ${say.window(e.window)}.`,
    standingPassUsed: (e, say) =>
      `${of(say, e.seat).replace(/^y/, "Y")} standing pass has answered: ${say.window(e.window)}.`,
    turnEnded: (e, say) => `End of turn ${e.turn}. ${who(say, e.firstPlayer, "are", "is")} first player now.`,
    gameEnded: (e, say) => `${say.end(e.end)}. Victory: ${say.list(e.winners.map((seat) => to(say, seat)))}.`,
  },

  questions: {
    "dclight/chooseFreeSector": () => ({
      lead: "Choose the sector whose age 1 you get for free.",
      quiet: "Your choice stays secret; all are revealed together.",
    }),
    "dclight/keepCard": (about, say) => ({
      lead: "Choose the card to keep.",
      quiet: `What you do not keep goes face up to the ${say.sector(String(about.deck))} discard pile.`,
    }),
    "dclight/discardToLimit": () => ({
      lead: "You hold too many cards: discard one.",
      quiet: "At most as many cards of a sector as its age, and five in all.",
    }),
    "dclight/turnDraw": () => ({
      lead: "Draw a card, if you wish.",
      quiet: "You must hold fewer cards of the sector than its age. You may discard one first.",
    }),
    "dclight/replaceDuplicate": () => ({
      lead: "Keep the card you drew?",
      quiet: "Only a building you already have in play may be replaced.",
    }),
    "dclight/orderSectors": () => ({
      lead: "Put your three sectors in order.",
      quiet: "Priority: all three results. Secondary: two bought at most. Accessory: only one.",
    }),
    "dclight/promote": () => ({
      lead: "At least two Creatures: make your accessory sector the priority?",
      quiet: "The priority becomes secondary, the secondary accessory. Only the dice of the new priority count.",
    }),
    "dclight/buySecondary": () => ({
      lead: "Secondary sector: buy results, or none.",
      quiet: "Each die gives a point to those whose priority it is; if there is nobody, the common marker advances.",
    }),
    "dclight/buyAccessory": () => ({
      lead: "Accessory sector: buy a result, or none.",
      quiet: "Each die gives a point to those whose priority it is; if there is nobody, the common marker advances.",
    }),
    "dclight/offering": () => ({
      lead: "Make the offering?",
      quiet: "In full, or not at all. Without it the creature strikes.",
    }),
    "dclight/chooseLoss": () => ({
      lead: "Choose what you lose.",
      quiet: "The creature takes these points; you choose from which tracks.",
    }),
    "dclight/chooseLostBuilding": () => ({
      lead: "Choose the building to lose.",
      quiet: "It goes to the discard pile; nobody scores it.",
    }),
    "dclight/chooseDiscard": () => ({ lead: "Choose the card to discard.", quiet: "Everybody will see it." }),
    "dclight/devTurn": () => ({
      lead: "Your turn: take one action, or pass.",
      quiet: "Activating a building is not an action. Once you pass, you cannot act again this turn.",
    }),
    "dclight/reactCancel": (about, say) => ({
      lead: `${say.card(cardAgainst(about))} is aimed at you. React?`,
      quiet: "A reaction is not an action. Nobody will know whether you could.",
    }),
    "dclight/reactRetaliate": (about, say) => ({
      lead: `${say.card(String(about.card))} has struck you. Strike back?`,
      quiet: "A reaction is not an action. Nobody will know whether you could.",
    }),
    "kernel/reaction": () => SHARED.reaction,
  },

  waiting: {
    "dclight/chooseFreeSector": (name) => `Free sector: waiting for ${name}.`,
    "dclight/keepCard": (name, about, say) =>
      `${name} is choosing a card from the ${say.sector(String(about.deck))} deck.`,
    "dclight/discardToLimit": (name) => `${name} is discarding a card.`,
    "dclight/turnDraw": (name) => `${name} is drawing a card.`,
    "dclight/replaceDuplicate": (name) => `${name} is looking at the card drawn.`,
    "dclight/orderSectors": (name) => `Order of the sectors: waiting for ${name}.`,
    "dclight/promote": (name) => `At least two Creatures: waiting for ${name}.`,
    "dclight/buySecondary": (name) => `${name} is buying from the secondary sector.`,
    "dclight/buyAccessory": (name) => `${name} is buying from the accessory sector.`,
    "dclight/offering": (name) => `${name} is facing a creature.`,
    "dclight/chooseLoss": (name) => `${name} is choosing what to lose.`,
    "dclight/chooseLostBuilding": (name) => `${name} is choosing a building to lose.`,
    "dclight/chooseDiscard": (name) => `${name} is choosing a card to discard.`,
    "dclight/devTurn": (name) => `Development: ${name} to act.`,
    "dclight/reactCancel": (name, about, say) => `${say.card(cardAgainst(about))}: will ${name} react?`,
    "dclight/reactRetaliate": (name, about, say) => `${say.card(String(about.card))}: will ${name} strike back?`,
    "kernel/reaction": () => SHARED.reactionAwaited,
  },

  refusals: {
    ...SHARED.refusals,
    outOfRange: (n, say) =>
      typeof n.ref === "string"
        ? `${say.track(n.ref)}: between ${n.min} and ${n.max}.`
        : `Between ${n.min} and ${n.max}.`,
    nothingToActivate: () => "None of your buildings can be activated now.",
    noAgeToBuild: () => "You cannot pay for any age.",
    nothingToBuild: () => "You hold no building that you can build.",
    noPowerToPlay: () => "You hold no power that you can play.",
    nothingForMorale: () => "Morale can buy you nothing right now.",
    noMoreAges: (n, say) => `${say.sector(String(n.sector))} is at age 3 already, the last one.`,
    cannotPayAge: (n, say) => `The next age of ${say.sector(String(n.sector))} costs ${say.price(n.price as object)}.`,
    cannotPay: (n, say) => `${say.card(String(n.card))} costs ${say.price(n.price as object)}.`,
    alreadyInPlay: (n, say) => `${say.card(String(n.card))}: you have this building in play already.`,
    noEffect: (n, say) => `${say.card(String(n.card))} would change nothing: ${levels(n, say, COUNTED)}.`,
    noTarget: (n, say) => `${say.card(String(n.card))} would change nothing for anybody.`,
    notAnAction: (n, say) =>
      `${say.card(String(n.card))} is not played as an action, only when facing a creature or as a reaction.`,
    noPairLeft: (n) => `All ${n.max} pairs of copy markers are in use.`,
    nothingToCopy: () => "There is no building you could copy.",
    notActivated: (n, say) => `${say.card(String(n.card))} works by itself; it need not be activated.`,
    exhausted: (n, say) => `${say.card(String(n.card))} has been used this turn already.`,
    notEnoughMorale: (n) => `This costs ${n.needs} Morale; you have ${n.has}.`,
    creatureAtZero: () => "Your Creature marker is on 0 already.",
    trackFull: (n, say) => `${say.track(String(n.track))} is at its maximum, ${n.max}.`,
    moraleDrawUsed: (n) => `For Morale: ${cards(n.max)} a turn at most.`,
    nothingToDraw: () => "You cannot draw any card, even if you discard one first.",
    noRightToCard: (n, say) =>
      `${say.sector(String(n.sector))}, age ${n.age}: ${cards(n.age)} in hand at most; you have ${n.has}.`,
    handFull: (n) => `You have ${cards(n.has)} in hand; the maximum is ${n.max}.`,
    deckEmpty: (n, say) => `No ${say.sector(String(n.sector))} card is left to draw.`,
    noDuplicate: () => "The card you drew is not a building you have in play.",
    neutralised: (n, say) =>
      `${say.god(String(n.god))}: the face ${say.track(String(n.track))} is neutralised for the turn.`,
    cannotPayOffering: (n, say) =>
      `The offering costs ${n.cost}; you have only ${n.has}, in ${say.list(tracksIn(n, say))}.`,
    notForOfferings: (n, say) => `${say.card(String(n.card))} is not used against creatures.`,
    notAtYourself: (n, say) => `${say.card(String(n.card))} is aimed at another player.`,
    targetProtected: (n, say) => `${guardian(n, say)} protects this player from ${say.card(String(n.card))}.`,
    nothingToTake: (n, say) => `${say.card(String(n.card))} finds nothing to take here: ${levels(n, say, COUNTED)}.`,
    noBuildingThere: (n, say) => `${say.card(String(n.card))}: this player has no building.`,
    noBuildingInReach: (n, say) =>
      `${say.card(String(n.card))} reaches only buildings worth ${n.max} VP or less; the least here is worth ${n.least}.`,
    buildingTooValuable: (n, say) => `${say.card(String(n.card))} is worth ${n.vp} VP; the limit is ${n.max}.`,
    cannotPayUse: (n, say) =>
      `${say.card(String(n.card))} costs ${english.count(Number(n.needs), "point", "points")}; you have only ${n.has}, in ${say.list(tracksIn(n, say))}.`,
    isCopy: (n, say) => `This ${say.card(String(n.card))} is a copy itself; copies are not copied.`,
    otherColour: (n, say) =>
      `${SLOT[n.slot as keyof typeof SLOT]} sector: you buy ${say.sector(String(n.sector))} dice only.`,
    otherSector: (n, say) =>
      `You hold ${cards(n.has)} of ${say.sector(String(n.sector))}, at age ${n.age}: discard one of those.`,
    trackSpared: (n, say) =>
      `The creature leaves ${say.track(String(n.track))} alone. It takes: ${say.list(tracksIn(n, say))}.`,
    demandedAnyway: (n, say) =>
      `${say.card(String(n.card))} is of no use here: this creature is paid in ${say.track(String(n.track))} anyway.`,
    offeringIsFree: (n, say) =>
      `${say.card(String(n.card))} is of no use here: the offering costs ${n.cost}, there is nothing to pay.`,
    noneToSacrifice: (n, say) =>
      `${say.card(String(n.card))} needs ${say.points(1, String(n.track))} at least; you have ${n.has}.`,
    stillTooDear: (n, say) =>
      `The offering costs ${n.cost}; even with ${say.card(String(n.card))} you have only ${n.has}, in ${say.list(tracksIn(n, say))}.`,
    notAnAnswer: (n, say) => `${say.card(String(n.card))} cannot be played here.`,
    notHeld: (n, say) => `You do not hold ${say.card(String(n.card))}.`,
    passStands: (n, say) => `Your standing pass is set already: ${say.window(String(n.window))}.`,
    noPassStands: (n, say) => `You have set no standing pass: ${say.window(String(n.window))}.`,
  },

  refs: {
    skip: "Draw nothing",
    keep: "Keep",
    replace: "Discard it and draw another",
    promote: "Make the accessory sector the priority",
    stay: "Keep the order",
    pay: "Make the offering",
    refuse: "Make no offering",
    activate: "Activate a building",
    age: "Build a sector age",
    build: "Build a building",
    power: "Play a power",
    morale: "Pay Morale",
    pass: "Pass",
    decline: "Do not react",
    draw: "Draw a card",
    "creature-1": "Move the Creature marker back by 1",
    destroyBuilding: "Destroy a building",
    oppLose: "Cause a loss",
    steal: "Take points",
    oppCreature: "Rouse the creatures",
    oppDiscard: "Force a discard",
    gain: "Gain points",
    creature: "Move the Creature marker",
    common: "Move the common Creature marker",
  },
  fields: {
    gain: "Gain",
    pay: "Pay",
    draw: "Draw",
    steal: "Take",
    oppLose: "Loss",
    destroyBuilding: "Building",
    oneOf: "Choice",
  },
  standing: {
    standingPass: {
      lead: "Standing pass",
      quiet: "Until the end of the turn you do not react, and the table does not wait for you. Nobody sees it.",
    },
  },
  age: (sector) => `Age: ${sector}`,
  deck: (sector) => `${sector} deck`,
  discard: (card) => `Discard ${card} first`,
  gain: (points) => `+${points}`,
  building: (building, owner) => `${building} (${owner})`,
  die: (colour, n) => `${colour} die ${n}`,
  setPass: (window) => `Do not react this turn: ${window}`,
  clearPass: (window) => `React again: ${window}`,
};

const SLOT = { priority: "Priority", secondary: "Secondary", accessory: "Accessory" } as const;

/** The card that takes effect: the reply, once there is one. */
const cardAgainst = (about: Readonly<Record<string, unknown>>): string => String(about.reply ?? about.card);

const COUNTED = { common: "common Creature marker", cards: "cards in hand" } as const;
