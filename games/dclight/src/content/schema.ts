import { type Words as Sentence, Source, WordsEntry as Words } from "@paravent/content";
import { z } from "zod";
import { COLOURS, RESOURCES, SECTORS, TRACKS } from "../model/names.ts";
import { Effect, isDeed, isHostile, isPassive, Passive, PriceEntry, Reprisal } from "./effects.ts";

/** The pack's YAML, as written. */

const Count = z.int().min(0).max(100);
const Id = z.string().regex(/^[a-z][a-z0-9-]{1,40}$/);

const TrackEntry = z.strictObject({
  id: z.enum(TRACKS),
  name: Words,
  min: z.int().min(-20).max(0),
  max: z.int().min(1).max(40),
  start: z.int(),
  source: Source,
});

const AgeEntry = z.strictObject({
  age: z.int().min(1).max(3),
  // DC-AGE-01: only resources are asked.
  cost: z.partialRecord(z.enum(RESOURCES), z.int().min(1).max(12)),
  vp: Count,
  cost_source: Source,
  vp_source: Source,
});

const SectorEntry = z.strictObject({
  id: z.enum(SECTORS),
  name: Words,
  colour: z.enum(COLOURS),
  ages: z.array(AgeEntry).length(3),
});

export const PackFile = z.strictObject({
  schema: z.literal("dclight-content/1"),
  name: Words,
  tracks: z.array(TrackEntry).length(TRACKS.length),
  sectors: z.array(SectorEntry).length(SECTORS.length),
  constants: z.strictObject({
    hand_max: z.strictObject({ n: Count, source: Source }),
    turns: z.strictObject({ last: Count.min(1), draws: z.array(Count), source: Source }),
    common_creature: z.strictObject({ summon_at: Count.min(1), die_icons: z.array(Count), source: Source }),
    central: z.strictObject({
      early_end: z.strictObject({ count: z.literal(3), from_turn: Count }),
      end: z.literal(4),
      source: Source,
    }),
    purchases: z.strictObject({ secondary: Count, accessory: Count, source: Source }),
    promotion: z.strictObject({ min_creature_faces: Count, source: Source }),
    morale_action: z.strictObject({ cost: Count.min(1), draws_per_turn: Count, source: Source }),
    scoring: z.strictObject({ points_per_vp: Count.min(1), morale_per_point: Count, source: Source }),
    spy_pairs: z.strictObject({ pairs: z.array(Id), source: Source }),
  }),
});

const GodEntry = z.strictObject({
  id: Id,
  name: Words,
  face: z.int().min(1).max(6),
  effects: z.array(Passive),
  text: Words,
  source: Source,
});

export const GodsFile = z.strictObject({ gods: z.array(GodEntry).length(6) });

const CreatureEntry = z.strictObject({
  id: Id,
  name: Words,
  copies: z.literal(1),
  colour: z.enum(COLOURS).nullable(),
  demand: z.enum(RESOURCES),
  cost: Count,
  vp: Count,
  reprisal: z.array(Reprisal).min(1),
  text: Words,
  source: Source,
  note: z.string().optional(),
});

export const CreaturesFile = z.strictObject({ creatures: z.array(CreatureEntry).min(1) });

const CardEntry = z
  .strictObject({
    id: Id,
    name: Words,
    deck: z.enum(SECTORS),
    kind: z.enum(["building", "power", "reaction"]),
    copies: z.int().min(1).max(26),
    cost: PriceEntry,
    vp: Count,
    timing: z.enum(["activate", "passive", "action", "offering", "reaction"]),
    trigger: z.enum(["targeted", "harmed"]).optional(),
    effects: z.array(Effect),
    text: Words,
    source: Source,
    note: z.string().optional(),
  })
  .superRefine((card, { addIssue }) => {
    const fault = misfit(card);
    if (fault) addIssue({ code: "custom", path: ["effects"], message: fault.en, params: { says: fault } });
  });

export const CardsFile = z.strictObject({ cards: z.array(CardEntry).min(1) });

export type CreatureEntry = z.infer<typeof CreatureEntry>;
export type GodEntry = z.infer<typeof GodEntry>;

interface Made {
  kind: string;
  timing: string;
  trigger?: string | undefined;
  effects: readonly Effect[];
}

const say = (fr: string, en: string): Sentence => ({ fr, en });

/** Each kind of card is made of the words that have a moment to act in. */
function misfit({ kind, timing, trigger, effects }: Made): Sentence | null {
  const own = (effect: Effect): boolean => isDeed(effect) && !isHostile(effect);
  switch (`${kind} ${timing}`) {
    case "building activate":
      return effects.length > 0 && effects.every(own)
        ? null
        : say("un bâtiment activé agit sur son propriétaire", "an activated building does something to its owner");
    case "building passive":
      return effects.every((effect) => isPassive(effect) || effect.do === "copyBuilding")
        ? null
        : say("un bâtiment passif agit de lui-même", "a passive building works by itself");
    case "power action":
      return effects.length > 0 && effects.every((effect) => isDeed(effect) || effect.do === "oneOf")
        ? null
        : say("un pouvoir est fait d’actes", "a power is made of deeds");
    case "power offering":
      return effects.length === 1 && ["avoidReprisal", "offerWith"].includes(effects[0]!.do)
        ? null
        : say("une carte d’offrande évite ou aide à payer", "a card for offerings avoids a reprisal or helps to pay");
    case "reaction reaction":
      if (trigger === "targeted")
        return effects[0]?.do === "cancelHostile" && effects.slice(1).every(own)
          ? null
          : say("elle commence par cancelHostile", "it begins with cancelHostile");
      return trigger === "harmed" && effects.some(isHostile)
        ? null
        : say("une carte jouée après coup riposte", "a card played after harm strikes back");
    default:
      return say(`aucune carte ${kind} n’a le moment ${timing}`, `no ${kind} has the timing ${timing}`);
  }
}
