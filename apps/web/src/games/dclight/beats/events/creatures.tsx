import { seatPlace, vpPlace } from "../../seen/places.ts";
import { texts } from "../../words/index.ts";
import { defeatedScene, lastSpace, refusedScene, risingScene } from "../scenes/CreatureScene.tsx";
import { withWhatFollows } from "../story/after.ts";
import { leaving, pointsFor } from "../story/flights.tsx";
import { nameFor } from "../story/sentences.ts";
import { events, type Part } from "./part.ts";

const BLOW = ["open", "name", "strike", "travel", "hold"] as const;

/** Creatures, offerings and reprisals. */
export const CREATURES: Part<
  | "creatureAppeared"
  | "creatureFaced"
  | "creatureDefeated"
  | "offeringRefused"
  | "reprisalAvoided"
  | "creatureDiscarded"
  | "ageLost"
  | "buildingLost"
> = {
  creatureAppeared: {
    weight: "scene",
    sound: "threat",
    steps: ["open", "silence", "strike", "hold"],
    stretch: { silence: 0.7, strike: 2, hold: 2 },
    opening: (event, told) => lastSpace(told, event),
    scene: (event, told) => risingScene(told, event),
  },
  creatureFaced: { weight: "note", sound: "threat", spots: ({ seat }) => [seatPlace(seat)] },
  creatureDefeated: {
    weight: "scene",
    sound: "seal",
    steps: BLOW,
    stretch: { hold: 1.4 },
    opening: ({ seat }, told) => texts.value.beats.facing(nameFor(told, seat)),
    flights: ({ seat, paid }) => leaving(seat, paid),
    scene: (event, told) => defeatedScene(told, event),
  },
  offeringRefused: {
    weight: "scene",
    sound: "threat",
    steps: BLOW,
    stretch: { hold: 1.4 },
    scene: (event, told, after) => refusedScene(told, event, withWhatFollows(events(after))),
  },
  reprisalAvoided: { weight: "with", spots: ({ seat }) => [seatPlace(seat)] },
  creatureDiscarded: { weight: "with" },
  ageLost: {
    weight: "with",
    flights: (event, told) => pointsFor(told, event),
    spots: ({ seat }) => [seatPlace(seat), vpPlace(seat)],
  },
  buildingLost: {
    weight: "with",
    flights: (event, told) => pointsFor(told, event),
    spots: ({ seat }) => [seatPlace(seat), vpPlace(seat)],
  },
};
