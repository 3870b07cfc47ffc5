import { AND } from "@paravent/content/lists";
import { english } from "@paravent/content/plural";
import type { pieces as french } from "../fr/pieces.ts";

const { count: plural } = english;
const list = AND.en;
const pawns = (n: number) => plural(n, "pawn", "pawns");
const ordinal = (n: number) => `${n}${n === 1 ? "st" : n === 2 ? "nd" : n === 3 ? "rd" : "th"}`;

/** What the table of Diktat says of a thing that somebody points at. */
export const pieces: typeof french = {
  yours: "yours",
  of: (name) => `${name}’s`,
  agent: {
    kind: "Agent",
    inReserve: (n) => `You have **${n}** in reserve.`,
    citizen: "It fills a pile and hides the others. It takes nothing and stops nobody.",
    guard: "It stops knives: whoever strikes it **pays its owner and must stop**.",
    emissary: "The only Agent that **takes** anything: in Resolution each one you give up is one card or one marker.",
    hidden: "Its owner knows it, and whoever has spied it. Seen from the back, the three kinds are alike.",
    hiddenTitle: "Face-down pawn",
    killed: {
      citizen: "Assassinated: lost, and nothing more.",
      guard: (pp) => `Assassinated: lost; the killer pays its owner **${pp} PP** and must stop.`,
      emissary: (pp) => `Assassinated: lost; the killer gains **${pp} PP**.`,
    },
    most: "Most Emissaries in the sector win it.",
    gone: "Agents are gone at the End of Cycle.",
    place: (at, all, sector) => `${ordinal(at)} of ${all} at ${sector}.`,
    seen: "You have seen it.",
  },
  other: {
    kind: "Pawn of the Others",
    citizen: "A Parasite: it makes their pile thicker.",
    guard: "An Abomination: whoever strikes it pays the supply and must stop.",
    emissary: "A Vector: it counts as an Emissary of the Others and wins every tie.",
    hidden: "Nobody plays the Others. Their pawns lie face down like yours.",
    hiddenTitle: "Pawn of the Others",
  },
  pile: {
    title: (sector) => `Pile at ${sector}`,
    kind: (n) => pawns(n),
    says: "Pawns sent together, face down. **How many** is public; which ones, and in what order, is not. The order never changes.",
    known: (names) => `From the top: ${names.join(", ")}.`,
    room: (n, limit) => `This sector holds ${plural(n, "pile", "piles")} of ${limit}.`,
  },
  sector: {
    kind: (piles, limit) =>
      piles >= limit ? `full, ${piles} piles of ${limit}` : `open, ${plural(piles, "pile", "piles")} of ${limit}`,
    says: "Send a team here to win what lies here: its cards on the track, its Influence markers.",
    level: (numeral, text) => `Marker ${numeral}: ${text}`,
    markers: (n) =>
      n === 0 ? "No marker is left here." : `${plural(n, "marker is", "markers are")} still to be taken.`,
    cards: (titles) => `On the track: ${list.format(titles)}.`,
    noCard: "No face-up card of the track is linked to it.",
    streets: (sectors) => `Streets: ${sectors.join(", ")}.`,
    emissaries: (n) => `You have ${plural(n, "Emissary", "Emissaries")} here.`,
  },
  card: {
    kind: (sector) => `Opportunity card of ${sector}`,
    held: (owner, sector) => `Opportunity card of ${sector}, held by ${owner}`,
    nothing: "It has no effect of its own: only what its slot brings.",
    win: (sector) => `To win it: take it with an Emissary in ${sector}.`,
    room: (names) =>
      `Room for ${plural(names.length, "Affinity token", "Affinity tokens")}, 1 VP each: ${names.join(", ")}.`,
    fits: (n) => `Of your tokens ${n} would fit.`,
    slot: (at, vp) => `In your row it would fill slot ${at}: ${vp > 0 ? `**+${vp} VP**` : "no VP"}.`,
    brings: (vp) => `Its slot brings **${vp} VP**.`,
    darkness: (n) => `Darkness ${n}: so many pawns of the Others come out for each corrupted card if it is drawn last.`,
    attack: "Left on the track, it makes the Others attack.",
    used: "Used: without effect until the End of Cycle.",
  },
  secret: {
    title: "Secret card",
    kind: "Opportunity card, face down",
    says: "Nobody has seen it when it is laid out. It is turned up in Resolution and can be taken like the others.",
    spy: "One look of a Spy Manoeuvre is enough to know it.",
  },
  marker: {
    kind: "Influence marker",
    held: (owner) => `Influence marker, held by ${owner}`,
    second: (text) => `With the second one, level II: ${text}`,
    left: (n) => (n === 0 ? "None is left on its sector." : `${plural(n, "lies", "lie")} on its sector.`),
    takenAs: "Taken as a Trophy in its sector, with an Emissary.",
  },
  cabalCard: {
    kind: (cabal) => `Cabal card, ${cabal}`,
    cost: (pp) => `To play it: Develop, ${pp} PP for the next slot.`,
    played: "In play: it works at once and for the rest of the game.",
  },
  screen: {
    kind: (cabal) => `Ability of ${cabal}`,
    always: "It works from the first Cycle to the last, without a price.",
  },
  mark: {
    kind: (player) => (player === null ? "Cabal" : `Cabal of ${player}`),
    rank: (n) => `Rank ${n} printed on its screen.`,
    ability: (title, text) => `**${title}.** ${text}`,
  },
  seat: {
    kind: (cabal) => cabal,
    says: "A player. The board lies open; PP, Agents and Affinities are behind the screen.",
    vp: (vp, goal) => `**${vp} VP** of ${goal}.`,
    rank: (rank) => `Rank ${rank}.`,
    administrator: "Administrator: decides who begins and which sector is resolved next.",
    manoeuvres: (n) => `${plural(n, "Manoeuvre", "Manoeuvres")} left this Cycle.`,
  },
  vp: {
    title: "Victory Points",
    says: "Most of them win the game. Whoever has enough at the End of Cycle ends it.",
    none: "No point yet.",
    source: (name, n) => `${name}: **${n > 0 ? `+${n}` : `−${-n}`}**`,
    toGo: (n) =>
      n <= 0 ? "Enough to end the game when this Cycle is over." : `${n} more end the game at the End of Cycle.`,
  },
  pp: {
    title: "Power Points",
    kind: "behind the screen",
    says: "They pay, they are bid, they are traded, and they are **kept** from Cycle to Cycle. With equal VP they decide the game.",
    own: (n) => `You have **${n}**.`,
    next: (pp, enough) => `Your next Cabal card costs ${pp}${enough ? ": you can pay it" : ""}.`,
    seen: (gained, spent) => `Seen this Cycle: ${gained} gained, ${spent} spent.`,
    debt: (pp) => `A Debt brings ${pp} at once.`,
  },
  rank: {
    title: "Rank",
    says: "It decides order and ties. The highest Rank is the Administrator.",
    order: (names) => `From the highest: ${names.join(", ")}.`,
  },
  admin: {
    title: "Administrator",
    says: "The player with the highest Rank. Names who begins the Manoeuvres, turns the secret card, and says **which sector is resolved next**.",
    now: (name) => `Now: ${name}.`,
  },
  agents: {
    title: "Reserve",
    kind: "Agents and Affinities behind the screen",
    says: "What is not on the board stays behind the screen, and the others do not see it.",
  },
  row: {
    title: "Opportunity row",
    says: "Cards won go here, from the left. Each slot brings its VP as long as a card lies on it.",
    slots: (vps) => `VP by slot: ${vps.join(", ")}.`,
    now: (n, vp) => `${plural(n, "card", "cards")} now: **${vp} VP**.`,
  },
  influence: {
    title: "Influence track",
    says: "Markers of sectors go here. They work every Cycle; a second one of a sector is laid on the first.",
    now: (n, all) => `${n} of ${all} places are taken.`,
  },
  cabal: {
    title: "Cabal track",
    says: "Develop lays a Cabal card on the next slot, for the price printed there. The card is your choice.",
    now: (n, all) => `${n} of ${all} cards played.`,
    next: (pp, vp) => `Next slot: ${pp} PP${vp > 0 ? `, **+${vp} VP**` : ""}.`,
  },
  manoeuvres: {
    title: "Manoeuvre pawns",
    says: "Each Manoeuvre spends one. When nobody has any left, the Resolution begins.",
    left: (n, all) => `${n} of ${all} left this Cycle.`,
    done: (names) => `Done: ${names.join(", ")}.`,
  },
  cycle: {
    title: "Cycle",
    kind: (n, all) => `Cycle ${n} of ${all}`,
    says: "A night of the city: cards, Income, Manoeuvres, Resolution. After the last one points are counted.",
    last: "This is the last one.",
    more: (n) => `${plural(n, "more Cycle", "more Cycles")} at most.`,
  },
  phase: {
    kind: "Phase of the Cycle",
    now: "It is going on now.",
    darkness: "The Others gather, a card is corrupted, and their pawns come out of the Artefact.",
    opportunities: "The cards of this Cycle are laid out, one of them face down.",
    development: "Everybody receives Agents, PP and the Income of what they hold.",
    league: "In the order of Rank everybody may join a League, leave it, or ask for an exclusion.",
    manoeuvres: "In turn, one Manoeuvre each, until all Manoeuvre pawns are spent. Nobody passes.",
    resolution: "Sector by sector all pawns are turned up, and Emissaries take cards and markers.",
    endOfCycle: "The end of the game is tested; if it goes on, Agents and tokens are given back.",
    setup: "The game is being prepared.",
    over: "The game is over.",
  },
  manoeuvre: {
    kind: "Manoeuvre",
    sendTeam: "Lay one pile of your Agents, in the order you like, in a sector that is not full.",
    spy: "Look at pawns of any pile, at any depth, or at the secret card. The table sees that you looked, not what.",
    assassinate: "Name a pawn of somebody else without seeing it. It is turned up and lost.",
    extendInfluence: "Gain 1 PP, and 1 more if you give up an Agent, a Spy or an Assassin token.",
    developCabal: "Pay the price of your next Cabal slot and lay one of your Cabal cards on it.",
    specialManoeuvre: "Use the Special Manoeuvre of something you hold; it is then Used.",
    looks: (n) => `You may look at **${n}** now.`,
    emissary: (pp) => `An Emissary: you gain ${pp} PP.`,
    guard: (pp) => `A Guard: you pay its owner ${pp} PP and must stop.`,
    knives: (n) => `Up to **${n}** now.`,
    next: (pp) => `Your next slot costs **${pp} PP**.`,
    full: "All your slots are taken.",
  },
  deck: {
    title: "Opportunity deck",
    kind: "face down",
    says: "The cards of the coming Cycles.",
    now: (deck, discard) => `${plural(deck, "card", "cards")}, ${discard} discarded.`,
  },
  track: {
    title: "Opportunity track",
    kind: "public",
    says: "The prizes of this Cycle. Each belongs to a sector: whoever has Emissaries there can take it.",
    now: (n) => `${plural(n, "card lies", "cards lie")} face up.`,
  },
  affinity: {
    kind: "Affinity token",
    says: "Placed on a symbol of its type on one of your Opportunity cards it is **1 VP**, at any moment.",
    any: "A symbol that takes a token of any type.",
    own: (n) => `You have ${n} in reserve.`,
    free: (n) =>
      n === 0
        ? "No free symbol of your cards takes it now."
        : `${plural(n, "free symbol", "free symbols")} of your cards would take it.`,
    late: "Kept back, it still counts if placed when the end is triggered.",
  },
  others: {
    title: "The Others",
    kind: "nobody plays them",
    says: "Monsters in the city. They close sectors, strike whoever comes near, and win every tie.",
    pawns: (outside, waiting) => `${pawns(outside)} in the sectors, ${waiting} waiting at the Artefact.`,
  },
  corruption: {
    title: "Corruption track",
    kind: "public",
    says: "Cards the Others have won. With the **seventh** everybody loses.",
    now: (n, last) => `${n} of ${last} now.`,
    back: "A card of it can be taken in its sector like one of the Opportunity track.",
  },
  league: {
    kind: "League",
    objective: (text) => `Objective: ${text}`,
    level: (n) => (n === 0 ? "No member yet." : `Level ${n}.`),
    members: (names) => `Members: ${list.format(names)}.`,
    cost: (pp) => (pp === null ? "Nobody can join it now." : `Joining costs ${pp} PP now.`),
  },
  shadow: {
    title: "The Shadow",
    kind: "Leagues",
    says: "Whoever alone is in no League is the Shadow, and has a Manifestation of their own.",
  },
  sign: {
    kind: "Sign",
    spy: {
      title: "Spy token",
      kind: "public, kept until End of Cycle",
      says: "Each adds one look to **every** Spy Manoeuvre of the Cycle. It is not spent.",
    },
    kill: {
      title: "Assassin token",
      kind: "public, kept until End of Cycle",
      says: "Each adds one Assassination to **every** Assassinate Manoeuvre of the Cycle. It is not spent.",
    },
    debt: {
      title: "Debt",
      kind: "public",
      says: "PP at once, **1 VP less** at the end. One a Cycle by choice; as many as needed for a cost that must be paid.",
    },
    used: {
      title: "Used",
      kind: "token",
      says: "What it lies on has no Ability, Income, Special Manoeuvre or Manifestation until the End of Cycle. Its VP stay.",
    },
    lock: {
      title: "Closed sector",
      kind: "map",
      says: "It holds all the piles it can. A place is freed only if its owner agrees.",
    },
    oath: {
      title: "Oath",
      kind: "politics",
      says: "Two players swear on the Artefact. Whoever breaks it loses **1 VP** at once.",
    },
    claw: {
      title: "Attack of the Others",
      kind: "symbol of a card",
      says: "If a card with this sign is left on the track at the end of Resolution, the Others attack.",
    },
    drop: {
      title: "Darkness score",
      kind: "symbol of a card",
      says: "How many pawns of the Others come out for each corrupted card when this one is drawn. Without the Others it means nothing.",
    },
    corruption: {
      title: "Corruption token",
      kind: "the Others",
      says: "It counts as a Parasite turned up in its sector.",
    },
    gloom: {
      title: "Gloom token",
      kind: "the Others",
      says: "While one lies on a sector nobody takes its cards or markers. Taking the token away is a Trophy. A **seventh** and everybody loses.",
    },
    fist: {
      title: "Power Struggle",
      kind: "Resolution",
      says: "Those tied for the most Emissaries bid PP in secret. The highest bid wins; **all** bids are lost.",
    },
    eclipse: { title: "Hidden", kind: "sign", says: "Something lies here that this table does not show you." },
    first: {
      title: "First player",
      kind: "Manoeuvres",
      says: "Named by the Administrator; begins the Manoeuvres of this Cycle.",
    },
    blockhouse: {
      title: "Blockhouse",
      kind: "Cabal token",
      says: "A token that belongs to one Cabal, laid on a sector.",
    },
    revolt: { title: "Revolt", kind: "Cabal token", says: "A token that belongs to one Cabal, laid on a sector." },
    sleeper: {
      title: "Sleeper Agent",
      kind: "Cabal token",
      says: "A token that belongs to one Cabal, laid on a pile.",
    },
    membership: {
      title: "Membership",
      kind: "Cabal token",
      says: "A token that belongs to one Cabal, held by a player.",
    },
    toll: { title: "Toll", kind: "map", says: "Laying a pile here costs what the owner of the toll asks." },
    manifestation: {
      title: "Manifestation",
      kind: "kind of effect",
      says: "At any moment allowed, once a Cycle, without a Manoeuvre; the element is then Used.",
    },
    plus: { title: "Gain", kind: "kind of effect", says: "Comes with the element and is lost with it." },
    clock: { title: "Income", kind: "kind of effect", says: "Received in every Development phase." },
    gear: { title: "Ability", kind: "kind of effect", says: "Works as long as you hold the element." },
    holds: (name, n) => `${name}: **${n}**.`,
  },
};
