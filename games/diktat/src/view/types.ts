import type { Seat } from "@paravent/kernel";
import type { LeaguesView } from "../leagues/view/types.ts";
import type { Affinity, Agent, CabalId, CardId, Manoeuvre, Phase, SectorId } from "../names/names.ts";
import type { OthersView } from "../others/view/types.ts";
import type { OathOfferView, OathView } from "../politics/view/oath-types.ts";
import type { Knowledge, OfferView } from "../politics/view/types.ts";
import type { VpSources } from "../rules/phases/score.ts";

export type { OthersView } from "../others/view/types.ts";
export type { VpSources } from "../rules/phases/score.ts";

/** What one observer sees of a game of Diktat. Everything here is public or known to that observer; nothing else is. */
export interface DiktatView {
  /** Content pack of this game; names, texts and boards are looked up in it. */
  pack: string;
  cycle: number;
  cycles: number;
  phase: Phase;
  manoeuvresPerCycle: number;
  pileLimit: number;
  administrator: Seat | null;
  /** Seats in Rank order. */
  rankOrder: Seat[];
  /** Named by the Administrator for this Cycle (DK-ADMIN-02). */
  firstPlayer: Seat | null;
  /** 1: turns go clockwise; -1: the other way. */
  direction: 1 | -1;
  /** Takes the next turn too. */
  playsAgain: Seat | null;
  /** Turns still to be skipped, one entry each. */
  skips: Seat[];
  /** Offices that an element has given to somebody for a while. */
  offices: { administrator: Seat | null; sectorPicker: Seat | null };
  /** Changes that effects have made until a moment. */
  lasting: { seat: Seat; stat: string; delta: number; set: boolean | number | string | null; until: string }[];
  /** Whose turn it is in the Manoeuvres phase, and what they are doing. */
  turn: { seat: Seat; manoeuvre: Manoeuvre | null; sector: SectorId | null } | null;
  deckSize: number;
  discard: CardId[];
  /** Visible Opportunity cards of this Cycle still to be claimed, in track order. */
  track: CardId[];
  /** The secret card: absent, face down, or known to this observer. */
  secret: { known: CardId | null } | null;
  /** Influence markers lying on each sector (0 to 2). */
  markers: Record<SectorId, number>;
  /** Cabal tokens on sectors. */
  blockhouses: SectorId[];
  revolts: SectorId[];
  /** Sectors where another player has set a toll for this Cycle. */
  tolls: { sector: SectorId; owner: Seat }[];
  /** The pawn under attack: named, or already face up. */
  victim: { pawn: number; owner: Seat; sector: SectorId; kind: Agent | null } | null;
  /** Cards this observer has drawn to look at. */
  peeked: CardId[];
  piles: PileView[];
  players: PlayerView[];
  /** What the Others have besides their piles; null where they are not played with. */
  others: OthersView | null;
  /** This observer's own reserve behind the screen; null for spectators. */
  own: OwnView | null;
  /** What lay behind each screen, by seat, in a game that is over with everything open. */
  reserves?: OwnView[];
  conquest: ConquestView | null;
  /** The Leagues; null in a game without them. */
  leagues: LeaguesView | null;
  /** Oaths that bind two players, with their terms where this observer may read them. */
  oaths: OathView[];
  /** Oaths this observer has offered or been offered. */
  oathOffers: OathOfferView[];
  /** Trades and places this observer has offered or been offered. */
  offers: OfferView[];
  /** What this observer knows beyond what lies open, and whence; null for spectators. */
  knowledge: Knowledge | null;
  /** VP of every seat whenever a sector was cleared, the latest last. */
  history: { cycle: number; vp: number[] }[];
  /** Final ranking, once the game is over. */
  final: FinalView | null;
}

/** Pawns from the top down. A kind is null when this observer does not know it. */
export interface PileView {
  id: number;
  /** A seat, or OTHERS (-1): their Citizens, Guards and Emissaries are Parasites, Abominations and Vectors. */
  owner: Seat;
  sector: SectorId;
  pawns: {
    id: number;
    kind: Agent | null;
    /** Of a game that is over, with everything open: this observer did not know it at the time. */
    unknownThen?: true;
  }[];
  sleeper: boolean;
}

export interface PlayerView {
  seat: Seat;
  cabal: CabalId | null;
  vp: number;
  vpSources: VpSources;
  rank: number;
  spyTokens: number;
  assassinTokens: number;
  debts: number;
  manoeuvrePawns: number;
  /** Manoeuvres performed this Cycle, in order. */
  performed: Manoeuvre[];
  /** Opportunity cards in order: the row, then those beside the board. `tokens` are the placed Affinities by symbol. */
  row: { card: CardId; tokens: (Affinity | null)[]; used: boolean }[];
  /** Cabal cards in play, in order, and the PP lying on them. */
  cabalRow: { card: CardId; used: boolean; pp: number }[];
  /** Price of the next slot of the Cabal row; null when it is full. */
  nextCabalCost: number | null;
  /** Occupied Influence slots, at most five. `fresh`: the marker of a Used stack that bears no Used token itself. */
  influence: { sector: SectorId; face: 1 | 2; markers: 1 | 2; used: boolean; fresh: "lower" | "upper" | null }[];
  /** Own Cabal tokens not in play. */
  cabalTokens: Partial<Record<string, number>>;
  /** Membership tokens of the Union held. */
  memberships: number;
  /** What the table has seen of this player's PP this Cycle (never the total). */
  seen: { gained: number; spent: number };
}

/** Behind the screen. */
export interface OwnView {
  pp: number;
  agents: Record<Agent, number>;
  affinities: Record<Affinity, number>;
}

export interface ConquestView {
  sector: SectorId;
  /** Revealed pawns of each player in the sector, and of the Others (OTHERS, -1). */
  pieces: { seat: Seat; kinds: Agent[] }[];
  /** Emissaries still able to take, by seat. */
  emissaries: number[];
  /** Of those, woken Sleeper Agents. */
  extra: number[];
  /** Vectors of the Others still able to take. */
  vectors: number;
  /** Players tied for Winner, while a Power Struggle is on. */
  tied: Seat[];
  /** Revealed bids, once they are in. */
  bids: { seat: Seat; pp: number }[];
  /** Order of takes, once known; the Others (OTHERS, -1) have a place in it, or hold the sector alone. */
  order: Seat[];
}

export interface FinalView {
  winners: Seat[];
  /** "fell": the Others have taken Prague, all players have lost together and nobody has won. */
  prague: "held" | "fell";
  /** What made it fall: a seventh card on the corruption track, or a seventh Gloom token. */
  fellBy: "corruption" | "gloom" | null;
  ranking: { seat: Seat; vp: number; pp: number; debts: number }[];
  /** The screens open at last. */
  reserves: OwnView[];
}
