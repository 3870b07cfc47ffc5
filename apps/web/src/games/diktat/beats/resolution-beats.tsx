import type { ResolutionEvent } from "@paravent/diktat";
import { OTHERS } from "../others/seen.ts";
import { texts } from "../words/index.ts";
import { Bids } from "./scenes/Bids.tsx";
import { sceneOf } from "./scenes/scene-of.tsx";
import { Turned } from "./scenes/Turned.tsx";
import type { Beats } from "./scenes/telling.ts";

/** The Resolution; its own stage stands under what is told here. */
export const RESOLUTION_BEATS: Beats<ResolutionEvent> = {
  sectorNamed: { weight: "note", sound: "name", spots: ({ sector }) => [`sector:${sector}`] },
  sectorRevealed: {
    weight: "scene",
    steps: ["open", "turn", "hold"],
    opening: ({ sector }, { words }) => texts.value.beats.turning(words.sector(sector)),
    scene: ({ sector, pieces }, seen) => sceneOf(seen, Turned, { sector, pieces }),
  },
  struggleBegan: { weight: "with", spots: ({ tied }) => tied.map((seat) => `seat:${seat}`) },
  bidsRevealed: {
    weight: "scene",
    steps: ["open", "silence", "turn", "travel", "hold"],
    opening: () => texts.value.beats.fistsOpen,
    scene: ({ bids }, seen) => sceneOf(seen, Bids, { bids }),
  },
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
