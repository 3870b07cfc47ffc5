import type { elements as french } from "../fr/elements.ts";

/** Words about elements: cards, Cabal cards, markers, tokens. */
export const elements: typeof french = {
  kinds: {
    gain: "Gain",
    income: "Income",
    specialManoeuvre: "Special Manoeuvre",
    manifestation: "Manifestation",
    ability: "Ability",
    scourge: "Scourge",
  },
  kindText: {
    gain: "Acquired when taken, lost with the element.",
    income: "Received in every Development phase.",
    specialManoeuvre: "Instead of a Manoeuvre; the element is then Used until the end of the Cycle.",
    manifestation: "At any moment allowed, once per Cycle; the element is then Used.",
    ability: "Works while you hold the element.",
    scourge: "Applies only with the Others.",
  },
  token: { blockhouse: "Blockhouses", sleeper: "Sleeper Agents", membership: "Memberships", revolt: "Revolts" },
  memberOf: "Memberships received",
  ability: "Ability",
  unplayed: "Cabal cards in hand",
  price: (pp: number) => `Price of this slot: ${pp} PP`,
  inOtherWords: "In other words:",
  used: "Used",
  /** By the marker of a stack that is not. */
  halfUsed: { lower: "Used: the upper marker alone", upper: "Used: the lower marker alone" },
  usedText: "Used: without effect until the end of the Cycle.",
  usable: "can be used now",
  useNow: "Use now",
};
