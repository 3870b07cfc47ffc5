import type { Fault } from "@paravent/content";
import { bearings } from "./bearers.ts";
import type { PackDocument } from "./document.ts";

const KILLING = ["assassination_target", "assassination_reveal", "assassination_done"];
/** A placed pile may be attacked by the Others, which is an Assassinate Manoeuvre (DK-OTH-KILL-01). */
const PLACING = ["want_place_pile", "pile_placed", "assassinate_started", ...KILLING];

/** Triggers that a verb can raise. */
const RAISED: Readonly<Record<string, readonly string[]>> = {
  place_pile: PLACING,
  move_pile: PLACING,
  reinforce: ["pawn_placed"],
  move_pawns: ["pawn_placed"],
  assassinate: KILLING,
  extra_manoeuvre: [...PLACING, "spy_done", "element_used_by_other", "ability_used"],
};

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
  if (!closed) return [];
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
      for (const to of new Set(verbsIn(steps).flatMap((verb) => RAISED[verb] ?? [])))
        found.push({ from: trigger, to, file, item });
    }
  return found;
}

/** Every verb of a step, those inside choices and offers included. */
function verbsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const { op } = value as { op?: unknown };
  return [...(typeof op === "string" ? [op] : []), ...Object.values(value).flatMap(verbsIn)];
}
