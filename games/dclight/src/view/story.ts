import { copyJson, type Json, type Story } from "@paravent/kernel";
import type { DclightEvent } from "../model/events.ts";
import type { DclightFacts } from "../model/facts.ts";
import { score } from "../rules/score.ts";

/** Events worth finding again: what a city won or lost at one stroke. All of them happen in the open. */
const TOLD: ReadonlySet<DclightEvent["type"]> = new Set([
  "creatureDefeated",
  "offeringRefused",
  "buildingDestroyed",
  "buildingLost",
  "ageLost",
  "hostileCancelled",
]);

/** What the end tells (DC-INFO-02: nothing is hidden any more). */
export const story: Story<DclightFacts, DclightEvent> = {
  points: (s) =>
    s.players.map((_, seat) => {
      const { total, ...parts } = score(s, seat);
      return parts;
    }),
  tells(_, event) {
    if (!TOLD.has(event.type) || !("seat" in event)) return [];
    return [{ kind: event.type, seats: [event.seat], with: { event: copyJson(event as unknown as Json) } }];
  },
};
