import { Source, WordsEntry as Words } from "@paravent/content";
import { z } from "zod";
import { SECTORS } from "../names/names.ts";
import { EffectEntry } from "./effect-schema.ts";

/** The Leagues as written in `leagues.yaml`. */

const RewardEntry = z.strictObject({
  res: z.enum([
    "pp",
    "vp",
    "spy",
    "assassin",
    "citizen",
    "guard",
    "emissary",
    "affinity_politics",
    "affinity_people",
    "affinity_artefact",
  ]),
  n: z.int().min(1).max(20),
});

/** An Objective is met by a Trophy: of a kind, in a sector, of so much Darkness. */
const Objective = z.union([
  z.strictObject({ event_trophy: z.enum(["card", "marker"]) }),
  z.strictObject({ event_sector_in: z.array(z.enum(SECTORS)).min(1) }),
  z.strictObject({ event_darkness_at_least: z.int().min(0).max(20) }),
]);

const Cost = z.int().min(0).max(20);

const LeagueEntry = z.strictObject({
  id: z.string().regex(/^[a-z][a-zA-Z]{1,40}$/),
  name: Words,
  motto: Words,
  objective: z.strictObject({ text: Words, if: z.array(Objective).min(1).max(3) }),
  /** Under the cells 1, 2 and 3. */
  join_cost: z.tuple([Cost, Cost, Cost]),
  /** The sources name six cells at least. */
  cells: z
    .array(z.strictObject({ reward: z.array(RewardEntry).max(3), each: z.boolean().optional() }))
    .min(6)
    .max(12),
  source: Source,
  note: z.string().optional(),
});

export const LeaguesFile = z.strictObject({
  /** DK-LG-SETUP-02: two boards. */
  leagues: z.array(LeagueEntry).length(2),
  shadow: z.strictObject({ name: Words, text: Words, effects: z.array(EffectEntry).max(2), source: Source }),
});

export type LeaguesEntry = z.infer<typeof LeaguesFile>;
