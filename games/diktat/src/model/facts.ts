import type { Seat } from "@paravent/kernel";
import type { Affinity, Agent, CabalId, CardId, Manoeuvre, Phase, SectorId } from "./names.ts";

/** Everything true of a game of Diktat. Plain JSON, changed by `apply` alone. */
export interface DiktatFacts {
  pack: string;
  /** How Cabals are given out. */
  cabals: "random" | "choice" | CabalId[];
  cycle: number;
  phase: Phase;
  /** DK-SETUP-06: nobody before the first Cycle. */
  administrator: Seat | null;
  firstPlayer: Seat | null;
  turn: Turn | null;
  deck: CardId[];
  discard: CardId[];
  track: CardId[];
  secret: SecretCard | null;
  /** Influence markers lying on each sector. */
  markers: Record<SectorId, number>;
  piles: Pile[];
  /** A pawn revealed by an Assassination: it has left its pile, its fate is not yet carried out. */
  victim: Victim | null;
  conquest: Conquest | null;
  players: Player[];
  /** Next serial of a pawn or pile: given when it reaches the board, blind to what it is. */
  serial: number;
  final: Final | null;
}

export interface Turn {
  seat: Seat;
  manoeuvre: Manoeuvre | null;
  sector: SectorId | null;
}

export interface SecretCard {
  card: CardId;
  /** Seats that have seen it, one bit each. */
  knownTo: number;
}

/** A pawn on the board. Never changed in place: a new record replaces it, so that clones can share it. */
export interface Pawn {
  readonly id: number;
  readonly kind: Agent;
  /** Opponents that know its kind, one bit each; its owner always does. */
  readonly knownTo: number;
}

/** Pawns of one player in one sector, from the top down (DK-GEN-01: their order never changes). */
export interface Pile {
  id: number;
  owner: Seat;
  sector: SectorId;
  pawns: Pawn[];
}

export interface Victim {
  pawn: Pawn;
  pile: number;
  owner: Seat;
  sector: SectorId;
}

/** An Opportunity card of a player and the Affinity tokens on its symbols. */
export interface OwnedCard {
  card: CardId;
  tokens: (Affinity | null)[];
}

/** One Influence slot. Face 2 is a stack of both markers of the sector (DK-TRO-09). */
export interface InfluenceSlot {
  sector: SectorId;
  face: 1 | 2;
}

export interface Player {
  cabal: CabalId | null;
  /** Behind the screen: PP, Agents, Affinity tokens (DK-HIDE-02). */
  pp: number;
  agents: Record<Agent, number>;
  affinities: Record<Affinity, number>;
  /** In the open (DK-HIDE-01). */
  spyTokens: number;
  assassinTokens: number;
  debts: number;
  tookDebt: boolean;
  manoeuvrePawns: number;
  performed: Manoeuvre[];
  row: OwnedCard[];
  influence: InfluenceSlot[];
  /** PP that everybody saw come and go this Cycle. */
  seen: { gained: number; spent: number };
}

/** A sector being resolved: its pawns lie face up and belong to no pile (DK-RES-03). */
export interface Conquest {
  sector: SectorId;
  pieces: { seat: Seat; kinds: Agent[] }[];
  /** Emissaries each seat can still spend. */
  emissaries: number[];
  tied: Seat[];
  bids: { seat: Seat; pp: number }[];
  order: Seat[];
}

export interface Final {
  winners: Seat[];
}
