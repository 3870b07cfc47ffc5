import { allocateWithin, type Option, type Refusal, refuse, type Seat, type Shape } from "@paravent/kernel";
import { packOf } from "../../content/installed.ts";
import type { Card, Creature } from "../../content/pack.ts";
import { type Counter, type Face, type Price, SECTOR_OF } from "../../model/names.ts";
import { couldHold } from "../knowledge.ts";
import { isNeutralised, offerChange } from "../modifiers.ts";
import { canPay, cardPrice } from "../prices.ts";
import { cardRef, distinct, type Facts } from "../write.ts";

/** Locals of the Offerings: how many players have faced the creature before, and which of its reprisals is being suffered. */
export interface Offering {
  tried: number;
  effect: number;
  /** Cards or buildings still to be given up by that reprisal. */
  left: number;
}

/** The creature that is faced now. */
export const facedCreature = (s: Facts): Creature => packOf(s).creatures.get(s.creatures[0]!.creature)!;

/** DC-OFFER-08, -09, -21: printed cost, all changes, raising and lowering faces; set to 0 only if the whole sum is below. */
export function offeringCost(s: Facts, seat: Seat, creature: Creature, dice: readonly Face[] | null): number {
  let cost = creature.cost + offerChange(s, seat);
  for (const face of dice ?? []) {
    // DC-RUL-20: a neutralised face does nothing at all, for worse or for better.
    if (isNeutralised(s, face)) continue;
    if (face === "creature") cost++;
    else if (face === creature.demand) cost--;
  }
  return Math.max(0, cost);
}

/** DC-OFFER-10, -11: the demanded resource and, where the creature has a colour, points of its sector. */
function payingTracks(creature: Creature): Counter[] {
  return creature.colour === null ? [creature.demand] : [creature.demand, SECTOR_OF[creature.colour]];
}

/** Points of these tracks that are left after a price. */
function left(s: Facts, seat: Seat, tracks: readonly Counter[], price: Price): number {
  let sum = 0;
  for (const track of tracks) sum += s.players[seat]!.tracks[track] - (price[track] ?? 0);
  return sum;
}

/** Every exact split of the cost among these tracks after a price; `need` is a track that must be among them. */
function split(s: Facts, seat: Seat, tracks: readonly Counter[], price: Price, need: Counter | null): Shape<Price> {
  const { cost } = s.facing!;
  const bounds: Partial<Record<Counter, readonly [number, number]>> = {};
  for (const track of tracks) {
    const has = s.players[seat]!.tracks[track] - (price[track] ?? 0);
    bounds[track] = [track === need ? 1 : 0, Math.min(cost, has)];
  }
  return allocateWithin(cost, bounds);
}

const NO_PRICE: Price = Object.freeze({});

const canOffer = (s: Facts, seat: Seat): boolean =>
  left(s, seat, payingTracks(facedCreature(s)), NO_PRICE) >= s.facing!.cost;

/** DC-OFFER-16 to -19, -22: whether the player's tracks let this card be used, whatever he holds. */
function isUsable(s: Facts, seat: Seat, card: Card): boolean {
  const price = cardPrice(s, seat, card);
  if (!canPay(s.players[seat]!, price)) return false;
  const [effect] = card.effects;
  if (effect?.do !== "offerWith") return true;
  const { cost } = s.facing!;
  const { demand } = facedCreature(s);
  // DC-OFFER-22: at least one point of that track, which is not the demanded resource anyway.
  if (effect.track === demand || cost < 1 || left(s, seat, [effect.track], price) < 1) return false;
  return left(s, seat, [...payingTracks(facedCreature(s)), effect.track], price) >= cost;
}

/** DC-TIME-07: whether there is anything to choose, by public facts. */
export function isOfferingAsked(s: Facts, seat: Seat): boolean {
  if (canOffer(s, seat)) return true;
  for (const card of packOf(s).offeringCards) if (couldHold(s, seat, card) && isUsable(s, seat, card)) return true;
  return false;
}

/** To refuse, to pay, or to use a card; with how the cost is split where there is one. */
type OfferingOption = Option<"refuse"> | Option<"pay" | `card:${string}`> | Option<"pay" | `card:${string}`, Price>;

/** What the player may do; the cards he really holds decide which of them are there. */
export function offeringOptions(s: Facts, seat: Seat): OfferingOption[] {
  const options: OfferingOption[] = [];
  const tracks = payingTracks(facedCreature(s));
  if (canOffer(s, seat))
    options.push(s.facing!.cost === 0 ? { name: "pay" } : { name: "pay", ask: split(s, seat, tracks, NO_PRICE, null) });
  const { cards } = packOf(s);
  for (const id of distinct(s.players[seat]!.hand)) {
    const card = cards.get(id)!;
    if (card.timing !== "offering" || !isUsable(s, seat, card)) continue;
    const [effect] = card.effects;
    if (effect?.do === "offerWith") {
      const price = cardPrice(s, seat, card);
      options.push({ name: cardRef(id), ask: split(s, seat, [...tracks, effect.track], price, effect.track) });
    } else options.push({ name: cardRef(id) });
  }
  options.push({ name: "refuse" });
  return options;
}

/** DC-OFFER-10 to -12: what he has on the tracks that pay is not enough. */
export function whyNoOffering(s: Facts, seat: Seat): Refusal {
  const tracks = payingTracks(facedCreature(s));
  return refuse("cannotPayOffering", "DC-OFFER-12", {
    cost: s.facing!.cost,
    tracks,
    has: left(s, seat, tracks, NO_PRICE),
  });
}

/** DC-OFFER-16, -18, -22: why a card does not help against this creature. */
export function whyNoHelp(s: Facts, seat: Seat, card: Card): Refusal {
  const { id } = card;
  if (card.timing !== "offering") return refuse("notForOfferings", "DC-OFFER-16", { card: id });
  const price = cardPrice(s, seat, card);
  const [effect] = card.effects;
  // Miracle helps whenever it can be paid.
  if (effect?.do !== "offerWith" || !canPay(s.players[seat]!, price))
    return refuse("cannotPay", "DC-OFFER-16", { card: id, price: { ...price } });
  const { cost } = s.facing!;
  const { track } = effect;
  if (track === facedCreature(s).demand) return refuse("demandedAnyway", "DC-OFFER-22", { card: id, track });
  if (cost < 1) return refuse("offeringIsFree", "DC-OFFER-22", { card: id, cost });
  const own = left(s, seat, [track], price);
  if (own < 1) return refuse("noneToSacrifice", "DC-OFFER-22", { card: id, track, has: own });
  const tracks = [...payingTracks(facedCreature(s)), track];
  return refuse("stillTooDear", "DC-OFFER-19", { card: id, cost, tracks, has: left(s, seat, tracks, price) });
}
