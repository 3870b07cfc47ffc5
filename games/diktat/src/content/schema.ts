import { PackName, Source, WordsEntry as Words } from "@paravent/content";
import { z } from "zod";
import { AFFINITIES, SECTORS } from "../names/names.ts";
import { EffectEntry } from "./effect-schema.ts";
import { Token } from "./vocabulary.ts";

/** The pack's YAML, as written. Words of the data are translated to the glossary's once, by `read.ts`. */

const SectorName = z.enum(SECTORS);
const Count = z.int().min(0).max(100);

const Effects = z.array(EffectEntry);

const PlayerCount = z.strictObject({
  cycles: z.int().min(1).max(10),
  manoeuvres: z.int().min(1).max(5),
  visible_cards: z.int().min(1).max(6),
  pile_limit: z.int().min(1).max(5),
});

/** Numbers that the rules give and no box prints otherwise are written out, and can only be what they are. */
const Constants = z.strictObject({
  source: Source,
  victory_points_to_win: z.int().min(1).max(100),
  income: z.strictObject({ citizen: Count, guard: Count, emissary: Count, pp: Count }),
  by_players: z.strictObject({ 2: PlayerCount, 3: PlayerCount, 4: PlayerCount, 5: PlayerCount }),
  hidden_cards: z.literal(1),
  influence_slots: z.literal(5),
  overflow_card_vp: Count,
  spy_base: Count,
  emissary_bounty: Count,
  guard_penalty: Count,
  debt: z.strictObject({ pp: Count, vp_at_end: z.literal(-1), voluntary_per_cycle: z.literal(1) }),
  broken_oath_vp: z.literal(-1),
  affinity_supply: z.strictObject({ politics: z.literal(10), people: z.literal(10), artefact: z.literal(10) }),
  cabal_token_supply: z.literal(6),
  others_attack_base_pp_per_vp: z.literal(1),
  manoeuvre_slots: z.tuple([
    z.literal("spy"),
    z.literal("assassinate"),
    z.literal("extend_influence"),
    z.literal("develop_cabal"),
    z.literal("special"),
  ]),
});

/** `extends: base`: what this pack does not say stands as in the base pack, but for the cards named in `without`. */
export const PackFile = z.strictObject({
  schema: z.literal("diktat-content/1"),
  name: PackName,
  extends: z.literal("base").optional(),
  without: z.array(z.string()).max(200).optional(),
  constants: Constants.optional(),
});

const SectorEntry = z.strictObject({
  id: SectorName,
  name: Words,
  pos: z.tuple([z.number(), z.number()]).optional(),
  adjacent: z.array(SectorName),
  trend: Words.optional(),
  source: Source,
  map_source: Source.optional(),
  marker: z.strictObject({ 1: Effects, 2: Effects }),
  /** What a marker gives, in a line; where it is not written, the line is made from the effects. */
  marker_text: z.strictObject({ 1: Words, 2: Words }).optional(),
  marker_note: z.string().optional(),
});

export const SectorsFile = z.strictObject({
  board: z.strictObject({ width: z.number(), height: z.number(), source: Source }).optional(),
  sectors: z.array(SectorEntry).max(SECTORS.length),
});

/** What an effect is worth in PP, for whoever designs cards; nobody plays by it. */
const Value = z.strictObject({ once: z.number(), per_cycle: z.number() });

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
  value: Value.optional(),
  source: Source,
  note: z.string().optional(),
});

export const OpportunitiesFile = z.strictObject({ opportunities: z.array(CardEntry).max(200) });

const CabalCardEntry = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9_]{1,40}$/),
  name: Words,
  order: z.int().min(1).max(5),
  text: Words,
  effects: Effects,
  value: Value.optional(),
  source: Source,
  note: z.string().optional(),
});

const CabalEntry = z.strictObject({
  id: z.string().regex(/^[a-z][a-z_]{1,40}$/),
  name: Words,
  box: z.enum(["base", "expansion"]).optional(),
  motto: Words,
  style: Words.optional(),
  rank: z.int().min(0).max(100),
  affinity: z.enum(AFFINITIES),
  kit: z.strictObject({
    pp: Count.optional(),
    affinity_politics: Count.optional(),
    affinity_people: Count.optional(),
    affinity_artefact: Count.optional(),
    blockhouse: z.int().min(0).max(6).optional(),
    sleeper: z.int().min(0).max(6).optional(),
    membership: z.int().min(0).max(6).optional(),
    revolt: z.int().min(0).max(6).optional(),
  }),
  board: z.strictObject({
    opportunity_vp: z.array(Count).min(1).max(10),
    cabal_cost: z.array(Count).length(5),
    cabal_vp: z.array(Count).length(5),
    influence_slots: z.int().min(1).max(12),
  }),
  numbers_source: Source.optional(),
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

/** What a Cabal's token is, in words; what it does is in the effects. */
const TokenEntry = z.strictObject({
  id: Token,
  name: Words,
  cabal: z.string(),
  supply: z.literal(6),
  onto: z.enum(["sector", "pile", "player"]),
  max_per: Count,
  public: z.literal(true),
  rule: Words,
  source: Source,
  note: z.string().optional(),
});

export const CabalsFile = z.strictObject({
  tokens: z.array(TokenEntry).max(4).optional(),
  cabals: z.array(CabalEntry).max(20),
});

/** A Bile card says how the Others work; what it does beyond its numbers is in the rules (DK-OTH-MB). */
const BileEntry = z.strictObject({
  id: z.string().regex(/^[a-z][a-z_]{1,40}$/),
  name: Words,
  text: Words,
  attack_cards: z.int().min(0).max(6),
  source: Source,
  note: z.string().optional(),
});

const OthersEntry = z.strictObject({
  source: Source,
  start_pile: z.strictObject({ citizen: Count, guard: Count, emissary: Count }),
  corruption_track_slots: z.int().min(1).max(12),
  gloom_tokens: z.int().min(1).max(12),
  infection_step: z.int().min(1).max(12),
  bile_cards: z.array(BileEntry).min(1).max(6),
});

export const OthersFile = z.strictObject({ others: OthersEntry });

export type OthersEntry = z.infer<typeof OthersEntry>;
export type ConstantsEntry = z.infer<typeof Constants>;
export type SectorEntry = z.infer<typeof SectorEntry>;
export type CardEntry = z.infer<typeof CardEntry>;
export type CabalEntry = z.infer<typeof CabalEntry>;
