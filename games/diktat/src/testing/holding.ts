import assert from "node:assert/strict";
import type { Seat } from "@paravent/kernel";
import type { CabalToken } from "../content/effects.ts";
import type { LeaguesView } from "../leagues/view/types.ts";
import { viewLeagues } from "../leagues/view/view.ts";
import type { DiktatFacts, InfluenceSlot } from "../model/facts.ts";
import { type Affinity, type Agent, type CardId, type Manoeuvre, OTHERS, type SectorId } from "../names/names.ts";
import type { Others } from "../others/state/facts.ts";
import { viewOthers } from "../others/view/view.ts";
import { rank } from "../rules/effects/rank.ts";
import { possessions } from "../rules/elements.ts";
import { vp } from "../rules/phases/score.ts";
import { counted } from "./notation.ts";

/** What can be asked of a player by `has`. */
export interface Holding {
  pp?: number;
  vp?: number;
  rank?: number;
  reserve?: string;
  debts?: number;
  /** Whether the voluntary Debt of this Cycle is used up. */
  tookDebt?: boolean;
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
  /** Number of cards in the deck and in the discard pile. */
  deckSize?: number;
  discardSize?: number;
  /** Sworn oaths named, term after term: `{ "oath:1": "kept open" }`; "gone" once it is broken or over. */
  oaths?: Readonly<Record<string, string>>;
  /** Influence markers lying on some sectors. */
  markers?: Partial<Record<SectorId, number>>;
  winners?: readonly string[];
  /** Cards of the corruption track in cell order. */
  corruption?: readonly CardId[];
  /** Gloom and Corruption tokens, all of them. */
  gloom?: Partial<Record<SectorId, number>>;
  corruptionTokens?: Partial<Record<SectorId, number>>;
  /** Pawns of the Others in each sector, all of them. */
  others?: Partial<Record<SectorId, number>>;
  /** Pawns of the Others lying on their board: "2C E". */
  discardedOthers?: string;
  /** Whether all have lost together, once the game is over. */
  prague?: "held" | "fell";
  blockhouses?: readonly SectorId[];
  revolts?: readonly SectorId[];
  /** Piles that bear a Sleeper Agent: "bor.karst". */
  sleepers?: readonly string[];
  /** Leagues named, as `{ maisel: "3: ana bor" }`: level, and members from the bottom up; "" when empty. */
  leagues?: Readonly<Record<string, string>>;
  /** Those who stand in the Assembly, in seat order; the Shadow stands apart. */
  assembly?: readonly string[];
  shadow?: string | null;
}

/** What `has` was told, written as it is compared: "2C E" in full, Affinity types not named as 0. */
export function completed({ reserve, affinities, ...expected }: Holding): Holding {
  return {
    ...expected,
    ...(reserve === undefined ? {} : { reserve: inFull(counted(reserve)) }),
    ...(affinities ? { affinities: { politics: 0, people: 0, artefact: 0, ...affinities } } : {}),
  };
}

/** What a player holds. */
export function holdingOf(s: Readonly<DiktatFacts>, seat: Seat): Holding {
  const player = s.players[seat]!;
  return {
    pp: player.pp,
    vp: vp(s, seat),
    rank: rank(s, seat),
    reserve: inFull(player.agents),
    debts: player.debts,
    tookDebt: player.tookDebt,
    spyTokens: player.spyTokens,
    assassinTokens: player.assassinTokens,
    pawns: player.manoeuvrePawns,
    performed: player.performed,
    row: player.row.map(({ card }) => card),
    placed: Object.fromEntries(player.row.flatMap(({ card, tokens }) => (tokens.length > 0 ? [[card, tokens]] : []))),
    influence: influenceOf(player.influence),
    slots: player.influence.map(({ sector }) => sector),
    affinities: player.affinities,
    cabalRow: player.cabalRow.map(({ card }) => card),
    cabalTokens: player.cabalTokens,
    memberships: player.memberships,
    used: possessions(player).flatMap(({ element, possession }) => (possession.used ? [element] : [])),
  };
}

