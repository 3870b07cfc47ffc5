import type { Seat } from "@paravent/kernel";
import { packOf } from "../content/installed.ts";
import type { Card } from "../content/pack.ts";
import type { Player } from "../model/facts.ts";
import { type Counter, POINTS, type Price, type Sector } from "../model/names.ts";
import type { Dues } from "./known.ts";
import { type PriceChange, priceChanges } from "./modifiers.ts";
import type { Facts } from "./write.ts";

/** Price of the next age of a sector (DC-AGE-01); null when there is none (DC-AGE-03). */
export function agePrice(s: Facts, seat: Seat, sector: Sector, changes = priceChanges(s, seat)): Price | null {
  const age = packOf(s).sectors[sector].ages[s.players[seat]!.ages[sector]];
  return age ? changed(age.cost, changes, "age", sector) : null;
}

/** Price of a card for this player. Only buildings and powers have their price changed, reactions do not. */
export function cardPrice(s: Facts, seat: Seat, card: Card, changes = priceChanges(s, seat)): Price {
  return card.kind === "reaction" ? card.cost : changed(card.cost, changes, card.kind, card.deck);
}

function changed(price: Price, changes: readonly PriceChange[], of: PriceChange["of"], sector: Sector): Price {
  let by = 0;
  for (const change of changes)
    if (change.of === of && (change.sector === "any" || change.sector === sector)) by += change.n;
  return by === 0 ? price : reduced(price, by);
}

/** DC-RUL-48: one point at a time from the largest component left; ties in the order of the tracks. */
function reduced(price: Price, by: number): Price {
  const left: Price = { ...price };
  for (let n = -by; n > 0; n--) {
    let largest: Counter | null = null;
    for (const track of POINTS) if ((left[track] ?? 0) > (largest ? left[largest]! : 0)) largest = track;
    if (!largest) break;
    left[largest]!--;
    if (left[largest] === 0) delete left[largest];
  }
  return left;
}

/** The same as `canPay`, for prices that are known. */
export function covers({ tracks }: Readonly<Player>, dues: Dues): boolean {
  return (
    tracks.gold >= dues.gold &&
    tracks.materials >= dues.materials &&
    tracks.population >= dues.population &&
    tracks.military >= dues.military &&
    tracks.civil >= dues.civil &&
    tracks.religion >= dues.religion
  );
}

/** DC-AGE-02, DC-DEV-17: the whole price or nothing; no payment makes a track negative. */
export function canPay(player: Readonly<Player>, price: Price): boolean {
  for (const track in price) if (player.tracks[track as Counter] < price[track as Counter]!) return false;
  return true;
}
