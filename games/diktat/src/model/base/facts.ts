import type { Seat } from "@paravent/kernel";
import type { CabalToken } from "../../content/effects.ts";
import type { PlayerCount } from "../../content/pack.ts";
import type { Stat } from "../../content/stats.ts";
import type { Affinity, Agent, CabalId, CardId, Manoeuvre, Phase, SectorId } from "../../names/names.ts";
import type { Configuration } from "./configuration.ts";
import type { Given } from "./given.ts";
import type { AffinityTale, Book, Glimpse, Heard, Looking, SupplySeen, VeiledLoss } from "./memory.ts";

/** Everything true of the base game. Plain JSON, changed by `apply` alone. Each expansion adds facts of its own. */
export interface BaseFacts {
  pack: string;
  configuration: Configuration;
  /** Cycles, Manoeuvres, visible cards and pile limit of this game (DK-COUNT-01 to -06, DK-NIGHT). */
  counts: PlayerCount;
  /** How Cabals are given out. */
  cabals: "random" | "choice" | CabalId[];
  cycle: number;
  phase: Phase;
  /** DK-SETUP-06: nobody before the first Cycle. */
  administrator: Seat | null;
  firstPlayer: Seat | null;
  turn: Turn | null;
  /** A Manoeuvre of this Cycle has been carried out: before the first, nothing is between two. */
  begun: boolean;
  /** Manoeuvres beside that of the turn, one inside another, the innermost last. */
  inner: InnerManoeuvre[];
  deck: CardId[];
  discard: CardId[];
  track: CardId[];
  secret: SecretCard | null;
  /** Influence markers lying on each sector: one that was given back lies on top. */
  markers: Record<SectorId, Markers>;
  piles: Pile[];
  /**
   * Piles that ceased to exist while a pawn of theirs lies revealed (DK-RUL-11): nobody sees or finds them any more, and
   * none comes back unless that pawn is rescued.
   */
  emptied: Pile[];
  /** A pawn revealed by an Assassination: it has left its pile, its fate is not yet carried out. */
  victim: Victim | null;
  /** The pawn named as victim and not yet revealed. */
  aimedAt: Aim | null;
  /** Assassinations another one has come between, the innermost last: each goes on with its own victim. */
  suspended: Suspended[];
  conquest: Conquest | null;
  /** Cabal tokens on sectors: at most one of a kind each. */
  blockhouses: SectorId[];
  revolts: SectorId[];
  /** Changes of a stat that last for a while. */
  lasting: Lasting[];
  /** Tolls that last until the End of Cycle: the element and its effect say what they ask. */
  tolls: { sector: SectorId; owner: Seat; element: string; effect: number }[];
  /** Offices an element gives away from their usual holder. */
  roles: { administrator: Seat | null; sectorPicker: Seat | null };
  /** Direction of turns: 1 clockwise, -1 the other way (Backward Clock). */
  direction: 1 | -1;
  /** Takes the next turn too (play twice in a row). */
  playsAgain: Seat | null;
  /** Turns still to be skipped, one entry each. */
  skips: Seat[];
  /** Uses counted against limits, by scope, element and effect. */
  uses: Use[];
  /** Elements being used right now, one inside another. */
  using: number;
  /** What became of pawns without everybody seeing it, this Cycle: needed to imagine what others can know. */
  veiled: VeiledLoss[];
  /** Cards at the bottom of the deck that somebody has put there, the lowest first. */
  buried: { seat: Seat; card: CardId }[];
  /** Cards drawn to be looked at by one player. */
  peeked: { seat: Seat; cards: CardId[] } | null;
  /** What offers and failed trades have told their parties of each other. */
  glimpses: Glimpse[];
  /** What players have shown and told each other this Cycle, and still remember. */
  heard: Heard[];
  /** What is being looked at this very moment: only then can it be shown (DK-RUL-51). One inside another. */
  looking: Looking[];
  /** What those who have looked into the supply of Affinity tokens remember of it (DK-RUL-40). */
  supplySeen: SupplySeen[];
  players: Player[];
  /** VP of every seat whenever a sector was cleared, for the story of the game. Never changed in place. */
  history: { cycle: number; vp: readonly number[] }[];
  /** Next serial of a pawn or pile: given when it reaches the board, blind to what it is. */
  serial: number;
  final: Final | null;
}

export interface Turn {
  seat: Seat;
  manoeuvre: Manoeuvre | null;
  sector: SectorId | null;
  /** The Manoeuvre has been carried out; the pawn is still to be committed. */
  done: boolean;
}

export interface Use {
  readonly key: string;
  readonly n: number;
}

/**
 * A Manoeuvre like any other, but not that of the turn: an element lets somebody perform it (DK-RUL-19, -29), or it is
 * the attack of the Others (DK-OTH-KILL-01). Never changed in place.
 */
