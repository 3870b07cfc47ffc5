import type { coach as french } from "../fr/coach.ts";

const list = new Intl.ListFormat("en-GB");

export const coach: typeof french = {
  hints: {
    chooseFreeSector:
      "Age I of the sector you choose is free: you look at two cards of its deck and keep one. Choose by what you want to play: war, the city or the gods.",
    keepCard:
      "The card you keep stays secret, the other is discarded. Keep the one your tracks will soon be able to pay.",
    discardToLimit:
      "Of each sector you hold at most as many cards as its age, and five in all. Discard the one you would play last.",
    turnDraw:
      "On turns 3, 6, 9 and 12 everybody may draw a card. Take it from a sector whose cards you can pay; you may discard one first to make room.",
    replaceDuplicate:
      "Nobody builds the same building twice. If the card you drew is a building you already have in play, exchanging it costs nothing.",
    orderSectors:
      "All three results of your priority sector are yours; of the secondary you may take two, of the accessory one. When somebody else buys in your priority sector, you gain points there too.",
    promote:
      "Two Creatures or more on your dice: your accessory sector may move to the front. Compare the three dice of each sector before you answer.",
    buySecondary:
      "Buying costs you nothing, but each result gives a point of the sector to those who have it as priority, and if nobody does, moves the common Creature marker. Avoid Creature faces: they move your own marker.",
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
      `Age ${age} (${sector}) can be paid already${price === "" ? "" : `, ${price}`}: ${vp} VP more until the end, and a card.`,
    building: (name, vp) => `${name} can be paid already and is worth ${vp} VP as long as it stands.`,
    beast: (at) => `A Creature bought moves your own beast: it would come to ${at}, and at 6 it is at your door.`,
    more: (gains) => `Buying costs you nothing, and there is something to take: ${gains}.`,
    instead: (gains) => `What serves you most here: ${gains}.`,
    feeds: (names, sector) => `Every die bought here gives a point to ${list.format(names)} (${sector}).`,
    common: (sector) => `Nobody has put this sector first (${sector}): every die bought moves the common beast.`,
    payable: (better, given, lack) => `${better} can be paid already; for ${given} you lack ${lack}.`,
    worth: (better, vp, less) => `${better} is worth ${vp} VP, the other card ${less}.`,
    pay: (creature, vp, isCommon) =>
      `Fed, the creature is yours and worth ${vp} VP (${creature}); refused, it strikes${isCommon ? ", and somebody else may win it" : ""}.`,
    refuse: (creature, cost, vp) =>
      `The offering costs ${cost} points for ${vp} VP (${creature}): by their reckoning its reprisal costs less.`,
    promote: (sector, gains) => `Put first, this sector (${sector}) gives you its three dice: ${gains}.`,
    priority: "The priority gives three results, the secondary two at most, the accessory only one.",
    first: (sector) =>
      `Put first, this sector gives its three results, and a point for each purchase of the others: ${sector}.`,
    lacks: (lack) => `For its next age you lack ${lack}.`,
    threes: (n, vp) => `${n} points of a track make 1 VP: shared out otherwise the loss costs ${vp} VP less.`,
  },
  does: {
    freeAge: (sector, price) => `Age I of this sector (${sector}) would cost ${price}: here it costs nothing.`,
    card: (name, text) => `${name}: ${text}`,
    keeps: (name, text) => `In that way you keep ${name}: ${text}`,
    draws: (deck) => `One more card in hand, from this deck: ${deck}.`,
    exchanges: (card, deck) => `${card} is exchanged for a card of this deck: ${deck}.`,
    noDraw: "Without a draw you discard nothing.",
    replaced: "Nobody builds the same building twice: the new card may be of use.",
    kept: "The card stays in your hand; nothing is discarded.",
    moraleDraw: (n) => `${n} Morale, so ${n} VP fewer at the end, for one more card in hand.`,
    moraleCalm: (n) => `${n} Morale move the beast one step away from your door.`,
    moraleGain: (n) => `${n} Morale for a point that is short elsewhere: good for paying this very turn.`,
    stays: "The order stays: you gain your three priority dice, and what you may buy does not change.",
    nothingBought: "Whoever buys nothing gives nobody a point and moves no beast.",
    beastNearer: "A Creature bought moves your own beast; fed when it comes, it is worth VP.",
    spares: (points) => `In that way you spare: ${list.format(points)}.`,
  },
};
