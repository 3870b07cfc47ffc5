import type { TableTerms } from "@paravent/protocol";
import { effect, signal } from "@preact/signals";
import { isPlayedHere } from "./link.ts";
import { table } from "./table.ts";
import { unheard } from "./talk.ts";

/** What is agreed on at the table in sight besides its game and time; null until it is known. */
export const terms = signal<TableTerms | null>(null);

/** What is known from now on; what those say whom this player has muted is not shown any more. */
export function noteTerms(known: TableTerms | null): void {
  terms.value = known;
  unheard.value = known?.muted ?? [];
}

/** Reads the terms of the table in sight, again when somebody else sits there: who is muted is known by the seat. */
export function keepTerms(read: (table: string) => Promise<TableTerms>): () => void {
  let seen = "";
  return effect(() => {
    const now = isPlayedHere.value ? null : table.value;
    const seating = now ? `${now.id} ${now.you} ${now.seats.map(({ name }) => name).join()}` : "";
    if (seating === seen) return;
    if (!now || !seen.startsWith(now.id)) noteTerms(null);
    seen = seating;
    // Without them talk goes on as the server lets it.
    if (now)
      read(now.id).then(
        (found) => {
          if (seen === seating) noteTerms(found);
        },
        () => {},
      );
  });
}
