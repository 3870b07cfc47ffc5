import { z } from "zod";
import { AFFINITIES, AGENTS, SECTORS } from "../model/names.ts";

/** Effects as written in the YAML: a closed vocabulary; any other word is a fault. */

const n = z.int().min(0).max(50);
/** What these verbs do, they do once. */
const once = z.literal(1);
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
const Pawn = z.enum(AGENTS);
/** Of these words, a place takes those that can name somebody there. */
const Somebody = Player.extract(["acting", "owner", "event_player", "victim", "it"]);
const Chosen = Player.extract(["chosen_other", "it"]);
const Offered = Player.extract(["chosen_other", "event_player", "pile_owner", "victim", "it"]);

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
export const StatName = z.enum([
  "guard_penalty",
  "guard_fee",
  "guards_ignored",
  "influence_income",
  "rank",
  "vp",
  "conquest_emissaries",
  "conquest_strength",
  "tie_break",
  "struggle_bid",
  "struggle_tie",
  "split_stack",
  "others_attack_pp",
  "others_assassins",
  "debt_free",
  "affinity_wild",
  "hidden_bottom",
  "blockhouse_assassinates",
  "blockhouse_reach",
  "dormant_cost",
  "revolt_toll",
  "explore_draw",
  "through_darkness",
]);

const Condition: z.ZodType = z.lazy(() => z.union(CONDITIONS));

export const CONDITIONS = [
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
  z.strictObject({ not: Condition }),
] as const;

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
const Amount = z.union([...FIXED, upTo]);

