import type { lookBack as french } from "../fr/look-back.ts";

export const lookBack: typeof french = {
  panel: "Lenses",
  who: "who is looking?",
  close: "Close",
  lens: { public: "Public", mine: "My seat", all: "Everything" },
  sees: {
    public: "what the table saw",
    mine: (move) => `what I knew at move ${move}`,
    all: "also what was hidden",
  },
  through: (lens) => `Lens: ${lens}`,
  grammar: "Dotted outline: I knew it. Solid: I did not.",
  unseen: "Nothing of this move could be seen from there.",
  copy: "Copy the link to this move",
  result: "Show the result",
};
