import type { Seat } from "@paravent/kernel";
import type { Passive } from "../content/effects.ts";
import { packOf } from "../content/installed.ts";
import type { Pack } from "../content/pack.ts";
import type { Face, Slot } from "../model/names.ts";
import type { Facts } from "./write.ts";

/** Passive effects, computed when asked for and stored nowhere (DC-DEV-15): those of the god, then of one's buildings. */

type Word = Passive["do"];
type Of<W extends Word> = Extract<Passive, { do: W }>;

const NOTHING: readonly never[] = [];

/** Passives of the god of the turn, which affects all players (DC-PROD-05). */
function ofGod(s: Facts, pack: Pack): readonly Passive[] {
  return s.god === null ? NOTHING : pack.gods.get(s.god)!.effects;
}

/** Adds up what each passive of one kind says, over the god and the player's own buildings. */
function total<W extends Word>(s: Facts, seat: Seat, word: W, of: (effect: Of<W>) => number): number {
  const { buildings } = s.players[seat]!;
  if (s.god === null && buildings.length === 0) return 0;
  const pack = packOf(s);
  let n = sumOf(ofGod(s, pack), word, of);
  for (let i = 0; i < buildings.length; i++) n += sumOf(pack.cards.get(buildings[i]!.as)!.passives, word, of);
  return n;
}

function sumOf<W extends Word>(effects: readonly Passive[], word: W, of: (effect: Of<W>) => number): number {
  let n = 0;
  for (let i = 0; i < effects.length; i++) if (effects[i]!.do === word) n += of(effects[i] as Of<W>);
  return n;
}

/** DC-PROD-05, -27: whether such faces do nothing this turn. */
export function isNeutralised(s: Facts, face: Face): boolean {
  if (s.god === null) return false;
  const effects = ofGod(s, packOf(s));
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i]!;
    if (effect.do === "neutraliseFace" && effect.face === face) return true;
  }
  return false;
}

/** The passives of one kind, of the god and of the player's own buildings: none, nearly always. */
function those<W extends Word>(s: Facts, seat: Seat, word: W): readonly Of<W>[] {
  const { buildings } = s.players[seat]!;
  if (s.god === null && buildings.length === 0) return NOTHING;
  const pack = packOf(s);
  let found = having(NOTHING, ofGod(s, pack), word);
  for (let i = 0; i < buildings.length; i++) found = having(found, pack.cards.get(buildings[i]!.as)!.passives, word);
  return found;
}

/** With those of the kind among these effects, if there are any. */
function having<W extends Word>(found: readonly Of<W>[], effects: readonly Passive[], word: W): readonly Of<W>[] {
  let all = found;
  for (let i = 0; i < effects.length; i++) if (effects[i]!.do === word) all = [...all, effects[i] as Of<W>];
  return all;
}

/** How many more of the same a face of the priority dice gives. */
export const faceBonuses = (s: Facts, seat: Seat): readonly Of<"faceBonus">[] => those(s, seat, "faceBonus");

/** DC-RUL-49: changes add up, within the three dice of a colour. */
export function purchaseLimit(s: Facts, seat: Seat, slot: Exclude<Slot, "priority">): number {
  const more = total(s, seat, "modPurchase", (effect) => (effect.slot === slot ? effect.n : 0));
  return Math.max(0, Math.min(3, packOf(s).constants.purchases[slot] + more));
}

/** What the god and the player's own buildings add to an offering. */
export function offerChange(s: Facts, seat: Seat): number {
  return total(s, seat, "modOffer", (effect) => effect.n);
}

export type PriceChange = Of<"modCost">;

/** What the god and the player's own buildings say of prices. */
export const priceChanges = (s: Facts, seat: Seat): readonly PriceChange[] => those(s, seat, "modCost");

/** Whether a hostile effect of this kind cannot be aimed at the player by opponents. */
export function isImmune(s: Facts, seat: Seat, to: Of<"immune">["to"]): boolean {
  return total(s, seat, "immune", (effect) => (effect.to === to ? 1 : 0)) > 0;
}

/** The god or the building that makes him so; null when nothing does. */
export function protectedBy(s: Facts, seat: Seat, to: Of<"immune">["to"]): string | null {
  const pack = packOf(s);
  const protects = (effect: Passive): boolean => effect.do === "immune" && effect.to === to;
  if (ofGod(s, pack).some(protects)) return s.god;
  return s.players[seat]!.buildings.find(({ as }) => pack.cards.get(as)!.passives.some(protects))?.as ?? null;
}
