import type { Points, Sector } from "../model/names.ts";

/** What things are worth in VP, or count for, that nothing prints a number on: one guess each. */
export interface Guesses {
  /** A point of Morale. */
  readonly morale: number;
  /** One that is soon made up for, since the maximum is in sight. */
  readonly moraleInSight: number;
  /** What a step towards an individual creature costs. */
  readonly creatureStep: number;
  /** A point of another track while there is time to use it. */
  readonly point: number;
  /** The same when there is not, or when there are enough of them. */
  readonly pointLate: number;
  /** So many points of one track find a use soon. */
  readonly enough: number;
  /** More for a point that the next age or a card in hand lacks. */
  readonly wanted: number;
  /** A reaction in hand. */
  readonly reaction: number;
  /** A hostile card in hand. */
  readonly hostile: number;
  /** A card in hand that helps with an offering. */
  readonly offering: number;
  /** Any other card in hand, at least. */
  readonly anyCard: number;
  /** A card drawn by the effect of another. */
  readonly drawEffect: number;
  /** What a building that is activated brings each turn. */
  readonly income: number;
  /** What a building with a lasting effect brings each turn. */
  readonly passive: number;
  /** A card drawn in its turn, not seen yet. */
  readonly draw: number;
  /** What a die costs that is bought from the priority of all rivals. */
  readonly fed: number;
  /** What one costs that is bought from nobody. */
  readonly unfed: number;
  /** The card that comes with an age. */
  readonly ageCard: number;
  /** VP ahead with which it is safe to end the game. */
  readonly lead: number;
  /** A card drawn for Morale. */
  readonly moraleDraw: number;
  /** A step back from a creature that is near. */
  readonly nearCreature: number;
  /** The share of harm that helps when it hits whoever leads. */
  readonly harmLeader: number;
  /** The same when it hits another. */
  readonly harmOther: number;
  /** How much of a reprisal that is spared counts. */
  readonly spared: number;
  /** How much the dice of a sector on average count for making it the priority. */
  readonly orderFirst: number;
  /** The same for the secondary place. */
  readonly orderSecond: number;
  /** How much a point of each track counts beside the others. */
  readonly tracks: Readonly<Record<Points, number>>;
  /** How much the VP of each sector's ages count beside the others. */
  readonly sectors: Readonly<Record<Sector, number>>;
  /** Each sector as the one that is free at first. */
  readonly free: Readonly<Record<Sector, number>>;
}

/** The guesses of those who wrote the strategies. Better ones are found by play (`search/policy.ts`). */
export const GUESSES: Guesses = {
  morale: 1,
  moraleInSight: 0.4,
  creatureStep: 0.8,
  point: 0.38,
  pointLate: 0.34,
  enough: 6,
  wanted: 0.2,
  reaction: 0.5,
  hostile: 0.8,
  offering: 0.8,
  anyCard: 0.3,
  drawEffect: 0.8,
  income: 0.35,
  passive: 0.2,
  draw: 1,
  fed: 0.35,
  unfed: 0.1,
  ageCard: 0.8,
  lead: 6,
  moraleDraw: 1.2,
  nearCreature: 1.5,
  harmLeader: 0.8,
  harmOther: 0.4,
  spared: 1,
  orderFirst: 0,
  orderSecond: 0,
  tracks: { gold: 1, materials: 1, population: 1, military: 1, civil: 1, religion: 1 },
  sectors: { military: 1, civil: 1, religion: 1 },
  free: { military: 0, civil: 0, religion: 0 },
};
