import type { DiktatEvent, DiktatView } from "@paravent/diktat";
import type { PawnPlace, PilePlace, Whereabouts } from "@paravent/diktat/text";
import type { JournalEntry } from "@paravent/protocol";
import { computed } from "@preact/signals";
import { byField } from "../../../store/by-field.ts";
import { journal, view } from "../../../store/table.ts";

/** Where pawns and piles lie: on the board as it is, or, once they have left it, where the story says they lay. */
export function whereaboutsIn(gameNow: () => DiktatView | undefined, told: () => DiktatEvent[]): Whereabouts {
  const pilesNow = () => gameNow()?.piles ?? [];

  /** The sector it was placed in, or last moved to. */
  const pileOfStory = (id: number): PilePlace | null =>
    told().reduce<PilePlace | null>((place, event) => {
      if (event.type === "pilePlaced" && event.pile === id) return { owner: event.seat, sector: event.sector };
      return event.type === "pileMoved" && event.pile === id && place
        ? { owner: place.owner, sector: event.to }
        : place;
    }, null);

  const pile = (id: number): PilePlace | null => {
    const found = pilesNow().find((one) => one.id === id);
    return found ? { owner: found.owner, sector: found.sector } : pileOfStory(id);
  };

  const pawnOfStory = (id: number): PawnPlace | null => {
    for (const event of told().reverse()) {
      if (!("pawns" in event) || !("pile" in event) || !event.pawns.some((pawn) => pawn.id === id)) continue;
      const place = pile(event.pile);
      if (place) return { ...place, position: null };
    }
    return null;
  };

  return {
    pile,
    pawn(id) {
      for (const { owner, sector, pawns } of pilesNow()) {
        const at = pawns.findIndex((pawn) => pawn.id === id);
        if (at >= 0) return { owner, sector, position: at + 1 };
      }
      return pawnOfStory(id);
    },
    withOthers() {
      const game = gameNow();
      return game ? game.others !== null : null;
    },
  };
}

/** Field by field: who reads where a pile lies, or whether the Others are there, follows nothing else of the game. */
const gameNow = byField(computed(() => (view.value?.game as DiktatView | undefined) ?? null));

/** At the table in sight. */
export const whereabouts = whereaboutsIn(
  () => gameNow.value ?? undefined,
  () => eventsOf(journal.value),
);

export const eventsOf = (entries: readonly JournalEntry[]): DiktatEvent[] =>
  entries.flatMap(({ events }) => events as unknown as DiktatEvent[]);
