import type { Words } from "@paravent/content";
import type { Affinity, AffinitySymbol, Agent, CabalId, CardId, SectorId } from "../names/names.ts";
import type { CabalToken, Effect } from "./effects.ts";
import type { League, LeaguesContent } from "./leagues.ts";
import type { Powers } from "./powers.ts";

export interface Sector {
  readonly id: SectorId;
  readonly name: Words;
  readonly adjacent: readonly SectorId[];
  /** Effects of the Influence marker by face, I and II. */
  readonly marker: readonly [readonly Effect[], readonly Effect[]];
  /** What each face gives, in a line; null where the pack does not say. */
  readonly markerText: readonly [Words, Words] | null;
}

export interface OpportunityCard {
  readonly id: CardId;
  readonly name: Words;
  readonly sector: SectorId;
  readonly darknessScore: number;
  readonly affinities: readonly AffinitySymbol[];
  /** Bears the icon of the Attack of the Others. */
  readonly attack: boolean;
  readonly text: Words;
  readonly effects: readonly Effect[];
}

export interface CabalCard {
  readonly id: CardId;
  readonly name: Words;
  /** Suggested playing order; not binding (DK-MAN-DEV-02). */
  readonly order: number;
  readonly text: Words;
  readonly effects: readonly Effect[];
}

export interface Cabal {
  readonly id: CabalId;
  readonly name: Words;
  readonly motto: Words;
  readonly rank: number;
  /** Type of the two Affinity tokens of the starting kit. */
  readonly affinity: Affinity;
  readonly kit: {
    readonly pp: number;
    readonly affinities: number;
    readonly tokens: Readonly<Partial<Record<CabalToken, number>>>;
  };
  readonly board: {
    /** VP under each slot of the Opportunity row. */
    readonly opportunityVp: readonly number[];
    /** Price and VP of each slot of the Cabal row. */
    readonly cabalCost: readonly number[];
    readonly cabalVp: readonly number[];
    readonly influenceSlots: number;
  };
  readonly ability: { readonly name: Words; readonly text: Words; readonly effects: readonly Effect[] };
  readonly cards: readonly CabalCard[];
}

/** How the Others work in a game. */
export interface BileCard {
  readonly id: string;
  readonly name: Words;
  readonly text: Words;
  /** Cards an Attack adds to the corruption track. */
  readonly attackCards: number;
}

/** Configuration: the Others. */
export interface OthersContent {
  readonly startPile: Readonly<Record<Agent, number>>;
  /** Cells of the corruption track, and Gloom tokens: one more is the end. */
  readonly corruptionCells: number;
  readonly gloomTokens: number;
  /** One for each of their piles; what the rules place needs none (DK-RUL-82). */
  readonly factionPawns: number;
  /** Pawns in a sector for one Gloom token. */
  readonly infectionStep: number;
  readonly bileCards: readonly BileCard[];
}

/** What the rules read as numbers. */
export interface Constants {
  readonly victoryPointsToWin: number;
  readonly income: { readonly citizen: number; readonly guard: number; readonly emissary: number; readonly pp: number };
  readonly byPlayers: Readonly<Record<number, PlayerCount>>;
  readonly overflowCardVp: number;
  readonly spyBase: number;
  readonly emissaryBounty: number;
  readonly guardPenalty: number;
  readonly debtPp: number;
  readonly debtTokens: number;
  readonly affinityTokens: number;
}

export interface PlayerCount {
  readonly cycles: number;
  readonly manoeuvres: number;
  readonly visibleCards: number;
  readonly pileLimit: number;
}

/** What each element can do in a game with or without the Others. */
export interface PowerTables {
  /** By the element's ref. */
  readonly powers: ReadonlyMap<string, Powers>;
  /** The same by kind of element: the hot loop makes no refs. */
  readonly powersOf: {
    readonly card: ReadonlyMap<CardId, Powers>;
    readonly cabalCard: ReadonlyMap<CardId, Powers>;
    readonly screen: ReadonlyMap<CabalId, Powers>;
    readonly marker: ReadonlyMap<SectorId, readonly Powers[]>;
    readonly shadow: Powers;
  };
}

/** One set of content, frozen. */
export interface Pack extends PowerTables {
  /** The hash of what the rules read; a game is bound to it. */
  readonly id: string;
  /** The hash of everything, words included. Editions of one id play alike and may read differently. */
  readonly edition: string;
  readonly name: Words;
  readonly constants: Constants;
  readonly sectors: ReadonlyMap<SectorId, Sector>;
  readonly cards: ReadonlyMap<CardId, OpportunityCard>;
  readonly cabals: ReadonlyMap<CabalId, Cabal>;
  readonly cabalCards: ReadonlyMap<CardId, CabalCard>;
  /** Null: this pack says nothing of the Others. */
  readonly others: OthersContent | null;
  /** What elements can do where the Others are played with (DK-INF-13). */
  readonly withOthers: PowerTables;
  /** Null in a pack that has none: it cannot be played with Leagues. */
  readonly leagues: LeaguesContent | null;
}

/** The pack as JSON: what clients look names and texts up in. */
export interface PackText {
  readonly id: string;
  readonly edition: string;
  readonly name: Words;
  readonly constants: Constants;
  readonly sectors: readonly Sector[];
  readonly cards: readonly OpportunityCard[];
  readonly cabals: readonly Cabal[];
  readonly others: OthersContent | null;
  readonly leagues: { readonly boards: readonly League[]; readonly shadow: LeaguesContent["shadow"] } | null;
}

export function packText(pack: Pack): PackText {
  return {
    id: pack.id,
    edition: pack.edition,
    name: pack.name,
    constants: pack.constants,
    sectors: [...pack.sectors.values()],
    cards: [...pack.cards.values()],
    cabals: [...pack.cabals.values()],
    others: pack.others,
    leagues: pack.leagues && { boards: [...pack.leagues.boards.values()], shadow: pack.leagues.shadow },
  };
}
