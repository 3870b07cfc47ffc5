import type { Seat } from "@paravent/kernel";
import { packOf } from "../../content/installed.ts";
import type { PreparedEffect } from "../../content/powers.ts";
import { waitingFor } from "../../model/abilities.ts";
import type { Facts } from "../write.ts";
import { allHold, amountOf } from "./stats.ts";
import { usingOf } from "./using.ts";

/** PP that the player's own elements make an Attack cost on top, whatever the Attack does. */
export function addedByAttack(s: Facts, seat: Seat): number {
  return waitingFor(s, seat, "othersAttack").reduce((sum, one) => sum + (one.isPrice ? lossOf(s, seat, one) : 0), 0);
}

/** PP that an element of the player makes an Attack cost on top. */
function lossOf(s: Facts, seat: Seat, one: PreparedEffect): number {
  const using = usingOf(one, seat, seat, {});
  if (!allHold(s, using, one.effect.if)) return 0;
  return one.effect.do.reduce(
    (sum, op) => sum + (op.op === "lose" && op.res === "pp" ? amountOf(s, using, op.n) : 0),
    0,
  );
}

/** DK-RES-15: a card with the icon of the Attack is left on the track. */
export function attackIsDue(s: Facts): boolean {
  const { cards } = packOf(s);
  return s.track.some((card) => cards.get(card)!.attack);
}
