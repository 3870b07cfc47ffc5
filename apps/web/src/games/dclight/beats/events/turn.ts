import { seatPlace } from "../../seen/places.ts";
import type { Part } from "./part.ts";

/** Setup, turns and phases. */
export const TURN: Part<
  | "firstPlayerDrawn"
  | "deckShuffled"
  | "discardShuffled"
  | "turnBegan"
  | "phaseBegan"
  | "turnEnded"
  | "gameEnded"
  | "passed"
  | "reactionDeclined"
  | "standingPassSet"
  | "standingPassUsed"
> = {
  firstPlayerDrawn: { weight: "note", spots: ({ seat }) => [seatPlace(seat)] },
  deckShuffled: { weight: "line" },
  discardShuffled: { weight: "line" },
  turnEnded: {
    weight: "note",
    sound: "chapter",
    who: () => null,
    spots: ({ firstPlayer }) => [seatPlace(firstPlayer)],
  },
  turnBegan: { weight: "with" },
  phaseBegan: { weight: "line" },
  gameEnded: { weight: "note", sound: "chapter", spots: ({ winners }) => winners.map(seatPlace) },
  // Who passes does nothing more this turn: a rival who is silent is not waited for.
  passed: { weight: "note" },
  // Whether somebody could have reacted is hidden: nobody is shown thinking about it.
  reactionDeclined: { weight: "line" },
  standingPassSet: { weight: "line" },
  standingPassUsed: { weight: "line" },
};
