import type { DclightEvent } from "@paravent/dclight";
import { gainOf, isProduction } from "./sentences.ts";
import { type Told, talliesOf } from "./told.ts";

/** A roll as a voice tells it: the dice and sectors that the stage shows, what the bar says, and what others gain. */
export function rollAloud(told: Told, rolled: DclightEvent, after: readonly DclightEvent[], said: string): string {
  const sectors = after.find((event) => event.type === "sectorsRevealed" && event.slot === "priority");
  const [dice, priority] = [rolled, sectors].map((event) => event && told.words.event(event, told.name, told.you));
  // Where nobody gains yet, the bar names the sectors itself.
  return [dice, priority && !said.includes(priority) ? priority : null, gainsAloud(told, after, said)]
    .filter(Boolean)
    .join(" ");
}

/** DC-PROD-10, -11: what the bar says, and what the same dice bring to the others. */
export function gainsAloud(told: Told, after: readonly DclightEvent[], said: string): string {
  const others = talliesOf(told, after.filter(isProduction), after).filter(({ seat }) => seat !== told.you);
  return [said, ...others.map((tally) => gainOf(told, tally))].join(" ");
}
