import type {
  Amount,
  Condition,
  Cost,
  Counter,
  Effect,
  EffectKind,
  EffectResource,
  Op,
  OpOf,
  PileFilter,
  SectorFilter,
  Trigger,
  Who,
} from "../../content/effects.ts";
import type { Stat } from "../../content/stats.ts";
import type { OfferedWords } from "./offered-words.ts";

/** How a step is said: as an order ("gagnez"), or after "you may" or "to" ("gagner"). English does not care. */
export type Mood = "order" | "infinitive";

/** Whether the player who uses the effect pays, or another. */
export type Payer = "you" | "they";

/** What happened, as the conditions of an effect narrow it. */
export interface Moment {
  readonly trigger: Trigger;
  readonly by: "self" | "other" | "any";
  readonly victim: "self" | "other" | "any" | null;
  readonly pawn: string | null;
  readonly trophy: "card" | "marker" | null;
}

/** What a step can use to say its parts. */
export interface Speaker {
  steps(steps: readonly Op[], mood: Mood): string;
  costs(costs: readonly Cost[], mood: Mood, payer?: Payer): string;
  conditions(conditions: readonly Condition[]): string;
  /** "2 PP", "up to 2 Citizens", "1 PP per sector". */
  goods(res: EffectResource, n: Amount): string;
  /** Options of a choice that an Ability opens by this stat, in the words of the option. */
  unlocked(stat: Stat): string | null;
}

/** The words of one language for every word of the vocabulary: a word that is missing does not compile. */
export interface Tongue {
  readonly language: "fr" | "en";
  readonly kinds: Readonly<Record<EffectKind, string>>;
  readonly colon: string;
  readonly semicolon: string;
  readonly none: string;
  readonly may: string;
  readonly and: string;
  readonly then: string;
  readonly withOthers: string;
  /** "discard 1 Guard to gain 2 PP". */
  readonly to: string;
  readonly openToAll: string;
  readonly ifYouWish: string;
  gain(what: string, mood: Mood): string;
  head(effect: Effect): readonly string[];
  when(moment: Moment): string;
  condition(condition: Condition): string;
  cost(cost: Cost, mood: Mood, payer: Payer, say: Speaker): string;
  who(who: Who): string;
  resource(res: EffectResource, n: number): string;
  readonly counters: Readonly<Record<Counter, string>>;
  counted(res: EffectResource, amount: Extract<Amount, { count: Counter }>): string;
  upTo(what: string): string;
  every(res: EffectResource): string;
  /** "1 PP, or 3 if you are the Administrator". */
  orElse(first: string, total: number, condition: string): string;
  only(what: string, condition: string): string;
  pile(filter: PileFilter): string;
  sector(filter: SectorFilter): string;
  readonly ops: {
    readonly [Name in Exclude<Op["op"], "modify">]: (op: OpOf<Name>, mood: Mood, say: Speaker) => string;
  };
  /** How an offer is said to the player it is made to. */
  readonly offered: OfferedWords;
  readonly stats: Readonly<Record<Stat, (op: OpOf<"modify">, say: Speaker) => string>>;
}
