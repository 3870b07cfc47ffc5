import type { BranchAnswer, Ref } from "@paravent/kernel";
import { OTHERS, type SectorId } from "../names/names.ts";
import { refersTo } from "../names/read-ref.ts";
import { numberIn, pawnRef, STOP } from "../rules/write.ts";
import type { DiktatView, PileView } from "../view/types.ts";
import { treasonAgainst } from "./leagues.ts";
import { emissariesAmong, type Odds } from "./odds.ts";
import { type Position, pawnIn } from "./position.ts";
import { PP } from "./prices.ts";

/** What a card less on the corruption track is worth to everybody, by how many may lie there when the Cycle ends. */
const CORRUPTION_VALUE = [0, 0, 0.05, 0.1, 0.2, 0.35, 0.5];

/** How likely a card still to be claimed is left over, as far as nobody has gone for it yet. */
const LEFT_OVER = 0.5;

/** What keeping a card from the Others is worth: the nearer Prague is to its fall, the more. Nothing without them. */
export function dutyOf({ others, track, secret }: DiktatView): number {
  if (!others) return 0;
  const unclaimed = track.length + (secret ? 1 : 0);
  const expected = Math.round(others.corruption.length + LEFT_OVER * unclaimed);
  return CORRUPTION_VALUE[Math.min(expected, CORRUPTION_VALUE.length - 1)]!;
}

/** What lifting one Gloom token is worth by itself: the sixth is the last that is borne. */
export function gloomWorth({ others }: DiktatView): number {
  return others ? 0.1 + 0.12 * (6 - others.gloomLeft) : 0;
}

/** How a pawn of the Others that nobody has shown us may turn out: what is left of the twelve. */
function othersOdds({ view, pack }: Position): { emissary: number; guard: number } {
  const { startPile } = pack.others!;
  const left = { citizen: startPile.citizen, guard: startPile.guard, emissary: startPile.emissary };
  for (const kind of view.others!.discarded) left[kind]--;
  for (const { owner, pawns } of view.piles)
    if (owner === OTHERS) for (const { kind } of pawns) if (kind !== null) left[kind]--;
  const all = Math.max(1, left.citizen + left.guard + left.emissary);
  return { emissary: left.emissary / all, guard: left.guard / all };
}

const NONE: Odds = [1];

/** How many Vectors may lie in a sector. */
export function vectorsIn(position: Position, sector: SectorId): Odds {
  const pile = position.view.others ? pileOfOthers(position, sector) : undefined;
  if (!pile) return NONE;
  return emissariesAmong(pile.pawns, othersOdds(position).emissary);
}

const pileOfOthers = ({ view }: Position, sector: SectorId): PileView | undefined =>
  view.piles.find((pile) => pile.owner === OTHERS && pile.sector === sector);

/** Which part of its Emissaries a team of these may lose to the Others on arrival: one pawn after another, till a Guard. */
export function lostOnArrival(
  position: Position,
  sector: SectorId,
  { citizen, guard, emissary }: Readonly<Record<"citizen" | "guard" | "emissary", number>>,
): number {
  const pile = position.view.others ? pileOfOthers(position, sector) : undefined;
  if (!pile || emissary === 0) return 0;
  const assassins = pile.pawns.length + (position.view.others!.corruptionTokens[sector] ?? 0);
  const size = citizen + guard + emissary;
  let going = 1;
  let lost = 0;
  for (let n = 0; n < Math.min(assassins, size - guard); n++) {
    const open = (size - guard - n) / (size - n);
    lost += going * open * (emissary / (size - guard));
    going *= open;
  }
  return Math.min(1, lost / emissary);
}

/** A pawn of the Others, or a Corruption token, as a victim: the bounty, the price, and a little for Prague. */
export function othersVictimWorth(position: Position, ref: Ref, mine: number): number {
  if (refersTo(ref, "corruption")) return 0.02;
  const { pawn } = pawnIn(position, numberIn(ref))!;
  const unseen = othersOdds(position);
  const emissary = pawn.kind === null ? unseen.emissary : pawn.kind === "emissary" ? 1 : 0;
  const guard = pawn.kind === null ? unseen.guard : pawn.kind === "guard" ? 1 : 0;
  const { emissaryBounty, guardPenalty } = position.pack.constants;
  const price = position.own.pp < guardPenalty ? 1 - 3 * PP : guardPenalty * PP;
  // A Vector stands in the way of those who come for the sector.
  return emissary * (emissaryBounty * PP + (mine > 0 ? 0.6 : 0.05)) - guard * price + 0.02;
}

/**
 * Acting for the Others: the bounty is ours and the loss a rival's (DK-RUL-73); but those who keep Prague standing are
 * spared, and a fellow's Emissary costs the League.
 */
export function actingWorth(position: Position, ref: Ref): number {
  if (ref === STOP) return 0;
  const { target } = position.view.others!.acting!;
  const { pawn } = pawnIn(position, numberIn(ref))!;
  const bounty = position.pack.constants.emissaryBounty * PP;
  const worth = bounty + 0.25 - 0.5 * dutyOf(position.view) - treasonAgainst(position, target);
  const emissary = pawn.kind === null ? 0.36 : pawn.kind === "emissary" ? 1 : 0;
  const guard = pawn.kind === null ? 0.32 : pawn.kind === "guard" ? 1 : 0;
  return emissary * worth - guard * 0.1;
}

/** Moving them: away from where one's own teams are, not to where they are. */
export function othersMoveWorth(position: Position, { branch, value }: BranchAnswer): number {
  const from = position.view.piles.find(({ pawns }) => pawns.some(({ id }) => pawnRef(id) === branch));
  const to = (value as Ref[] | undefined)?.[0];
  if (!from || to === undefined) return 0;
  const isMine = (sector: string): number =>
    position.view.piles.some((pile) => pile.owner === position.me && pile.sector === sector) ? 1 : 0;
  return 0.3 * isMine(from.sector) - 0.5 * isMine(to);
}
