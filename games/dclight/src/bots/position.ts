import type { Question, Seat, TableView } from "@paravent/kernel";
import { packOf } from "../content/installed.ts";
import type { Card, Pack } from "../content/pack.ts";
import { type Price, SECTORS, type Track } from "../model/names.ts";
import type { DclightView, OwnView, PlayerView } from "../view/types.ts";
import type { Weights } from "./profiles.ts";

/** What a greedy player looks at: its own seat, its hand, the numbers of the game, and its leanings. */
export interface Position {
  readonly view: DclightView;
  readonly question: Question;
  readonly pack: Pack;
  readonly me: Seat;
  readonly player: PlayerView;
  readonly own: OwnView;
  readonly weights: Weights;
  /** Turns still to come after this one, as far as the common marker lets one guess. */
  readonly turnsLeft: number;
}

export function readPosition(table: TableView<unknown>, question: Question, weights: Weights): Position {
  const view = table.game as DclightView;
  const me = question.seat;
  const pack = packOf(view);
  const turnsLeft = turnsToCome(view, pack);
  return { view, question, pack, me, player: view.players[me]!, own: view.own!, weights, turnsLeft };
}

/** Steps the common marker makes in a turn, about. */
const STEPS = 5.4;

/** DC-END-01, -02, -03, -05: until the last turn, or until the common creatures end it. */
function turnsToCome({ turn, turns, common, players }: DclightView, { constants }: Pack): number {
  if (players.some(({ ages }) => SECTORS.filter((sector) => ages[sector] === 3).length >= 2)) return 0;
  const until = (central: number): number =>
    Math.ceil(((central - common.central) * common.summonAt - common.creature) / STEPS);
  const third = common.central < constants.centralEnd - 1 ? until(constants.centralEnd - 1) : 0;
  const creatures = third > 0 && turn + third >= constants.earlyEndFrom ? third : until(constants.centralEnd);
  return Math.max(0, Math.min(turns - turn, creatures));
}

/** What a point is worth in VP: a third of one at the end, more while there is something to build with it. */
export function pointWorth({ turnsLeft, player, pack, weights }: Position, track: Track): number {
  const held = player.tracks[track];
  // Once its maximum is in sight, Morale given away now comes back in time.
  if (track === "morale") return held + turnsLeft / 2 > pack.tracks.morale.max ? 0.4 : 1;
  // A step brings an individual creature nearer: a danger, to a hunter less of one.
  if (track === "creature") return 0.4 * weights.creatures - 0.8;
  return turnsLeft > 1 && held < ENOUGH ? 0.38 : 0.34;
}

/** Points of one track beyond these find no use soon. */
const ENOUGH = 6;

/** What gaining points is worth: those above the maximum are lost, those that something waits for count for more. */
export function gainWorth(position: Position, track: Track, n = 1): number {
  const { max } = position.pack.tracks[track];
  const each = pointWorth(position, track) + (position.turnsLeft > 0 && isWanted(position, track) ? WANTED : 0);
  return Math.min(n, max - position.player.tracks[track]) * each;
}

const WANTED = 0.2;

/** Whether a sector age that comes next, or a building in hand, lacks points of this track. */
function isWanted({ pack, player, own, weights }: Position, track: Track): boolean {
  const lacks = (price: Price): boolean => (price[track as keyof Price] ?? 0) > player.tracks[track];
  for (const sector of SECTORS) {
    const age = player.ages[sector];
    if (age < weights.agesUpTo && lacks(pack.sectors[sector].ages[age]!.cost)) return true;
  }
  return own.hand.some((id) => lacks(pack.cards.get(id)!.cost));
}

/** Points of a price that the player has not got. */
export function lacking(player: PlayerView, price: Price): number {
  let missing = 0;
  for (const track in price) missing += Math.max(0, price[track as keyof Price]! - player.tracks[track as keyof Price]);
  return missing;
}

export function priceWorth(position: Position, price: Price): number {
  let worth = 0;
  for (const track in price) worth += price[track as keyof Price]! * pointWorth(position, track as Track);
  return worth;
}

/** What a card in hand is worth: less what it will cost, and nothing once there is no time left. */
export function cardWorth(position: Position, card: Card): number {
  if (position.turnsLeft < 1) return 0;
  if (card.kind !== "building") return card.kind === "power" ? (card.hostile ? 0.8 * position.weights.harm : 0.8) : 0.5;
  if (position.player.buildings.some(({ as }) => as === card.id)) return 0.1;
  return Math.max(0.3, buildingWorth(position, card) - priceWorth(position, card.cost));
}

/** A building in play: its printed VP and what it will give in the turns to come. */
export function buildingWorth({ turnsLeft, weights }: Position, card: Card): number {
  const extra = card.effects.some(({ do: word }) => word === "vpPer") ? 2 : 0;
  const income = card.timing === "activate" ? 0.35 : card.effects.length > 0 ? 0.2 : 0;
  return weights.buildings * (card.vp + extra + income * turnsLeft);
}

/** VP a player is seen to have; creatures and buildings face down count for what they bring on average. */
export function seenVp({ openVp, trophies }: PlayerView): number {
  return openVp + 3.5 * trophies.creatures + 3 * trophies.buildings;
}
