import type { Ref, Seat } from "@paravent/kernel";
import type { Goods } from "../model/base/goods.ts";
import type { SectorId } from "../names/names.ts";
import { refersTo } from "../names/read-ref.ts";
import { slotsOf } from "../rules/possessions/possessions.ts";
import { type Facts, nameIn } from "../rules/write.ts";

/** Markers of one player by slot: how many of which sector, as they would lie after a trade. */
type Slots = { sector: SectorId; markers: number }[];

/** DK-RUL-48, DK-TRO-10: how many slots must be emptied so that the markers of a trade find room. */
export const slotsShort = (s: Facts, seat: Seat, give: Goods, get: Goods): number =>
  Math.max(0, slotsAfter(s, seat, give, get) - slotsOf(s, seat));

/** How many slots a trade leaves occupied, second markers being stacked. */
export function slotsAfter(s: Facts, seat: Seat, give: Goods, get: Goods): number {
  const slots = after(s, seat, give);
  for (const [sector, n] of markersIn(get))
    for (let i = 0; i < n; i++) {
      const first = slots.find((slot) => slot.sector === sector);
      if (first) first.markers = 2;
      else slots.push({ sector, markers: 1 });
    }
  return slots.length;
}

/** Slots that could be emptied: those of sectors the trade does not touch. */
export function emptiable(s: Facts, seat: Seat, give: Goods, get: Goods): SectorId[] {
  const touched = new Set([...markersIn(give), ...markersIn(get)].map(([sector]) => sector));
  return [...new Set(s.players[seat]!.influence.map(({ sector }) => sector))].filter((sector) => !touched.has(sector));
}

function after(s: Facts, seat: Seat, give: Goods): Slots {
  const slots: Slots = s.players[seat]!.influence.map(({ sector, markers }) => ({ sector, markers: markers.length }));
  for (const [sector, n] of markersIn(give))
    for (let i = 0; i < n; i++) {
      const at = slots.findLastIndex((slot) => slot.sector === sector);
      if (slots[at]!.markers === 2) slots[at]!.markers = 1;
      else slots.splice(at, 1);
    }
  return slots;
}

function markersIn(goods: Goods): [SectorId, number][] {
  return Object.entries(goods).flatMap(([what, n]): [SectorId, number][] =>
    refersTo(what, "marker") ? [[nameIn(what) as SectorId, n]] : [],
  );
}

export const allSlotsFull = (s: Facts, seat: Seat): boolean => s.players[seat]!.influence.length >= slotsOf(s, seat);

export const sectorsIn = (refs: readonly Ref[]): SectorId[] => refs.map((ref) => nameIn(ref) as SectorId);
