import { type Ref, type Refusal, refuse, type Seat } from "@paravent/kernel";
import { SECTORS, type SectorId } from "../../names/names.ts";
import { corruptionRef, sleeperRef } from "../../names/refs.ts";
import { type Facts, pawnRef } from "../write.ts";
import { hidesBottom } from "./spy.ts";

/** DK-MAN-KILL-02: any opposing pawn of any pile; and a Sleeper Agent, which all but its owner may kill. */
export function victims(s: Facts, by: Seat, piles: readonly number[] | null = null): Ref[] {
  const targets: Ref[] = [];
  const ownsSleepers = s.players[by]!.cabalTokens.sleeper !== undefined;
  for (const pile of s.piles) {
    if (piles && !piles.includes(pile.id)) continue;
    if (pile.owner !== by) {
      const last = pile.pawns.length > 1 && hidesBottom(s, pile.owner) ? pile.pawns.length - 1 : pile.pawns.length;
      for (let i = 0; i < last; i++) targets.push(pawnRef(pile.pawns[i]!.id));
    }
    if (pile.sleeper && !ownsSleepers) targets.push(sleeperRef(pile.id));
  }
  // Revealed pawns are in no pile: what is confined to piles does not reach them (DK-RUL-76).
  if (s.others !== null && !piles) for (const sector of corruptedByTokens(s)) targets.push(corruptionRef(sector));
  return targets;
}

/** Whether there is anybody to kill; quicker than listing them. */
export function hasVictim(s: Facts, by: Seat): boolean {
  if (s.piles.length === 0 && s.others === null) return false;
  for (const pile of s.piles) if (pile.owner !== by) return true;
  return victims(s, by).length > 0;
}

/** DK-OTH-PILE-11: where Corruption tokens lie; those of a sector are alike. */
const corruptedByTokens = (s: Facts): SectorId[] => SECTORS.filter((sector) => s.others!.corruptionTokens[sector] > 0);

/** DK-RUL-18: never one's own; nor what lies under a false bottom. */
export function whyNotKill(s: Facts, by: Seat): Record<Ref, Refusal> {
  const closed: Record<Ref, Refusal> = {};
  for (const { owner, pawns } of s.piles)
    if (owner === by) for (const pawn of pawns) closed[pawnRef(pawn.id)] = refuse("ownPawn", "DK-MAN-KILL-02");
    else if (pawns.length > 1 && hidesBottom(s, owner))
      closed[pawnRef(pawns.at(-1)!.id)] = refuse("falseBottom", "DK-MAN-KILL-02", { pawns: pawns.length });
  return closed;
}
