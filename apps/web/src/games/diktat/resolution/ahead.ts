import type { DiktatView, SectorId } from "@paravent/diktat";

/** Sectors whose stage may be needed next: where any pile lies, which everybody sees, whatever is known of its pawns. */
export const sectorsAhead = (piles: DiktatView["piles"]): SectorId[] => [...new Set(piles.map(({ sector }) => sector))];
