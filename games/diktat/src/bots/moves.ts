import type { BranchAnswer, Ref } from "@paravent/kernel";
import type { SectorId } from "../names/names.ts";
import { numberIn } from "../rules/write.ts";
import { expectedGain, outlook } from "./forecast.ts";
import { type Position, pawnIn } from "./position.ts";

/** What moving a whole pile changes: its Emissaries leave one sector and strengthen another. */
export function pileMoveWorth(position: Position, { branch, value }: BranchAnswer): number {
  const pile = position.view.piles.find(({ id }) => id === numberIn(branch));
  if (!pile) return 0;
  const moved = pile.pawns.filter(({ kind }) => kind === "emissary").length;
  return shift(position, pile.sector, (value as Ref[])[0] as SectorId, moved);
}

/** The same for one pawn that joins another of one's own piles. */
export function pawnMoveWorth(position: Position, { branch, value }: BranchAnswer): number {
  const from = pawnIn(position, numberIn(branch));
  const onto = (value as Ref[] | undefined)?.[0];
  const to = onto === undefined ? undefined : position.view.piles.find(({ id }) => id === numberIn(onto));
  if (!from || !to) return 0;
  return from.pawn.kind === "emissary" ? shift(position, from.pile.sector, to.sector, 1) : 0;
}

function shift(position: Position, from: SectorId, to: SectorId, emissaries: number): number {
  const before = expectedGain(position, from) + expectedGain(position, to);
  const left = expectedGain(position, from, outlook(position, from).mine - emissaries);
  return left + expectedGain(position, to, outlook(position, to).mine + emissaries) - before;
}

/** An own pawn to be given up: rather not an Emissary. */
export function pawnLoss(position: Position, ref: Ref): number {
  return pawnIn(position, numberIn(ref))?.pawn.kind === "emissary" ? -1 : 0;
}
