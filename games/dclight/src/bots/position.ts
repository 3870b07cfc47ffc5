import type { Question, Seat, TableView } from "@paravent/kernel";
import { packOf } from "../content/installed.ts";
import type { Card, Pack } from "../content/pack.ts";
import type { Price, Track } from "../model/names.ts";
import type { DclightView, OwnView, PlayerView } from "../view/types.ts";

/** What a greedy player looks at: its own seat, its hand and the numbers of the game. */
export interface Position {
  readonly view: DclightView;
  readonly question: Question;
  readonly pack: Pack;
  readonly me: Seat;
  readonly player: PlayerView;
  readonly own: OwnView;
  /** Turns still to come after this one, at most. */
  readonly turnsLeft: number;
}

export function readPosition(table: TableView<unknown>, question: Question): Position {
  const view = table.game as DclightView;
  const me = question.seat;
  return {
    view,
    question,
    pack: packOf(view),
    me,
    player: view.players[me]!,
    own: view.own!,
    turnsLeft: view.turns - view.turn,
  };
}

/** What a point is worth in VP: a third of one at the end, more while there is something to build with it. */
export function pointWorth({ turnsLeft }: Position, track: Track): number {
  if (track === "morale") return 1;
  if (track === "creature") return -0.5;
  return turnsLeft > 1 ? 0.45 : 0.35;
}

export function priceWorth(position: Position, price: Price): number {
  let worth = 0;
  for (const [track, n] of Object.entries(price)) worth += n * pointWorth(position, track as Track);
  return worth;
}

/** What a card in hand is worth: less what it will cost, and nothing once there is no time left. */
export function cardWorth(position: Position, card: Card): number {
  if (position.turnsLeft < 1) return 0;
  if (card.kind !== "building") return card.kind === "power" ? 0.8 : 0.5;
  if (position.player.buildings.some(({ as }) => as === card.id)) return 0.1;
  return Math.max(0.3, buildingWorth(position, card) - priceWorth(position, card.cost));
}

/** A building in play: its printed VP and what it will give in the turns to come. */
export function buildingWorth({ turnsLeft }: Position, card: Card): number {
  const extra = card.effects.some(({ do: word }) => word === "vpPer") ? 2 : 0;
  const income = card.timing === "activate" ? 0.35 : card.effects.length > 0 ? 0.2 : 0;
  return card.vp + extra + income * turnsLeft;
}
