import type { Fault } from "@paravent/content";
import { bearings } from "./bearers.ts";
import type { PackDocument } from "./pack-document.ts";
import { type StepEntry, type VerbInPack, verbOfEntry, wordOf } from "./verbs.ts";

/** One effect that waits for a trigger and raises another, as often as it comes. */
interface Link {
  readonly from: string;
  readonly to: string;
  readonly file: string;
  readonly item: string;
}

/** Effects that set each other off without end: a pile placed whenever a pile is placed. A limit breaks the circle. */
export function endless(document: PackDocument): Fault[] {
  const links = allLinks(document);
  const closed = links.find(({ from, to }) => leadsTo(links, to, from, new Set()));
  if (!closed) return usedForEver(document);
  const { file, item, from } = closed;
  return [
    {
      file,
      item,
      path: `trigger ${from}`,
      says: {
        fr: `tourne en rond : ce qu’il fait le déclenche de nouveau (${from}) ; il faut une limite par Cycle`,
        en: `goes in a circle: what it does sets it off again (${from}); it needs a limit per Cycle`,
      },
    },
  ];
}

/**
 * Manifestations that somebody could use without end. Others rest under a Used token until the End of Cycle; nothing puts
 * one on a screen, and of two that take such tokens off for nothing each frees the other.
 */
function usedForEver(document: PackDocument): Fault[] {
  const free = bearings(document).flatMap(({ on, file, item, path, effects }) =>
    effects.flatMap((effect, i) =>
      effect.kind === "manifestation" && !endsIt(effect.limit?.per)
        ? [
            {
              on,
              file,
              item,
              path: `${path}.${i}`,
              frees: !effect.cost?.length && verbsIn(effect.do).some((verb) => wordOf(verb) === "ready"),
            },
          ]
        : [],
    ),
  );
  const freeing = free.filter(({ frees }) => frees).slice(1);
  return [...free.filter(({ on }) => on === "screen"), ...freeing].map(({ file, item, path }) => ({
    file,
    item,
    path,
    says: {
      fr: "tourne en rond : on peut l’utiliser sans fin ; il faut une limite par Cycle",
      en: "goes in a circle: it can be used without end; it needs a limit per Cycle",
    },
  }));
}

const endsIt = (per: string | undefined): boolean => per === "cycle" || per === "game";

function leadsTo(links: readonly Link[], from: string, to: string, seen: Set<string>): boolean {
  if (from === to) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return links.some((link) => link.from === from && leadsTo(links, link.to, to, seen));
}

function allLinks(document: PackDocument): Link[] {
  const found: Link[] = [];
  for (const { file, item, effects } of bearings(document))
    for (const { trigger, limit, do: steps } of effects) {
      if (trigger === undefined || (limit && limit.per !== "event" && limit.per !== "manoeuvre")) continue;
      for (const to of new Set(verbsIn(steps).flatMap((verb) => verb.raises ?? [])))
        found.push({ from: trigger, to, file, item });
    }
  return found;
}

/** Every verb of a step, those inside choices and offers included. */
function verbsIn(value: unknown): VerbInPack[] {
  if (typeof value !== "object" || value === null) return [];
  return [...(isStep(value) ? [verbOfEntry(value)] : []), ...Object.values(value).flatMap(verbsIn)];
}

const isStep = (value: object): value is StepEntry => "op" in value;
