import type { Seat } from "@paravent/kernel";
import type { Agent, CardId, SectorId } from "../../names/names.ts";

/** The Others board and what they have laid on sectors: all of it is public. */
export interface OthersView {
  /** Id of the Bile card in the content pack. */
  bile: string;
  /** Cards of the corruption track in cell order. */
  corruption: CardId[];
  /** Gloom tokens on sectors that bear any, and those still on the Others board. */
  gloom: Partial<Record<SectorId, number>>;
  gloomLeft: number;
  corruptionTokens: Partial<Record<SectorId, number>>;
  /** Their discarded pawns, until the next Gathering. */
  discarded: Agent[];
  /** `seat` acts for the Others against a pile of `target`, who may tell that seat nothing. */
  acting: { seat: Seat; target: Seat; pile: number } | null;
}
