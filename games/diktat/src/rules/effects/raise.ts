import { type Become, become, type Call, call, type End, end, type Next, next } from "@paravent/kernel";
import type { Trigger } from "../../content/effects.ts";
import { triggerBit } from "../../content/powers.ts";
import { abilitiesOf } from "../../model/abilities.ts";
import type { DiktatRules, Facts } from "../write.ts";
import { type Triggered, triggers } from "./calls.ts";
import { isAnythingDue } from "./possible.ts";
import type { EventNames } from "./using.ts";

/** Something has happened: what waits for it is carried out, then the caller goes on with `then`, or ends if null. */
export function raise(g: DiktatRules, trigger: Trigger, event: EventNames, then: null): Become<null> | End<null>;
export function raise<const S extends string>(
  g: DiktatRules,
  trigger: Trigger,
  event: EventNames,
  then: S,
): S | Call<S, null>;
export function raise<const S extends string>(
  g: DiktatRules,
  trigger: Trigger,
  event: EventNames,
  then: S | null,
): Next<S, null>;
export function raise(g: DiktatRules, trigger: Trigger, event: EventNames, then: string | null): Next<string, null> {
  const env = isAwaited(g.facts, trigger) ? triggered(trigger, event) : null;
  if (!env || !isAnythingDue(g.facts, env)) return then === null ? end() : next(then);
  return then === null ? become(triggers, env) : call(triggers, env, then);
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
