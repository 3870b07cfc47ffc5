import type { ResolutionEvent } from "@paravent/diktat";
import { OTHERS } from "../others/seen.ts";
import { texts } from "../words/index.ts";
import { Bids } from "./scenes/Bids.tsx";
import { sceneOf } from "./scenes/scene-of.tsx";
import { Turned } from "./scenes/Turned.tsx";
import type { Beats } from "./scenes/telling.ts";

type Fixed = Extract<ResolutionEvent, { type: "orderFixed" }>;

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
    // Who paid what, who wins and why: more is told at its end than of most things.
    stretch: { hold: 1.8 },
    scene: ({ bids }, seen, after) => {
      const fixed = after.find((event) => event.type === "orderFixed") as Fixed | undefined;
      return sceneOf(seen, Bids, { bids, winner: fixed?.order[0] ?? null });
    },
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
