import type { Affinity, Agent, Manoeuvre, SectorId } from "../names/names.ts";

/** The closed vocabulary of effects, in the glossary's words. The YAML's words are translated once, by `translate.ts`. */

export type EffectKind = "gain" | "income" | "specialManoeuvre" | "manifestation" | "ability" | "scourge";

export const TRIGGERS = [
  "acquire",
  "passive",
  "development",
  "manoeuvre",
  "anytime",
  "opportunitiesPhase",
  "manoeuvrePhaseStart",
  "wantPlacePile",
  "pilePlaced",
  "pawnPlaced",
  "spyDone",
  "assassinateStarted",
  "assassinationTarget",
  "assassinationReveal",
  "assassinationDone",
  "resolutionStart",
  "conquestStart",
  "winnerDeclared",
  "trophyTaken",
  "struggleResolved",
  "affinityFlipped",
  "othersAttack",
  "elementUsedByOther",
  "abilityUsed",
] as const;
export type Trigger = (typeof TRIGGERS)[number];

export type WindowName = "anyStep" | "manoeuvresPhase" | "betweenManoeuvres" | "ownTurn" | "leaguePhase";
export type LimitScope = "cycle" | "manoeuvre" | "conquest" | "event" | "game" | "cyclePerPlayer";

export interface Limit {
  readonly times: number;
  readonly per: LimitScope;
  /** Place of the effect whose uses are counted: two parts of one Ability share its limit. */
  readonly with?: number;
}

export interface Effect {
  readonly kind: EffectKind;
  readonly trigger: Trigger;
  readonly window: WindowName | null;
  readonly optional: boolean;
  readonly usableBy: "owner" | "eachPlayer";
  readonly config: readonly ("base" | "others" | "leagues")[] | null;
  readonly if: readonly Condition[];
  readonly cost: readonly Cost[];
  readonly limit: Limit | null;
  readonly do: readonly Op[];
}

/** A player, as an effect names one. */
export type Who =
  | "acting"
  | "owner"
  | "chosenOther"
  | "eachOther"
  | "eachPlayer"
  | "eventPlayer"
  | "pileOwner"
  | "victim"
  | "it";

export type CabalToken = "blockhouse" | "sleeper" | "membership" | "revolt";

export type EffectResource =
  | Agent
  | "spyToken"
  | "assassinToken"
  | "pp"
  | "manoeuvrePawn"
  | "debt"
  | "vp"
  | "rank"
  | "affinityPolitics"
  | "affinityPeople"
  | "affinityArtefact"
  | "affinityAny";

export type Counter =
  | "citizensInSector"
  | "ownMarkerSectors"
  | "ownGuardsInSector"
  | "adhesion"
  | "ownSymbolsArtefact"
  | "paid"
  | "otherBidders"
  | "playersMinusOne"
  | "pawnsRemoved";

export type Amount =
  | number
  | "all"
  | { readonly upTo: number }
  | { readonly base: number; readonly add: readonly { readonly if: Condition; readonly n: number }[] }
  | { readonly count: Counter; readonly div?: number; readonly plus?: number; readonly max?: number }
  | { readonly stat: Stat };

export const STATS = [
  "guardPenalty",
  "guardFee",
  "guardsIgnored",
  "influenceIncome",
  "rank",
  "vp",
  "conquestEmissaries",
  "conquestStrength",
  "tieBreak",
  "struggleBid",
  "struggleTie",
  "splitStack",
  "othersAttackPp",
  "othersAssassins",
  "debtFree",
  "affinityWild",
  "hiddenBottom",
  "blockhouseAssassinates",
  "blockhouseReach",
  "dormantCost",
  "revoltToll",
  "exploreDraw",
  "throughDarkness",
] as const;
export type Stat = (typeof STATS)[number];

/** What the stats that a price or number reads are before anything changes them. */
export const STAT_BASE: Readonly<Partial<Record<Stat, number>>> = { dormantCost: 2, revoltToll: 1, exploreDraw: 1 };

