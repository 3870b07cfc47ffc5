import { seatPlace } from "../../seen/places.ts";
import { texts } from "../../words/index.ts";
import { leaving } from "../story/flights.tsx";
import type { Part } from "./part.ts";

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
    opening: () => texts.value.beats.rises,
  },
  creatureFaced: { weight: "note", sound: "threat", spots: ({ seat }) => [seatPlace(seat)] },
  creatureDefeated: {
    weight: "scene",
    sound: "seal",
    flights: ({ seat, paid }) => leaving(seat, paid),
  },
  offeringRefused: { weight: "scene", sound: "threat" },
  reprisalAvoided: { weight: "with", spots: ({ seat }) => [seatPlace(seat)] },
  creatureDiscarded: { weight: "with" },
  ageLost: { weight: "with", spots: ({ seat }) => [seatPlace(seat)] },
  buildingLost: { weight: "with", spots: ({ seat }) => [seatPlace(seat)] },
};
