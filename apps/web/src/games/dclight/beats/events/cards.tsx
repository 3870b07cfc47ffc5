import type { Sector } from "@paravent/dclight";
import type { Seat } from "@paravent/kernel";
import type { Flight } from "../../../../stage/beat.ts";
import { FaceGlyph } from "../../art/index.ts";
import { MIDDLE, seatPlace } from "../../seen/places.ts";
import { sectorScene } from "../scenes/SectorScene.tsx";
import type { Part } from "./part.ts";
import "../story/token.css";

/** The back of a card on its way: all see the deck it comes from, nobody sees more. */
const dealt = (seat: Seat, deck: Sector): Flight => ({
  from: MIDDLE,
  to: seatPlace(seat),
  sign: (
    <span class={`dc dc-card-back ${deck}`}>
      <FaceGlyph face={deck} size={24} />
    </span>
  ),
});

/** Cards that are looked at, kept, drawn and thrown away. */
export const CARDS: Part<
  | "freeSectorsRevealed"
  | "cardLookedAt"
  | "cardKept"
  | "lookedCardsDiscarded"
  | "cardDrawn"
  | "drawSkipped"
  | "cardDiscarded"
  | "cardLostAtRandom"
> = {
  freeSectorsRevealed: {
    weight: "scene",
    steps: ["open", "silence", "turn", "hold"],
    scene: ({ sectors }, told) => sectorScene(told, sectors, null),
  },
  cardLookedAt: { weight: "line" },
  // The journal has them: what is kept is known to its owner alone, and what is thrown away lies open.
  cardKept: { weight: "line" },
  lookedCardsDiscarded: { weight: "line" },
  cardDrawn: {
    weight: "with",
    flights: ({ seat, deck }) => [dealt(seat, deck)],
    spots: ({ seat }) => [seatPlace(seat)],
  },
  drawSkipped: { weight: "line" },
  cardDiscarded: { weight: "with", spots: ({ seat }) => [seatPlace(seat)] },
  cardLostAtRandom: { weight: "with", spots: ({ seat }) => [seatPlace(seat)] },
};
