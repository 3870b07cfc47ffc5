import type { z } from "zod";
import type { StatWord } from "./stats.ts";

/**
 * Counters, conditions and costs as the reader of packs knows them. Like verbs they know the rules, so their records stand
 * above what reads packs (`rules/effects`); each list adds itself to the tables below when it is loaded.
 */

/** Every counter, by its word in the YAML. */
export interface Counters {}
export type CounterWord = keyof Counters;

export interface CounterInPack {
  /** Its line in docs/CONTENT.md. */
  readonly page: string;
}

/** Every condition, by its word in the YAML. `not` is none of them: it holds another condition. */
export interface Conditions {}
export type ConditionWord = keyof Conditions;

/** What a condition may speak of: some of the names of `checking.ts`. */
export type NamedByCondition = "sector" | "victim" | "pawn" | "trophy";

export interface ConditionInPack<Value extends z.ZodType = z.ZodType> {
  readonly value: Value;
  /** Its line in docs/CONTENT.md: what is written after its word, and when it holds. */
  readonly page: { readonly value: string; readonly holds: string };
  /** What the trigger, the cost or a step before must have named. */
  readonly needs?: NamedByCondition;
  /** A stat it depends on without naming it. */
  readonly behind?: StatWord;
}

/** Every cost with its schema, by the word that tells it from the others. */
export interface Costs {}
export type CostWord = keyof Costs;

export interface CostInPack<Entry extends z.ZodObject = z.ZodObject> {
  readonly entry: Entry;
  /** Its line in docs/CONTENT.md: how it is written, and what is paid. */
  readonly page: { readonly form: string; readonly means: string };
}

const counters = new Map<string, CounterInPack>();
const conditions = new Map<string, ConditionInPack>();
const costs = new Map<string, CostInPack>();

const adding =
  <Record>(table: Map<string, Record>) =>
  (records: Readonly<{ [word: string]: Record }>): void => {
    for (const [word, record] of Object.entries(records)) table.set(word, record);
  };

export const addCounters = adding(counters);
export const addConditions = adding(conditions);
export const addCosts = adding(costs);

export const allCounters = (): ReadonlyMap<string, CounterInPack> => counters;
export const allConditions = (): ReadonlyMap<string, ConditionInPack> => conditions;
export const allCosts = (): ReadonlyMap<string, CostInPack> => costs;