export type Condition =
  | { readonly isAdministrator: Who }
  | { readonly adhesionAtLeast: { readonly of: Who; readonly n: number } }
  | { readonly membershipHeldByOthersAtLeast: number | { readonly count: Counter } }
  | { readonly holdsNoMembership: Who }
  | { readonly noPlayerWithoutMembership: true }
  | { readonly markerSectorsAtLeast: number }
  | { readonly tokenInEventSector: CabalToken }
  | { readonly ownPileInEventSector: true }
  | { readonly ownEmissaryInEventSector: true }
  | { readonly eventBy: "self" | "other" | "any" }
  | { readonly eventPawn: Agent }
  | { readonly eventVictim: "self" | "other" | "any" }
  | { readonly eventTrophy: "card" | "marker" }
  | { readonly tiedForWinner: true }
  | { readonly isFirstPlayer: Who }
  | { readonly statOn: Stat }
  | { readonly stacked: true }
  | { readonly ownTokenOnPileOf: Who }
  | { readonly eventSectorIn: readonly SectorId[] }
  | { readonly eventDarknessAtLeast: number }
  | { readonly not: Condition };

export type Cost =
  | { readonly pay: "pp"; readonly n: Amount; readonly to: "supply" | "owner" | "acting" | "card" }
  | { readonly discard: Agent | "agent"; readonly n: Amount }
  | { readonly returnAffinity: Affinity; readonly n: number }
  | { readonly spendToken: CabalToken; readonly from: "sector" | "pile"; readonly to: "reserve" | "game" };

export interface SectorFilter {
  readonly from?: "any" | "event" | "origin" | "chosen";
  readonly reach?: "here" | "adjacent" | "hereOrAdjacent";
  readonly reachStat?: "blockhouseReach";
  readonly with?: readonly ("ownPile" | "otherPile" | "revolt" | "markerAvailable" | "space")[];
  readonly anyOf?: readonly ("ownPile" | "adjacentToBlockhouse")[];
  readonly without?: readonly ("blockhouse" | "revolt")[];
  readonly except?: readonly SectorId[];
}

export interface PileFilter {
  readonly owner?: "self" | "other" | "event";
  readonly in?: SectorFilter;
  readonly lookedAt?: true;
  readonly eachOwner?: true;
  readonly maxPiles?: number;
  readonly otherSector?: true;
}

/** An option of a choice: what it needs, what it costs, what it does. The empty one does nothing. */
export interface Option {
  readonly if: readonly Condition[];
  readonly cost: readonly Cost[];
  readonly do: readonly Op[];
}

