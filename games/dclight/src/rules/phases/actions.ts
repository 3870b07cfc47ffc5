import { branch, type Option, pick, type Ref, type Refusal, refuse, type Seat, within } from "@paravent/kernel";
import type { Use as Word } from "../../content/effects.ts";
import { packOf } from "../../content/installed.ts";
import type { Card } from "../../content/pack.ts";
import { type CardId, POINTS, type Points, SECTORS } from "../../model/names.ts";
import { canBuildAge, whyNoAge } from "../ages.ts";
import { closeOriginals, copyable, freePair, hasInPlay } from "../buildings.ts";
import { SECTORS_IN } from "../decks.ts";
import { canDraw, type DrawAnswer, drawOptions } from "../draws.ts";
import { NOTHING, type Owed, useShape } from "../effects/index.ts";
import { whyInVain } from "../effects/vain.ts";
import { closeTargets, playing } from "../hostile/targets.ts";
import { type Known, knownHand, knownPack } from "../known.ts";
import { type PriceChange, priceChanges } from "../modifiers.ts";
import { canPay, cardPrice, covers } from "../prices.ts";
import { closedDraws } from "../rights.ts";
import { roomOn } from "../tracks.ts";
import {
  ageRef,
  type BuildingRef,
  buildingRef,
  CREATURE_BACK,
  cardRef,
  DRAW,
  type Facts,
  gainRef,
  seatRef,
} from "../write.ts";

type AgeRef = ReturnType<typeof ageRef>;
type SeatRef = ReturnType<typeof seatRef>;

/** A card or building to be used: what more is named depends on what it does. */
export type UseAnswer = { branch: `card:${CardId}` | BuildingRef; value?: unknown };
/** A building; espionage names what it copies. */
type BuildOption = Option<`card:${CardId}`> | Option<`card:${CardId}`, [BuildingRef]>;
export type BuildAnswer = { branch: `card:${CardId}`; value?: [BuildingRef] };
/** What a hostile power is aimed at, and what more is named for it. */
type Aim = { branch: SeatRef; value?: unknown };
type PowerOption = Option<`card:${CardId}`> | Option<`card:${CardId}`, unknown>;
type MoraleOption = Option<typeof CREATURE_BACK> | Option<`gain:${Points}`> | Option<typeof DRAW, DrawAnswer>;
export type MoraleAnswer =
  | { branch: typeof CREATURE_BACK | `gain:${Points}`; value?: never }
  | { branch: typeof DRAW; value: DrawAnswer };

type DevOption =
  | Option<"activate", UseAnswer>
  | Option<"age", [AgeRef]>
  | Option<"build", BuildAnswer>
  | Option<"power", UseAnswer>
  | Option<"morale", MoraleAnswer>
  | Option<"pass">;

/** Whether what was named for a power begins with whom it is aimed at. */
export const isAimed = (named: unknown): named is Aim =>
  typeof named === "object" &&
  named !== null &&
  "branch" in named &&
  typeof named.branch === "string" &&
  named.branch.startsWith("seat:");

/** Options that need no position, made once; those of ages by the set of sectors, as bits. */
const PASS: Option<"pass"> = { name: "pass" };
const NONE: readonly MoraleOption[] = [];
const AGES: readonly Option<"age", [AgeRef]>[] = SECTORS_IN.map((sectors) => ({
  name: "age",
  ask: pick(sectors.map(ageRef)),
}));
const SEATS: readonly Option<SeatRef>[] = [0, 1, 2, 3].map((seat) => ({ name: seatRef(seat) }));
const BACK: MoraleOption = { name: CREATURE_BACK };
const GAINS: readonly MoraleOption[] = POINTS.map((track) => ({ name: gainRef(track) }));
/** What Morale buys beside a card, by the set of tracks with room and, as last bit, the creature marker above 0. */
const MORALE: readonly (readonly MoraleOption[])[] = Array.from({ length: 128 }, (_, set) => [
  ...(set & 64 ? [BACK] : []),
  ...GAINS.filter((_, i) => set & (1 << i)),
]);

/** What a player may do on a Development turn, with everything each action has to name (DC-DEV-21). */
export function devOptions(s: Facts, seat: Seat): DevOption[] {
  const options: DevOption[] = [];
  const { buildings, hand } = s.players[seat]!;
  if (buildings.length > 0) {
    const uses = activations(s, seat);
    if (uses.length > 0) options.push({ name: "activate", ask: branch(uses) });
  }
  const changes = priceChanges(s, seat);
  const ages = openAges(s, seat, changes);
  if (ages > 0) options.push(AGES[ages]!);
  const known = knownHand(s, seat);
  if (hand.length > 0) addCards(options, s, seat, known, changes);
  const uses = moraleUses(s, seat, known);
  if (uses.length > 0) options.push({ name: "morale", ask: branch(uses) });
  options.push(PASS);
  return options;
}

