import { ENGLISH_OATHS } from "./oaths-english.ts";
import { ENGLISH_POLITICS } from "./politics-english.ts";
import type { Sentences, Speech } from "./sentences.ts";

/** "You" or a name, with the verb that agrees. */
const who = (say: Speech, seat: number, you: string, other: string): string =>
  say.isYou(seat) ? `You ${you}` : `${say.name(seat)} ${other}`;

const to = (say: Speech, seat: number): string => (say.isYou(seat) ? "you" : say.name(seat));
const of = (say: Speech, seat: number): string => (say.isYou(seat) ? "your" : `${say.name(seat)}’s`);

export const ENGLISH_SENTENCES: Sentences = {
  events: {
    ...ENGLISH_OATHS.events,
    ...ENGLISH_POLITICS.events,
    cabalTaken: (e, say) => `${who(say, e.seat, "lead", "leads")}: ${say.cabal(e.cabal)}.`,
    deckShuffled: () => null,
    cycleBegan: (e) => `Cycle ${e.cycle}.`,
    administratorChanged: (e, say) => `${who(say, e.seat, "are", "is")} Administrator.`,
    phaseBegan: () => null,
    discardShuffled: () => "The discard pile is shuffled into a new deck.",
    cardDealt: (e, say) => `On the track: ${say.card(e.card)}.`,
    secretCardDealt: () => null,
    gained: (e, say) =>
      e.rule === "DK-DEV-01" ? null : `${who(say, e.seat, "gain", "gains")} ${say.resource(e.what, e.n)}.`,
    manoeuvrePawnsReceived: () => null,
    firstPlayerNamed: (e, say) =>
      e.by === e.seat
        ? `${who(say, e.seat, "begin", "begins")}.`
        : `${who(say, e.by, "name", "names")} ${to(say, e.seat)} to begin.`,
    turnBegan: () => null,
    manoeuvreChosen: () => null,
    manoeuvreDone: () => null,
    turnSectorNamed: () => null,
    pilePlaced: (e, say) => `${who(say, e.seat, "send", "sends")} ${pawns(e.pawns.length)} to ${say.sector(e.sector)}.`,
    pawnLookedAt: (e, say) =>
      e.kind
        ? `You know: ${of(say, e.owner)} pawn ${e.position} in ${say.sector(e.sector)} is ${article(say.agent(e.kind))}.`
        : `${say.name(e.seat)} looks at ${of(say, e.owner)} pawn ${e.position} in ${say.sector(e.sector)}.`,
    secretCardLookedAt: (e, say) =>
      e.card ? `You know: the secret card is ${say.card(e.card)}.` : `${say.name(e.seat)} looks at the secret card.`,
    victimNamed: () => null,
    victimRevealed: (e, say) =>
      `${who(say, e.seat, "assassinate", "assassinates")} ${of(say, e.owner)} pawn in ${say.sector(e.sector)}: ${say.agent(e.kind)}.`,
    victimDiscarded: () => null,
    discarded: (e, say) => `${who(say, e.seat, "discard", "discards")} ${say.resource(e.what, e.n)}.`,
    lost: (e, say) => `${who(say, e.seat, "lose", "loses")} ${say.resource(e.what, e.n)}.`,
    debtDiscarded: (e, say) => `${who(say, e.seat, "discard", "discards")} a Debt.`,
    vpGained: (e, say) => `${who(say, e.seat, "gain", "gains")} ${e.n} VP.`,
    turnSkipped: (e, say) => `${who(say, e.seat, "skip your turn", "skips the turn")} and keep the pawn.`,
    playAgainGranted: (e, say) => `${who(say, e.seat, "will play", "will play")} twice in a row.`,
    playedAgain: () => null,
    skipGranted: (e, say) => `${who(say, e.seat, "will skip your next turn", "will skip the next turn")}.`,
    manoeuvresEnded: () => null,
    roleTaken: (e, say) =>
      e.role === "administrator"
        ? `${who(say, e.seat, "are", "is")} Administrator until the end of the Cycle.`
        : `${who(say, e.seat, "will name", "will name")} the first sector.`,
    sectorPickerDone: () => null,
    statChanged: (e, say) =>
      e.stat === "rank" ? `${who(say, e.seat, "gain", "gains")} +${e.delta} Rank this Cycle.` : null,
    tollSet: (e, say) => `Toll until the end of the Cycle: ${say.sector(e.sector)}.`,
    useCounted: () => null,
    manoeuvreUsesForgotten: () => null,
    cardsPeeked: (e, say) =>
      e.cards
        ? `You see: ${say.list(e.cards.map((card) => say.card(card)))}.`
        : `${say.name(e.seat)} looks at the top of the deck.`,
    peekedCardAdded: (e, say) => `${who(say, e.seat, "add", "adds")} to the track: ${say.card(e.card)}.`,
    peekedCardBuried: (e, say) =>
      e.card ? `You put under the deck: ${say.card(e.card)}.` : `${say.name(e.seat)} puts a card under the deck.`,
    pileMoved: (e, say) => `${who(say, e.seat, "move", "moves")} a pile: ${say.sector(e.from)} to ${say.sector(e.to)}.`,
    pileWithdrawn: (e, say) => `${who(say, e.seat, "take back", "takes back")} a pile: ${say.sector(e.sector)}.`,
    pileConceded: (e, say) =>
      `${who(say, e.seat, "leave", "leaves")} the place to ${to(say, e.to)}: ${say.sector(e.sector)}.`,
    pawnsAdded: (e, say) =>
      `${who(say, e.seat, "add", "adds")} ${pawns(e.pawns.length)} to a pile: ${say.sector(e.sector)}.`,
    pawnMoved: (e, say) => `${who(say, e.seat, "move", "moves")} a pawn from one pile to another.`,
    pileSwapped: (e, say) => `${who(say, e.seat, "rework", "reworks")} a pile in secret.`,
    pileConverted: (e, say) => `${who(say, e.seat, "may have turned", "may have turned")} ${of(say, e.owner)} pawn.`,
    pawnRemoved: (e, say) => `${who(say, e.owner, "discard", "discards")} a pawn in ${say.sector(e.sector)}.`,
    victimShielded: (e, say) => `The crowd shields ${of(say, e.owner)} pawn; the Assassination is spent.`,
    victimReturned: (e, say) =>
      `${say.isYou(e.owner) ? "Your" : `${say.name(e.owner)}'s`} Emissary is saved and returns to its pile.`,
    sleeperKilled: (e, say) => `${who(say, e.seat, "remove", "removes")} a Sleeper Agent: ${say.sector(e.sector)}.`,
    tokenPlaced: (e, say) =>
      e.player !== undefined
        ? `${who(say, e.player, "receive", "receives")} a ${say.token(e.token)} token.`
        : `${who(say, e.owner, "place", "places")} a ${say.token(e.token)} token${e.sector ? `: ${say.sector(e.sector)}` : ""}.`,
    tokenRemoved: (e, say) => `A ${say.token(e.token)} token is removed.`,
    turnEnded: () => null,
    paid: (e, say) =>
      e.to === null
        ? `${who(say, e.from, "discard", "discards")} ${e.pp} PP.`
        : `${who(say, e.from, "give", "gives")} ${to(say, e.to)} ${e.pp} PP.`,
    debtTaken: (e, say) =>
      `${who(say, e.seat, "take", "takes")} a ${e.compulsory ? "compulsory " : ""}Debt: +${e.pp} PP.`,
    secretCardRevealed: (e, say) => `The secret card is revealed: ${say.card(e.card)}.`,
    sectorNamed: (e, say) => `${who(say, e.by, "name", "names")} ${say.sector(e.sector)}.`,
    sectorRevealed: (e, say) =>
      `${say.sector(e.sector)}: ${say.list(
        e.pieces.map(({ seat, kinds }) => {
          const n = kinds.filter((kind) => kind === "emissary").length;
          return `${to(say, seat)} ${n} ${say.agent("emissary", n)}`;
        }),
      )}.`,
    struggleBegan: (e, say) => `Power Struggle: ${say.list(e.tied.map((seat) => to(say, seat)))}.`,
    bidsRevealed: (e, say) => `Bids: ${say.list(e.bids.map(({ seat, pp }) => `${to(say, seat)} ${pp} PP`))}.`,
    orderFixed: (e, say) => `Winner: ${to(say, e.order[0]!)}.`,
    emissarySpent: () => null,
    cardTaken: (e, say) => `${who(say, e.seat, "take", "takes")} ${say.card(e.card)}.`,
    trophyCardDiscarded: (e, say) => `${who(say, e.seat, "discard", "discards")} ${say.card(e.card)} unplaced.`,
    markerTaken: (e, say) =>
      `${who(say, e.seat, "take", "takes")} ${say.sector(e.sector)} Influence ${e.how === "slot" ? "I" : "II"}.`,
    markerDiscarded: (e, say) => `${who(say, e.seat, "give back", "gives back")} ${say.sector(e.sector)} Influence.`,
    cardLost: (e, say) => `${who(say, e.seat, "lose", "loses")} ${say.card(e.card)}.`,
    cabalCardPlaced: (e, say) => `${who(say, e.seat, "develop", "develops")}: ${say.element(`cabal:${e.card}`)}.`,
    cabalCardReturned: (e, say) => `${who(say, e.seat, "take back", "takes back")} ${say.element(`cabal:${e.card}`)}.`,
    used: () => null,
    useBegan: (e, say) => `${who(say, e.seat, "use", "uses")} ${say.element(e.element)}.`,
    useEnded: () => null,
    readied: (e, say) => `${say.element(e.element)} is no longer Used.`,
    paidOnto: (e, say) => `${who(say, e.seat, "place", "places")} ${e.pp} PP on ${say.element(e.element)}.`,
    gainRecorded: () => null,
    affinityGained: (e, say) =>
      `${who(say, e.seat, "gain", "gains")} ${affinities(e.tokens?.length ?? (e as { n?: number }).n ?? 0)}${
        e.tokens ? `: ${say.list(e.tokens.map((t) => say.affinity(t)))}` : ""
      }.`,
    affinityReturned: (e, say) =>
      `${who(say, e.seat, "return", "returns")} a ${say.affinity(e.token)} Affinity to the supply.`,
    affinityExchanged: (e, say) => `${who(say, e.seat, "may exchange", "may exchange")} an Affinity, in secret.`,
    affinitiesLost: (e, say) =>
      `${who(say, e.seat, "give back", "gives back")} ${affinities((e.reserve?.length ?? (e as { n?: number }).n ?? 0) + e.placed.length)}.`,
    sectorCleared: () => null,
    othersAttacked: () => "Attack of the Others: 1 PP per VP.",
    affinityPlaced: (e, say) =>
      `${who(say, e.seat, "place", "places")} ${article(say.affinity(e.token))} Affinity on ${say.card(e.card)}: +1 VP.`,
    reservesDiscarded: () => "End of the Cycle: Agents, Spies and Assassins are discarded.",
    usedTokensRemoved: () => null,
    trackDiscarded: () => null,
    pointsNoted: () => null,
    endTriggered: () => "The end of the game is triggered.",
    gameEnded: (e, say) => `Victory: ${say.list(e.winners.map((seat) => to(say, seat)))}.`,
  },

  questions: {
    ...ENGLISH_OATHS.questions,
    "diktat/chooseCabal": () => ({ lead: "Choose your Cabal.", quiet: "Each Cabal is led by one player only." }),
    "diktat/nameFirstPlayer": () => ({
      lead: "Administrator: name who begins.",
      quiet: "Turns then go clockwise.",
    }),
    "diktat/chooseManoeuvre": () => ({
      lead: "Your turn. Choose a manoeuvre.",
      quiet: "You must play a manoeuvre: passing is not allowed.",
    }),
    "diktat/chooseSector": () => ({
      lead: "Send a team: choose a lit sector.",
      quiet: "A sector in the dark is full.",
    }),
    "diktat/composePile": (about, say) => ({
      lead: `Compose your team for ${say.sector(String(about.sector))}.`,
      quiet: "From top to bottom. Your opponents will see how many pawns, nothing else.",
    }),
    "diktat/chooseSpyTarget": (about) => ({
      lead: "Spy: choose an element to look at.",
      quiet: Array.isArray(about.looked)
        ? `Looked at so far: ${about.looked.length}. Nobody else sees what you see.`
        : "A pawn or the secret card. Nobody else sees what you see.",
    }),
    "diktat/chooseVictim": () => ({
      lead: "Assassinate: name an opposing pawn.",
      quiet: "Emissary: +3 PP. Guard: 2 PP to its owner, and the manoeuvre ends.",
    }),
    "diktat/extendDiscard": () => ({
      lead: "Extend influence: discard one element for 1 more PP, or nothing.",
      quiet: "An Agent, a Spy token or an Assassin token; everybody will see which.",
    }),
    "diktat/nameSector": () => ({
      lead: "Administrator: name the next sector to resolve.",
      quiet: "All its pawns will be turned face up.",
    }),
    "diktat/ready": () => ({
      lead: "Power Struggle: ready to bid?",
      quiet: "A Debt can still be taken now; not once the bids are open.",
    }),
    "diktat/powerBid": () => ({
      lead: "Power Struggle: bid in secret, then close your fist.",
      quiet: "On equal bids Rank wins. All bids are discarded, winning or not.",
    }),
    "diktat/chooseTrophy": (about, say) => ({
      lead: `${say.sector(String(about.sector))}: take a Trophy.`,
      quiet: "Each Trophy costs one of your Emissaries in the sector.",
    }),
    "diktat/endOfCycleCall": () => ({
      lead: "End of the Cycle: place what you wish, then go on.",
      quiet: "After this moment, 10 VP end the game.",
    }),
    "diktat/finalAffinities": () => ({
      lead: "End of the game: place your last Affinities.",
      quiet: "Each token placed is worth 1 VP.",
    }),
    "diktat/costChoice": () => ({ lead: "Choose what you pay.", quiet: "The cost comes before the effect." }),
    "diktat/choosePile": () => ({ lead: "Choose a pile.", quiet: "It stays face down." }),
    "diktat/choosePiles": () => ({
      lead: "Choose your piles.",
      quiet: "Everybody sees which, not what changes in them.",
    }),
    "diktat/movePile": () => ({
      lead: "Move one of your piles.",
      quiet: "It is placed anew in the sector you choose.",
    }),
    "diktat/movePawn": () => ({ lead: "Move a pawn to another of your piles.", quiet: "It goes on top." }),
    "diktat/swapPawn": () => ({ lead: "Replace a pawn, or nothing.", quiet: "Nobody will see what has changed." }),
    "diktat/convertPawn": () => ({
      lead: "Replace a pawn with a Citizen, or nothing.",
      quiet: "In the same place, in secret.",
    }),
    "diktat/removePawn": () => ({
      lead: "Discard a pawn from one of your piles.",
      quiet: "The others will not see it.",
    }),
    "diktat/effectChoice": () => ({ lead: "Use an effect?", quiet: "You may decline." }),
    "diktat/incomeChoice": () => ({
      lead: "Development: choose the next effect.",
      quiet: "You set the order of your elements.",
    }),
    "diktat/optionChoice": () => ({ lead: "Choose an option.", quiet: "The effect grants one of them." }),
    "diktat/offerAnswer": () => ({ lead: "You are made an offer.", quiet: "Nobody can force you to accept." }),
    "diktat/choosePlayer": () => ({ lead: "Choose a player.", quiet: "The effect is about that player." }),
    "diktat/nameFirstAndDirection": () => ({
      lead: "Name the first player and the direction of play.",
      quiet: "In the Administrator's place.",
    }),
    "diktat/placeToken": () => ({ lead: "Place a token.", quiet: "Six tokens of each kind at most." }),
    "diktat/tollChoice": (about, say) => ({
      lead: `Toll: ${say.sector(String(about.sector))}.`,
      quiet: "Pay, or choose another sector.",
    }),
    "diktat/chooseCabalCard": () => ({
      lead: "Develop your Cabal: choose a card.",
      quiet: "The suggested order does not bind.",
    }),
    "diktat/chooseSpecial": () => ({
      lead: "Special Manoeuvre: choose the element.",
      quiet: "It will be Used until the end of the Cycle.",
    }),
    "diktat/keepCard": () => ({ lead: "Keep a card for the track.", quiet: "The other goes under the deck." }),
    "diktat/readyPossession": () => ({ lead: "Remove a Used token.", quiet: "From another of your Possessions." }),
    "diktat/exhaustPossession": () => ({ lead: "Place a Used token.", quiet: "On a Possession that bears none." }),
    "diktat/chooseTrackCard": () => ({ lead: "Take a card of the track.", quiet: "Whatever its sector." }),
    "diktat/chooseMarker": () => ({ lead: "Take an Influence marker.", quiet: "It goes to one of your five slots." }),
    "diktat/returnMarker": () => ({
      lead: "Put one of your markers back on its sector.",
      quiet: "What it gives goes with it.",
    }),
    "diktat/placeMarker": () => ({ lead: "Where does this marker go?", quiet: "Five slots at most." }),
    "diktat/affinityTypes": () => ({
      lead: "Choose your Affinity tokens.",
      quiet: "Nobody else will see their types.",
    }),
    "diktat/affinityLoss": () => ({
      lead: "Give Affinity tokens back.",
      quiet: "From your reserve, or from your cards: −1 VP each.",
    }),
    "diktat/exchangeAffinity": () => ({ lead: "Exchange an Affinity, or nothing.", quiet: "In secret." }),
    "kernel/reaction": () => ({ lead: "Do you wish to react?", quiet: "Otherwise, pass." }),
  },

  waiting: {
    ...ENGLISH_OATHS.waiting,
    "diktat/chooseCabal": (name) => `${name} is choosing a Cabal.`,
    "diktat/nameFirstPlayer": (name) => `${name} is naming the first player.`,
    "diktat/chooseManoeuvre": (name) => `${name} is choosing a manoeuvre.`,
    "diktat/chooseSector": (name) => `${name} is sending a team: choosing a sector.`,
    "diktat/composePile": (name, about, say) => `${name} is composing a team for ${say.sector(String(about.sector))}.`,
    "diktat/chooseSpyTarget": (name) => `${name} is spying.`,
    "diktat/chooseVictim": (name) => `${name} is assassinating.`,
    "diktat/extendDiscard": (name) => `${name} is extending influence.`,
    "diktat/nameSector": (name) => `${name} is choosing the next sector.`,
    "diktat/ready": (name) => `Power Struggle: waiting for ${name}.`,
    "diktat/powerBid": (name) => `Secret bids: waiting for ${name}.`,
    "diktat/chooseTrophy": (name, about, say) => `${say.sector(String(about.sector))}: ${name} is taking a Trophy.`,
    "diktat/endOfCycleCall": (name) => `End of the Cycle: waiting for ${name}.`,
    "diktat/finalAffinities": (name) => `Last Affinities: waiting for ${name}.`,
    "diktat/costChoice": (name) => `${name} is paying a cost.`,
    "diktat/choosePile": (name) => `${name} is choosing a pile.`,
    "diktat/choosePiles": (name) => `${name} is choosing piles.`,
    "diktat/movePile": (name) => `${name} is moving a pile.`,
    "diktat/movePawn": (name) => `${name} is moving a pawn.`,
    "diktat/swapPawn": (name) => `${name} is reworking a pile.`,
    "diktat/convertPawn": (name) => `${name} is turning a pawn.`,
    "diktat/removePawn": (name) => `${name} is discarding a pawn.`,
    "diktat/effectChoice": (name) => `${name} may use an effect.`,
    "diktat/incomeChoice": (name) => `Development: ${name} is choosing.`,
    "diktat/optionChoice": (name) => `${name} is choosing an option.`,
    "diktat/offerAnswer": (name) => `${name} is answering an offer.`,
    "diktat/choosePlayer": (name) => `${name} is choosing a player.`,
    "diktat/nameFirstAndDirection": (name) => `${name} is naming the first player.`,
    "diktat/placeToken": (name) => `${name} is placing a token.`,
    "diktat/tollChoice": (name, about, say) => `${name} faces a toll: ${say.sector(String(about.sector))}.`,
    "diktat/chooseCabalCard": (name) => `${name} is developing the Cabal.`,
    "diktat/chooseSpecial": (name) => `${name} is choosing a Special Manoeuvre.`,
    "diktat/keepCard": (name) => `${name} is choosing a card.`,
    "diktat/readyPossession": (name) => `${name} is removing a Used token.`,
    "diktat/exhaustPossession": (name) => `${name} is placing a Used token.`,
    "diktat/chooseTrackCard": (name) => `${name} is taking a card of the track.`,
    "diktat/chooseMarker": (name) => `${name} is taking a marker.`,
    "diktat/returnMarker": (name) => `${name} is giving a marker back.`,
    "diktat/placeMarker": (name) => `${name} is placing a marker.`,
    "diktat/affinityTypes": (name) => `${name} is choosing Affinities.`,
    "diktat/affinityLoss": (name) => `${name} is giving Affinities back.`,
    "diktat/exchangeAffinity": (name) => `${name} may be exchanging an Affinity.`,
    "kernel/reaction": () => "Waiting for reactions.",
  },

  refusals: {
    ...ENGLISH_OATHS.refusals,
    ...ENGLISH_POLITICS.refusals,
    stale: () => "The table has already moved on. Look at the new question.",
    notAsked: () => "It is not for you to answer.",
    notSeated: () => "You have no seat at this table.",
    alreadyAnswered: () => "You have already answered that.",
    gameOver: () => "The game is over.",
    insideStep: () => "Not inside a step that has begun: wait for its end.",
    malformed: () => "This answer makes no sense. Nothing changed. Try again.",
    tooLarge: () => "This answer is too long. Nothing changed.",
    notOffered: () => "This is not on offer now.",
    twice: () => "The same element cannot be chosen twice.",
    tooFew: (n) => `At least ${n.min} are needed.`,
    tooMany: (n) => `At most ${n.max} are allowed.`,
    tooLong: (n) => `${n.max} characters at most; these are ${n.got}.`,
    outOfRange: (n) => `Between ${n.min} and ${n.max}.`,
    notEnough: (n, say) => `Only ${n.has} left: ${say.agent(String(n.ref), Number(n.has))}.`,
    incomplete: (n) => `${n.needs} must be put in order.`,
    wrongTotal: (n) => `The total must be ${n.needs}.`,
    closed: () => "Not possible now.",
    unknownAction: () => "There is no such action.",
    unknownBoundary: () => "There is no such moment.",
    unknownSetting: () => "There is nothing of that name to set.",
    sectorFull: (n, say) => `${say.sector(String(n.sector))}: sector closed, ${n.piles} piles of ${n.limit}.`,
    noAgents: () => "You have no Agent left in reserve.",
    allSectorsFull: () => "Every sector is full.",
    nothingToSpy: () => "There is nothing to look at.",
    noVictim: () => "There is no opposing pawn on the board.",
    noPass: () => "You must play a manoeuvre: passing is not allowed.",
    ownPawn: () => "Your own pawns cannot be assassinated.",
    beforeFirstCycle: () => "Not before the first Cycle.",
    debtTakenThisCycle: () => "You have already taken a Debt this Cycle.",
    noDebtTokenLeft: (n) => `All ${n.of} Debt tokens are out.`,
    noFreeSymbol: () => "No free symbol on your cards.",
    noMatchingToken: () => "None of your tokens matches a free symbol.",
    cabalRowFull: () => "Your Cabal row is full.",
    developTooDear: (n) => `You are ${n.missing} PP short of developing your Cabal (${n.cost} PP). A Debt gives 5.`,
    noSpecial: () => "You have no Special Manoeuvre to perform.",
    noManifestation: () => "No Manifestation to use now.",
    cabalTwice: () => "Two players cannot lead the same Cabal.",
    notStarted: () => "The game has not begun yet.",
    noTable: () => "This table does not exist, or no longer does.",
    tooFast: () => "Too many messages at once. Wait a moment, then try again.",
    unavailable: () => "The server could not confirm. Look at the table, then try again.",
    rulesBroke: () => "A mistake of ours prevents this answer. Nothing changed; try another.",
    badOptions: () => "There are no such options.",
    nightNeedsFour: ({ players }) => `Eternal Night is for 4 or 5 players; you are ${players}.`,
    totalWarIsOfTheNight: () => "Total War is played in the Eternal Night: choose that too.",
    leaguesAreOfTheNight: () => "Leagues are played in the Eternal Night: choose that too.",
  },

  refs: {
    ...ENGLISH_OATHS.refs,
    ...ENGLISH_POLITICS.refs,
    stop: "Stop here",
    secretCard: "The secret card",
    nothing: "Nothing",
    place: "Place",
    discard: "Discard",
    marker: "Influence marker",
    pass: "Pass",
    decline: "Decline",
    withdraw: "Choose another sector",
    accept: "Accept",
    refuse: "Refuse",
    stack: "Stack",
    apart: "On a slot of its own",
    slot: "Free slot",
  },
  standing: {
    ...ENGLISH_OATHS.standing,
    ...ENGLISH_POLITICS.standing,
    takeDebt: { lead: "Take a Debt", quiet: "+5 PP now, −1 VP at the end." },
    manifest: { lead: "Use a Manifestation", quiet: "At any moment, once a Cycle; the element is then Used." },
    placeAffinity: { lead: "Place an Affinity", quiet: "+1 VP on a free symbol of your cards." },
  },
  term: ENGLISH_OATHS.term,
  oath: ENGLISH_OATHS.oath,
  goods: ENGLISH_POLITICS.goods,
  saying: ENGLISH_POLITICS.saying,
  marker: ENGLISH_POLITICS.marker,
  offer: ENGLISH_POLITICS.offer,
  pawn: (id) => `Pawn ${id}`,
  pile: (id) => `Pile ${id}`,
  sleeper: () => "Sleeper Agent",
  option: (n) => `Option ${n}`,
  firstAndDirection: (name, clockwise) => `${name}, ${clockwise ? "clockwise" : "the other way"}`,
  slot: (sector) => `Give back ${sector}`,
  placement: (card, token) => `${token} on ${card}`,
  unknownRefusal: (refusal) => `Refused (${refusal.reason}). Nothing changed.`,
};

function affinities(n: number): string {
  return n === 1 ? "1 Affinity token" : `${n} Affinity tokens`;
}

function pawns(n: number): string {
  return n === 1 ? "1 pawn" : `${n} pawns`;
}

function article(noun: string): string {
  return /^[AEIOU]/.test(noun) ? `an ${noun}` : `a ${noun}`;
}
