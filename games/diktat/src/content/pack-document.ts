import type { Words } from "@paravent/content";
import type { LeaguesEntry } from "./league-schema.ts";
import type { CabalEntry, CardEntry, ConstantsEntry, OthersEntry, SectorEntry } from "./schema.ts";

/** Everything a pack says, checked, as plain JSON: what is kept of it, and what a `Pack` is made from. */
export interface PackDocument {
  readonly name: Words;
  readonly constants: ConstantsEntry;
  readonly sectors: readonly SectorEntry[];
  readonly opportunities: readonly CardEntry[];
  readonly cabals: readonly CabalEntry[];
  /** A pack without a word about the Others cannot be played with them. */
  readonly others?: OthersEntry;
  /** Absent from packs that have no Leagues. */
  readonly leagues?: LeaguesEntry;
}
