import { type Ref, type Refusal, refuse, type Seat, within } from "@paravent/kernel";
import { packOf } from "../content/installed.ts";
import type { Building } from "../model/facts.ts";
import type { CardId, Pair } from "../model/names.ts";
import { everySeat } from "./seats.ts";
import { type BuildingRef, buildingRef, cardRef, type Facts } from "./write.ts";

/** DC-DEV-06, DC-RUL-54: by identity; a copy counts as what it copies. */
export function hasInPlay(s: Facts, seat: Seat, id: CardId): boolean {
  for (const { as } of s.players[seat]!.buildings) if (as === id) return true;
  return false;
}

/** DC-ANX-14: printed VP; a copy has those of what it copies. */
export const printedVp = (s: Facts, { as }: Pick<Building, "as">): number => packOf(s).cards.get(as)!.vp;

/** Buildings of a player worth at most so many VP. */
export function buildingsUpTo(s: Facts, owner: Seat, maxVp: number): BuildingRef[] {
  const refs: BuildingRef[] = [];
  for (const building of s.players[owner]!.buildings)
    if (printedVp(s, building) <= maxVp) refs.push(buildingRef(owner, building.as));
  return refs;
}

/** DC-ANX-06: the first marker pair that no copy in play bears. */
export function freePair(s: Facts): Pair | null {
  const isUsed = (pair: Pair): boolean =>
    s.players.some(({ buildings }) => buildings.some((building) => building.pair === pair));
  return packOf(s).constants.pairs.find((pair) => !isUsed(pair)) ?? null;
}

/** DC-ANX-07: originals of others that one does not have in play. */
export function copyable(s: Facts, seat: Seat): BuildingRef[] {
  const refs: BuildingRef[] = [];
  for (const owner of everySeat(s)) {
    if (owner === seat) continue;
    for (const { as, pair } of s.players[owner]!.buildings)
      if (pair === null && !hasInPlay(s, seat, as)) refs.push(buildingRef(owner, as));
  }
  return refs;
}

/** DC-ANX-07: why one cannot be copied. */
export function closeOriginals(closed: Record<Ref, Refusal>, s: Facts, seat: Seat, spy: CardId): void {
  for (const owner of everySeat(s))
    for (const { as, pair } of s.players[owner]!.buildings) {
      const ref = within(cardRef(spy), buildingRef(owner, as));
      if (hasInPlay(s, seat, as)) closed[ref] = refuse("alreadyInPlay", "DC-ANX-07", { card: as });
      else if (pair !== null) closed[ref] = refuse("isCopy", "DC-ANX-07", { card: as });
    }
}

/** Owner and identity, as a ref names them. */
export function buildingIn(ref: Ref): { owner: Seat; as: CardId } {
  const [, owner, as] = ref.split(":");
  return { owner: Number(owner), as: as! };
}
