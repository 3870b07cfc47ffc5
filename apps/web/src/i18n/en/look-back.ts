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
  sealed: "The same deal is still played at other tables: “Everything” opens when the last of them is over.",
  unseen: "Nothing of this move could be seen from there.",
  copy: "Copy the link to this move",
  result: "Show the result",
  fork: {
    title: "Play on from here",
    text: (move) =>
      `A new table opens after move ${move}, with new chance. You will see your seat only; the original game stays as it is.`,
    seat: "Your seat",
    others: "The other seats",
    bots: (level) => `Bots: ${level}`,
    people: "Players, by the link",
    go: "Play on",
    suffix: (move) => ` · move ${move}`,
    notHere: "The game cannot be played on from this move.",
  },
  notes: {
    title: "Notes",
    label: (move) => `Note on move ${move}…`,
    about: "On",
    move: (move) => `move ${move}`,
    labelOf: (what) => `Note on ${what}…`,
    go: (move) => `Go to move ${move}`,
    read: { private: "· private", shared: "· everyone can read it" },
    share: "Everyone can read it",
    keep: "Save note",
    forget: "Delete",
    tooMany: "You already have 200 notes on this game: delete one first.",
  },
};
