import type { Seat } from "@paravent/kernel";
import type { Cost, Op, OpOf } from "../content/effects.ts";
import type { Powers } from "../content/powers.ts";
import { AFFINITIES, type Affinity, type CardId, type SectorId } from "../names/names.ts";
import { cardRef } from "../names/refs.ts";
import { bodyWorth, cabalCardWorth, powersHeld } from "./effects.ts";
import { objectiveWorth } from "./leagues.ts";
import { dutyOf, gloomWorth } from "./menace.ts";
import { claimable, cyclesToCome, type Opening, type Position } from "./position.ts";

/** A VP now, or the Income of the Cycles to come. A second marker of the same sector adds about half as much. */
export function markerWorth(position: Position, sector: SectorId, held = heldFace(position, sector)): number {
  if (sector === "newTown") return 1;
  const { marker, income, secondMarker } = position.guess;
  return marker + income[sector] * cyclesToCome(position) * (held > 0 ? secondMarker : 1);
}

export function heldFace({ player }: Position, sector: SectorId): number {
  for (const slot of player.influence) if (slot.sector === sector) return slot.face;
  return 0;
}

/** The slot it will lie on, the tokens that fit its symbols, the row it helps to fill, and what it does. */
export function cardWorth(position: Position, card: CardId, placedBefore = 0): number {
  const row = slotWorth(position, position.me, position.player.row.length + placedBefore);
  const { cardPower } = position.guess;
  const power = cardPower === 0 ? 0 : cardPower * cabalCardWorth(position, cardRef(card));
  return row + affinityWorth(position, card) + power;
}

/** What a place in a player's Opportunity row is worth: one without VP still brings the next nearer. */
export function slotWorth({ pack, view, guess }: Position, seat: Seat, at: number): number {
  const { cabal } = view.players[seat]!;
  const slots = cabal === null ? [] : pack.cabals.get(cabal)!.board.opportunityVp;
  return guess.slotVp * (slots[at] ?? pack.constants.overflowCardVp) + guess.slot;
}

/** 1 VP for each symbol a spare token fits; a little for the others, since tokens may still come. */
function affinityWorth(position: Position, card: CardId): number {
  position.spare ??= spareTokens(position);
  const { politics, people, artefact } = position.spare;
  const spare = { politics, people, artefact };
  const { fitting, unfitting } = position.guess;
  let worth = 0;
  for (const symbol of position.pack.cards.get(card)!.affinities) {
    const token = symbol === "any" ? anyOf(spare) : spare[symbol] > 0 ? symbol : null;
    if (token !== null) spare[token]--;
    worth += token === null ? unfitting : fitting;
  }
  return worth;
}

/** The first type of which there is a token left. */
function anyOf(tokens: Readonly<Record<Affinity, number>>): Affinity | null {
  for (const type of AFFINITIES) if (tokens[type] > 0) return type;
  return null;
}

/** New tokens: as many as free symbols of one's own cards still wait for them. */
export function affinitiesWorth(position: Position, tokens: readonly Affinity[]): number {
  const { affinities } = position.own;
  const gained = { ...affinities };
  for (const type of tokens) gained[type]++;
  const { pack, player, own } = position;
  const left = spareTokens({ pack, player, own: { ...own, affinities: gained } });
  return -AFFINITIES.reduce((sum, type) => sum + left[type], 0);
}

/** Tokens of the reserve that the free symbols of one's own cards will not take. */
function spareTokens({ pack, player, own }: Pick<Position, "pack" | "player" | "own">): Record<Affinity, number> {
  const spare = { ...own.affinities };
  const free: (Affinity | "any")[] = [];
  for (const { card, tokens } of player.row) {
    const symbols = pack.cards.get(card)!.affinities;
    for (let i = 0; i < symbols.length; i++) if (tokens[i] === null) free.push(symbols[i]!);
  }
  for (const symbol of free) if (symbol !== "any" && spare[symbol] > 0) spare[symbol]--;
  for (const symbol of free) {
    const token = symbol === "any" ? anyOf(spare) : null;
    if (token !== null) spare[token]--;
  }
  return spare;
}

/** What the Trophies of a sector are worth to this player, best first. */
export function trophiesIn(position: Position, sector: SectorId): number[] {
  const { view } = position;
  const inLeague = view.leagues !== null;
  const worths: number[] = [];
  let before = 0;
  for (const { id: card, sector: belongs } of claimable(position)) {
    if (belongs !== sector) continue;
    const aim = inLeague ? objectiveWorth(position, { card }) : 0;
    addInOrder(worths, cardWorth(position, card, before++) + dutyOf(view) + aim);
  }
  const markers = view.markers[sector];
  if (markers > 0) {
    const held = heldFace(position, sector);
    const lifts = inLeague ? objectiveWorth(position, { marker: sector }) : 0;
    for (let n = 0; n < markers; n++) addInOrder(worths, markerWorth(position, sector, held + n) + lifts);
  }
  const elsewhere = anyCards(position).find((card) => card.sector !== sector);
  if (elsewhere) addInOrder(worths, elsewhere.gain);
  // Under Gloom nothing else can be taken before the tokens are lifted.
  const veiled = view.others?.gloom[sector] ?? 0;
  return veiled > 0 ? [...new Array<number>(veiled).fill(gloomWorth(view)), ...worths] : worths;
}

/** Cards of the track that a special Trophy gives whatever their sector, and what each brings, its price paid; the best first. */
export function anyCards(position: Position): readonly Opening[] {
  position.anyCards ??= cardsOfAny(position);
  return position.anyCards;
}

function cardsOfAny(position: Position): Opening[] {
  const price = priceOfAny(position);
  if (price === null) return [];
  const found = claimable(position).map(({ id, sector }) => ({ sector, gain: cardWorth(position, id) - price }));
  return found.filter(({ gain }) => gain > 0).sort((a, b) => b.gain - a.gain);
}

/** What such a Trophy costs; null: there is none, or nothing to pay it with. */
function priceOfAny({ view, player, own, guess }: Position): number | null {
  for (const powers of powersHeld(view, player)) {
    const cost = costOfAny(powers);
    const isAtHand = cost?.every((one) => !("returnAffinity" in one) || own.affinities[one.returnAffinity] > 0);
    if (cost && isAtHand) return -bodyWorth({ cost, do: [] }, guess);
  }
  return null;
}

/** Worked out once: what an element does is fixed by its pack. */
const costs = new WeakMap<Powers, readonly Cost[] | null>();

/** The cost of a card of any sector that this element gives as a special Trophy; null: it gives none. */
function costOfAny(powers: Powers): readonly Cost[] | null {
  let cost = costs.get(powers);
  if (cost === undefined) {
    const op = powers.effects.flatMap((effect) => effect.do).find(givesAnyCard);
    cost = op ? (op.cost ?? []) : null;
    costs.set(powers, cost);
  }
  return cost;
}

/** Whether this is a special Trophy that gives a card of the track. */
export const givesAnyCard = (op: Op): op is OpOf<"altTrophy"> =>
  op.op === "altTrophy" && op.do.some((one) => one.op === "takeCard");

/** Adds a number to some that stand in order, the most first. They are few: to sort them in the end takes longer. */
export function addInOrder(worths: number[], worth: number): void {
  let at = worths.length;
  worths.push(worth);
  for (; at > 0 && worths[at - 1]! < worth; at--) worths[at] = worths[at - 1]!;
  worths[at] = worth;
}
