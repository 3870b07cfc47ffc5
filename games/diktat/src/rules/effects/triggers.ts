import { call, end, next, pick, type Ref, type Seat } from "@paravent/kernel";
import type { Effect, Trigger } from "../../content/effects.ts";
import { effectOf, effectsWaiting, isUsed, type OwnedEffect } from "../elements.ts";
import { rankOrder } from "../rank.ts";
import { asks, type Facts, picked, procedure } from "../write.ts";
import { beginning } from "./body.ts";
import { allHold } from "./conditions.ts";
import { canPay } from "./costs.ts";
import { countUse, isSpent } from "./limits.ts";
import { type EventNames, type Using, usingOf } from "./using.ts";
import { canDo } from "./verbs.ts";

export const DECLINE: Ref = "decline";

/** What happened, and how far the effects it set off have come. */
interface Triggered {
  trigger: Trigger;
  event: EventNames;
  /** Seats still to come, in Rank order. */
  seats?: Seat[];
  /** Effects done or declined, so that none acts twice on one event. */
  over?: Ref[];
}

/**
 * Carries out what an event sets off: player after player in Rank order (DK-SEQ-04), compulsory effects before
 * optional ones, a player choosing among the own ones. Whom it asks follows from public facts alone (DK-RUL-136).
 */
export const triggers = procedure<Triggered>("diktat/triggers", {
  begin(g, f) {
    f.seats = rankOrder(g.facts).filter((seat) => effectsWaiting(g.facts, seat, f.trigger).length > 0);
    f.over = [];
    return next("player");
  },

  player(g, f) {
    const [seat] = f.seats!;
    if (seat === undefined) return end();
    const due = dueEffects(g.facts, f, seat);
    const compulsory = due.find((using) => !effectOf(g.facts, using).optional);
    if (compulsory) {
      f.over!.push(refOf(compulsory));
      return call("diktat/ability", compulsory, "player");
    }
    if (due.length > 0) return next("choose");
    f.seats!.shift();
    return next("player");
  },

  choose: asks({
    subject: "diktat/effectChoice",
    rule: "DK-SEQ-04",
    of: (_, f) => f.seats![0]!,
    what(s, f, seat) {
      const payable = dueEffects(s, f, seat).filter((using) => isPossible(s, using, "own"));
      return pick([...payable.map(refOf), DECLINE]);
    },
    then(g, f, value, seat) {
      if (picked(value) === DECLINE) {
        f.seats!.shift();
        return next("player");
      }
      const using = dueEffects(g.facts, f, seat).find((due) => refOf(due) === picked(value))!;
      // What its limit lets be used several times is offered again (PoliSec wakes its Agents one by one).
      if ((effectOf(g.facts, using).limit?.times ?? 1) === 1) f.over!.push(refOf(using));
      return call("diktat/ability", using, "player");
    },
  }),
});

/** An Ability, an Income or what happens when an element is acquired: its effect, counted against its limit. */
export const ability = procedure<Using>("diktat/ability", {
  begin(g, f) {
    countUse(g, effectOf(g.facts, f).limit, f);
    return call("diktat/effect", beginning(f), "done");
  },
  done: () => end(),
});

/** The name of an effect in an answer: `use:card:fa5/0`. */
export const refOf = ({ element, effect }: Pick<OwnedEffect, "element" | "effect">): Ref => `use:${element}/${effect}`;

function dueEffects(s: Facts, f: Readonly<Triggered>, seat: Seat): Using[] {
  return effectsWaiting(s, seat, f.trigger)
    .map((owned) => usingOf(owned, seat, f.event))
    .filter((using) => !f.over!.includes(refOf(using)) && isPossible(s, using, "public"));
}

/** Whether an effect can be used now; with `public` eyes only by what everybody knows. */
export function isPossible(s: Facts, using: Using, eyes: "public" | "own"): boolean {
  const effect: Effect = effectOf(s, using);
  if (isUsed(s, using.owner, using.element) || isSpent(s, effect.limit, using)) return false;
  if (
    !allHold(
      s,
      using,
      effect.if.filter((c) => !namesAChoice(c)),
    )
  )
    return false;
  if (!canPay(s, using, effect.cost, using.acting, eyes)) return false;
  // A compulsory effect does as much as it can.
  return (
    (!effect.optional && effect.kind !== "manifestation" && effect.kind !== "specialManoeuvre") ||
    canDo(s, using, effect.do, eyes)
  );
}

/** Conditions on a player who is still to be chosen narrow that choice; they are looked at there. */
function namesAChoice(condition: object): boolean {
  return Object.values(condition).some((value) => value === "chosenOther");
}
