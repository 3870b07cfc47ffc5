import { call, end, next, order, type Seat } from "@paravent/kernel";
import { pileOfOthers } from "../model/base/piles.ts";
import type { SectorId } from "../names/names.ts";
import * as calls from "../rules/calls/placing.ts";
import { isAnythingDue } from "../rules/effects/possible.ts";
import { isAwaited, raise, triggered } from "../rules/effects/raise.ts";
import type { EventNames } from "../rules/effects/using.ts";
import { asks, type DiktatRules, type Facts, procedure } from "../rules/write.ts";
import { assassins } from "./assassinations.ts";

const THE_OTHERS = "others";
const THE_PLAYERS = "players";

/**
 * SE.3: a pile has been placed, sent or moved (DK-MOVE-01). What players' elements make of it, and the Assassinations
 * by the Others (DK-OTH-KILL-01); then the caller goes on with `then`.
 */
export function arrive<const S extends string>(g: DiktatRules, { by, sector, pile }: calls.Arrived, then: S) {
  if (g.facts.others === null || !isAttacked(g.facts, by, sector))
    return raise(g, "pilePlaced", placed(by, sector, pile), then);
  const env = { by, sector, pile };
  return isAwaited(g.facts, "pilePlaced") && isAnythingDue(g.facts, triggered("pilePlaced", env))
    ? call(calls.arrival, env, then)
    : call(calls.othersAssassinations, env, then);
}

/** DK-RUL-108: what waits for it belongs to the placing. */
const placed = (by: Seat, sector: SectorId, pile: number): EventNames => ({ by, sector, pile, atOnce: true });

/** DK-RUL-74, -76: a pile of the Others is there, and no element has brought their Assassinations to nothing. */
function isAttacked(s: Facts, by: Seat, sector: SectorId): boolean {
  return pileOfOthers(s, sector) !== null && assassins(s, by, sector) > 0;
}

/** DK-RUL-06: the Administrator puts the Others before or after what the players' elements do. */
export const arrival = procedure(calls.arrival, {
  order: asks({
    subject: "diktat/orderGeneralEffects",
    rule: "DK-RUL-06",
    // DK-RUL-108: nothing comes between the placing and what it sets off.
    inside: true,
    of: (s) => s.administrator!,
    what: () => order([THE_OTHERS, THE_PLAYERS]),
    then(_, f, order) {
      f.left = order.slice();
      return next("next");
    },
  }),

  next(g, f) {
    const { by, sector, pile } = f;
    switch (f.left.shift()) {
      case THE_OTHERS:
        return call(calls.othersAssassinations, { by, sector, pile }, "next");
      case THE_PLAYERS:
        return raise(g, "pilePlaced", placed(by, sector, pile), "next");
      default:
        return end();
    }
  },
});
