import { become, call, end, next, pick, type Ref, type Seat } from "@paravent/kernel";
import type { Effect, Trigger } from "../../content/effects.ts";
import { type PreparedEffect, triggerBit } from "../../content/powers.ts";
import { abilitiesOf, waitingFor } from "../../model/abilities.ts";
import { useRef } from "../../names/refs.ts";
import { actsForOthers } from "../../others/state/piles.ts";
import { effectOf, marksOf, type OwnedEffect } from "../elements.ts";
import { asks, type DiktatRules, type Facts, procedure } from "../write.ts";
import { beginning } from "./body.ts";
import type { Triggered } from "./calls.ts";
import * as calls from "./calls.ts";
import { carryOutAtOnce } from "./carry-out.ts";
import { countUse } from "./limits.ts";
import { isDue } from "./possible.ts";
import { rankOrder } from "./rank.ts";
import { type Using, usingOf } from "./using.ts";

export const DECLINE: Ref = "decline";

/**
 * Carries out what an event sets off, in Rank order (DK-SEQ-04): compulsory effects of all players before optional ones
 * (section 3.4 of the rules), a player choosing among the own ones. What a placed pile sets off goes player by player
 * (DK-RUL-06). Whom it asks follows from public facts alone (DK-RUL-136).
 */
export const triggers = procedure(calls.triggers, {
  player(g, f) {
    // DK-RUL-05: what has been done meanwhile may have changed a Rank.
    f.seats = rankOrder(g.facts, f.seats ?? awaiting(g.facts, f.trigger));
    if (f.trigger !== "pilePlaced")
      for (const seat of f.seats) {
        const asking = doCompulsory(g, f, seat);
        if (asking) return asking;
      }
    for (let seat = f.seats[0]; seat !== undefined; seat = f.seats[0]) {
      const asking = doCompulsory(g, f, seat);
      if (asking) return asking;
      if (firstDue(g.facts, f, seat, true)) return next("choose");
      f.seats.shift();
    }
    return end();
  },

  /** A player picks one of the own effects, or declines. */
  choose: asks({
    subject: "diktat/effectChoice",
    rule: "DK-SEQ-04",
    // DK-RUL-108: what a placed pile sets off belongs to its placing.
    inside: (_, f) => f.event.atOnce === true,
    of: (_, f) => f.seats![0]!,
    what(s, f, seat) {
      return pick([...dueEffects(s, f, seat, "own").map(({ ref }) => ref), DECLINE]);
    },
    then(g, f, [said], seat) {
      if (said === DECLINE) {
        f.seats!.shift();
        return next("player");
      }
      const chosen = dueEffects(g.facts, f, seat, "own").find(({ ref }) => ref === said)!;
      // What its limit lets be used several times is offered again (PoliSec wakes its Agents one by one).
      if ((chosen.effect.limit?.times ?? 1) === 1) f.over.push(...marksOf(g.facts, seat, chosen));
      return call(calls.ability, usingOf(chosen, seat, seat, f.event), "player");
    },
  }),
});

/** What a player's elements do that nobody may decline; one that asks is called. */
function doCompulsory(g: DiktatRules, f: Triggered, seat: Seat) {
  for (let due = firstDue(g.facts, f, seat, false); due !== null; due = firstDue(g.facts, f, seat, false)) {
    f.over.push(...marksOf(g.facts, seat, due));
    const using = usingOf(due, seat, seat, f.event);
    if (!due.atOnce) return call(calls.ability, using, "player");
    doAtOnce(g, due.effect, using);
  }
  return null;
}

/** Carries out an effect that asks nobody, without a procedure of its own. */
export function doAtOnce(g: DiktatRules, effect: Effect, using: Using): void {
  countUse(g, effect.limit, using);
  carryOutAtOnce(g, effect.do, using);
}

/** An Ability, an Income or what happens when an element is acquired: its effect, counted against its limit. */
export const ability = procedure(calls.ability, {
  begin(g, f) {
    countUse(g, effectOf(g.facts, f).limit, f);
    return become(calls.effect, beginning(f));
  },
});

/** The name of an effect in an answer: `use:card:fa5/0`. */
export const refOf = ({ element, effect }: Pick<OwnedEffect, "element" | "effect">): Ref => useRef(element, effect);

/** Seats with something that waits for this. */
function awaiting(s: Facts, trigger: Trigger): Seat[] {
  const seats: Seat[] = [];
  const bit = triggerBit(trigger);
  for (let seat = 0; seat < s.players.length; seat++)
    if ((abilitiesOf(s, seat).triggers & bit) !== 0 && !actsForOthers(s, seat)) seats.push(seat);
  return seats;
}

function dueEffects(s: Facts, f: Readonly<Triggered>, seat: Seat, eyes: "public" | "own"): PreparedEffect[] {
  return waitingFor(s, seat, f.trigger).filter((one) => isDue(s, f, seat, one, eyes));
}

/** The first effect due by public facts: of those the owner may decline, or of those nobody may. */
function firstDue(s: Facts, f: Readonly<Triggered>, seat: Seat, optional: boolean): PreparedEffect | null {
  for (const one of waitingFor(s, seat, f.trigger))
    if (one.effect.optional === optional && isDue(s, f, seat, one, "public")) return one;
  return null;
}
