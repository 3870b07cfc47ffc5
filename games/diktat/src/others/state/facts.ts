import type { Seat } from "@paravent/kernel";
import type { OthersContent } from "../../content/pack.ts";
import type { BaseFacts } from "../../model/base/facts.ts";
import { type Agent, type CardId, SECTORS, type SectorId } from "../../names/names.ts";

/** What the Others add to the facts of a game; null where they are not played with. */
export interface OthersFacts {
  others: Others | null;
}

/** The facts this expansion knows: its own and those of the base game. */
export type WithOthers = BaseFacts & OthersFacts;

/** The Others board and what lies on sectors. Their pawns are Agents: Parasite, Abomination, Vector (DK-OTH-PILE-01). */
export interface Others {
  /** The Bile card of this game. */
  bile: string;
  /** The corruption track, cell after cell. */
  corruption: CardId[];
  gloom: Record<SectorId, number>;
  corruptionTokens: Record<SectorId, number>;
  /** Pawns lying face up in the centre of the board, in the order they came. */
  discarded: Agent[];
  /** Players acting for the Others against a pile just placed; one inside another where a pile is moved meanwhile. */
  acting: OthersAssassination[];
}

/** Never changed in place. */
export interface OthersAssassination {
  readonly seat: Seat;
  readonly target: Seat;
  readonly pile: number;
  /** The pile was moved away: the rest of this attack is lost, even should it come back (DK-RUL-109). */
  readonly lost: boolean;
}

const NONE = Object.fromEntries(SECTORS.map((sector) => [sector, 0])) as Record<SectorId, number>;

/** DK-OTH-SETUP-01, -03: the Others board with a Bile card; their pawns are shuffled when the game begins. */
export function emptyOthers(content: OthersContent | null): OthersFacts {
  return {
    others: content && {
      bile: content.bileCards[0]!.id,
      corruption: [],
      gloom: { ...NONE },
      corruptionTokens: { ...NONE },
      discarded: [],
      acting: [],
    },
  };
}

export function cloneOthers({ others }: Readonly<OthersFacts>, to: OthersFacts): void {
  to.others = others && {
    bile: others.bile,
    corruption: others.corruption.slice(),
    gloom: { ...others.gloom },
    corruptionTokens: { ...others.corruptionTokens },
    discarded: others.discarded.slice(),
    acting: others.acting.slice(),
  };
}
