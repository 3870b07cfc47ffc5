import type { GamePlug } from "@paravent/content/plug";
import { heuristic, hooks } from "./bots.ts";
import { liarsDice } from "./game.ts";
import type { View } from "./view.ts";
import { en, fr } from "./words.ts";

export const plug: GamePlug = {
  id: liarsDice.id,
  sources: import.meta.url,
  about: {
    name: { fr: "Dés menteurs", en: "Liar’s Dice" },
    text: { fr: "Misez sur les dés cachés, ou criez au bluff.", en: "Bid on hidden dice, or call the bluff." },
    options: [{ name: "wild", values: [false, true], default: false }],
    rounds: "roundBegan",
  },
  words: { fr, en },
  load: () => liarsDice,
  bots: { greedy: heuristic, search: hooks },
  lab: {
    configurations: { wild: { wild: true } },
    options: [{}, { wild: true }],
    ending: ({ round, left }: View) => ({
      rounds: round,
      end: "lastDice",
      seats: left.map((points) => ({ side: "player", points, parts: {} })),
    }),
  },
};
