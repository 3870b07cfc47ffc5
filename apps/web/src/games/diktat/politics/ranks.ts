import type { PackText, PlayerView, SectorId } from "@paravent/diktat";
import { readRef } from "@paravent/diktat/refs";
import type { Seat } from "@paravent/kernel";
import { administratorBy, gainOf } from "../elements/gains.ts";
import type { Seen } from "../seen/seen.ts";
import type { Goods } from "./goods.tsx";

/** What a trade would make of the Ranks of both, as far as the table can tell, and of the office. */
export interface RankForecast {
  readonly ranks: readonly { readonly seat: Seat; readonly before: number; readonly rank: number }[];
  readonly administrator: Seat | null;
}

export function ranksAfter(seen: Pick<Seen, "game" | "pack">, a: Seat, b: Seat, fromA: Goods, fromB: Goods) {
  const { game, pack } = seen;
  const after = (seat: Seat, gone: Goods, come: Goods) => {
    const player = game.players[seat]!;
    return player.rank + rankChange(pack, player, gone, come);
  };
  const rank = new Map([
    [a, after(a, fromA, fromB)],
    [b, after(b, fromB, fromA)],
  ]);
  const ranks = [...rank].map(([seat, value]) => ({ seat, before: game.players[seat]!.rank, rank: value }));
  const forecast: RankForecast = { ranks, administrator: administratorBy(game, rank) };
  return forecast;
}

/** DK-TRADE-05: Gains go with a card; a marker leaves a stack at level I, or makes one of the receiver's (DK-RUL-46). */
function rankChange(pack: PackText, player: PlayerView, gone: Goods, come: Goods): number {
  let change = 0;
  for (const ref of new Set([...Object.keys(gone), ...Object.keys(come)])) {
    const n = (come[ref] ?? 0) - (gone[ref] ?? 0);
    const read = readRef(ref);
    if (read.kind === "card") change += n * gainOf("rank", pack.cards.find(({ id }) => id === read.card)?.effects);
    if (read.kind === "marker" && n !== 0) change += markerChange(pack, player, read.sector, n);
  }
  return change;
}

function markerChange(pack: PackText, { influence }: PlayerView, sector: SectorId, n: number): number {
  const faces = pack.sectors.find(({ id }) => id === sector)?.marker;
  const slots = influence.filter((slot) => slot.sector === sector);
  const before = slots.reduce((sum, { face }) => sum + gainOf("rank", faces?.[face - 1]), 0);
  const markers = slots.reduce((sum, slot) => sum + slot.markers, 0) + n;
  return (markers > 0 ? gainOf("rank", faces?.[Math.min(markers, 2) - 1]) : 0) - before;
}
