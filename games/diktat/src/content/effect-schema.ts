import { z } from "zod";
import { AGENTS } from "../names/names.ts";
import {
  Amount,
  Chosen,
  Condition,
  Cost,
  LimitEntry,
  n,
  Offered,
  once,
  Pawn,
  PileFilter,
  Player,
  Receiver,
  Resource,
  SectorFilter,
  Somebody,
  StatName,
  Token,
} from "./vocabulary.ts";

/** Effects as written in the YAML: a closed vocabulary; any other word is a fault. */

const Steps: z.ZodType = z.lazy(() => z.array(Operation).max(12));
const OptionEntry = z.strictObject({
  if: z.array(Condition).optional(),
  cost: z.array(Cost).optional(),
  do: Steps.optional(),
});

const Operation: z.ZodType = z.lazy(() => z.discriminatedUnion("op", OPERATIONS));

export const OPERATIONS = [
  z.strictObject({ op: z.literal("gain"), res: Resource, n: Amount, to: Receiver.optional() }),
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
  config: z.array(z.enum(["base", "others"])).optional(),
  if: z.array(Condition).optional(),
  cost: z.array(Cost).optional(),
  limit: LimitEntry.optional(),
  do: Steps,
});
export type EffectEntry = z.infer<typeof EffectEntry>;