const Cost = z.union([
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

const Steps: z.ZodType = z.lazy(() => z.array(Operation).max(12));
const OptionEntry = z.strictObject({
  if: z.array(Condition).optional(),
  cost: z.array(Cost).optional(),
  do: Steps.optional(),
});

const Operation: z.ZodType = z.lazy(() => z.discriminatedUnion("op", OPERATIONS));

export const OPERATIONS = [
  z.strictObject({ op: z.literal("gain"), res: Resource, n: Amount, to: Somebody.optional() }),
  z.strictObject({
    op: z.literal("lose"),
    res: z.enum(["pp", "debt"]),
    n: Amount,
    from: Somebody.optional(),
    mandatory: z.boolean().optional(),
  }),
  z.strictObject({
    op: z.literal("convert"),
    from: z.enum(["agent", "affinity_any"]),
    to: z.enum([...AGENTS, "affinity_any"]),
    n: Amount,
    where: z.enum(["reserve", "pile"]),
    pile: PileFilter.optional(),
  }),
  z.strictObject({ op: z.literal("place_pile"), sector: SectorFilter, max_pawns: n.min(1) }),
  z.strictObject({ op: z.literal("reinforce"), n: Amount, pile: PileFilter }),
  z.strictObject({ op: z.literal("withdraw"), pile: PileFilter, recover_manoeuvre: z.boolean().optional() }),
  z.strictObject({
    op: z.literal("move_pile"),
    pile: PileFilter,
    to: SectorFilter,
    ignore_limit: z.boolean().optional(),
  }),
  z.strictObject({ op: z.literal("move_pawns"), n: Amount, pile: PileFilter, to: PileFilter }),
  z.strictObject({
    op: z.literal("swap_pawns"),
    n: Amount,
    pile: PileFilter,
    only: Pawn.optional(),
    per_pile: n.optional(),
  }),
  z.strictObject({ op: z.literal("remove_pawn"), n: Amount, pile: PileFilter, chosen_by: z.literal("pile_owner") }),
  z.strictObject({
    op: z.literal("spy"),
    n: z.union([Amount, z.literal("all")]),
    scope: z.enum(["any", "pawns", "secret_card"]).optional(),
    pile: PileFilter.optional(),
    token_bonus: z.boolean().optional(),
  }),
  z.strictObject({ op: z.literal("peek_deck"), n: Amount, keep: once, rest: z.enum(["bottom"]).optional() }),
  z.strictObject({
    op: z.literal("assassinate"),
    n: Amount,
    pile: PileFilter.optional(),
    scope: z.enum(["any"]).optional(),
    token_bonus: z.boolean().optional(),
    bounty: n.optional(),
  }),
  z.strictObject({ op: z.literal("protect"), stage: z.enum(["before_reveal", "after_reveal"]) }),
  z.strictObject({
    op: z.literal("extra_manoeuvre"),
    types: z
      .array(z.enum(["any", "send_team", "spy", "assassinate", "extend_influence", "develop_cabal", "special"]))
      .min(1),
  }),
  z.strictObject({ op: z.literal("play_again") }),
  z.strictObject({ op: z.literal("skip_turn"), who: Player.extract(["acting", "chosen_other", "event_player"]) }),
  z.strictObject({
    op: z.literal("take_role"),
    role: z.enum(["administrator", "first_player", "sector_picker"]),
    until: z.enum(["cycle_end", "conquest_end"]),
  }),
  z.strictObject({ op: z.literal("develop"), price: z.enum(["free", "discount"]), n: n.optional() }),
  z.strictObject({ op: z.literal("ready"), n: once, target: z.enum(["own_other_possession"]) }),
  z.strictObject({
    op: z.literal("exhaust"),
    n: Amount,
    target: z.enum(["other_possession", "possession_of_event_player"]),
  }),
  z.strictObject({ op: z.literal("add_card"), n: once, from: z.enum(["peeked"]), to: z.enum(["track"]) }),
  z.strictObject({ op: z.literal("take_card"), n: once, from: z.enum(["track"]), any_sector: z.boolean().optional() }),
  z.strictObject({ op: z.literal("take_marker"), n: once, sector: SectorFilter }),
  z.strictObject({ op: z.literal("return_marker"), n: once, bind: z.enum(["origin"]).optional() }),
  z.strictObject({
    op: z.literal("place_token"),
    token: Token,
    n: Amount,
    onto: z.enum(["sector", "pile", "player"]),
    sector: SectorFilter.optional(),
    pile: PileFilter.optional(),
    player: Chosen.optional(),
    max_per: n.optional(),
  }),
  z.strictObject({
    op: z.literal("remove_token"),
    token: Token,
    n: once,
    from: z.enum(["sector", "pile"]),
    to: z.enum(["reserve", "game"]),
    sector: SectorFilter.optional(),
  }),
  z.strictObject({ op: z.literal("move_others"), n: Amount, from: z.enum(["any"]), to: z.enum(["any", "adjacent"]) }),
  z.strictObject({
    op: z.literal("modify"),
    stat: StatName,
    delta: z.union([z.int().min(-50).max(50), Amount]).optional(),
    set: z.union([z.boolean(), z.int(), z.string()]).optional(),
    until: z.enum(["conquest_end", "cycle_end"]).optional(),
  }),
  z.strictObject({
    op: z.literal("alt_trophy"),
    cost: z.array(Cost).optional(),
    limit: LimitEntry.optional(),
    do: Steps,
  }),
  z.strictObject({
    op: z.literal("toll"),
    action: z.enum(["place_pile"]),
    sector: SectorFilter,
    affects: z.enum(["each_other"]),
    options: z.array(OptionEntry).min(1),
    until: z.enum(["cycle_end"]).optional(),
  }),
  z.strictObject({ op: z.literal("choose"), options: z.array(z.union([Steps, OptionEntry])).min(1) }),
  z.strictObject({ op: z.literal("offer"), to: Offered, accept: OptionEntry, refuse: OptionEntry }),
  z.strictObject({ op: z.literal("for_each"), over: z.enum(["each_other", "each_player"]), do: Steps }),
  z.strictObject({ op: z.literal("lose_game"), who: Player.extract(["each_player"]) }),
] as const;

export const EffectEntry = z.strictObject({
  kind: z.enum(["gain", "development", "special_manoeuvre", "manifestation", "capacity", "scourge"]),
  trigger: z
    .enum([
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
    ])
    .optional(),
  window: z.enum(["any_step", "manoeuvres_phase", "between_manoeuvres", "own_turn", "league_phase"]).optional(),
  optional: z.boolean().optional(),
  usable_by: z.enum(["each_player"]).optional(),
  config: z.array(z.enum(["base", "others", "leagues"])).optional(),
  if: z.array(Condition).optional(),
  cost: z.array(Cost).optional(),
  limit: LimitEntry.optional(),
  do: Steps,
});
export type EffectEntry = z.infer<typeof EffectEntry>;
