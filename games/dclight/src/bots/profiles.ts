import { GUESSES, type Guesses } from "./guesses.ts";

/** What a player leans to. Each weight counts VP of one kind so many times; 1 is what they are worth to everybody. */
export interface Weights {
  /** Sector ages. */
  readonly ages: number;
  /** Gold, Materials and Population, of which ages are made: whoever saves for ages parts with them less easily. */
  readonly resources: number;
  /** Buildings in play. */
  readonly buildings: number;
  /** Harm done to others, and what is taken from them. */
  readonly harm: number;
  /** Creatures defeated. */
  readonly creatures: number;
  /** No sector goes beyond this age before the last turn. */
  readonly agesUpTo: 2 | 3;
  /** Whether it keeps in mind which turn is surely the last, and counts VP to the point in it. */
  readonly foresees: boolean;
  /** What things are worth that nothing prints a number on. */
  readonly guess: Guesses;
}

const EVEN: Weights = {
  ages: 1,
  resources: 1,
  buildings: 1,
  harm: 1,
  creatures: 1,
  agesUpTo: 3,
  foresees: false,
  guess: GUESSES,
};

/** The strategies a greedy player may follow, by the names bots are asked for. */
export const PROFILES = {
  ages: { ...EVEN, ages: 1.5, resources: 1.8 },
  balanced: EVEN,
  builder: { ...EVEN, buildings: 1.6, agesUpTo: 2 },
  hunter: { ...EVEN, creatures: 1.8 },
  raider: { ...EVEN, harm: 2.2 },
} as const satisfies Record<string, Weights>;

export type Profile = keyof typeof PROFILES;
