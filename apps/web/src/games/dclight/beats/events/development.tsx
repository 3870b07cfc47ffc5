import { seatPlace, vpPlace } from "../../seen/places.ts";
import { ageScene, buildingScene } from "../scenes/BuildScene.tsx";
import { cardScene } from "../scenes/CardScene.tsx";
import { withWhatFollows } from "../story/after.ts";
import { leaving, pointsFor } from "../story/flights.tsx";
import { events, type Part } from "./part.ts";

/** It is paid for, and rises. */
const RAISE = ["open", "strike", "travel", "hold"] as const;

/** What players do in Development. */
export const DEVELOPMENT: Part<
  | "ageBuilt"
  | "buildingBuilt"
  | "buildingActivated"
  | "cardPlayed"
  | "moralePaid"
  | "pointsPaid"
  | "buildingDestroyed"
  | "hostileCancelled"
> = {
  ageBuilt: {
    weight: "scene",
    sound: "place",
    steps: RAISE,
    flights: (event, told) => [...leaving(event.seat, event.paid), ...pointsFor(told, event)],
    spots: ({ seat }) => [seatPlace(seat), vpPlace(seat)],
    scene: (event, told) => ageScene(told, event),
  },
  buildingBuilt: {
    weight: "scene",
    sound: "place",
    steps: RAISE,
    flights: (event, told) => [...leaving(event.seat, event.paid), ...pointsFor(told, event)],
    spots: ({ seat }) => [seatPlace(seat), vpPlace(seat)],
    scene: (event, told) => buildingScene(told, event),
  },
  buildingActivated: { weight: "note", sound: "coin", spots: ({ seat }) => [seatPlace(seat)] },
  cardPlayed: {
    weight: "scene",
    sound: "coin",
    steps: ["open", "name", "strike", "travel", "hold"],
    stretch: { name: 2.5, hold: 1.4 },
    flights: ({ seat, paid }) => leaving(seat, paid),
    spots: ({ seat, target }) => [seatPlace(target ?? seat)],
    scene: (event, told, after) => cardScene(told, event, withWhatFollows(events(after))),
  },
  moralePaid: { weight: "note", sound: "coin", flights: ({ seat, n }) => leaving(seat, { morale: n }) },
  pointsPaid: { weight: "with", flights: ({ seat, paid }) => leaving(seat, paid) },
  buildingDestroyed: {
    weight: "with",
    flights: (event, told) => pointsFor(told, event),
    spots: ({ owner }) => [seatPlace(owner), vpPlace(owner)],
  },
  hostileCancelled: { weight: "with", spots: ({ seat }) => [seatPlace(seat)] },
};