export type Op =
  | { readonly op: "gain"; readonly res: EffectResource; readonly n: Amount; readonly to?: Who }
  | {
      readonly op: "lose";
      readonly res: EffectResource;
      readonly n: Amount;
      readonly from?: Who;
      readonly mandatory?: boolean;
    }
  | {
      readonly op: "convert";
      readonly from: "agent" | "affinityAny";
      readonly to: Agent | "affinityAny";
      readonly n: Amount;
      readonly where: "reserve" | "pile";
      readonly pile?: PileFilter;
    }
  | { readonly op: "placePile"; readonly sector: SectorFilter; readonly maxPawns: number }
  | { readonly op: "reinforce"; readonly n: Amount; readonly pile: PileFilter }
  | { readonly op: "withdraw"; readonly pile: PileFilter; readonly recoverManoeuvre?: boolean }
  | { readonly op: "movePile"; readonly pile: PileFilter; readonly to: SectorFilter; readonly ignoreLimit?: boolean }
  | { readonly op: "movePawns"; readonly n: Amount; readonly pile: PileFilter; readonly to: PileFilter }
  | {
      readonly op: "swapPawns";
      readonly n: Amount;
      readonly pile: PileFilter;
      readonly only?: Agent;
      readonly perPile?: number;
    }
  | { readonly op: "removePawn"; readonly n: Amount; readonly pile: PileFilter; readonly chosenBy: "pileOwner" }
  | {
      readonly op: "spy";
      readonly n: Amount;
      readonly scope?: "any" | "pawns" | "secretCard";
      readonly pile?: PileFilter;
      readonly tokenBonus?: boolean;
    }
  | { readonly op: "peekDeck"; readonly n: Amount; readonly keep: number; readonly rest?: "bottom" }
  | {
      readonly op: "assassinate";
      readonly n: Amount;
      readonly pile?: PileFilter;
      readonly scope?: "any";
      readonly tokenBonus?: boolean;
      readonly bounty?: number;
    }
  | { readonly op: "protect"; readonly stage: "beforeReveal" | "afterReveal" }
  | { readonly op: "extraManoeuvre"; readonly types: readonly (Manoeuvre | "any")[] }
  | { readonly op: "playAgain" }
  | { readonly op: "skipTurn"; readonly who: Who }
  | {
      readonly op: "takeRole";
      readonly role: "administrator" | "firstPlayer" | "sectorPicker";
      readonly until: "cycleEnd" | "conquestEnd";
    }
  | { readonly op: "develop"; readonly price: "free" | "discount"; readonly n?: number }
  | { readonly op: "ready"; readonly n: number; readonly target: "ownOtherPossession" }
  | { readonly op: "exhaust"; readonly n: Amount; readonly target: "otherPossession" | "possessionOfEventPlayer" }
  | { readonly op: "addCard"; readonly n: number; readonly from: "peeked"; readonly to: "track" }
  | { readonly op: "takeCard"; readonly n: number; readonly from: "track"; readonly anySector?: boolean }
  | { readonly op: "takeMarker"; readonly n: number; readonly sector: SectorFilter }
  | { readonly op: "returnMarker"; readonly n: number; readonly bind?: "origin" }
  | {
      readonly op: "placeToken";
      readonly token: CabalToken;
      readonly n: Amount;
      readonly onto: "sector" | "pile" | "player";
      readonly sector?: SectorFilter;
      readonly pile?: PileFilter;
      readonly player?: Who;
      readonly maxPer?: number;
    }
  | {
      readonly op: "removeToken";
      readonly token: CabalToken;
      readonly n: number;
      readonly from: "sector" | "pile";
      readonly to: "reserve" | "game";
      readonly sector?: SectorFilter;
    }
  | { readonly op: "moveOthers"; readonly n: Amount; readonly from: "any"; readonly to: "any" | "adjacent" }
  | {
      readonly op: "modify";
      readonly stat: Stat;
      readonly delta?: Amount;
      readonly set?: boolean | number | string;
      readonly until?: "conquestEnd" | "cycleEnd";
    }
  | {
      readonly op: "altTrophy";
      readonly cost: readonly Cost[];
      readonly limit: Limit | null;
      readonly do: readonly Op[];
    }
  | {
      readonly op: "toll";
      readonly action: "placePile";
      readonly sector: SectorFilter;
      readonly affects: "eachOther";
      readonly options: readonly Option[];
      readonly until?: "cycleEnd";
    }
  | { readonly op: "choose"; readonly options: readonly Option[] }
  | { readonly op: "offer"; readonly to: Who; readonly accept: Option; readonly refuse: Option }
  | { readonly op: "forEach"; readonly over: "eachOther" | "eachPlayer"; readonly do: readonly Op[] };

export type OpOf<Name extends Op["op"]> = Extract<Op, { op: Name }>;

/** Says "an Assassinate Manoeuvre": one Assassination of anybody, more by Assassin tokens (DK-MAN-KILL-01, DK-RUL-19). */
export const isAssassinateManoeuvre = (op: OpOf<"assassinate">): boolean =>
  op.n === 1 && op.scope === "any" && op.tokenBonus === true && op.pile === undefined;
