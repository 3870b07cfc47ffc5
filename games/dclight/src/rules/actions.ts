import { type Branch, branch, pick, type Ref, type Refusal, refuse, type Seat } from "@paravent/kernel";
import type { Use as Word } from "../content/effects.ts";
import { packOf } from "../content/installed.ts";
import type { Card } from "../content/pack.ts";
import { POINTS, SECTORS } from "../model/names.ts";
import { canBuildAge, whyNoAge } from "./ages.ts";
import { copyable, freePair, hasInPlay } from "./buildings.ts";
import { canDraw, drawOptions } from "./draws.ts";
import { NOTHING, useShape } from "./effects/index.ts";
import { priceChanges } from "./modifiers.ts";
import { canPay, cardPrice } from "./prices.ts";
import { everySeat } from "./seats.ts";
import { roomOn } from "./tracks.ts";
import { ageRef, buildingRef, CREATURE_BACK, cardRef, DRAW, distinct, type Facts, gainRef, seatRef } from "./write.ts";

/** Options that need no position, made once; those of ages by the set of sectors, as bits. */
const PASS: Branch = { name: "pass" };
const AGES: readonly Branch[] = Array.from({ length: 8 }, (_, set) => ({
  name: "age",
  ask: pick(SECTORS.filter((_, i) => set & (1 << i)).map(ageRef)),
}));
const BACK: Branch = { name: CREATURE_BACK };
const GAINS: readonly Branch[] = POINTS.map((track) => ({ name: gainRef(track) }));
/** What Morale buys beside a card, by the set of tracks with room and, as last bit, the creature marker above 0. */
const MORALE: readonly (readonly Branch[])[] = Array.from({ length: 128 }, (_, set) => [
  ...(set & 64 ? [BACK] : []),
  ...GAINS.filter((_, i) => set & (1 << i)),
]);

/** What a player may do on a Development turn, with everything each action has to name (DC-DEV-21). */
export function devOptions(s: Facts, seat: Seat): Branch[] {
  const options: Branch[] = [];
  add(options, "activate", activations(s, seat));
  const changes = priceChanges(s, seat);
  let ages = 0;
  for (let i = 0; i < SECTORS.length; i++) if (canBuildAge(s, seat, SECTORS[i]!, changes)) ages |= 1 << i;
  if (ages > 0) options.push(AGES[ages]!);
  const builds: Branch[] = [];
  const powers: Branch[] = [];
  const { cards } = packOf(s);
  for (const id of distinct(s.players[seat]!.hand)) {
    const card = cards.get(id)!;
    // Most cards cannot be paid for: that is found out before anything else.
    if (
      (card.kind !== "building" && card.timing !== "action") ||
      !canPay(s.players[seat]!, cardPrice(s, seat, card, changes))
    )
      continue;
    const found = card.kind === "building" ? building(s, seat, card) : power(s, seat, card);
    if (!isRefusal(found)) (card.kind === "building" ? builds : powers).push(found);
  }
  add(options, "build", builds);
  add(options, "power", powers);
  add(options, "morale", moraleUses(s, seat));
  options.push(PASS);
  return options;
}

/** What of it is closed, and why. */
export function closedActions(s: Facts, seat: Seat): Record<Ref, Refusal> {
  const closed: Record<Ref, Refusal> = {};
  for (const sector of SECTORS) {
    const why = whyNoAge(s, seat, sector);
    if (why) closed[ageRef(sector)] = why;
  }
  const { cards } = packOf(s);
  for (const id of distinct(s.players[seat]!.hand)) {
    const card = cards.get(id)!;
    const found =
      card.kind === "building"
        ? building(s, seat, card)
        : card.timing === "action"
          ? power(s, seat, card)
          : refuse("notAnAction", "DC-DEV-20", { card: id });
    if (isRefusal(found)) closed[cardRef(id)] = found;
  }
  for (const { as, exhausted } of s.players[seat]!.buildings) {
    if (packOf(s).cards.get(as)!.timing !== "activate")
      closed[buildingRef(seat, as)] = refuse("notActivated", "DC-DEV-15", { card: as });
    else if (exhausted) closed[buildingRef(seat, as)] = refuse("exhausted", "DC-DEV-13", { card: as });
    else if (activation(s, seat, as) === null)
      closed[buildingRef(seat, as)] = refuse("noEffect", "DC-DEV-19", { card: as });
  }
  Object.assign(closed, closedMorale(s, seat));
  const open = devOptions(s, seat);
  for (const [action, why] of WHOLLY_CLOSED) if (open.every(({ name }) => name !== action)) closed[action] ??= why;
  return closed;
}

/** Actions of which nothing at all is open. */
const WHOLLY_CLOSED: readonly (readonly [action: Ref, why: Refusal])[] = [
  ["activate", refuse("nothingToActivate", "DC-DEV-12")],
  ["age", refuse("noAgeToBuild", "DC-AGE-02")],
  ["build", refuse("nothingToBuild", "DC-DEV-05")],
  ["power", refuse("noPowerToPlay", "DC-DEV-07")],
  ["morale", refuse("nothingForMorale", "DC-DEV-11")],
];

