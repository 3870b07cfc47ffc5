import { type Option, pick, type Shape } from "@paravent/kernel";
import { SECTORS, type Sector } from "../model/names.ts";
import { deckRef } from "./write.ts";

/** Sets of sectors as bits, one each in the order of SECTORS: there are eight, and what is asked of each is made once. */
export type Sectors = number;

const ALL_SECTORS: Sectors = 7;

export const setOf = (sectors: readonly Sector[]): Sectors =>
  sectors === SECTORS ? ALL_SECTORS : sectors.reduce((set, sector) => set | (1 << SECTORS.indexOf(sector)), 0);

/** The sectors of each set. */
export const SECTORS_IN: readonly (readonly Sector[])[] = Array.from({ length: 8 }, (_, set) =>
  SECTORS.filter((_, i) => set & (1 << i)),
);

export type DeckRef = ReturnType<typeof deckRef>;

export const PICK_DECK: readonly Shape<[DeckRef]>[] = SECTORS_IN.map((sectors) => pick(sectors.map(deckRef)));

export const DECK_OPTIONS: readonly (readonly Option<DeckRef>[])[] = SECTORS_IN.map((sectors) =>
  sectors.map((sector) => ({ name: deckRef(sector) })),
);