export interface InnerManoeuvre {
  /** Whose it is: a seat, or OTHERS. */
  readonly seat: Seat;
  readonly manoeuvre: Manoeuvre;
  /** How many elements were being used when it began: what one more does is not done by this Manoeuvre. */
  readonly using: number;
  /** Uses counted in the Manoeuvre it has come between, which goes on with them. */
  readonly outer: readonly Use[];
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
  /** Opponents that know its kind, one bit each (and `IN_PUBLIC`); its owner always does. */
  readonly knownTo: number;
}

/** Pawns of one owner in one sector, from the top down (DK-GEN-01: their order never changes). */
export interface Pile {
  id: number;
  /** A seat, or OTHERS. */
  owner: Seat;
  sector: SectorId;
  pawns: Pawn[];
  /** Bears a Sleeper Agent. */
  sleeper: boolean;
  /** Marked by a Manoeuvre pawn, which a withdrawal can bring back; piles of an effect have none. */
  marked: boolean;
}

/** A change of one player's stat until a moment. */
export interface Lasting {
  seat: Seat;
  stat: Stat;
  delta: number;
  set: boolean | number | string | null;
  until: "conquestEnd" | "cycleEnd";
}

/** A pawn pointed at. Never changed in place. */
export interface Aim {
  readonly pawn: number;
  readonly owner: Seat;
  readonly sector: SectorId;
}

export interface Suspended {
  readonly aimedAt: Aim | null;
  readonly victim: Readonly<Victim> | null;
}

export interface Victim {
  pawn: Pawn;
  pile: number;
  /**
   * The pawns that lay under it, from the top down: a rescued pawn returns above the first of them that is still there.
   * Never changed in place.
   */
  below: readonly number[];
  owner: Seat;
  sector: SectorId;
}

/** An Opportunity card of a player and the Affinity tokens on its symbols. */
export interface OwnedCard {
  card: CardId;
  tokens: (Affinity | null)[];
  used: boolean;
  gave: Given;
}

/** A Cabal card in play. */
export interface PlayedCabalCard {
  card: CardId;
  used: boolean;
  /** PP lying on it until the End of Cycle (DK-EOC-06). */
  pp: number;
  gave: Given;
}

/**
 * The two Influence markers of a sector look alike, but what befalls one does not befall the other: a Used token, a
 * limit, an Income given go where their marker goes (DK-RUL-46, -47, -139).
 */
export type MarkerId = 0 | 1;

/** One or both markers of a sector, the upper one last. Never changed in place. */
export type Markers = readonly MarkerId[];

/** One Influence slot: one marker, or both of a sector stacked with face II up (DK-TRO-09). */
export interface InfluenceSlot {
  sector: SectorId;
  face: 1 | 2;
  markers: Markers;
  used: boolean;
  /** The marker of a Used stack that was not used itself; null: none. */
  spared: MarkerId | null;
  gave: Given;
}

export interface Player {
  cabal: CabalId | null;
  /** Behind the screen: PP, Agents, Affinity tokens (DK-HIDE-02). */
  pp: number;
  agents: Record<Agent, number>;
  affinities: Record<Affinity, number>;
  affinityTale: AffinityTale;
  /** How far the others can follow all that. */
  book: Book;
  /** In the open (DK-HIDE-01). */
  spyTokens: number;
  assassinTokens: number;
  debts: number;
  tookDebt: boolean;
  manoeuvrePawns: number;
  performed: Manoeuvre[];
  row: OwnedCard[];
  cabalRow: PlayedCabalCard[];
  influence: InfluenceSlot[];
  /** Own Cabal tokens not in play. */
  cabalTokens: Partial<Record<CabalToken, number>>;
  /** Membership tokens of the Union held by another player. */
  memberships: number;
  /** VP given once by an effect, and lost by broken oaths. */
  bonusVp: number;
  brokenOaths: number;
  /** PP that everybody saw come and go this Cycle. */
  seen: { gained: number; spent: number };
}

/** A sector being resolved: its pawns lie face up and belong to no pile (DK-RES-03). */
export interface Conquest {
  sector: SectorId;
  /** By seat, or OTHERS. */
  pieces: { seat: Seat; kinds: Agent[] }[];
  /** Emissaries each seat can still spend. */
  emissaries: number[];
  /** Emissaries of each seat that are no pawns of its own (woken Sleeper Agents); spent last. */
  extra: number[];
  /** Vectors the Others can still spend. */
  vectors: number;
  tied: Seat[];
  bids: { seat: Seat; pp: number }[];
  /** Seats, and OTHERS in their place; OTHERS alone where they hold the sector. */
  order: Seat[];
}

export interface Final {
  winners: Seat[];
  /** What made Prague fall: all have lost together (DK-OTH-LOSE-01, -02). */
  fellBy: "corruption" | "gloom" | null;
}
