import type { DiktatEvent, DiktatView } from "@paravent/diktat";
import type { PawnPlace, PilePlace, Whereabouts } from "@paravent/diktat/text";
import { journal, view } from "../../../store/table.ts";

const gameNow = () => view.value?.game as DiktatView | undefined;
const pilesNow = () => gameNow()?.piles ?? [];

const told = () => journal.value.flatMap(({ events }) => events as unknown as DiktatEvent[]);

/** Where pawns and piles lie: on the board as it is, or, once they have left it, where the story says they lay. */
export const whereabouts: Whereabouts = {
  pawn(id) {
    for (const { owner, sector, pawns } of pilesNow()) {
      const at = pawns.findIndex((pawn) => pawn.id === id);
      if (at >= 0) return { owner, sector, position: at + 1 };
    }
    return pawnOfStory(id);
  },
  pile(id) {
    const pile = pilesNow().find((one) => one.id === id);
    return pile ? { owner: pile.owner, sector: pile.sector } : pileOfStory(id);
  },
  withOthers() {
    const game = gameNow();
    return game ? game.others !== null : null;
  },
};

function pawnOfStory(id: number): PawnPlace | null {
  for (const event of told().reverse()) {
    if (!("pawns" in event) || !("pile" in event) || !event.pawns.some((pawn) => pawn.id === id)) continue;
    const place = whereabouts.pile(event.pile);
    if (place) return { ...place, position: null };
  }
  return null;
}

/** The sector it was placed in, or last moved to. */
function pileOfStory(id: number): PilePlace | null {
  return told().reduce<PilePlace | null>((place, event) => {
    if (event.type === "pilePlaced" && event.pile === id) return { owner: event.seat, sector: event.sector };
    return event.type === "pileMoved" && event.pile === id && place ? { owner: place.owner, sector: event.to } : place;
  }, null);
}
