import { Source, WordsEntry as Words } from "@paravent/content";
import { z } from "zod";
import { COLOUR_OF, COLOURS, type Colour, RESOURCES, SECTORS, TRACKS } from "../model/names.ts";
import { Effect, Passive, PriceEntry, Reprisal } from "./effects.ts";
import { type Misfit, misfitsOfCard, misfitsOfGod } from "./fit.ts";

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

/** Words that stand where no rule reads them. */
function report(misfits: readonly Misfit[], { addIssue }: z.RefinementCtx): void {
  for (const { path, says } of misfits)
    addIssue({ code: "custom", path: [...path], message: says.en, params: { says } });
}

const SectorEntry = z
  .strictObject({
    id: z.enum(SECTORS),
    name: Words,
    colour: z.enum(COLOURS),
    ages: z.array(AgeEntry).length(3),
  })
  .superRefine(({ id, colour }, context) => {
    // DC-SETUP-02: the dice are what they are.
    const own = COLOUR_OF[id];
    const says = { fr: `ses dés sont ${DICE_OF[own]}`, en: `its dice are ${own}` };
    if (colour !== own) report([{ path: ["colour"], says }], context);
  });

const DICE_OF: Readonly<Record<Colour, string>> = { red: "rouges", blue: "bleus", green: "verts" };

const TWICE = { fr: "s’y trouve deux fois", en: "stands twice" };

const Constants = z
  .strictObject({
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
  })
  .superRefine(({ spy_pairs: { pairs } }, context) => {
    const twice = pairs.flatMap((pair, at) => (pairs.indexOf(pair) < at ? [at] : []));
    report(
      twice.map((at) => ({ path: ["spy_pairs", "pairs", at], says: TWICE })),
      context,
    );
  });

export const PackFile = z.strictObject({
  schema: z.literal("dclight-content/1"),
  name: Words,
  tracks: z.array(TrackEntry).length(TRACKS.length),
  sectors: z.array(SectorEntry).length(SECTORS.length),
  constants: Constants,
});

const GodEntry = z
  .strictObject({
    id: Id,
    name: Words,
    face: z.int().min(1).max(6),
    effects: z.array(Passive),
    text: Words,
    source: Source,
  })
  .superRefine((god, context) => report(misfitsOfGod(god), context));

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
  .superRefine((card, context) => report(misfitsOfCard(card), context));

export const CardsFile = z.strictObject({ cards: z.array(CardEntry).min(1) });

export type CreatureEntry = z.infer<typeof CreatureEntry>;
export type GodEntry = z.infer<typeof GodEntry>;
