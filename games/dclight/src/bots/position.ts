import type { Seat } from "@paravent/kernel";
import { packOf } from "../content/installed.ts";
import type { Pack } from "../content/pack.ts";
import { type Colour, type Price, SECTORS, type Sector, type Track } from "../model/names.ts";
import type { DclightView, OwnView, PlayerView } from "../view/types.ts";
import { isLast, turnsForeseen, turnsToCome } from "./ending.ts";
import type { Weights } from "./profiles.ts";

/** What a greedy player looks at: its own seat, its hand, the numbers of the game, and its leanings. */
export interface Position {
  readonly view: DclightView;
  readonly pack: Pack;
  readonly me: Seat;
  readonly player: PlayerView;
  readonly own: OwnView;
  readonly weights: Weights;
  /** Turns still to come after this one, as far as the common marker lets one guess. */
  readonly turnsLeft: number;
  /** Whether it is sure that the game ends with this turn, and the player plays by it. */
  readonly last: boolean;
  readonly found: Found;
}

/** What was found out about a position: dozens of answers are held against it, and most ask for the same. */
interface Found {
  readonly wanted: Map<Track, number>;
  readonly ages: Map<Sector, number>;
  readonly expected: Map<Sector, number>;
  readonly dear: Map<Colour, number>;
  readonly harm: Map<Seat, number>;
  prices: readonly Price[] | null;
  withinReach: readonly WithinReach[] | null;
}

/** Something that needs few points more: what it costs, and what each of those points has of its worth. */
export interface WithinReach {
  readonly price: Price;
  readonly part: number;
}

/** Looks it up, or finds it out. */
export function once<K>(known: Map<K, number>, key: K, find: () => number): number {
  let value = known.get(key);
  if (value === undefined) {
    value = find();
    known.set(key, value);
  }
  return value;
}

export function positionOf(view: DclightView, me: Seat, weights: Weights): Position {
  const pack = packOf(view);
  const turnsLeft = weights.foresees ? turnsForeseen(view, pack) : turnsToCome(view, pack);
  const last = weights.foresees && isLast(view, pack);
  const found = {
    wanted: new Map(),
    ages: new Map(),
    expected: new Map(),
    dear: new Map(),
    harm: new Map(),
    prices: null,
    withinReach: null,
  };
  return { view, pack, me, player: view.players[me]!, own: view.own!, weights, turnsLeft, last, found };
}

/** What a point is worth in VP: a third of one at the end, more while there is something to build with it. */
export function pointWorth({ turnsLeft, last, player, pack, weights }: Position, track: Track): number {
  if (last) return vpEach(pack, track);
  const held = player.tracks[track];
  // Once its maximum is in sight, Morale given away now comes back in time.
  if (track === "morale")
    return held + turnsLeft / 2 > pack.tracks.morale.max ? weights.guess.moraleInSight : weights.guess.morale;
  // A step brings an individual creature nearer: a danger, to a hunter less of one.
  if (track === "creature") return 0.4 * weights.creatures - weights.guess.creatureStep;
  const { enough, point, pointLate, tracks } = weights.guess;
  const worth = tracks[track] * (turnsLeft > 1 && held < enough ? point : pointLate);
  return turnsLeft > 0 && isResource(track) ? weights.resources * worth : worth;
}

const isResource = (track: Track): boolean => track === "gold" || track === "materials" || track === "population";

/** What gaining points is worth: those above the maximum are lost, those that something waits for count for more. */
export function gainWorth(position: Position, track: Track, n = 1): number {
  if (position.last) return lastGain(position, track, n);
  const gained = Math.min(n, position.pack.tracks[track].max - position.player.tracks[track]);
  const wanted = position.turnsLeft > 0 ? Math.min(gained, pointsWanted(position, track)) : 0;
  return gained * pointWorth(position, track) + wanted * position.weights.guess.wanted;
}

/** In the last turn a point may still complete a VP, or a price. */
const STILL_USEFUL = 0.1;
const STILL_WANTED = 0.2;

/** In the last turn: the VP they count, and a little for what they may still help to. */
function lastGain(position: Position, track: Track, n: number): number {
  if (track === "creature") return 0;
  const gained = Math.min(n, position.pack.tracks[track].max - position.player.tracks[track]);
  const wanted = position.view.phase === "development" ? 0 : Math.min(gained, pointsWanted(position, track));
  return vpBy(position, track, gained) + STILL_USEFUL * gained + STILL_WANTED * wanted;
}

/** DC-SCORE-02, -03, -07: VP that so many points more or fewer make, remainders left out. */
function vpBy({ player, pack }: Position, track: Track, n: number): number {
  if (track === "morale" || track === "creature") return n * vpEach(pack, track);
  const held = player.tracks[track];
  const { pointsPerVp } = pack.constants;
  return Math.floor((held + n) / pointsPerVp) - Math.floor(held / pointsPerVp);
}

/** What a point counts at the end, on average. */
function vpEach({ constants }: Pack, track: Track): number {
  if (track === "creature") return 0;
  return track === "morale" ? constants.vpPerMorale : 1 / constants.pointsPerVp;
}

/** How many points of this track the sector ages that come next, or a card in hand, lack at most. */
function pointsWanted(position: Position, track: Track): number {
  return once(position.found.wanted, track, () => lackedMost(position, track));
}

function lackedMost(position: Position, track: Track): number {
  const held = position.player.tracks[track];
  let most = 0;
  position.found.prices ??= pricesAhead(position);
  for (const price of position.found.prices) most = Math.max(most, (price[track as keyof Price] ?? 0) - held);
  return most;
}

/** What the sector ages that come next cost, and the cards in hand. */
function pricesAhead({ pack, player, own, weights }: Position): readonly Price[] {
  const prices: Price[] = [];
  for (const sector of SECTORS) {
    const age = player.ages[sector];
    if (age < weights.agesUpTo) prices.push(pack.sectors[sector].ages[age]!.cost);
  }
  for (const id of own.hand) prices.push(pack.cards.get(id)!.cost);
  return prices;
}

/** Points of a price that the player has not got. */
export function lacking(player: PlayerView, price: Price): number {
  let missing = 0;
  for (const track in price) missing += Math.max(0, price[track as keyof Price]! - player.tracks[track as keyof Price]);
  return missing;
}

export function priceWorth(position: Position, price: Price): number {
  let worth = 0;
  if (position.last) {
    for (const track in price) worth -= vpBy(position, track as Track, -price[track as keyof Price]!);
    return worth;
  }
  for (const track in price) worth += price[track as keyof Price]! * pointWorth(position, track as Track);
  return worth;
}

/** VP a player is seen to have; creatures and buildings face down count for what they bring on average. */
export function seenVp({ openVp, trophies }: PlayerView): number {
  return openVp + 3.5 * trophies.creatures + 3 * trophies.buildings;
}
