import type { CabalId } from "../names/names.ts";
import type { Position } from "./position.ts";

/** How a bot deals with others. It plays to win whatever its character is. */
export interface Character {
  /** What breaking one's word costs besides the VP, in VP: pride, and what others will think. */
  readonly honour: number;
  /** What a bargain must bring at least, in VP. */
  readonly margin: number;
  /** Whether it tells what is not so when that serves it. */
  readonly lies: boolean;
}

/** Each Cabal deals after its own fashion, so that people can get to know them. */
const CHARACTERS: Readonly<Record<CabalId, Character>> = {
  coordination: { honour: 0.5, margin: 0.12, lies: false },
  garde_noire: { honour: 0.6, margin: 0.2, lies: false },
  pegre: { honour: 0, margin: 0.1, lies: true },
  polisec: { honour: 0.1, margin: 0.15, lies: true },
  progres: { honour: 0.3, margin: 0.08, lies: false },
  resistance: { honour: 0.8, margin: 0.08, lies: false },
  syndicat: { honour: 0.6, margin: 0.06, lies: false },
};

/** Of Cabals that other packs bring. */
const PLAIN: Character = { honour: 0.4, margin: 0.1, lies: false };

export const characterOf = ({ player }: Position): Character => CHARACTERS[player.cabal ?? ""] ?? PLAIN;
