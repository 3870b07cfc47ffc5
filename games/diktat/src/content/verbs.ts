import type { z } from "zod";
import type { Around, Name, Wrong } from "./checking.ts";
import type { Op, OpOf, VerbName, Verbs } from "./effects.ts";
import { camel } from "./said.ts";
import type { Trigger } from "./vocabulary.ts";

/** A step as it stands in the YAML, before its verb is known. */
export interface StepEntry {
  readonly op: string;
  readonly [parameter: string]: unknown;
}

/** A step as the YAML has it, by its verb. */
export type EntryOf<Verb extends VerbName> = Verbs[Verb] extends z.ZodType ? z.infer<Verbs[Verb]> : never;

/** What the reader of packs knows of a verb. `Verb` (`rules/effects/verb.ts`) adds what it does. */
export interface VerbInPack<Verb extends VerbName = VerbName> {
  /** What may be written; the types of the rules follow from it. */
  readonly entry: Verbs[Verb];
  /** Its line in docs/CONTENT.md: what it does, and what happens where it cannot be done. */
  readonly page: { readonly does: string; readonly otherwise: string };
  /** What it can set off: effects that set each other off without end are found by it. */
  readonly raises?: readonly z.infer<typeof Trigger>[];
  /** What is wrong with a step where it stands: it makes no sense there, or no rule reads it. */
  wrong?(step: EntryOf<Verb>, around: Around): Wrong[];
  /** Words of its filters that no other verb reads: `pile.each_owner`. */
  readonly reads?: readonly string[];
  /** What the steps after it may speak of, those inside it, and what it says of where things go (`to`). */
  names?(step: EntryOf<Verb>): readonly Name[];
  readonly namesInside?: readonly Name[];
  readonly namesTo?: readonly Name[];
  /** When the steps inside it are done, if not with it. */
  readonly triggerInside?: "trophy";
  /** Read where it is needed, and so of use in a passive effect. */
  readonly passive?: true;
  /** Must be the only step of its effect. */
  readonly alone?: true;
  /** Whether a step never asks anybody; `steps` says it of those inside. */
  isAtOnce?(op: OpOf<Verb>, steps: (steps: readonly Op[]) => boolean): boolean;
  /** What boundaries ask about by default: Manifestations that play with turns, or move piles and pawns. */
  readonly playsWith?: "turns" | "pawns";
}

const byEntry = new Map<string, VerbInPack>();
const byName = new Map<string, VerbInPack>();

/**
 * Adds the verbs. Verbs know the rules and so stand above what reads packs and carries out effects; these find them here,
 * by the words of a pack.
 */
export function addVerbs(verbs: Readonly<Record<VerbName, VerbInPack>>): void {
  for (const verb of Object.values(verbs)) {
    const word = wordOf(verb);
    byEntry.set(word, verb);
    byName.set(camel(word), verb);
  }
}

/** All verbs, in the order of the page. */
export const allVerbs = (): readonly VerbInPack[] => [...byEntry.values()];

/** The word of a verb in the YAML. */
export const wordOf = ({ entry }: VerbInPack): string => entry.shape.op.value;

/** The verb of a step as written, and of one as the rules read it. */
export const verbOfEntry = ({ op }: StepEntry): VerbInPack => byEntry.get(op)!;
export const verbIn = ({ op }: Op): VerbInPack => byName.get(op)!;
