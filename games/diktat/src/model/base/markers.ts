import type { SectorId } from "../../names/names.ts";
import type { InfluenceSlot, MarkerId, Markers, Player } from "./facts.ts";
import { nothingGiven } from "./given.ts";

/** One of them on its way. */
export interface Marker {
  readonly id: MarkerId;
  readonly used: boolean;
}

/** DK-SETUP-08. */
export const BOTH: Markers = [1, 0];

/** The slot of which a marker goes first: the stack, or of two apart the one that shows face II (DK-RUL-69, -112). */
export function upperSlot({ influence }: Readonly<Player>, sector: SectorId): InfluenceSlot {
  const slots = influence.filter((slot) => slot.sector === sector);
  return slots.find(({ face }) => face === 2) ?? slots[0]!;
}

/** Whether a marker bears a Used token of its own: in a Used stack it may be the other one that was used. */
const isUsed = ({ used, spared }: InfluenceSlot, id: MarkerId): boolean => used && spared !== id;

/** A marker leaves its owner; the slots to its right close up (DK-DISC-06). */
export function lift(player: Player, sector: SectorId): Marker {
  const slot = upperSlot(player, sector);
  const id = slot.markers.at(-1)!;
  const marker = { id, used: isUsed(slot, id) };
  if (slot.markers.length === 1) player.influence = player.influence.filter((other) => other !== slot);
  else {
    const [lower] = slot.markers as [MarkerId];
    slot.used = isUsed(slot, lower);
    slot.spared = null;
    slot.markers = [lower];
    slot.face = 1;
  }
  return marker;
}

/** A marker comes to a free slot, on the first of its sector with face II up (DK-TRO-09), or beside it (DK-CAB-CO-01). */
export function lay(player: Player, sector: SectorId, { id, used }: Marker, how: "slot" | "stack" | "apart"): void {
  if (how !== "stack") {
    const face = how === "apart" ? 2 : 1;
    player.influence.push({ sector, face, markers: [id], used, spared: null, gave: nothingGiven() });
    return;
  }
  const stack = player.influence.find((slot) => slot.sector === sector)!;
  const [lower] = stack.markers as [MarkerId];
  // A Used marker makes the stack Used, above or below; the other one is fresh again once they part.
  stack.spared = stack.used === used ? null : used ? lower : id;
  stack.used ||= used;
  stack.markers = [lower, id];
  stack.face = 2;
}

/**
 * Two players' only markers of a sector change places, at once and never on top of each other (DK-RUL-48). Each of the
 * two holds such a marker before and after: their Gains neither come nor go.
 */
export function exchange(one: Player, other: Player, sector: SectorId): void {
  const [mine, theirs] = [upperSlot(one, sector), upperSlot(other, sector)];
  replace(one, mine, theirs);
  replace(other, theirs, mine);
}

function replace(player: Player, left: InfluenceSlot, { markers, used }: InfluenceSlot): void {
  player.influence = [...player.influence.filter((slot) => slot !== left), { ...left, markers, used }];
}
