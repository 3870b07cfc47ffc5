import type { DclightEvent } from "@paravent/dclight";
import type { Seen } from "../seen/seen.ts";

/** Events whose sentence says who did what, or what the dice did to all; the others of a move tell what it led to. */
const DEEDS: ReadonlySet<string> = new Set<DclightEvent["type"]>([
  "creatureDefeated",
  "offeringRefused",
  "ageBuilt",
  "buildingBuilt",
  "cardPlayed",
  "cardKept",
  "diceRolled",
]);

/** A move of a game that is over, in a sentence: what its player did, else what was told of it first. */
export function tellMove(
  { words, name }: Pick<Seen, "words" | "name">,
  events: readonly DclightEvent[],
): string | null {
  const deed = events.find(({ type }) => DEEDS.has(type));
  if (deed) return words.event(deed, name, null);
  const lines = events.map((event) => words.event(event, name, null)).filter((line) => line !== null);
  return lines.length > 0 ? lines.slice(0, 2).join(" ") : null;
}