/** Cards of the hand. Most cannot be paid for: that is found out before anything else. */
function addCards(
  options: DevOption[],
  s: Facts,
  seat: Seat,
  hand: readonly Known[],
  changes: readonly PriceChange[],
): void {
  const builds: BuildOption[] = [];
  const powers: PowerOption[] = [];
  const player = s.players[seat]!;
  for (let i = 0; i < hand.length; i++) {
    const known = hand[i]!;
    const { card } = known;
    if (card.kind !== "building" && card.timing !== "action") continue;
    if (!(changes.length === 0 ? covers(player, known.dues) : canPay(player, cardPrice(s, seat, card, changes))))
      continue;
    if (hand.indexOf(known) < i) continue;
    if (card.kind === "building") {
      const found = building(s, seat, known);
      if (found !== null) builds.push(found);
    } else {
      const found = power(s, seat, known, changes);
      if (found !== null) powers.push(found);
    }
  }
  if (builds.length > 0) options.push({ name: "build", ask: branch(builds) });
  if (powers.length > 0) options.push({ name: "power", ask: branch(powers) });
}

/** What of it is closed, and why. */
export function closedActions(s: Facts, seat: Seat): Record<Ref, Refusal> {
  const closed: Record<Ref, Refusal> = {};
  for (const sector of SECTORS) {
    const why = whyNoAge(s, seat, sector);
    if (why) closed[ageRef(sector)] = why;
  }
  for (const known of knownHand(s, seat)) {
    const { card } = known;
    const why = whyNotPlayed(s, seat, known);
    if (why) closed[cardRef(card.id)] = why;
    if (card.hostile && card.timing === "action") {
      closeTargets(closed, s, seat, card);
      // Between two players the reason of the only target is the card's own.
      if (why?.reason === "noTarget" && s.players.length === 2)
        closed[cardRef(card.id)] = closed[within(cardRef(card.id), seatRef(1 - seat))]!;
    }
    if (card.mimics) closeOriginals(closed, s, seat, card.id);
  }
  const { cards } = knownPack(s);
  for (const { as, exhausted } of s.players[seat]!.buildings) {
    const { card } = cards.get(as)!;
    if (card.timing !== "activate") closed[buildingRef(seat, as)] = refuse("notActivated", "DC-DEV-15", { card: as });
    else if (exhausted) closed[buildingRef(seat, as)] = refuse("exhausted", "DC-DEV-13", { card: as });
    else if (activation(s, seat, card) === null)
      closed[buildingRef(seat, as)] = whyInVain(s, { by: seat, target: seat, rule: "DC-DEV-13" }, card);
  }
  Object.assign(closed, closedMorale(s, seat));
  // For Morale or by a building: the right to a card is the same.
  Object.assign(closed, closedDraws(s, seat, [DRAW]));
  const open = devOptions(s, seat);
  for (const [action, why] of WHOLLY_CLOSED) if (open.every(({ name }) => name !== action)) closed[action] ??= why;
  return closed;
}

function whyNotPlayed(s: Facts, seat: Seat, known: Known): Refusal | null {
  const { card } = known;
  if (card.kind !== "building" && card.timing !== "action")
    return refuse("notAnAction", "DC-DEV-20", { card: card.id });
  const price = cardPrice(s, seat, card);
  const unpaid = canPay(s.players[seat]!, price)
    ? null
    : refuse("cannotPay", "DC-DEV-17", { card: card.id, price: { ...price } });
  if (card.kind !== "building" && unpaid) return unpaid;
  if (card.kind === "building") return building(s, seat, known) === null ? whyNoBuilding(s, card) : unpaid;
  return power(s, seat, known, priceChanges(s, seat)) === null ? whyNoPower(s, seat, card) : unpaid;
}

function whyNoBuilding(s: Facts, card: Card): Refusal {
  if (!card.mimics) return refuse("alreadyInPlay", "DC-DEV-06", { card: card.id });
  if (freePair(s) === null) return refuse("noPairLeft", "DC-ANX-06", { max: packOf(s).constants.pairs.length });
  return refuse("nothingToCopy", "DC-ANX-12");
}

const whyNoPower = (s: Facts, seat: Seat, card: Card): Refusal =>
  card.hostile ? refuse("noTarget", "DC-DEV-19", { card: card.id }) : whyInVain(s, playing(s, seat, seat, card), card);

/** Actions of which nothing at all is open. */
const WHOLLY_CLOSED: readonly (readonly [action: Ref, why: Refusal])[] = [
  ["activate", refuse("nothingToActivate", "DC-DEV-12")],
  ["age", refuse("noAgeToBuild", "DC-AGE-02")],
  ["build", refuse("nothingToBuild", "DC-DEV-05")],
  ["power", refuse("noPowerToPlay", "DC-DEV-07")],
  ["morale", refuse("nothingForMorale", "DC-DEV-11")],
];

/** DC-DEV-12, -13: ready buildings that are activated and would change something. */
function activations(s: Facts, seat: Seat): (Option<BuildingRef> | Option<BuildingRef, unknown>)[] {
  const options: (Option<BuildingRef> | Option<BuildingRef, unknown>)[] = [];
  const { cards } = knownPack(s);
  for (const { as, exhausted } of s.players[seat]!.buildings) {
    if (exhausted) continue;
    const known = cards.get(as)!;
    if (known.card.timing !== "activate") continue;
    const more = activation(s, seat, known.card);
    if (more === null) continue;
    options.push(more === NOTHING ? known.activated[seat]! : { name: buildingRef(seat, as), ask: more });
  }
  return options;
}

