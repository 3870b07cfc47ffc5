import { Source, WordsEntry as Words } from "@paravent/content";
import { z } from "zod";
import { AFFINITIES, SECTORS } from "../model/names.ts";
import { EffectEntry } from "./effect-schema.ts";

/** The pack's YAML, as written. Words of the data are translated to the glossary's once, by `read.ts`. */

const SectorName = z.enum(SECTORS);
const Count = z.int().min(0).max(100);

const Effects = z.array(EffectEntry);

const PlayerCount = z.strictObject({ cycles: Count, manoeuvres: Count, visible_cards: Count, pile_limit: Count });

export const ConstantsFile = z.strictObject({
  schema: z.literal("diktat-content/1"),
  name: Words,
  constants: z.strictObject({
    source: Source,
    victory_points_to_win: Count,
    income: z.strictObject({ citizen: Count, guard: Count, emissary: Count, pp: Count }),
    by_players: z.strictObject({ 2: PlayerCount, 3: PlayerCount, 4: PlayerCount, 5: PlayerCount }),
    hidden_cards: z.literal(1),
    influence_slots: Count,
    overflow_card_vp: Count,
    spy_base: Count,
    emissary_bounty: Count,
    guard_penalty: Count,
    debt: z.strictObject({ pp: Count, vp_at_end: z.int(), voluntary_per_cycle: Count }),
    broken_oath_vp: z.int(),
    affinity_supply: z.strictObject({ politics: Count, people: Count, artefact: Count }),
    cabal_token_supply: Count,
    others_attack_base_pp_per_vp: Count,
    manoeuvre_slots: z.array(z.string()),
  }),
});

const SectorEntry = z.strictObject({
  id: SectorName,
  name: Words,
  pos: z.tuple([z.number(), z.number()]),
  adjacent: z.array(SectorName),
  trend: Words,
  source: Source,
  map_source: Source,
  marker: z.strictObject({ 1: Effects, 2: Effects }),
  marker_note: z.string().optional(),
});

export const SectorsFile = z.strictObject({
  board: z.strictObject({ width: z.number(), height: z.number(), source: Source }),
  sectors: z.array(SectorEntry),
});

const CardEntry = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9_]{1,40}$/),
  name: Words,
  sector: SectorName,
  series: z.string().optional(),
  type: z.enum(["gain", "development", "special_manoeuvre", "manifestation", "capacity", "scourge"]),
  darkness: Count,
  affinities: z.array(z.enum([...AFFINITIES, "all"])).max(4),
  others_attack: z.boolean(),
  text: Words,
  effects: Effects,
  value: z.strictObject({ once: z.number(), per_cycle: z.number() }),
  source: Source,
  note: z.string().optional(),
});

export const OpportunitiesFile = z.strictObject({ opportunities: z.array(CardEntry) });

const CabalCardEntry = z.strictObject({
  id: z.string(),
  name: Words,
  order: z.int().min(1).max(5),
  text: Words,
  effects: Effects,
  value: z.strictObject({ once: z.number(), per_cycle: z.number() }),
  source: Source,
  note: z.string().optional(),
});

const CabalEntry = z.strictObject({
  id: z.string().regex(/^[a-z][a-z_]{1,40}$/),
  name: Words,
  box: z.enum(["base", "expansion"]),
  motto: Words,
  style: Words,
  rank: z.int().min(0).max(100),
  affinity: z.enum(AFFINITIES),
  kit: z.record(z.string(), Count),
  board: z.strictObject({
    opportunity_vp: z.array(Count).min(1),
    cabal_cost: z.array(Count).length(5),
    cabal_vp: z.array(Count).length(5),
    influence_slots: Count,
  }),
  numbers_source: Source,
  ability: z.strictObject({
    name: Words,
    text: Words,
    effects: Effects,
    source: Source,
    note: z.string().optional(),
  }),
  source: Source,
  note: z.string().optional(),
  cards: z.array(CabalCardEntry).length(5),
});

export const CabalsFile = z.strictObject({
  tokens: z.array(z.record(z.string(), z.json())),
  cabals: z.array(CabalEntry).min(5),
});

export type ConstantsEntry = z.infer<typeof ConstantsFile>["constants"];
export type SectorEntry = z.infer<typeof SectorEntry>;
export type CardEntry = z.infer<typeof CardEntry>;
export type CabalEntry = z.infer<typeof CabalEntry>;
