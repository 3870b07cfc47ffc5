import type { StageWords } from "../fr/stages.ts";

/** What stands above a decision on the stage. */
export const stages: StageWords = {
  keep: { title: "Keep one card", sub: "The other goes to the discard pile, for all to see." },
  limit: { title: "Too many cards", sub: "Discard one, for all to see." },
  discard: { title: "Discard a card", sub: "The creature takes it from you; all will see it in the discard pile." },
  lostBuilding: { title: "Which building do you lose?", sub: "The creature takes it, and its points." },
  aimed: (who, card) => `${who} plays ${card} against you`,
  struck: (who, card) => `${who} has played ${card} against you`,
  struckSub: "It has taken effect. You may strike back.",
  unarmed: "It has taken effect. You hold no card that strikes back; nobody learns it.",
  dev: {
    title: "Your action",
    sub: "One action, or pass for this turn. Activating a building does not count.",
    ages: "Ages and Morale",
    hand: "Your hand",
    buildings: "Your buildings",
    choose: "Touch an age, a card or a building: what it costs and brings is shown here before you pay.",
    ageText: (age) => `Up to ${age} ${age === 1 ? "card" : "cards"} of this sector in hand.`,
  },
  orderSub: "Priority: all 3 results. Secondary: up to 2 purchases. Accessory: up to 1. Secret until revealed.",
  promote: {
    title: "Promote your accessory sector?",
    sub: "Your priority dice show Creatures: your accessory sector may take their place.",
  },
  replace: { title: "You have this building already", sub: "It cannot be built twice: you may draw another card." },
  drawn: {
    title: "The card you drew",
    sub: "It stays in your hand. You are asked whatever it is: nobody learns which.",
  },
  buy: "Buy results",
  offer: "Make an offering",
  offerSub: "All or nothing: offer, or suffer the reprisal.",
};
