import { z } from "zod";

/** One number or word of a pack that is set to something else. */
export const PackChange = z.strictObject({
  file: z.string().max(60),
  path: z
    .array(z.union([z.string().max(80), z.int().min(0)]))
    .min(1)
    .max(40),
  value: z.union([z.number(), z.string().max(2000), z.boolean(), z.null()]),
});
export type PackChange = z.infer<typeof PackChange>;

/** One way to play the deals of a run: with a pack, changed or not, and with configurations of its own. */
const Way = z.strictObject({
  name: z.string().max(80),
  /** A pack of the folder of packs; empty for the one the game comes with. */
  pack: z.string().max(80),
  changes: z.array(PackChange).max(200),
  with: z.array(z.string()).max(20),
  /** How many play, where that is what the ways differ in. */
  players: z.int().min(1).max(20).optional(),
  /** What is swept over or searched for, where this way stands for some of its values. */
  values: z.array(z.number()).max(10).optional(),
});
export type Way = z.infer<typeof Way>;

/** What is to be played: the same deals, once each way; or as many at tables of every size. */
export const Wish = z.strictObject({
  title: z.string().max(120),
  kind: z.enum(["simulation", "trial", "sweep", "search", "sizes"]),
  game: z.string(),
  players: z.int().min(1).max(20),
  /** Configurations of all ways. */
  options: z.array(z.string()).max(20),
  bots: z.array(z.string()).min(1).max(20),
  seed: z.string().min(1).max(80),
  deals: z.int().min(1).max(1_000_000),
  /** Ends once every interval reaches no farther than so many per cent of an even share; 0: plays all deals. */
  precision: z.number().min(0).max(100),
  ways: z.array(Way).min(1).max(64),
  /** What the numbers are called that are swept over or searched for. */
  varied: z.array(z.string().max(120)).max(10).optional(),
  /** What a search wants: the shares, in per cent of an even one, between which every side should lie. */
  goal: z.strictObject({ low: z.number().min(0), high: z.number().min(0) }).optional(),
});
export type Wish = z.infer<typeof Wish>;
