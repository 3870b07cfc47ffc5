import type { DclightEvent } from "@paravent/dclight";

/** Events that begin something of their own: what comes before the next of them follows from the one in question. */
const HEADS: ReadonlySet<DclightEvent["type"]> = new Set([
  "phaseBegan",
  "turnEnded",
  "creatureFaced",
  "creatureDefeated",
  "offeringRefused",
  "cardPlayed",
  "buildingBuilt",
  "ageBuilt",
  "creatureAppeared",
  "sectorsRevealed",
]);

/** An event with what followed from it; `after` begins with the event itself. */
export function withWhatFollows([first, ...after]: readonly DclightEvent[]): DclightEvent[] {
  const end = after.findIndex(({ type }) => HEADS.has(type));
  return first ? [first, ...(end < 0 ? after : after.slice(0, end))] : [];
}
