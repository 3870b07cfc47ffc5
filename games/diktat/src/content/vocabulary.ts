import { z } from "zod";
import { AGENTS, SECTORS } from "../names/names.ts";
import { STAT_WORDS } from "./stats.ts";
import {
  allConditions,
  allCosts,
  allCounters,
  type Conditions,
  type ConditionWord,
  type Costs,
  type CostWord,
  type CounterWord,
} from "./words.ts";

/**
 * The nouns of effects as written in the YAML: when, whom, what, where, how many, at what price. Any other word is a
 * fault. `effects.ts` has the same as types, in the spelling of the rules.
 */

export const Kind = z.enum(["gain", "development", "special_manoeuvre", "manifestation", "capacity", "scourge"]);
export const Trigger = z.enum([
  "acquire",
  "passive",
  "development",
  "manoeuvre",
  "anytime",
  "opportunities_phase",
  "manoeuvre_phase_start",
  "want_place_pile",
  "pile_placed",
  "pawn_placed",
  "spy_done",
  "assassinate_started",
  "assassination_target",
  "assassination_reveal",
  "assassination_done",
  "resolution_start",
  "conquest_start",
  "winner_declared",
  "trophy_taken",
  "struggle_resolved",
  "affinity_flipped",
  "others_attack",
  "element_used_by_other",
  "ability_used",
]);
export const Window = z.enum(["any_step", "manoeuvres_phase", "between_manoeuvres", "own_turn", "league_phase"]);

export const n = z.int().min(0).max(50);
/** The number of a step that is done once and says so. */
export const once = z.literal(1);
export const Player = z.enum([
  "acting",
  "owner",
  "chosen_other",
  "each_other",
  "each_player",
  "event_player",
  "pile_owner",
  "victim",
  "it",
]);
export const Pawn = z.enum(AGENTS);
/** Of these words, a place takes those that can name somebody there. */
export const Somebody = Player.extract(["acting", "owner", "event_player", "victim", "it"]);
/** Who receives something may be chosen as it is given. */
export const Receiver = Player.extract(["acting", "owner", "event_player", "victim", "it", "chosen_other"]);
export const Chosen = Player.extract(["chosen_other", "it"]);
export const Offered = Player.extract(["chosen_other", "event_player", "pile_owner", "victim", "it"]);

export const Token = z.enum(["blockhouse", "sleeper", "membership", "revolt"]);
export const Sector = z.enum(SECTORS);
export const Resource = z.enum([
  ...AGENTS,
  "spy",
  "assassin",
  "pp",
  "manoeuvre_pawn",
  "debt",
  "vp",
  "rank",
  "affinity_politics",
  "affinity_people",
  "affinity_artefact",
  "affinity_any",
]);
export const CounterName: z.ZodType<CounterWord> = z.lazy(() => z.enum([...allCounters().keys()] as CounterWord[]));
export const StatName = z.enum(STAT_WORDS);

type PlainCondition = {
  [Word in ConditionWord]: { readonly [Key in Word]: z.infer<Conditions[Word]["value"]> };
}[ConditionWord];
/** A condition as written: one word and what it says. */
export type ConditionEntry = PlainCondition | { readonly not: ConditionEntry };
export const Condition: z.ZodType<ConditionEntry> = z.lazy(() => {
  const plain = [...allConditions()].map(([word, { value }]) => z.strictObject({ [word]: value }));
  return z.union([...plain, z.strictObject({ not: Condition })]) as z.ZodType<ConditionEntry>;
});

export const upTo = z.strictObject({ up_to: n });

/** A number that follows from the position alone. */
const FIXED = [
  n,
  z.strictObject({ base: n, add: z.array(z.strictObject({ if: Condition, n })) }),
  z.strictObject({
    count: CounterName,
    div: n.min(1).optional(),
    plus: n.optional(),
    max: n.optional(),
  }),
  z.strictObject({ stat: StatName }),
] as const;
export const Price = z.union(FIXED);
export const Amount = z.union([...FIXED, upTo]);

/** A cost as written. */
export type CostEntry = { [Word in CostWord]: z.infer<Costs[Word]> }[CostWord];
export const Cost: z.ZodType<CostEntry> = z.lazy(
  () => z.union([...allCosts().values()].map(({ entry }) => entry)) as z.ZodType as z.ZodType<CostEntry>,
);

export const SectorFilter = z.strictObject({
  from: z.enum(["any", "event", "origin", "chosen"]).optional(),
  reach: z.enum(["here", "adjacent", "here_or_adjacent"]).optional(),
  reach_stat: z.enum(["blockhouse_reach"]).optional(),
  with: z.array(z.enum(["own_pile", "other_pile", "revolt", "marker_available", "space"])).optional(),
  any_of: z.array(z.enum(["own_pile", "adjacent_to_blockhouse"])).optional(),
  without: z.array(z.enum(["blockhouse", "revolt"])).optional(),
  except: z.array(Sector).optional(),
});

export const PileFilter = z.strictObject({
  owner: z.enum(["self", "other", "event"]).optional(),
  in: SectorFilter.optional(),
  looked_at: z.literal(true).optional(),
  each_owner: z.literal(true).optional(),
  max_piles: n.optional(),
  other_sector: z.literal(true).optional(),
});

const Scope = z.enum(["cycle", "manoeuvre", "conquest", "event", "game", "cycle_per_player"]);
export const LimitEntry = z.strictObject({ times: z.int().min(1).max(6), per: Scope });
