import type { CabalToken } from "../content/effects.ts";
import type { Affinity, CardId, Manoeuvre, SectorId } from "../model/names.ts";
import { counted } from "./notation.ts";

/** What can be asked of a player by `has`. */
export interface Holding {
  pp?: number;
  vp?: number;
  rank?: number;
  reserve?: string;
  debts?: number;
  spyTokens?: number;
  assassinTokens?: number;
  /** Manoeuvre pawns left. */
  pawns?: number;
  /** Manoeuvres performed this Cycle, in order. */
  performed?: readonly Manoeuvre[];
  row?: readonly CardId[];
  /** Affinity tokens on the cards that have symbols, symbol by symbol. */
  placed?: Readonly<Record<CardId, readonly (Affinity | null)[]>>;
  influence?: Partial<Record<SectorId, 1 | 2 | "apart">>;
  /** Sectors of the Influence slots from left to right. */
  slots?: readonly SectorId[];
  /** Cabal cards in play, in order. */
  cabalRow?: readonly CardId[];
  /** Own Cabal tokens not in play. */
  cabalTokens?: Partial<Record<CabalToken, number>>;
  /** Membership tokens held. */
  memberships?: number;
  /** All elements that bear a Used token: "card:nv1", "cabal:polisec_2", "marker:motol:1". */
  used?: readonly string[];
  /** Affinity tokens in reserve; types not named are 0. */
  affinities?: Partial<Record<Affinity, number>>;
}

/** What can be asked of the whole table by `is`. */
export interface TableState {
  administrator?: string;
  cycle?: number;
  phase?: string;
  firstPlayer?: string | null;
  track?: readonly CardId[];
  discard?: readonly CardId[];
  /** Influence markers lying on some sectors. */
  markers?: Partial<Record<SectorId, number>>;
  winners?: readonly string[];
  blockhouses?: readonly SectorId[];
  revolts?: readonly SectorId[];
  /** Piles that bear a Sleeper Agent: "bor.karst". */
  sleepers?: readonly string[];
}

/** What `has` was told, written as it is compared: "2C E" in full, Affinity types not named as 0. */
export function completed(key: keyof Holding, expected: Holding): unknown {
  if (key === "affinities") return { politics: 0, people: 0, artefact: 0, ...expected.affinities };
  if (key !== "reserve") return expected[key];
  const { citizen, guard, emissary } = counted(expected.reserve!);
  return `${citizen}C ${guard}G ${emissary}E`;
}