const isRefusal = (found: Branch | Refusal): found is Refusal => "reason" in found;

function add(options: Branch[], name: string, more: readonly Branch[]): void {
  if (more.length > 0) options.push({ name, ask: branch(more) });
}

const named = (name: Ref, more: ReturnType<typeof useShape>): Branch =>
  more === NOTHING || more === null ? { name } : { name, ask: more };

/** DC-DEV-12, -13: ready buildings that are activated and would change something. */
function activations(s: Facts, seat: Seat): Branch[] {
  const options: Branch[] = [];
  for (const { as, exhausted } of s.players[seat]!.buildings) {
    if (exhausted || packOf(s).cards.get(as)!.timing !== "activate") continue;
    const more = activation(s, seat, as);
    if (more !== null) options.push(named(buildingRef(seat, as), more));
  }
  return options;
}

function activation(s: Facts, seat: Seat, as: string) {
  const { effects } = packOf(s).cards.get(as)!;
  return useShape(s, { by: seat, target: seat, rule: "DC-DEV-13" }, effects as readonly Word[]);
}

/** DC-DEV-05, -06: a building in hand, paid for, that one does not have in play; for espionage, what it copies. */
function building(s: Facts, seat: Seat, card: Card): Branch | Refusal {
  const unpaid = whyUnpaid(s, seat, card);
  if (card.mimics) {
    if (freePair(s) === null) return refuse("noPairLeft", "DC-ANX-06");
    const originals = copyable(s, seat);
    if (originals.length === 0) return refuse("nothingToCopy", "DC-ANX-12");
    return unpaid ?? { name: cardRef(card.id), ask: pick(originals) };
  }
  if (hasInPlay(s, seat, card.id)) return refuse("alreadyInPlay", "DC-DEV-06", { card: card.id });
  return unpaid ?? { name: cardRef(card.id) };
}

/** DC-DEV-07, -19: a power that can be paid and changes something, for a hostile one by each legal target. */
function power(s: Facts, seat: Seat, card: Card): Branch | Refusal {
  const unpaid = whyUnpaid(s, seat, card);
  if (unpaid) return unpaid;
  const effects = card.effects as readonly Word[];
  if (!card.hostile) {
    const more = useShape(s, { by: seat, target: seat, rule: "DC-DEV-07" }, effects);
    return more === null ? refuse("noEffect", "DC-DEV-19", { card: card.id }) : named(cardRef(card.id), more);
  }
  const targets: Branch[] = [];
  for (const target of everySeat(s)) {
    if (target === seat) continue;
    const more = useShape(s, { by: seat, target, rule: "DC-DEV-07" }, effects);
    if (more !== null) targets.push(named(seatRef(target), more));
  }
  return targets.length === 0
    ? refuse("noTarget", "DC-DEV-19", { card: card.id })
    : { name: cardRef(card.id), ask: branch(targets) };
}

function whyUnpaid(s: Facts, seat: Seat, card: Card): Refusal | null {
  const price = cardPrice(s, seat, card);
  return canPay(s.players[seat]!, price)
    ? null
    : refuse("cannotPay", "DC-DEV-17", { card: card.id, price: { ...price } });
}

/** DC-DEV-08 to -11: what Morale buys. */
function moraleUses(s: Facts, seat: Seat): readonly Branch[] {
  const { moralePrice, moraleDraws } = packOf(s).constants;
  const player = s.players[seat]!;
  if (player.tracks.morale < moralePrice) return [];
  let set = player.tracks.creature > 0 ? 64 : 0;
  for (let i = 0; i < POINTS.length; i++) if (roomOn(s, seat, POINTS[i]!) > 0) set |= 1 << i;
  if (player.moraleDraws >= moraleDraws) return MORALE[set]!;
  const draws = drawOptions(s, seat);
  return draws.length > 0 ? [...MORALE[set]!, { name: DRAW, ask: branch(draws) }] : MORALE[set]!;
}

function closedMorale(s: Facts, seat: Seat): Record<Ref, Refusal> {
  const { moralePrice, moraleDraws } = packOf(s).constants;
  const player = s.players[seat]!;
  const { morale } = player.tracks;
  if (morale < moralePrice)
    return { morale: refuse("notEnoughMorale", "DC-DEV-10", { needs: moralePrice, has: morale }) };
  const closed: Record<Ref, Refusal> = {};
  if (player.tracks.creature === 0) closed[CREATURE_BACK] = refuse("creatureAtZero", "DC-DEV-11");
  for (const track of POINTS)
    if (roomOn(s, seat, track) === 0) closed[gainRef(track)] = refuse("trackFull", "DC-DEV-11", { track });
  if (player.moraleDraws >= moraleDraws) closed[DRAW] = refuse("moraleDrawUsed", "DC-DEV-09");
  else if (!canDraw(s, seat)) closed[DRAW] = refuse("nothingToDraw", "DC-HAND-03");
  return closed;
}
