import { z } from "zod";
import { POINTS, RESOURCES, SECTORS, SLOTS, TRACKS } from "../model/names.ts";

/**
 * The closed vocabulary of effects, as section 1 of the content set defines it. A word of the data is a word here; what
 * it does is written in `rules/effects`.
 */

const says = (fr: string, en: string) => ({ params: { says: { fr, en } } });
/** A number of steps, forward or back, but not 0. */
const Steps = z
  .int()
  .min(-15)
  .max(15)
  .refine((n) => n !== 0, says("0 ne change rien", "0 changes nothing"));
const Amount = z.int().min(1).max(20);
const Counters = z.enum(TRACKS).exclude(["creature"]);
/** Three tracks at most: that a split must change something is then always a bound of one track. */
const Tracks = z
  .array(Counters)
  .min(1)
  .max(3)
  .refine(
    (tracks) => new Set(tracks).size === tracks.length,
    says("une piste s’y trouve deux fois", "a track stands twice"),
  );
const SectorName = z.enum(SECTORS);
const Target = z.enum(["one", "aggressor"]);

const Gain = z.strictObject({ do: z.literal("gain"), tracks: Tracks, n: Amount });
const Pay = z.strictObject({ do: z.literal("pay"), tracks: Tracks, n: Amount });
const Creature = z.strictObject({ do: z.literal("creature"), n: Steps });
const Common = z.strictObject({ do: z.literal("common"), n: Steps });
const Draw = z.strictObject({
  do: z.literal("draw"),
  sector: z.enum([...SECTORS, "any"]),
  look: Amount,
  keep: z.literal(1),
});

const OppLose = z.strictObject({ do: z.literal("oppLose"), target: Target, tracks: Tracks, n: Amount });
const Steal = z.strictObject({ do: z.literal("steal"), target: Target, tracks: Tracks, n: Amount });
const OppCreature = z.strictObject({ do: z.literal("oppCreature"), target: Target, n: Amount });
const OppDiscard = z.strictObject({ do: z.literal("oppDiscard"), target: Target, n: Amount });
const DestroyBuilding = z.strictObject({ do: z.literal("destroyBuilding"), target: Target, maxVp: z.int().min(0) });

const ActionEffect = z.discriminatedUnion("do", [
  Gain,
  Pay,
  Creature,
  Common,
  Draw,
  OppLose,
  Steal,
  OppCreature,
  OppDiscard,
  DestroyBuilding,
]);

const Options = z
  .array(z.array(ActionEffect).min(1))
  .min(2)
  .refine(
    (options) => new Set(options.map(([first]) => first!.do)).size === options.length,
    says("les options se distinguent par leur premier mot", "options are told apart by the word they begin with"),
  );
const OneOf = z.strictObject({ do: z.literal("oneOf"), options: Options });

const Lose = z.strictObject({ do: z.literal("lose"), tracks: Tracks, n: Amount });
const Discard = z.strictObject({ do: z.literal("discard"), n: Amount });
const LoseAge = z.strictObject({ do: z.literal("loseAge"), sector: SectorName });
const LoseBuilding = z.strictObject({ do: z.literal("loseBuilding"), n: Amount, maxVp: z.int().min(0) });

/** What a creature does to a player who does not pay. */
export const Reprisal = z.discriminatedUnion("do", [Lose, Discard, LoseAge, LoseBuilding]);

const ModPurchase = z.strictObject({
  do: z.literal("modPurchase"),
  slot: z.enum(SLOTS).exclude(["priority"]),
  n: Steps,
});
const ModCost = z.strictObject({
  do: z.literal("modCost"),
  of: z.enum(["age", "building", "power"]),
  sector: z.enum([...SECTORS, "any"]),
  n: z.int().min(-10).max(-1),
});
const ModOffer = z.strictObject({ do: z.literal("modOffer"), n: Steps });
const FaceBonus = z.strictObject({ do: z.literal("faceBonus"), face: z.enum(TRACKS), n: Amount });
const NeutraliseFace = z.strictObject({ do: z.literal("neutraliseFace"), face: z.enum(TRACKS) });
const Immune = z.strictObject({
  do: z.literal("immune"),
  to: z.enum(["oppLose", "steal", "oppCreature", "oppDiscard", "destroyBuilding"]),
});
const VpPer = z.strictObject({
  do: z.literal("vpPer"),
  count: z.enum(["creatures", "buildings", "ages"]),
  per: Amount,
  vp: Amount,
  max: Amount,
});

/** What works by itself: of a building while it is in play, of a god for the turn. */
export const Passive = z.discriminatedUnion("do", [
  ModPurchase,
  ModCost,
  ModOffer,
  FaceBonus,
  NeutraliseFace,
  Immune,
  VpPer,
]);

const CopyBuilding = z.strictObject({ do: z.literal("copyBuilding") });
const AvoidReprisal = z.strictObject({ do: z.literal("avoidReprisal") });
const OfferWith = z.strictObject({ do: z.literal("offerWith"), track: z.enum(RESOURCES) });
const CancelHostile = z.strictObject({ do: z.literal("cancelHostile") });

/** Everything a card may be made of. */
export const Effect = z.discriminatedUnion("do", [
  ...ActionEffect.options,
  OneOf,
  ...Passive.options,
  CopyBuilding,
  AvoidReprisal,
  OfferWith,
  CancelHostile,
]);

export type ActionEffect = z.infer<typeof ActionEffect>;
export type Reprisal = z.infer<typeof Reprisal>;
export type Passive = z.infer<typeof Passive>;
export type Effect = z.infer<typeof Effect>;
export type Use = ActionEffect | z.infer<typeof OneOf>;

/** A price: points of the six tracks that pay. */
export const PriceEntry = z.partialRecord(z.enum(POINTS), z.int().min(1).max(12));

const PASSIVES: ReadonlySet<string> = new Set(Passive.options.map(({ shape }) => shape.do.value));
export const HOSTILE: ReadonlySet<string> = new Set([
  "oppLose",
  "steal",
  "oppCreature",
  "oppDiscard",
  "destroyBuilding",
]);

export const isPassive = (effect: Effect): effect is Passive => PASSIVES.has(effect.do);
export const isHostile = (effect: Effect): boolean =>
  effect.do === "oneOf" ? effect.options.flat().some(isHostile) : HOSTILE.has(effect.do);
