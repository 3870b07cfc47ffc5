import type { ResolutionEvent } from "@paravent/diktat";
import { OTHERS } from "../others/seen.ts";
import type { Beats } from "./scenes/telling.ts";

/** The Resolution; its own stage stands under what is told here. */
export const RESOLUTION_BEATS: Beats<ResolutionEvent> = {
  sectorNamed: { weight: "note", sound: "name", spots: ({ sector }) => [`sector:${sector}`] },
  sectorRevealed: { weight: "note", sound: "turn", spots: ({ sector }) => [`sector:${sector}`] },
  struggleBegan: { weight: "with", spots: ({ tied }) => tied.map((seat) => `seat:${seat}`) },
  bidsRevealed: { weight: "note", sound: "turn", spots: ({ bids }) => bids.map(({ seat }) => `seat:${seat}`) },
  orderFixed: {
    weight: "with",
    sound: "strike",
    who: ({ order }) => order[0] ?? null,
    spots: ({ order }) => order.slice(0, 1).map((seat) => `seat:${seat}`),
  },
  emissarySpent: { weight: "line" },
  sectorCleared: { weight: "line" },
  othersAttacked: { weight: "note", sound: "threat", who: () => OTHERS },
};
