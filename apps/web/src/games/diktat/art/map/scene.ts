import type { Agent, SectorId } from "../names/ids.ts";

/** A pile as its observer may see it. */
export interface PileScene {
  key: string;
  cabal: string;
  count: number;
  /** Capsule above the pile, top on the left; null inside it is a piece not known. null: no capsule. */
  known: (Agent | null)[] | null;
  /** Looked at again: the observer did not know all of it then. The capsule is drawn solid. */
  isNews?: boolean;
  /** A draft: drawn dashed. */
  ghost: boolean;
  /** Named by the draft action. */
  targeted: boolean;
  /** A Sleeper Agent sits on its shoulder. */
  sleeper: boolean;
}

/** A token standing on a sector: of a Cabal, or of the Others. Several of a kind are one token and a count. */
export interface TokenScene {
  sign: "revolt" | "blockhouse" | "toll" | "gloom" | "corruption";
  colour: string;
  n?: number;
}

/** One sector as it stands now. The drawing knows no rule: it is told what is lit. */
export interface SectorScene {
  id: SectorId;
  name: string;
  /** Everything the picture says, in words. */
  label: string;
  state: "open" | "closed" | "idle" | "spot" | "dark";
  /** Influence markers lying there. */
  markers: 0 | 1 | 2;
  /** Roman numbers of the Opportunity cards of this sector. */
  pennants: string[];
  /** Why it is closed, as a number: "2 / 2". */
  lock: string | null;
  places: 2 | 3;
  piles: PileScene[];
  tokens: TokenScene[];
}