/** How the whole table stands; of the markers, those that are expected. */
export function tableOf(s: Readonly<DiktatFacts>, names: readonly string[], expected: TableState): TableState {
  const { administrator, cycle, phase, firstPlayer, track, discard, markers, final } = s;
  const lying = Object.keys(expected.markers ?? {}) as SectorId[];
  return {
    ...(administrator === null ? {} : { administrator: names[administrator]! }),
    cycle,
    phase,
    firstPlayer: firstPlayer === null ? null : names[firstPlayer]!,
    track,
    discard,
    deckSize: s.deck.length,
    discardSize: discard.length,
    oaths: Object.fromEntries(Object.keys(expected.oaths ?? {}).map((ref) => [ref, oathOf(s, ref)])),
    markers: Object.fromEntries(lying.map((sector) => [sector, markers[sector].length])),
    ...(final ? { winners: final.winners.map((seat) => names[seat]!) } : {}),
    ...(s.others ? othersOf(s, s.others) : {}),
    blockhouses: s.blockhouses,
    revolts: s.revolts,
    sleepers: s.piles.flatMap(({ sleeper, owner, sector }) => (sleeper ? [`${names[owner]}.${sector}`] : [])),
    ...(s.leagues ? leaguesOf(viewLeagues(s, "public"), names, Object.keys(expected.leagues ?? {})) : {}),
  };
}

/** How the terms of an oath stand, in the order in which they were sworn. */
function oathOf({ oaths }: Readonly<DiktatFacts>, ref: string): string {
  const oath = oaths.find(({ id }) => `oath:${id}` === ref);
  return oath ? oath.terms.map(({ state }) => state).join(" ") : "gone";
}

function leaguesOf(
  { boards, assembly, shadow }: LeaguesView,
  names: readonly string[],
  ids: readonly string[],
): TableState {
  const drawing = (id: string): string => {
    const { level, members } = boards.find((board) => board.id === id)!;
    return members.length === 0 ? "" : `${level}: ${members.map((seat) => names[seat]).join(" ")}`;
  };
  return {
    leagues: Object.fromEntries(ids.map((id) => [id, drawing(id)])),
    assembly: assembly.map((seat) => names[seat]!),
    shadow: shadow === null ? null : names[shadow]!,
  };
}

/** What everybody sees of the Others. */
function othersOf(s: Readonly<DiktatFacts>, others: Others): TableState {
  const seen = viewOthers(s, others);
  const piles = s.piles.flatMap(({ owner, sector, pawns }) => (owner === OTHERS ? [[sector, pawns.length]] : []));
  const lying = (kind: Agent): number => others.discarded.filter((one) => one === kind).length;
  return {
    corruption: seen.corruption,
    gloom: seen.gloom,
    corruptionTokens: seen.corruptionTokens,
    others: Object.fromEntries(piles),
    discardedOthers: inFull({ citizen: lying("citizen"), guard: lying("guard"), emissary: lying("emissary") }),
    ...(s.final ? { prague: s.final.fellBy === null ? "held" : "fell" } : {}),
  };
}

/** What `is` was told, written as it is compared. */
export function stated({ discardedOthers, ...expected }: TableState): TableState {
  return {
    ...expected,
    ...(discardedOthers === undefined ? {} : { discardedOthers: inFull(counted(discardedOthers)) }),
  };
}

const inFull = ({ citizen, guard, emissary }: Readonly<Record<Agent, number>>): string =>
  `${citizen}C ${guard}G ${emissary}E`;

/** The level held of each sector; "apart" where both markers lie side by side, one with face I and one with face II. */
function influenceOf(slots: readonly InfluenceSlot[]): NonNullable<Holding["influence"]> {
  const held: NonNullable<Holding["influence"]> = {};
  for (const { sector, face } of slots) {
    assert.notEqual(held[sector], face, `both markers of ${sector} show the same face`);
    held[sector] = held[sector] === undefined ? face : "apart";
  }
  return held;
}
