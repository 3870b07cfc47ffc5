import type { Effect } from "../../content/effects.ts";

const ONCE_A_CYCLE = ["development", "opportunitiesPhase", "manoeuvrePhaseStart", "resolutionStart"];

/** A limit that the moment itself keeps needs no words. */
export function isSaidByTrigger(trigger: Effect["trigger"], { times, per }: NonNullable<Effect["limit"]>): boolean {
  if ((per === "event" && times === 1) || times === 6) return true;
  return (
    times === 1 &&
    ((per === "cycle" && ONCE_A_CYCLE.includes(trigger)) || (per === "manoeuvre" && trigger === "spyDone"))
  );
}
