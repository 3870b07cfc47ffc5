import type { Effect, PackText, PlayerView, SectorId } from "@paravent/diktat";
import { readRef } from "@paravent/diktat/refs";
import type { Seat } from "@paravent/kernel";
import type { Seen } from "../seen/seen.ts";
import type { Goods } from "./goods.tsx";

/** What a trade would make of the Ranks of both, as far as the table can tell, and of the office. */
export interface RankForecast {
  readonly ranks: readonly { readonly seat: Seat; readonly rank: number; readonly isNew: boolean }[];
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
  const ranks = [...rank].map(([seat, value]) => ({ seat, rank: value, isNew: value !== game.players[seat]!.rank }));
  const forecast: RankForecast = { ranks, administrator: administratorBy(game, rank) };
  return forecast;
}

/** DK-RANK-05, -06: who has the highest Rank, unless an element has named somebody; whoever holds the office keeps it at a tie. */
function administratorBy(game: Seen["game"], changed: ReadonlyMap<Seat, number>): Seat | null {
  if (game.offices.administrator !== null) return game.offices.administrator;
  const rankOf = (seat: Seat) => changed.get(seat) ?? game.players[seat]!.rank;
  const most = Math.max(...game.players.map(({ seat }) => rankOf(seat)));
  const first = game.players.filter(({ seat }) => rankOf(seat) === most).map(({ seat }) => seat);
  if (game.administrator !== null && first.includes(game.administrator)) return game.administrator;
  return first.length === 1 ? first[0]! : null;
}

/** DK-TRADE-05: Gains go with a card; a marker leaves a stack at level I, or makes one of the receiver's (DK-RUL-46). */
function rankChange(pack: PackText, player: PlayerView, gone: Goods, come: Goods): number {
  let change = 0;
  for (const ref of new Set([...Object.keys(gone), ...Object.keys(come)])) {
    const n = (come[ref] ?? 0) - (gone[ref] ?? 0);
    const read = readRef(ref);
    if (read.kind === "card") change += n * gain(pack.cards.find(({ id }) => id === read.card)?.effects);
    if (read.kind === "marker" && n !== 0) change += markerChange(pack, player, read.sector, n);
  }
  return change;
}

function markerChange(pack: PackText, { influence }: PlayerView, sector: SectorId, n: number): number {
  const faces = pack.sectors.find(({ id }) => id === sector)?.marker;
  const slots = influence.filter((slot) => slot.sector === sector);
  const before = slots.reduce((sum, { face }) => sum + gain(faces?.[face - 1]), 0);
  const markers = slots.reduce((sum, slot) => sum + slot.markers, 0) + n;
  return (markers > 0 ? gain(faces?.[Math.min(markers, 2) - 1]) : 0) - before;
}

/** DK-RANK-01: the Rank among the Gains of an element. */
function gain(effects: readonly Effect[] = []): number {
  const gains = effects.filter(({ kind }) => kind === "gain").flatMap((effect) => effect.do);
  return gains.reduce((sum, op) => sum + (op.op === "gain" && op.res === "rank" ? Number(op.n) : 0), 0);
}
