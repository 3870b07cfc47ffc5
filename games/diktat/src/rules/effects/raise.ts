import { become, call, end, type Next, next, type Seat } from "@paravent/kernel";
import type { Trigger } from "../../content/effects.ts";
import { triggerBit } from "../../content/powers.ts";
import { abilitiesOf } from "../../model/abilities.ts";
import type { DiktatRules, Facts } from "../write.ts";
import { isAnythingDue } from "./possible.ts";
import type { EventNames } from "./using.ts";

/** What happened, and how far the effects it set off have come. */
export interface Triggered {
  trigger: Trigger;
  event: EventNames;
  /** Seats still to come, in Rank order; null before the first. */
  seats: Seat[] | null;
  /** Effects done or declined, by the single elements that bear them, so that none acts twice on one event. */
  over: string[];
}

/** Something has happened: what waits for it is carried out, then the caller goes on with `then`, or ends if null. */
export function raise(g: DiktatRules, trigger: Trigger, event: EventNames, then: string | null): Next {
  const env = isAwaited(g.facts, trigger) ? triggered(trigger, event) : null;
  if (!env || !isAnythingDue(g.facts, env)) return then === null ? end() : next(then);
  return then === null ? become("diktat/triggers", env) : call("diktat/triggers", env, then);
}

/** What the procedure of triggers begins with. */
export function triggered(trigger: Trigger, event: EventNames): Triggered {
  return { trigger, event, seats: null, over: [] };
}

/** Whether anybody holds an element that waits for this; mostly nobody does. */
export function isAwaited(s: Facts, trigger: Trigger): boolean {
  const bit = triggerBit(trigger);
  for (let seat = 0; seat < s.players.length; seat++) if ((abilitiesOf(s, seat).triggers & bit) !== 0) return true;
  return false;
}
