import type { Seat } from "@paravent/kernel";
import type { Effect } from "../content/effects.ts";
import { tablesOf } from "../content/installed.ts";
import type { PreparedEffect } from "../content/powers.ts";
import type { Possession } from "../model/base/abilities.ts";
import type { Player } from "../model/facts.ts";
import { cabalRef, cardRef, markerRef, partsOf } from "../names/refs.ts";
import type { Facts } from "./write.ts";

/**
 * An element of a player that can have effects: the screen, a Cabal card, an Opportunity card, an Influence marker.
 * Its ref is the key of its powers: `screen:polisec`, `cabal:polisec_2`, `card:nv1`, `marker:karst:2`.
 */
export type ElementRef = string;

/** An effect in somebody's hands: which element of which owner, and which of its effects. */
export interface OwnedEffect {
  owner: Seat;
  element: ElementRef;
  effect: number;
}

export { markerRef };

export function effectOf(s: Facts, { element, effect }: Pick<OwnedEffect, "element" | "effect">): Effect {
  return tablesOf(s).powers.get(element)!.effects[effect]!;
}

/**
 * A single element, wherever it goes and however it lies: a card, a screen, one of the two markers of a sector
 * (`marker:karst#1`). What an element has given or spent is counted by it (DK-RUL-46, -47, -139).
 */
export type PieceRef = string;

/** The single elements behind a ref of a player: of a stack, both of its markers. */
export function piecesOf(s: Facts, owner: Seat, element: ElementRef): readonly PieceRef[] {
  const { kind, name } = partsOf(element);
  if (kind !== "marker") return [element];
  const { influence } = s.players[owner]!;
  // A stack of which half has given speaks with face I.
  const slot = findPossession(s.players[owner]!, element) ?? influence.find(({ sector }) => sector === name);
  return slot && "markers" in slot ? slot.markers.map((id) => `marker:${name}#${id}`) : [element];
}

/** What an effect that has acted is remembered by: the other marker of the sector may still act. */
export function marksOf(s: Facts, owner: Seat, { element, ref, kin }: PreparedEffect): readonly string[] {
  if (partsOf(element).kind !== "marker") return [ref];
  return piecesOf(s, owner, element).map((piece) => `${piece}/${kin}`);
}

/** Possessions of a player with their refs. */
export function possessions(player: Readonly<Player>): { element: ElementRef; possession: Possession }[] {
  return [
    ...player.cabalRow.map((possession) => ({ element: cabalRef(possession.card), possession })),
    ...player.row.map((possession) => ({ element: cardRef(possession.card), possession })),
    ...player.influence.map((possession) => ({ element: markerRef(possession), possession })),
  ];
}

export function findPossession(player: Readonly<Player>, element: ElementRef): Possession | null {
  const { kind, name, face } = partsOf(element);
  switch (kind) {
    case "card":
      return player.row.find(({ card }) => card === name) ?? null;
    case "cabal":
      return player.cabalRow.find(({ card }) => card === name) ?? null;
    case "marker":
      return player.influence.find((slot) => slot.sector === name && slot.face === face) ?? null;
    default:
      return null;
  }
}
