import { type DclightEvent, type Sector, SLOTS } from "@paravent/dclight";
import type { Seat } from "@paravent/kernel";
import { journal } from "../../../store/table.ts";
import type { Seen } from "./seen.ts";

type Told<T extends DclightEvent["type"]> = Extract<DclightEvent, { type: T }>;

/** Events since the last one of a type, oldest first: what the story of this turn still needs on the table. */
function since(type: DclightEvent["type"]): DclightEvent[] {
  const entries = journal.value;
  const found: DclightEvent[] = [];
  for (let at = entries.length - 1; at >= 0; at--) {
    const events = entries[at]!.events as DclightEvent[];
    const last = events.findLastIndex((event) => event.type === type);
    found.unshift(...events.slice(last + 1));
    if (last >= 0) return found;
  }
  return found;
}

/** Who has bought this die this turn (DC-PROD-25). */
export function buyersOf(seen: Seen, sector: Sector, place: number): Seat[] {
  if (!seen.game.dice) return [];
  return since("diceRolled")
    .filter((event): event is Told<"bought"> => event.type === "bought")
    .filter(({ seat, slot, dice }) => seen.player(seat).order[SLOTS.indexOf(slot)] === sector && dice.includes(place))
    .map(({ seat }) => seat);
}

/** How somebody fared against the creature that is being faced. */
export function outcomesOf(seats: readonly Seat[]): ReadonlyMap<Seat, "refused" | "miracle"> {
  const outcomes = new Map<Seat, "refused" | "miracle">();
  for (const event of since("phaseBegan")) {
    if (event.type === "creatureDiscarded" || event.type === "creatureDefeated") outcomes.clear();
    if (event.type === "offeringRefused" && seats.includes(event.seat)) outcomes.set(event.seat, "refused");
    if (event.type === "reprisalAvoided" && seats.includes(event.seat)) outcomes.set(event.seat, "miracle");
  }
  return outcomes;
}
