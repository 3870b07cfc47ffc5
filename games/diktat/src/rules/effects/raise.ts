import { call, type Next, next } from "@paravent/kernel";
import type { Trigger } from "../../content/effects.ts";
import { waitsFor } from "../../content/powers.ts";
import { abilitiesOf } from "../../model/abilities.ts";
import type { DiktatRules, Facts } from "../write.ts";
import type { EventNames } from "./using.ts";

/** Something has happened: what waits for it is carried out, then the caller goes on with `then`. */
export function raise(g: DiktatRules, trigger: Trigger, event: EventNames, then: string): Next {
  return isAwaited(g.facts, trigger) ? call("diktat/triggers", { trigger, event }, then) : next(then);
}

/** Whether anybody holds an element that waits for this; mostly nobody does. */
export function isAwaited(s: Facts, trigger: Trigger): boolean {
  for (let seat = 0; seat < s.players.length; seat++) if (waitsFor(abilitiesOf(s, seat), trigger)) return true;
  return false;
}
