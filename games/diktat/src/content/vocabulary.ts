import { z } from "zod";
import { AFFINITIES, AGENTS, SECTORS } from "../names/names.ts";
import { STAT_WORDS } from "./stats.ts";

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
/** What these verbs do, they do once. */
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
const Sector = z.enum(SECTORS);
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
export const CounterName = z.enum([
  "citizens_in_sector",
  "own_marker_sectors",
  "own_guards_in_sector",
  "adhesion",
  "own_symbols_artefact",
  "paid",
  "other_bidders",
  "players_minus_one",
  "pawns_removed",
]);
export const StatName = z.enum(STAT_WORDS);

const PLAIN_CONDITIONS = [
  z.strictObject({ is_administrator: Somebody }),
  z.strictObject({ adhesion_at_least: z.strictObject({ of: Somebody, n }) }),
  z.strictObject({ membership_held_by_others_at_least: z.union([n, z.strictObject({ count: CounterName })]) }),
  z.strictObject({ holds_no_membership: Chosen }),
  z.strictObject({ no_player_without_membership: z.literal(true) }),
  z.strictObject({ marker_sectors_at_least: n }),
  z.strictObject({ token_in_event_sector: Token }),
  z.strictObject({ own_pile_in_event_sector: z.literal(true) }),
  z.strictObject({ own_emissary_in_event_sector: z.literal(true) }),
  z.strictObject({ event_by: z.enum(["self", "other", "any"]) }),
  z.strictObject({ event_pawn: Pawn }),
  z.strictObject({ event_victim: z.enum(["self", "other", "any"]) }),
  z.strictObject({ event_trophy: z.enum(["card", "marker"]) }),
  z.strictObject({ tied_for_winner: z.literal(true) }),
  z.strictObject({ is_first_player: Somebody }),
  z.strictObject({ stat_on: StatName }),
  z.strictObject({ stacked: z.literal(true) }),
  z.strictObject({ own_token_on_pile_of: Chosen }),
  z.strictObject({ event_sector_in: z.array(Sector) }),
  z.strictObject({ event_darkness_at_least: n }),
] as const;

/** A condition as written: one word and what it says. */
export type ConditionEntry = z.infer<(typeof PLAIN_CONDITIONS)[number]> | { readonly not: ConditionEntry };
export const Condition: z.ZodType<ConditionEntry> = z.lazy(() => z.union(CONDITIONS));
export const CONDITIONS = [...PLAIN_CONDITIONS, z.strictObject({ not: Condition })] as const;

const upTo = z.strictObject({ up_to: n });

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
const Price = z.union(FIXED);
export const Amount = z.union([...FIXED, upTo]);

export const Cost = z.union([
  z.strictObject({ pay: z.literal("pp"), n: Price, to: z.enum(["supply", "owner", "acting", "card"]) }),
  z.strictObject({ discard: z.enum([...AGENTS, "agent"]), n: z.union([n, upTo]) }),
  z.strictObject({ return_affinity: z.enum(AFFINITIES), n: once }),
  z.strictObject({ spend_token: Token, from: z.enum(["sector", "pile"]), to: z.enum(["reserve", "game"]) }),
]);

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
