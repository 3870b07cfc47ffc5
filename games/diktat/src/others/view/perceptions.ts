import { type Perceptions, serials } from "../../model/base/perceived.ts";
import type { OthersEvent } from "../state/events.ts";

/** Who perceives what of the Others. */
export const perceptions: Perceptions<OthersEvent> = {
  othersLaid: {
    tells: true,
    knows: () => [],
    veil: ({ type, sector, pile, pawns }) => ({ type, sector, pile, pawns: serials(pawns) }),
  },
  othersGathered: {
    tells: true,
    knows: () => [],
    veil: ({ type, pile, pawns }) => ({ type, pile, pawns: serials(pawns) }),
  },
  othersMoved: { tells: false },
  othersPawnDiscarded: { tells: true },
  cardCorrupted: { tells: true },
  corruptionPlaced: { tells: false },
  corruptionKilled: { tells: false },
  gloomPlaced: { tells: false },
  gloomDiscarded: { tells: false },
  othersAssassinationBegan: { tells: false },
  othersAssassinationEnded: { tells: false },
  othersTook: { tells: false },
  othersHeld: { tells: false },
  othersDriven: { tells: false },
  pragueFell: { tells: true },
};