function activation(s: Facts, seat: Seat, { effects }: Card) {
  return useShape(s, { by: seat, target: seat, rule: "DC-DEV-13" }, effects as readonly Word[]);
}

/** DC-AGE-01 to -03: the sectors whose next age can be paid for, as a set. */
function openAges(s: Facts, seat: Seat, changes: readonly PriceChange[]): number {
  const player = s.players[seat]!;
  let set = 0;
  if (changes.length > 0) {
    for (let i = 0; i < SECTORS.length; i++) if (canBuildAge(s, seat, SECTORS[i]!, changes)) set |= 1 << i;
    return set;
  }
  const { ages } = knownPack(s);
  const military = ages[0]![player.ages.military];
  if (military !== undefined && covers(player, military)) set |= 1;
  const civil = ages[1]![player.ages.civil];
  if (civil !== undefined && covers(player, civil)) set |= 2;
  const religion = ages[2]![player.ages.religion];
  if (religion !== undefined && covers(player, religion)) set |= 4;
  return set;
}

/** DC-DEV-05, -06: a building in hand that one does not have in play; for espionage, what it copies. */
function building(s: Facts, seat: Seat, { card, plain }: Known): BuildOption | null {
  if (!card.mimics) return hasInPlay(s, seat, card.id) ? null : plain;
  if (freePair(s) === null) return null;
  const originals = copyable(s, seat);
  return originals.length === 0 ? null : { name: plain.name, ask: pick(originals) };
}

/** DC-DEV-07, -19: a power that changes something, for a hostile one by each legal target. */
function power(s: Facts, seat: Seat, { card, plain }: Known, changes: readonly PriceChange[]): PowerOption | null {
  const effects = card.effects as readonly Word[];
  const owed: Owed = { card, price: changes.length === 0 ? card.cost : cardPrice(s, seat, card, changes) };
  if (!card.hostile) {
    const more = useShape(s, { by: seat, target: seat, rule: "DC-DEV-07", owed }, effects);
    if (more === null) return null;
    return more === NOTHING ? plain : { name: plain.name, ask: more };
  }
  const targets: (Option<SeatRef> | Option<SeatRef, unknown>)[] = [];
  for (let target = 0; target < s.players.length; target++) {
    if (target === seat) continue;
    const more = useShape(s, { by: seat, target, rule: "DC-DEV-07", owed }, effects);
    if (more !== null) targets.push(more === NOTHING ? SEATS[target]! : { name: SEATS[target]!.name, ask: more });
  }
  return targets.length === 0 ? null : { name: plain.name, ask: branch(targets) };
}

/** DC-DEV-08 to -11: what Morale buys. */
function moraleUses(s: Facts, seat: Seat, hand: readonly Known[]): readonly MoraleOption[] {
  const { constants, tracks: board } = packOf(s);
  const { tracks, moraleDraws } = s.players[seat]!;
  if (tracks.morale < constants.moralePrice) return NONE;
  let set = tracks.creature > 0 ? 64 : 0;
  if (tracks.gold < board.gold.max) set |= 1;
  if (tracks.materials < board.materials.max) set |= 2;
  if (tracks.population < board.population.max) set |= 4;
  if (tracks.military < board.military.max) set |= 8;
  if (tracks.civil < board.civil.max) set |= 16;
  if (tracks.religion < board.religion.max) set |= 32;
  if (moraleDraws >= constants.moraleDraws) return MORALE[set]!;
  const draws = drawOptions(s, seat, SECTORS, hand);
  if (draws.length === 0) return MORALE[set]!;
  const uses = MORALE[set]!.slice();
  uses.push({ name: DRAW, ask: branch(draws) });
  return uses;
}

function closedMorale(s: Facts, seat: Seat): Record<Ref, Refusal> {
  const { moralePrice, moraleDraws } = packOf(s).constants;
  const player = s.players[seat]!;
  const { morale } = player.tracks;
  if (morale < moralePrice)
    return { morale: refuse("notEnoughMorale", "DC-DEV-10", { needs: moralePrice, has: morale }) };
  const closed: Record<Ref, Refusal> = {};
  if (player.tracks.creature === 0) closed[within("morale", CREATURE_BACK)] = refuse("creatureAtZero", "DC-DEV-11");
  for (const track of POINTS)
    if (roomOn(s, seat, track) === 0)
      closed[within("morale", gainRef(track))] = refuse("trackFull", "DC-DEV-11", { track, max: player.tracks[track] });
  const draw = within("morale", DRAW);
  if (player.moraleDraws >= moraleDraws) closed[draw] = refuse("moraleDrawUsed", "DC-DEV-09", { max: moraleDraws });
  else if (!canDraw(s, seat)) closed[draw] = refuse("nothingToDraw", "DC-HAND-03");
  return closed;
}
