import type { DiktatEvent } from "@paravent/diktat";
import type { Seen } from "../seen/seen.ts";
import { sayFact } from "./story.ts";

/** Events whose sentence says who did what; the others of a move tell what it led to. */
const DEEDS: ReadonlySet<string> = new Set<DiktatEvent["type"]>([
  "victimRevealed",
  "cardTaken",
  "markerTaken",
  "cabalCardPlaced",
  "pilePlaced",
  "oathBroken",
  "bidsRevealed",
  "useBegan",
  "traded",
]);

/** A move of a game that is over, in a sentence: what its player did, else what was told of it first. */
export function tellMove(seen: Pick<Seen, "words" | "name">, events: readonly DiktatEvent[]): string | null {
  const deed = events.find(({ type }) => DEEDS.has(type));
  const told = (event: DiktatEvent) => looked(seen, event) ?? seen.words.event(event, seen.name, null);
  if (deed) return told(deed);
  // The naming of a sector says little without what was found there.
  const lines = events.map(told).filter((line) => line !== null);
  return lines.length > 0 ? lines.slice(0, 2).join(" ") : null;
}

/** What was seen is said where the end has opened it; elsewhere the sentence of the game says who looked, and where. */
function looked(seen: Pick<Seen, "words" | "name">, event: DiktatEvent): string | null {
  if (event.type === "secretCardLookedAt" && event.card !== undefined)
    return sayFact(seen, { kind: "lookedAtCard", seats: [event.seat], with: { card: event.card } });
  if (event.type !== "pawnLookedAt" || event.kind === undefined) return null;
  const { seat, owner, sector, position, kind } = event;
  return sayFact(seen, { kind: "looked", seats: [seat], with: { owner, sector, position, kind } });
}
