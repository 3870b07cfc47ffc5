import type { BotAction } from "@paravent/bots";
import { type Seat, type TableView, validate } from "@paravent/kernel";
import type { Goods } from "../model/base/goods.ts";
import { pileRef, seatRef } from "../names/refs.ts";
import { changeBy } from "./holdings.ts";
import type { Position } from "./position.ts";
import { askOf, gift, hasOffered } from "./trades.ts";
import { breachCost } from "./vows.ts";

/** What giving these away costs, in VP. */
export const costOfGiving = (position: Position, goods: Goods): number => -changeBy(position, position.me, {}, goods);

/** Does what it has sworn to do, unless breaking the oath has become cheaper. Null: nothing is due. */
export function keepWord(position: Position, table: TableView<unknown>): BotAction | null {
  const { view, me } = position;
  if (view.oaths.length === 0 || hasOffered(position)) return null;
  for (const { parties, expired, terms } of view.oaths) {
    if (expired || !terms) continue;
    const other = parties[0] === me ? parties[1]! : parties[0]!;
    for (const { by, state, promise } of terms) {
      if (by !== me || state !== "open") continue;
      if (promise.kind === "give" && costOfGiving(position, promise.goods) <= breachCost(position)) {
        const given = gift(table, seatRef(other), promise.goods);
        if (given) return given;
      }
      if (promise.kind === "concede") {
        const left = leave(table, promise.pile, other);
        if (left) return left;
      }
    }
  }
  return null;
}

function leave(table: TableView<unknown>, pile: number, to: Seat): BotAction | null {
  const ask = askOf(table, "offerConcede");
  const value = { branch: pileRef(pile), value: [seatRef(to)] };
  return ask && !validate(ask, value) ? { act: "offerConcede", value } : null;
}
