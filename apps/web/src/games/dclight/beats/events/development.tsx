import { seatPlace } from "../../seen/places.ts";
import { leaving } from "../story/flights.tsx";
import type { Part } from "./part.ts";

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
  ageBuilt: { weight: "scene", sound: "place", flights: ({ seat, paid }) => leaving(seat, paid) },
  buildingBuilt: { weight: "scene", sound: "place", flights: ({ seat, paid }) => leaving(seat, paid) },
  buildingActivated: { weight: "note", sound: "coin", spots: ({ seat }) => [seatPlace(seat)] },
  cardPlayed: { weight: "scene", sound: "strike", flights: ({ seat, paid }) => leaving(seat, paid) },
  moralePaid: { weight: "note", sound: "coin", flights: ({ seat, n }) => leaving(seat, { morale: n }) },
  pointsPaid: { weight: "with", flights: ({ seat, paid }) => leaving(seat, paid) },
  buildingDestroyed: { weight: "with", spots: ({ owner }) => [seatPlace(owner)] },
  hostileCancelled: { weight: "with", spots: ({ seat }) => [seatPlace(seat)] },
};
