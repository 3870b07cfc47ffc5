import type { z } from "zod";
import type { Camel, Said } from "./said.ts";
import type {
  Amount as AmountEntry,
  ConditionEntry,
  Kind,
  LimitEntry,
  PileFilter as PileFilterEntry,
  Player,
  Resource,
  SectorFilter as SectorFilterEntry,
  Token,
  Trigger as TriggerName,
  Window,
} from "./vocabulary.ts";
import type { Costs, CostWord, CounterWord } from "./words.ts";

/**
 * The closed vocabulary of effects in the glossary's words. All of it follows from the schemas the YAML is checked by:
 * the nouns from those of `vocabulary.ts`, each verb from its own (`rules/verbs`).
 */

/** Every verb with its schema. A verb adds itself where it is written; nothing below needs to know the list of them. */
export interface Verbs {}

export type VerbName = keyof Verbs;

/** One step of an effect, by its verb. */
export type OpOf<Name extends VerbName> = Verbs[Name] extends z.ZodType ? Step<Said<z.infer<Verbs[Name]>>> : never;
export type Op = { [Name in VerbName]: OpOf<Name> }[VerbName];

/** Steps inside a step are steps again. */
type Step<Entry> = {
  readonly [Key in keyof Entry]: Key extends "do"
    ? readonly Op[]
    : Key extends "options"
      ? readonly Option[]
      : Key extends "accept" | "refuse"
        ? Option
        : Entry[Key];
};

/** An option of a choice: what it needs, what it costs, what it does. The empty one does nothing. */
export interface Option {
  readonly if: readonly Condition[];
  readonly cost: readonly Cost[];
  readonly do: readonly Op[];
}

/** The icons, in the glossary's words (the table of kinds in the content notes). */
export const KINDS = {
  gain: "gain",
  development: "income",
  special_manoeuvre: "specialManoeuvre",
  manifestation: "manifestation",
  capacity: "ability",
  scourge: "scourge",
} as const satisfies Record<z.infer<typeof Kind>, string>;
export type EffectKind = (typeof KINDS)[keyof typeof KINDS];

export type Trigger = Camel<z.infer<typeof TriggerName>>;
export type WindowName = Camel<z.infer<typeof Window>>;

export interface Limit extends Said<z.infer<typeof LimitEntry>> {
  /** Place of the effect whose uses are counted: two parts of one Ability share its limit. */
  readonly with?: number;
}

export interface Effect {
  readonly kind: EffectKind;
  readonly trigger: Trigger;
  readonly window: WindowName | null;
  readonly optional: boolean;
  readonly usableBy: "owner" | "eachPlayer";
  readonly config: readonly ("base" | "others" | "leagues")[] | null;
  readonly if: readonly Condition[];
  readonly cost: readonly Cost[];
  readonly limit: Limit | null;
  readonly do: readonly Op[];
}

/** A player, as an effect names one. */
export type Who = Camel<z.infer<typeof Player>>;
export type CabalToken = z.infer<typeof Token>;
export type EffectResource = Said<{ res: z.infer<typeof Resource> }>["res"];
export type Counter = Camel<CounterWord>;
export type Amount = Said<z.infer<typeof AmountEntry>> | "all";
export type Condition = Said<ConditionEntry>;
export type CostOf<Word extends CostWord> = Said<z.infer<Costs[Word]>>;
export type Cost = { [Word in CostWord]: CostOf<Word> }[CostWord];
export type SectorFilter = Said<z.infer<typeof SectorFilterEntry>>;
export type PileFilter = Said<z.infer<typeof PileFilterEntry>>;

/** Says "an Assassinate Manoeuvre": one Assassination of anybody, more by Assassin tokens (DK-MAN-KILL-01, DK-RUL-19). */
export const isAssassinateManoeuvre = (op: OpOf<"assassinate">): boolean =>
  op.n === 1 && op.scope === "any" && op.tokenBonus === true && op.pile === undefined;
