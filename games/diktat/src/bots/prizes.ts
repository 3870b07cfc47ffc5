import type { BranchAnswer, Ref } from "@paravent/kernel";
import type { SectorId } from "../names/names.ts";
import { readRef, refersTo } from "../names/read-ref.ts";
import { nameIn } from "../rules/write.ts";
import { anyCards, givesAnyCard } from "./any-card.ts";
import { firstPlaceWorth } from "./forecast.ts";
import { objectiveWorth } from "./leagues.ts";
import { dutyOf, gloomWorth } from "./menace.ts";
import { cyclesToCome, type Position } from "./position.ts";
import { breach } from "./vows.ts";
import { cardWorth, heldFace, markerWorth } from "./worth.ts";

/** What a Trophy is worth, less what must be given up for it. */
export function trophyWorth(position: Position, answer: BranchAnswer): number {
  const named = (answer.value as Ref[] | undefined)?.[0];
  if (refersTo(answer.branch, "special")) return specialTrophyWorth(position, answer.branch);
  if (answer.branch === "gloom") return gloomWorth(position.view);
  const { sector } = position.view.conquest!;
  if (answer.branch !== "marker") {
    const card = nameIn(answer.branch);
    const sworn = breach(position, "notTake", ({ trophy }) => "card" in trophy && trophy.card === card);
    const placed = named === "place" ? cardWorth(position, card) + objectiveWorth(position, { card }) : 0;
    return placed + dutyOf(position.view) - sworn;
  }
  const sworn = breach(position, "notTake", ({ trophy }) => "marker" in trophy && trophy.marker === sector);
  const worth = markerWorth(position, sector) + objectiveWorth(position, { marker: sector }) - sworn;
  return named === undefined ? worth : laidWorth(position, worth, named);
}

/** One that gives a card of any sector is worth the best of them; of any other there is one guess. */
function specialTrophyWorth(position: Position, ref: Ref): number {
  const read = readRef(ref);
  const effect = read.kind === "special" ? position.pack.powers.get(read.element)?.effects[read.effect] : undefined;
  return effect?.do.some(givesAnyCard) ? (anyCards(position)[0]?.gain ?? 0) : position.guess.specialTrophy;
}

/** What a marker is worth when it goes this way. */
export function laidWorth(position: Position, worth: number, way: Ref): number {
  // A second marker apart from the first keeps both faces at work, for a slot.
  if (way === "apart") return 1.5 * worth;
  if (!refersTo(way, "slot")) return worth;
  const lost = nameIn(way) as SectorId;
  return worth - markerWorth(position, lost, 0) * heldFace(position, lost);
}

/** A bid: what going first is worth by the chance to go first, less the PP, which are gone in any case. */
export function bidWorth(position: Position, pp: number): number {
  const { sector, tied, emissaries } = position.view.conquest!;
  const mine = emissaries[position.me]!;
  const prize = firstPlaceWorth(position, sector, mine, mine * (tied.length - 1));
  let chance = 1;
  for (const seat of tied) if (seat !== position.me) chance *= beats(position, pp, seat);
  const sworn = breach(position, "bidAtMost", (promise) => promise.sector === sector && pp > promise.n);
  return prize * chance - pp * ppWorth(position) - sworn;
}

/** The chance that a bid beats this opponent's, if that one bids anything up to a usual purse. Equal bids: Rank. */
function beats({ view, me, guess }: Position, pp: number, seat: number): number {
  const purse = guess.purse + guess.purseCycle * view.cycle;
  const outranked = view.rankOrder.indexOf(me) < view.rankOrder.indexOf(seat) ? 1 : 0;
  return Math.min(1, (pp + outranked) / (purse + 1));
}

/** PP that no later struggle will need are worth little: they only break a final tie. */
function ppWorth(position: Position): number {
  const { view, me, guess } = position;
  const open = new Set(view.piles.filter(({ owner }) => owner === me).map(({ sector }) => sector)).size;
  return guess.bid + guess.bidStruggle * Math.min(open, 2) + guess.bidCycle * Math.min(cyclesToCome(position), 2);
}
