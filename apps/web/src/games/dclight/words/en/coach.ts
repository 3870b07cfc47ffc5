import type { coach as french } from "../fr/coach.ts";

const list = new Intl.ListFormat("en-GB");

export const coach: typeof french = {
  hints: {
    chooseFreeSector:
      "Age I of the sector you choose is free: you look at two cards of its deck and keep one. Choose by what you want to play: war, the city or the gods.",
    keepCard: "The card you keep stays secret, the other is discarded. Keep the one you will soon be able to pay for.",
    discardToLimit:
      "You can hold no more cards of a sector than its age, and no more than five in all. Discard the one you would play last.",
    turnDraw:
      "On turns 3, 6, 9 and 12 everybody may draw a card. Take it from a sector whose cards you can pay; you may discard one first to make room.",
    replaceDuplicate:
      "Nobody builds the same building twice. If the card you drew is a building you already have in play, exchanging it costs nothing.",
    orderSectors:
      "Your priority sector gives you its three dice; in the secondary you may buy two, in the accessory only one. Each time somebody else buys in your priority sector, you gain a point there.",
    promote:
      "Your priority dice show at least two Creatures: your accessory sector may take their place. Compare the three dice of each before you answer.",
    buySecondary:
      "Buying costs you nothing, but each die you take gives a point to those who put this sector first; if nobody did, the common beast moves instead. Avoid Creature faces: they move your own beast.",
    buyAccessory:
      "Only one result can be bought here, on the same terms. Take it if it serves you more than it serves the others.",
    offering:
      "Paid in full, the offering gives you the creature, which is worth VP at the end. If you refuse you suffer its reprisal: compare the two.",
    chooseLoss:
      "The loss cannot be avoided, only shared out. Three points of one track are worth 1 VP at the end; keep what you need for your next age or building.",
    chooseLostBuilding:
      "The building you lose is discarded, with its VP and its effect. Give up the one you need least.",
    chooseDiscard: "Everybody will see the card you discard. Give up the one you are least likely to be able to pay.",
    devTurn:
      "All act in turn until everybody has passed: build an age, a building, play a card. An age is worth VP and lets you look at two cards and keep one; begin there when you can pay for it.",
    reactCancel:
      "The card Diplomacy cancels the card played against you before it takes effect. Whoever might hold it is asked: declining tells nobody anything.",
    reactRetaliate:
      "The card Holy War strikes back at whoever has just hit you. Whoever might hold it is asked: declining tells nobody anything.",
  },
  reasons: {
    passed: "Whoever passes does nothing more this turn.",
    spent: (n) => `What you keep counts at the end: ${n} points of one track are worth 1 VP.`,
    age: (age, sector, vp, price) =>
      `You can already pay for age ${age} of ${sector}${price === "" ? "" : ` (${price})`}: ${vp} VP more, and a card.`,
    building: (name, vp) => `You can already build ${name}: ${vp} VP as long as it stands.`,
    beast: (at) => `A Creature bought moves your own beast: it would come to ${at}, and at 6 it is at your door.`,
    more: (gains) => `Buying costs you nothing, and there is something to take: ${gains}.`,
    instead: (gains) => `What serves you most here: ${gains}.`,
    feeds: (names, sector) => `Every die bought here gives ${list.format(names)} a ${sector} point.`,
    common: (sector) => `Nobody has put ${sector} first: every die bought moves the common beast.`,
    payable: (better, given, lack) => `You can already pay for ${better}; for ${given} you lack ${lack}.`,
    worth: (better, vp, less) => `${better} is worth ${vp} VP, the other card ${less}.`,
    pay: (creature, vp, isCommon) =>
      `Paying the offering (${creature}) brings ${vp} VP; if you refuse, the creature strikes${isCommon ? ", and somebody else may win it" : ""}.`,
    refuse: (creature, cost, vp) =>
      `The offering (${creature}) costs ${cost} points for ${vp} VP: by their reckoning the reprisal costs less.`,
    promote: (sector, gains) => `Promoted, ${sector} gives you its three dice: ${gains}.`,
    priority: "The priority sector gives three dice, the secondary two at most, the accessory only one.",
    first: (sector) => `Put first, ${sector} gives you its three dice, and a point for each purchase of the others.`,
    lacks: (lack) => `For its next age you lack ${lack}.`,
    threes: (n, vp) => `${n} points of a track make 1 VP: shared out otherwise the loss costs ${vp} VP less.`,
  },
  does: {
    freeAge: (sector, price) => `Age I of ${sector} would cost ${price}: here it costs nothing.`,
    card: (name, text) => `${name}: ${text}`,
    keeps: (name, text) => `So you keep ${name}: ${text}`,
    draws: (deck) => `One more card in hand, from the ${deck} deck.`,
    exchanges: (card, deck) => `You exchange ${card} for a card of the ${deck} deck.`,
    noDraw: "Without a draw you discard nothing.",
    replaced: "Nobody builds the same building twice: the new card may be of use.",
    kept: "The card stays in your hand; nothing is discarded.",
    moraleDraw: (n) => `${n} Morale, so ${n} VP fewer at the end, for one more card in hand.`,
    moraleCalm: (n) => `${n} Morale move the beast one step away from your door.`,
    moraleGain: (n) => `${n} Morale for a point you are short of elsewhere: useful for paying this very turn.`,
    stays: "The order stays: you gain your three priority dice, and what you may buy does not change.",
    nothingBought: "Whoever buys nothing gives nobody a point and moves no beast.",
    beastNearer: "A Creature bought moves your own beast; fed when it comes, it is worth VP.",
    spares: (points) => `So you spare: ${list.format(points)}.`,
  },
  deeds: {
    freeAge: (sector) => `to take age 1 of ${sector}`,
    keep: (card) => `to keep ${card}`,
    discard: (card) => `to discard ${card}`,
    loseBuilding: (building) => `to lose ${building}`,
    noDraw: "not to draw",
    draw: (sector) => `to draw a card from the ${sector} deck`,
    exchange: (card, sector) => `to discard ${card} and draw a card from the ${sector} deck`,
    keepDrawn: "to keep the card you drew",
    replaceDrawn: "to discard the card you drew and take another",
    order: ([first, second, third]) => `to put ${first} first, then ${second}, then ${third}`,
    promote: (sector) => `to move ${sector} to first place`,
    stay: "to leave your sectors in order",
    buyNothing: "to buy nothing",
    buy: (colour, face) => `to buy the ${colour} die that shows ${face}`,
    buyTwo: (colour, faces) => `to buy the ${colour} dice that show ${list.format(faces)}`,
    buyAlike: (colour, face) => `to buy two ${colour} dice that show ${face}`,
    offer: (price) => `to make the offering${price === "" ? "" : ` with ${price}`}`,
    offerWith: (card, price) => `to make the offering with ${price}, thanks to ${card}`,
    refuse: "to refuse the offering",
    lose: (points) => `to lose ${points}`,
    pass: "to pass",
    age: (age, sector) => `to build age ${age} of ${sector}`,
    build: (building) => `to build ${building}`,
    copy: (card, building, owner) => `to play ${card} and copy ${owner}’s ${building}`,
    activate: (building, how) => `to activate ${building}${within(how)}`,
    play: (card, how) => `to play ${card}${within(how)}`,
    playAgainst: (card, who, how) => `to play ${card} against ${who}${within(how)}`,
    moraleDraw: (n, draw) => `to pay ${n} Morale ${draw}`,
    moraleCalm: (n) => `to pay ${n} Morale and move your beast one step away`,
    moraleGain: (n, point) => `to pay ${n} Morale for ${point}`,
    decline: "not to react",
  },
};

const within = (how: readonly string[]): string => (how.length === 0 ? "" : ` (${how.join(", ")})`);
