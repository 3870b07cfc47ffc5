import type { CabalToken, Counter } from "../../content/effects.ts";
import { packOf } from "../../content/installed.ts";
import type { SectorId } from "../../names/names.ts";
import { corruptionOn } from "../../others/state/piles.ts";
import type { Facts } from "../write.ts";
import { membership, type Using } from "./using.ts";

/** How many there are of what an effect counts. */
export function count(s: Facts, using: Using, counter: Counter): number {
  const { acting, bound } = using;
  switch (counter) {
    case "citizensInSector":
      return kindsInConquest(s, null, "citizen") + (s.conquest ? corruptionOn(s, s.conquest.sector) : 0);
    case "ownGuardsInSector":
      return kindsInConquest(s, acting, "guard");
    case "ownMarkerSectors":
      return new Set(s.players[acting]!.influence.map((slot) => slot.sector)).size;
    case "adhesion":
      return membership(s, bound.it ?? acting);
    case "ownSymbolsArtefact":
      return s.players[acting]!.row.flatMap(({ card }) => packOf(s).cards.get(card)!.affinities).filter(
        (symbol) => symbol === "artefact" || symbol === "any",
      ).length;
    case "paid":
      return bound.paid ?? 0;
    case "otherBidders":
      return (s.conquest?.bids ?? s.leagues?.exclusion?.bids ?? []).filter(({ seat, pp }) => seat !== acting && pp > 0)
        .length;
    case "playersMinusOne":
      return s.players.length - 1;
    case "pawnsRemoved":
      return bound.removed ?? 0;
  }
}

function kindsInConquest(s: Facts, seat: number | null, kind: string): number {
  let n = 0;
  for (const side of s.conquest?.pieces ?? [])
    if (seat === null || side.seat === seat) n += side.kinds.filter((k) => k === kind).length;
  return n;
}

/** Whether a Cabal token of this kind lies in a sector. */
export function hasToken(s: Facts, sector: SectorId, token: CabalToken): boolean {
  switch (token) {
    case "blockhouse":
      return s.blockhouses.includes(sector);
    case "revolt":
      return s.revolts.includes(sector);
    case "sleeper":
      return s.piles.some((pile) => pile.sector === sector && pile.sleeper);
    case "membership":
      return false;
  }
}
