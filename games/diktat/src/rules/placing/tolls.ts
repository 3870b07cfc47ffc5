import { call, end, next, pick, type Seat } from "@paravent/kernel";
import type { OpOf } from "../../content/effects.ts";
import { waitingFor } from "../../model/abilities.ts";
import type { SectorId } from "../../names/names.ts";
import * as calls from "../calls/placing.ts";
import type { Path } from "../effects/body.ts";
import { effect } from "../effects/calls.ts";
import { canTake } from "../effects/can.ts";
import { isAwaited } from "../effects/raise.ts";
import { rankOrder } from "../effects/rank.ts";
import { allHold } from "../effects/stats.ts";
import { sectorsFor } from "../effects/targets.ts";
import { type Using, usingOf } from "../effects/using.ts";
import { effectOf } from "../elements.ts";
import { asks, type Facts, numberIn, optionRef, procedure } from "../write.ts";

const WITHDRAW = "withdraw";

/** A toll on a sector: the effect that asks it. */
type Toll = Using;

/** A toll is the first step of its effect. */
const TOLL: Path = ["do", 0];

/**
 * What elements ask of a player who wants to place a pile in a sector: one option of each toll, or another sector.
 * Ends with "withdrawn" if the player will not or cannot pay. A player without the means is asked all the same.
 */
export const tolls = procedure(calls.tolls, {
  next(g, f) {
    const toll = dueToll(g.facts, f);
    if (!toll) return end("paid");
    // The question names the element that asks: all of it is public.
    f.element = toll.element;
    f.effect = toll.effect;
    f.path = TOLL;
    return next("choice");
  },

  choice: asks({
    subject: "diktat/tollChoice",
    rule: "DK-CAB-RE-01",
    retreat: "next",
    of: (_, f) => f.by,
    what(s, f) {
      const toll = dueToll(s, f);
      // What asked it has gone meanwhile: it is due no more.
      if (!toll) return pick([]);
      const { options } = tollOp(s, toll);
      return pick([...options.flatMap((o, i) => (canTake(s, toll, o, f.by, "own") ? [optionRef(i)] : [])), WITHDRAW]);
    },
    then(g, f, [option]) {
      if (option === WITHDRAW) return end("withdrawn");
      const toll = dueToll(g.facts, f)!;
      f.paid = [...(f.paid ?? []), keyOf(toll)];
      const path = [...TOLL, "options", numberIn(option)];
      return call(effect, { ...toll, path, at: 0, payer: f.by }, "next");
    },
  }),
});

/** Whether the player must pay for a place in this sector. */
export function isTollDue(s: Facts, by: Seat, sector: SectorId): boolean {
  return (s.tolls.length > 0 || isAwaited(s, "wantPlacePile")) && dueToll(s, { by, sector }) !== undefined;
}

const keyOf = (toll: Toll): string => `${toll.element}/${toll.effect}`;

function tollOp(s: Facts, toll: Toll): OpOf<"toll"> {
  return effectOf(s, toll).do[0] as OpOf<"toll">;
}

/** The first toll of the sector that this player has not paid yet: those of elements, then those set for the Cycle. */
function dueToll(s: Facts, f: Readonly<{ by: Seat; sector: SectorId; paid?: string[] }>): Toll | undefined {
  const event = { by: f.by, sector: f.sector };
  const found: Toll[] = [];
  for (const owner of rankOrder(s)) {
    if (owner === f.by) continue;
    for (const one of waitingFor(s, owner, "wantPlacePile")) {
      const toll: Toll = usingOf(one, owner, owner, event);
      if (allHold(s, toll, one.effect.if) && sectorsFor(s, toll, tollOp(s, toll).sector).includes(f.sector))
        found.push(toll);
    }
  }
  for (const { sector, owner, element, effect } of s.tolls)
    if (sector === f.sector && owner !== f.by) found.push({ owner, element, effect, acting: owner, event, bound: {} });
  // All tolls of a sector add up, also two of one element that was used twice.
  const paid = f.paid?.slice() ?? [];
  return found.find((toll) => {
    const at = paid.indexOf(keyOf(toll));
    if (at >= 0) paid.splice(at, 1);
    return at < 0;
  });
}
