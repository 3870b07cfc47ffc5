import type { Seat } from "@paravent/kernel";
import type { OpOf } from "../../content/effects.ts";
import { packOf } from "../../content/installed.ts";
import { AFFINITIES, type Affinity, type CardId, type SectorId } from "../../names/names.ts";
import { cabalRef, cardRef } from "../../names/refs.ts";
import { effectOf, markerRef } from "../elements.ts";
import type { Facts } from "../write.ts";
import { conditionsOn, type Path } from "./body.ts";
import { allHold } from "./conditions.ts";
import { rankOrder } from "./rank.ts";
import { hasSectorFor, isUnderGloom, sectorsFor } from "./targets.ts";
import { type Using, whoIs } from "./using.ts";

// Whom and what a step may be about, apart from piles and sectors (`targets.ts`).

export function otherSeats(s: Facts, seat: Seat): Seat[] {
  return rankOrder(s).filter((other) => other !== seat);
}

/** Players to whom an offer can be made: the one named, or those the conditions let be chosen. */
export function offerees(s: Facts, using: Using, op: OpOf<"offer">, path: Path = []): Seat[] {
  const named = whoIs(using, op.to);
  if (named !== null) return [named];
  const others = otherSeats(s, using.acting);
  if (op.to === "pileOwner") return others.filter((player) => s.piles.some((pile) => pile.owner === player));
  const conditions = conditionsOn(s, using, path);
  if (conditions.length === 0) return others;
  return others.filter((player) => allHold(s, { ...using, bound: { ...using.bound, player } }, conditions));
}

/** Players who can receive a Membership: two each at most. */
export function memberCandidates(s: Facts, using: Using, op: OpOf<"placeToken">): Seat[] {
  const named = op.player ? whoIs(using, op.player) : null;
  const seats = named === null ? otherSeats(s, using.owner) : [named];
  return seats.filter((seat) => s.players[seat]!.memberships < (op.maxPer ?? 1));
}

/** Whether there is one; quicker than listing them. */
export function hasMemberCandidate(s: Facts, using: Using, op: OpOf<"placeToken">): boolean {
  const named = op.player ? whoIs(using, op.player) : null;
  const has = (seat: Seat): boolean => s.players[seat]!.memberships < (op.maxPer ?? 1);
  return named === null ? s.players.some((_, seat) => seat !== using.owner && has(seat)) : has(named);
}

/**
 * Cards of the track that an effect lets be taken: of the sector it happens in, or of any. Those of the corruption track
 * must be of the sector (DK-OTH-BOARD-03); Gloom on a card's own sector keeps it from being taken (DK-RUL-84).
 */
export function cardsToTake(s: Facts, using: Using, op: OpOf<"takeCard">): CardId[] {
  const sectorOf = (card: CardId): SectorId => packOf(s).cards.get(card)!.sector;
  const found = s.track.filter((card) => op.anySector || sectorOf(card) === using.event.sector);
  if (s.others === null) return found;
  const corrupted = s.others.corruption.filter((card) => sectorOf(card) === using.event.sector);
  return [...found, ...corrupted].filter((card) => !isUnderGloom(s, using, sectorOf(card)));
}

/** Markers whose return leaves one to take where the effect then looks (Coordination); all where it does not look. */
export function returnable(s: Facts, using: Using): SectorId[] {
  const take = effectOf(s, using).do.find((op) => op.op === "takeMarker");
  const held = [...new Set(s.players[using.acting]!.influence.map(({ sector }) => sector))];
  if (!take) return held;
  return held.filter(
    (origin) => sectorsFor(s, { ...using, bound: { ...using.bound, origin } }, take.sector).length > 0,
  );
}

/** Whether there is one; quicker than listing them. */
export function hasReturnable(s: Facts, using: Using): boolean {
  const { influence } = s.players[using.acting]!;
  if (influence.length === 0) return false;
  const take = effectOf(s, using).do.find((op) => op.op === "takeMarker");
  if (!take) return true;
  const leavesOne = (origin: SectorId): boolean =>
    hasSectorFor(s, { ...using, bound: { ...using.bound, origin } }, take.sector);
  return influence.some(({ sector }) => leavesOne(sector));
}

/** Whether a player has used something beside one element. */
export function hasUsed(s: Facts, seat: Seat, but: string): boolean {
  const { cabalRow, row, influence } = s.players[seat]!;
  return (
    cabalRow.some(({ used, card }) => used && cabalRef(card) !== but) ||
    row.some(({ used, card }) => used && cardRef(card) !== but) ||
    influence.some((slot) => slot.used && markerRef(slot) !== but)
  );
}

/** What a player has used: cards of the Cabal and of the row, markers. */
export function usedOf(s: Facts, seat: Seat): string[] {
  const player = s.players[seat]!;
  return [
    ...player.cabalRow.filter(({ used }) => used).map(({ card }) => cabalRef(card)),
    ...player.row.filter(({ used }) => used).map(({ card }) => cardRef(card)),
    ...player.influence.filter(({ used }) => used).map(markerRef),
  ];
}

/** So many tokens of each type can be chosen by somebody who takes `most`. */
export function affinitiesToChoose(s: Facts, most: number): Record<Affinity, number> {
  const left = { politics: 0, people: 0, artefact: 0 };
  for (const type of AFFINITIES) left[type] = Math.min(most, affinitiesLeft(s, type));
  return left;
}

/** DK-MAT-04, DK-RUL-40: ten tokens of a type; how many are left is for nobody's eyes. */
export function affinitiesLeft(s: Facts, type: Affinity): number {
  let out = 0;
  for (const { affinities, row } of s.players) {
    out += affinities[type];
    for (const { tokens } of row) for (const token of tokens) if (token === type) out++;
  }
  return Math.max(0, packOf(s).constants.affinityTokens - out);
}
