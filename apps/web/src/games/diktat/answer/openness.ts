import type { SectorId } from "@paravent/diktat";
import type { Ref, Refusal } from "@paravent/kernel";
import { preparing } from "../../../store/draft.ts";
import { sectorOfThing, thingOf } from "../seen/refs.ts";
import type { Seen } from "../seen/seen.ts";
import { askedNow, type Layer, layersOf } from "./layers.ts";
import { type Openness, sectorsForTeam, sendingOf } from "./sending.ts";

/** Light is permission: the sectors the open question lets the player touch. Null: the map is not asked anything. */
export function openSectors(seen: Seen): Openness | null {
  const { question } = seen.view;
  if (question && preparing.value === null && sendingOf(seen)) return sectorsForTeam(seen, question);
  const layer = mapLayer(seen);
  if (!layer) return null;
  const open = new Set(layer.offered.flatMap((ref) => sectorOfThing(thingOf(seen, ref)) ?? []));
  return { open, closed: closedSectors(seen, open) };
}

function closedSectors(seen: Seen, open: ReadonlySet<SectorId>): Record<Ref, Refusal> {
  const closed = askedNow(seen)?.closed ?? {};
  return Object.fromEntries(
    Object.entries(closed).filter(([ref]) => thingOf(seen, ref).is === "sector" && !open.has(ref as SectorId)),
  );
}

/** The deepest level of the answer that names something on the map. */
export function mapLayer(seen: Seen): Layer | null {
  const asked = askedNow(seen);
  if (!asked) return null;
  const isOnMap = ({ offered }: Layer) => offered.some((ref) => sectorOfThing(thingOf(seen, ref)) !== null);
  return layersOf(asked).layers.findLast(isOnMap) ?? null;
}

/** What the layer offers in a sector. */
export function offeredIn(seen: Seen, layer: Layer, sector: SectorId): Ref[] {
  return layer.offered.filter((ref) => sectorOfThing(thingOf(seen, ref)) === sector);
}
