import type { DiktatEvent, SectorId } from "@paravent/diktat";
import type { Seat } from "@paravent/kernel";
import type { Telling } from "./telling.ts";

/** A pile as it lay when something was done to one of its pawns. */
export interface PileThen {
  readonly owner: Seat;
  readonly sector: SectorId;
  readonly count: number;
  /** Place of the pawn, counted from the top. */
  readonly at: number;
}

interface Aimed {
  readonly pawn: number;
  readonly owner: Seat;
  readonly sector: SectorId;
  readonly position?: number;
}

/** The pile around a pawn, which may have left it since: everybody sees how high it is. */
export function pileAround({ game, story }: Telling, { pawn, owner, sector, position }: Aimed): PileThen {
  const standing = game.piles.filter((pile) => pile.owner === owner && pile.sector === sector);
  const home = standing.find((pile) => pile.pawns.some(({ id }) => id === pawn));
  const last = home ?? standing.find(({ id }) => id === pileOf(story(), pawn)) ?? standing[0];
  const named = position ?? placeOf(story(), pawn) ?? 1;
  const count = Math.max(named, (last?.pawns.length ?? 0) + (home ? 0 : 1));
  return { owner, sector, count, at: named };
}

const placeOf = (story: readonly DiktatEvent[], pawn: number): number | undefined =>
  story.flatMap((event) => (event.type === "victimNamed" && event.pawn === pawn ? [event.position] : [])).at(-1);

/** The pile it was placed in, as far as the story tells. */
const pileOf = (story: readonly DiktatEvent[], pawn: number): number | undefined =>
  story
    .flatMap((event) =>
      "pawns" in event && "pile" in event && event.pawns.some(({ id }) => id === pawn) ? [event.pile] : [],
    )
    .at(-1);
