import type { AskPolicy, Place, Seat } from "@paravent/kernel";
import type { CabalToken } from "../content/effects.ts";
import type { Configuration } from "../model/base/configuration.ts";
import type { DiktatFacts } from "../model/facts.ts";
import type { Affinity, CabalId, CardId, Manoeuvre, SectorId } from "../names/names.ts";
import type { LastingChange, Seen } from "./earlier.ts";
import type { OthersSetup } from "./others.ts";
import type { TestCard, TestMarker } from "./pack.ts";

/** One player of a position. What is not said is as at the start of a game: nothing, and two Affinity tokens. */
export interface PlayerSetup {
  /** A Cabal of the pack; by default the test Cabal of the player's name. */
  cabal?: CabalId;
  /** Another printed Rank than the Cabal's. */
  rank?: number;
  pp?: number;
  /** VP in all; the difference to what cards, markers and tokens give was gained once, by an effect. */
  vp?: number;
  /** Agents in reserve: "3C 2G 1E" or "CCE". */
  reserve?: string;
  affinities?: Partial<Record<Affinity, number>>;
  spyTokens?: number;
  assassinTokens?: number;
  debts?: number;
  tookDebt?: boolean;
  /** Manoeuvre pawns left; by default a whole Cycle's. */
  pawns?: number;
  /** Manoeuvres performed this Cycle, in order. */
  performed?: readonly Manoeuvre[];
  /** Opportunity cards in order, with the tokens on their symbols. */
  row?: readonly (CardId | { card: CardId; tokens: readonly (Affinity | null)[] })[];
  /** Influence markers by sector: level 1, 2 for a stack, "apart" for both beside each other (Pre-eminence). */
  influence?: Partial<Record<SectorId, 1 | 2 | "apart">>;
  /** Cabal cards in play, in order. */
  cabalRow?: readonly CardId[];
  /** Own Cabal tokens not in play; by default what the kit has beyond those on the table. */
  cabalTokens?: Partial<Record<CabalToken, number>>;
  /** Membership tokens held. */
  memberships?: number;
  /** Elements bearing a Used token: "card:nv1", "marker:motol:1"; of a stack one marker alone: "marker:motol:upper". */
  used?: readonly string[];
  /** Elements whose Income of this Cycle has been given, named as in `used`; for Development. */
  gaveIncome?: readonly string[];
  /**
   * When the player is asked about Manifestations: "always", "ownTurn", "never", some kinds of boundary, or null for the
   * habit of a real game. By default never, so that nobody reacts in a scenario that does not speak of it.
   */
  ask?: AskPolicy | null;
  /** Kinds of boundary at which the player is stopped every time. */
  stops?: readonly string[];
}

/** A pile drawn from the top down; it may bear a Sleeper Agent, or no Manoeuvre pawn. */
export interface DrawnPile {
  owner: string;
  sector: SectorId;
  drawn: string;
  bears?: "sleeper" | "noPawn";
}

/** A League of a position. */
export interface LeagueSetup {
  /** From the bottom of the pile to its top. */
  members: readonly string[];
  /** 1 where nothing is said. */
  level?: number;
  excluded?: readonly string[];
  /** Elements exchanged this Cycle. */
  exchanged?: number;
}

export interface Position {
  /** Leagues by id; those not named are empty. */
  leagues?: Readonly<Record<string, LeagueSetup>>;
  /** On the boards of the base pack instead of the test track. */
  printedLeagues?: boolean;
  /** The base pack alone, without anything a test has invented. */
  printed?: boolean;
  /** The Shadow, and whether its Manifestation has been used. */
  shadow?: { name: string; used: boolean } | null;
  /** What the players have agreed to play with; the base game where nothing is said. */
  configuration?: Partial<Configuration>;
  players: Readonly<Record<string, PlayerSetup>>;
  cards: Readonly<Record<CardId, TestCard>>;
  /** Faces of Influence markers invented for the test. */
  markers?: Readonly<Partial<Record<SectorId, TestMarker>>>;
  piles: readonly DrawnPile[];
  /** Sectors bearing a Blockhouse, a Revolt. */
  blockhouses?: readonly SectorId[];
  revolts?: readonly SectorId[];
  seen?: readonly Seen[];
  lasting?: readonly LastingChange[];
  /** Whom an element has made Administrator for this Cycle. */
  named?: string | null;
  others?: OthersSetup;
  track: readonly CardId[];
  secret: CardId | null;
  /** Cards of the deck from the top; null: every card that lies nowhere else. */
  deck: readonly CardId[] | null;
  cycle: number;
  phase: DiktatFacts["phase"];
  /** Some Manoeuvre of the Cycle is behind; by default where a player has performed one. */
  begun?: boolean;
  place: (facts: DiktatFacts, seatOf: (name: string) => Seat) => Place[];
}
