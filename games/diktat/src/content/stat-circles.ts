import type { Fault } from "@paravent/content";
import { bearings } from "./bearers.ts";
import type { EffectEntry } from "./effect-schema.ts";
import type { PackDocument } from "./pack-document.ts";
import { allConditions } from "./words.ts";

/** One stat that reads another, and the element that says so. */
interface Reads {
  readonly stat: string;
  readonly other: string;
  readonly file: string;
  readonly item: string;
}

/** Stats that come back to themselves through what they read: their value would never be found. */
export function circles(document: PackDocument): Fault[] {
  const reads = allReads(document);
  return reads
    .filter(({ stat, other }) => leadsTo(reads, other, stat, new Set()))
    .slice(0, 1)
    .map(({ file, item, stat, other }) => ({
      file,
      item,
      path: `modify ${stat}`,
      says: {
        fr: `tourne en rond : ${stat} dépend de ${other}, qui dépend de ${stat}`,
        en: `goes in a circle: ${stat} depends on ${other}, which depends on ${stat}`,
      },
    }));
}

function leadsTo(reads: readonly Reads[], from: string, to: string, seen: Set<string>): boolean {
  if (from === to) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return reads.some(({ stat, other }) => stat === from && leadsTo(reads, other, to, seen));
}

function allReads(document: PackDocument): Reads[] {
  const found: Reads[] = [];
  for (const { file, item, effects } of bearings(document))
    for (const effect of effects) {
      if (!isPassive(effect)) continue;
      for (const step of effect.do) {
        if (step.op !== "modify") continue;
        for (const other of mentioned([effect.if, step])) found.push({ stat: step.stat as string, other, file, item });
      }
    }
  return found;
}

/** A Capacity works by itself where nothing else is said, and so does whatever says that it does. */
const isPassive = ({ kind, trigger }: EffectEntry): boolean =>
  (trigger ?? (kind === "capacity" ? "passive" : null)) === "passive";

/** Stats whose value a condition or an amount needs; the one a step changes is not among them. */
function mentioned(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(mentioned);
  return Object.entries(value).flatMap(([key, member]) => {
    if (key === "stat" && !("op" in value)) return [member as string];
    if (key === "stat_on") return [member as string];
    const behind = allConditions().get(key)?.behind;
    return behind ? [behind] : mentioned(member);
  });
}
