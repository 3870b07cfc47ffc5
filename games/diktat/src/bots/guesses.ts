import type { EffectResource } from "../content/effects.ts";
import type { SectorId } from "../names/names.ts";
import type { Verb } from "../rules/effects/verb.ts";
import { VERBS } from "../rules/verbs/index.ts";
import { RESOURCES } from "./prices.ts";

/** What things are worth in VP, or how likely they are, that nothing prints a number on: one guess each. */
export interface Guesses {
  /** What one of each resource is worth. */
  readonly prices: Readonly<Record<EffectResource, number>>;
  /** What one step of an effect is worth, by its verb, where that is not a matter of goods. */
  readonly verbs: Readonly<Record<string, number>>;
  /** What one Cycle's Income of a marker is worth. */
  readonly income: Readonly<Record<SectorId, number>>;
  /** A marker whatever its sector is. */
  readonly marker: number;
  /** The share of its Income that a second marker of a sector adds. */
  readonly secondMarker: number;
  /** How much the VP of a place in the Opportunity row count; a place without VP brings the next nearer. */
  readonly slotVp: number;
  readonly slot: number;
  /** A symbol that a spare token fits, and one that none fits yet. */
  readonly fitting: number;
  readonly unfitting: number;
  /** How much of what an Opportunity card will bring by its effects counts. */
  readonly cardPower: number;
  /** Any card nobody has seen yet. */
  readonly unseenCard: number;
  /** How often an opposing pawn nobody has seen is an Emissary or a Guard. */
  readonly unseenEmissary: number;
  readonly unseenGuard: number;
  /** How likely another team still comes for a prize, and at most. */
  readonly arrival: number;
  readonly arrivalMost: number;
  /** Assassinations to be expected of each Manoeuvre of the others, and how far an Emissary among cover is in danger. */
  readonly knives: number;
  readonly exposed: number;
  /** The share of what Emissaries kept behind the screen could bring that others will leave to them. */
  readonly kept: number;
  /** Sending a team rather than doing something else. */
  readonly send: number;
  /** How much a prize counts that is denied to whoever leads, and to another. */
  readonly denyLeader: number;
  readonly denyOther: number;
  /** How much the price of a Guard who is killed counts. */
  readonly guardPrice: number;
  /** What an Assassin token adds to an Assassination. */
  readonly moreKills: number;
  /** A look at a pawn, more where a prize is at stake, and the secret card. */
  readonly look: number;
  readonly lookAtStake: number;
  readonly lookSecret: number;
  /** Extending Influence, and the least a Special Manoeuvre is worth, in PP. */
  readonly extend: number;
  readonly special: number;
  /** A Cabal card, more for each Cycle to come, in PP; and how much the VP of its place count. */
  readonly develop: number;
  readonly developCycle: number;
  readonly developVp: number;
  /** What others bid at most: at first, and more with each Cycle. */
  readonly purse: number;
  readonly purseCycle: number;
  /** What a PP is worth in a bid: at least, more for each struggle and each Cycle still to come. */
  readonly bid: number;
  readonly bidStruggle: number;
  readonly bidCycle: number;
  /** A Trophy that an element offers in place of a card or marker. */
  readonly specialTrophy: number;
}

const VERB_WORTHS = Object.fromEntries(
  Object.entries(VERBS).flatMap(([name, { worth }]: [string, Verb]): [string, number][] =>
    typeof worth === "number" && worth !== 0 ? [[name, worth]] : [],
  ),
);

/** The guesses of those who wrote the greedy player. Better ones are found by play (`search/policy.ts`). */
export const GUESSES: Guesses = {
  prices: RESOURCES,
  verbs: VERB_WORTHS,
  income: {
    newTown: 0,
    malaStrana: 0.45,
    oldTown: 0.02,
    hypogea: 0.08,
    karst: 0.2,
    suburbs: 0.06,
    combinat: 0.15,
    motol: 0.02,
    harmony: 0.1,
    josefov: 0.02,
    fortress: 0.06,
    artefact: 0.02,
  },
  marker: 0.03,
  secondMarker: 0.5,
  slotVp: 0.6,
  slot: 0.4,
  fitting: 1,
  unfitting: 0.05,
  cardPower: 0,
  unseenCard: 1.3,
  unseenEmissary: 0.36,
  unseenGuard: 0.32,
  arrival: 1,
  arrivalMost: 0.75,
  knives: 0.4,
  exposed: 2,
  kept: 0.7,
  send: 0,
  denyLeader: 1.2,
  denyOther: 0.8,
  guardPrice: 1,
  moreKills: 0.5,
  look: 0.02,
  lookAtStake: 0.1,
  lookSecret: 0.5,
  extend: 2,
  special: 2,
  develop: 6,
  developCycle: 2,
  developVp: 0,
  purse: 3,
  purseCycle: 2,
  bid: 0.01,
  bidStruggle: 0.03,
  bidCycle: 0.04,
  specialTrophy: 0.5,
};
