import { type Ref, type Refusal, refuse, type Seat, within } from "@paravent/kernel";
import { isHostile, type Use as Word } from "../../content/effects.ts";
import { packOf } from "../../content/installed.ts";
import type { Card } from "../../content/pack.ts";
import { printedVp } from "../buildings.ts";
import { type Use, useShape } from "../effects/index.ts";
import { protectedBy } from "../modifiers.ts";
import { cardPrice } from "../prices.ts";
import { pointsOn } from "../tracks.ts";
import { buildingRef, cardRef, type Facts, seatRef } from "../write.ts";

/** Why a hostile card cannot be aimed at somebody, or not at this building of his. All of it is public. */

type Closing = Record<Ref, Refusal>;
type Destruction = Extract<Word, { do: "destroyBuilding" }>;

/** A card of the hand, weighed before it is played and paid for. */
export const playing = (s: Facts, by: Seat, target: Seat, card: Card): Use => ({
  by,
  target,
  rule: card.kind === "reaction" ? "DC-REACT-05" : "DC-DEV-07",
  owed: { card, price: cardPrice(s, by, card) },
});

/** Every player at whom the card cannot be aimed, and every building it does not reach. */
export function closeTargets(closed: Closing, s: Facts, by: Seat, card: Card): void {
  const effects = card.effects as readonly Word[];
  for (let target = 0; target < s.players.length; target++) {
    const way = within(cardRef(card.id), seatRef(target));
    if (target === by) closed[way] = refuse("notAtYourself", "DC-REACT-03", { card: card.id });
    else if (useShape(s, playing(s, by, target, card), effects) === null)
      closed[way] = whyUnharmed(s, target, card, effects);
    else for (const one of effects) if (one.do === "destroyBuilding") closeBuildings(closed, way, s, target, one);
  }
}

/** The same for a card that strikes back: its aim is given, but it may leave a choice of actions. */
export function closeActions(closed: Closing, s: Facts, by: Seat, target: Seat, card: Card): void {
  for (const effect of card.effects) {
    if (effect.do !== "oneOf") continue;
    for (const effects of effect.options) {
      const way = within(cardRef(card.id), effects[0]!.do);
      if (useShape(s, playing(s, by, target, card), effects) === null)
        closed[way] = whyUnharmed(s, target, card, effects);
      else for (const one of effects) if (one.do === "destroyBuilding") closeBuildings(closed, way, s, target, one);
    }
  }
}

/** DC-ANX-14: buildings above the limit of the card. */
function closeBuildings(closed: Closing, way: Ref, s: Facts, owner: Seat, { maxVp }: Destruction): void {
  for (const building of s.players[owner]!.buildings) {
    const vp = printedVp(s, building);
    if (vp > maxVp) closed[within(way, buildingRef(owner, building.as))] = tooValuable(building.as, vp, maxVp);
  }
}

export const tooValuable = (card: string, vp: number, max: number): Refusal =>
  refuse("buildingTooValuable", "DC-ANX-14", { card, vp, max });

/** DC-DEV-15, -19: he is protected, or the card would find nothing to take. */
function whyUnharmed(s: Facts, target: Seat, { id }: Card, effects: readonly Word[]): Refusal {
  const held: Record<string, number> = {};
  let cards: number | null = null;
  for (const effect of effects) {
    if (!isHostile(effect) || effect.do === "oneOf") continue;
    const guard = protectedBy(s, target, effect.do as Parameters<typeof protectedBy>[2]);
    if (guard !== null) return refuse("targetProtected", "DC-DEV-15", { card: id, by: guard });
    if (effect.do === "destroyBuilding") return noBuilding(s, target, id, effect.maxVp);
    if (effect.do === "oppDiscard") cards = s.players[target]!.hand.length;
    if (effect.do === "steal" || effect.do === "oppLose")
      for (const track of effect.tracks)
        if (pointsOn(s, target, track) === 0) held[track] = s.players[target]!.tracks[track];
  }
  return refuse("nothingToTake", "DC-DEV-19", cards === null ? { card: id, held } : { card: id, held, cards });
}

function noBuilding(s: Facts, target: Seat, card: string, max: number): Refusal {
  const values = s.players[target]!.buildings.map((building) => packOf(s).cards.get(building.as)!.vp);
  return values.length === 0
    ? refuse("noBuildingThere", "DC-DEV-19", { card })
    : refuse("noBuildingInReach", "DC-ANX-14", { card, max, least: Math.min(...values) });
}
