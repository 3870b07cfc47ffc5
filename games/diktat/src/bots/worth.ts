import type { Seat } from "@paravent/kernel";
import { AFFINITIES, type Affinity, type CardId, type SectorId } from "../names/names.ts";
import { cardRef } from "../names/refs.ts";
import { cabalCardWorth } from "./effects.ts";
import { cyclesToCome, type Position } from "./position.ts";

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
