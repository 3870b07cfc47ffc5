import { journal } from "../../../store/table.ts";
import type { Seen } from "./seen.ts";

/** The latest sentence of the story: what a reaction is a reaction to. */
export function lastTold({ words, name, you }: Seen): string | null {
  for (const { events } of journal.value.toReversed())
    for (const event of events.toReversed()) {
      const said = words.event(event, name, you);
      if (said !== null) return said;
    }
  return null;
}
